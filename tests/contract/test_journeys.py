"""One test sweeps all seeds of a setting, or all of a room, and names what it fails with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from freebooters.engine.messages import Message
from freebooters.promises import Broken
from freebooters.stage import Frame
from tests.contract.journeys import SEEDS, every_journey, every_room_journey, quick_seeds
from tests.contract.kept import keeps
from tests.contract.painted import every_frame
from tests.contract.rooms import EACH_KIND, GAMES, ROOMS, SETTINGS, Setting

pytestmark = pytest.mark.native

Journeys = Sequence[tuple[Setting, int]]


@every_journey
def looked_at(setting: Setting, seed: int, found: list[int]) -> None:
    found.append(seed)
    assert seed < 3, setting


@every_room_journey
def looked_at_one_by_one(setting: Setting, seed: int) -> None:
    """Only what it is called for is looked at."""


def _cases(test: Callable[..., None]) -> list[tuple[str, Journeys, bool]]:
    """What the tests are called, the journeys of each, and whether it is slow."""
    (mark,) = test.pytestmark  # type: ignore[attr-defined]
    return [(case.id, *case.values, bool(case.marks)) for case in mark.args[1]]


def _further(setting: Setting) -> list[int]:
    return sorted({*SEEDS} - {*quick_seeds(setting)})


def test_a_setting_is_one_test_of_its_quick_seeds_and_one_slow_test_of_the_others() -> None:
    settings = [setting for folder in ROOMS for setting in SETTINGS[folder]]
    quick = [
        (str(setting), [(setting, seed) for seed in seeds], False)
        for setting in settings
        if (seeds := quick_seeds(setting))
    ]
    further = [
        (f"{setting}-more", [(setting, seed) for seed in _further(setting)], True)
        for setting in settings
    ]

    assert [*quick, *further] == _cases(looked_at_one_by_one)


def test_a_room_is_one_test_of_all_its_quick_seeds_and_one_slow_test_of_the_others() -> None:
    quick = [
        (folder, [(each, seed) for each in SETTINGS[folder] for seed in quick_seeds(each)], False)
        for folder in GAMES
    ]
    further = [
        (
            f"{folder}-more",
            [(each, seed) for each in SETTINGS[folder] for seed in _further(each)],
            True,
        )
        for folder in GAMES
    ]

    assert [*quick, *further] == _cases(looked_at)
    for folder, journeys, _ in quick:
        assert {each.chosen for each in SETTINGS[folder]} == {each.chosen for each, _ in journeys}


def test_a_failing_sweep_names_its_journey_and_has_tried_those_before() -> None:
    found: list[int] = []
    setting = SETTINGS["secret"][0]

    with pytest.raises(AssertionError) as failed:
        looked_at(each_journey=[(setting, seed) for seed in (0, 2, 5, 7)], found=found)

    assert [0, 2, 5] == found
    assert [f"in {setting} with seed 5"] == failed.value.__notes__


def test_what_fails_in_a_frame_names_it_and_has_tried_those_before() -> None:
    tried: list[Frame] = []

    @every_frame
    def looked_at_in(frame: Frame) -> None:
        tried.append(frame)
        assert frame != EACH_KIND[1]

    with pytest.raises(AssertionError) as failed:
        looked_at_in()

    assert [*EACH_KIND[:2]] == tried
    assert [f"in {EACH_KIND[1]}"] == failed.value.__notes__


def test_so_does_a_promise_that_is_told_in_a_sentence() -> None:
    @every_frame
    def breaks_it(frame: Frame) -> None:
        keeps([Broken(10, Message("shape"))] if frame == EACH_KIND[1] else [])

    with pytest.raises(pytest.fail.Exception, match=f"promise 10.*\nin {EACH_KIND[1]}$"):
        breaks_it()
