"""Promise 9, what is kept: nobody is shown a part of the table that was painted for somebody else, unless
the same would be painted anew; and no game fills the memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from freebooters.engine.contract import Seat
from freebooters.engine.match import Match
from freebooters.stage import NARROW, WIDE, Frame, Node, Scene, painted
from freebooters.stage.kept import KEPT, Kept
from tests.contract.journeys import quick_seeds, travel
from tests.contract.rooms import ROOMS, SETTINGS, Setting

MOMENTS = 12

every_setting = pytest.mark.parametrize(
    "setting",
    [
        pytest.param(
            setting, id=str(setting), marks=[] if quick_seeds(setting) else [pytest.mark.slow]
        )
        for room in ROOMS
        for setting in SETTINGS[room]
    ],
)
"""In every run with the fewest and the most seats, whatever else is chosen."""


def moments(setting: Setting) -> Iterator[Match]:
    """Some moments of a game, in order."""
    journey = travel(setting, 1)
    match = Match.replay(
        setting.game, setting.seats, setting.options, "kept", journey.log, settle=False
    )
    chosen = Random(str(setting)).sample(range(len(match.log)), min(MOMENTS, len(match.log)))
    for then in match.retrace(0):
        if len(then.log) - 1 in chosen:
            yield then.copy()


def scenes(match: Match, observer: Seat | None, frame: Frame) -> list[Scene]:
    """What an observer sees of what has just happened."""
    seen = [event.seen_by(observer) for event in match.events[-1]]
    beats = match.game.paint.unfold(match.view(observer), frame, seen, observer)
    return [beat.scene for beat in beats]


def confused(setting: Setting) -> bool:
    """Whether anybody was shown what is not painted anew for them, everybody having looked."""
    rng = Random(str(setting))
    KEPT.clear()
    shown = [
        (match, observer, scenes(match, observer, WIDE))
        for match in moments(setting)
        for observer in rng.sample(setting.observers, len(setting.observers))
    ]
    for match, observer, told in shown:
        KEPT.clear()
        if told != scenes(match, observer, WIDE):
            return True
    return False


@every_setting
def test_what_is_kept_is_what_would_be_painted_anew(setting: Setting) -> None:
    assert not confused(setting)


@pytest.mark.parametrize("room", ["caribbean", "cartagena", "meuterer", "mutiny"])
def test_a_key_that_is_too_narrow_is_found(room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    find, put = Kept.find, Kept.put
    monkeypatch.setattr(Kept, "find", lambda self, key: find(self, narrowed(key)))
    monkeypatch.setattr(Kept, "put", lambda self, key, nodes: put(self, narrowed(key), nodes))

    assert any(confused(setting) for setting in SETTINGS[room])


def narrowed(key: Any) -> Any:
    """A key that tells parts apart by no more than where they lie."""
    paint, arguments, *_ = key
    return (paint, arguments[:2])


def test_a_part_is_painted_once_for_equal_arguments() -> None:
    made = []

    @painted
    def part(name: str, *, large: bool = False) -> Iterator[Node]:
        made.append((name, large))
        yield Node(name, "zone", (0, 0), (9 if large else 1, 1))

    assert part("a") is part("a")
    assert part("a", large=True) is part("a", large=True) != part("a")
    assert part("b") != part("a")
    assert [("a", False), ("a", True), ("b", False)] == made


def test_what_is_used_is_kept_and_the_rest_goes() -> None:
    kept, node = Kept(10), Node("a", "zone", (0, 0), (1, 1))
    for number in range(100):
        kept.put(number, (node, node))
        assert kept.find("used") is not None or number == 0
        if number == 0:
            kept.put("used", (node,))
        assert len(kept) <= 2 * kept.most

    assert kept.find(99) is not None
    assert kept.find(50) is None


@pytest.mark.parametrize("room", ROOMS)
def test_a_whole_game_keeps_no_more_than_there_is_room_for(
    room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks, and on several screens; with so little room that every game needs more."""
    KEPT.clear()
    monkeypatch.setattr(KEPT, "most", 300)
    setting = SETTINGS[room][-1]
    for match in moments(setting):
        for observer in setting.observers:
            for frame in (WIDE, NARROW, Frame("narrow", 960)):
                scenes(match, observer, frame)
        assert len(KEPT) <= 2 * KEPT.most + 500
