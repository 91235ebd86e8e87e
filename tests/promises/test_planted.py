"""Every bug that is planted into the template's rules is named by a sentence, with what led there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from freebooters import catalog
from freebooters.engine.game import Game
from freebooters.promises import (
    Broken,
    CutShort,
    broken_by,
    broken_in,
    broken_over,
    settings_of,
    travel,
)
from tests.promises.planted import COUNTS, Planted, planted

BUGS = [
    Planted(
        "a copy shares a list",
        "s.hands = self.hands[:]",
        "s.hands = self.hands",
        2,
        "promise-copy-shares",
        0,
        {"slot": "hands"},
    ),
    Planted(
        "a copy forgets a slot",
        "        s.discards = self.discards[:]\n",
        "",
        2,
        "promise-copy-loses",
        0,
        {"slot": "discards"},
    ),
    Planted(
        "a view shows all hands",
        "card if _may_see(s, owner, seat) else None",
        "card",
        4,
        "promise-mask-view",
        0,
        {"field": "hands"},
    ),
    Planted(
        "mask hides nothing",
        "return action[:1]  # BL-1",
        "return action",
        4,
        "promise-mask-more",
        0,
        {"look": "deal 2"},
    ),
    Planted(
        "an event tells the card",
        '{"seat": seat}, {"card": card}, (seat,)',
        '{"seat": seat, "card": card}',
        4,
        "promise-mask-event",
        0,
        {"kind": "dealt"},
    ),
    Planted(
        "a turn never ends",
        '    s.turn += 1  # BL-2\n    if emit:\n        emit(Event("kept"',
        '    if emit:\n        emit(Event("kept"',
        7,
        "promise-endings-late",
        13,
        {"longest": 12},
    ),
    Planted(
        "what is legal looks into other hands",
        "return [KEEP] if s.hands[seat] == HIGHEST",
        "return [KEEP] if max(s.hands) == HIGHEST",
        3,
        "promise-legal-knows",
        2,
        {},
    ),
    Planted(
        "a nine leaves no choice",
        "return [KEEP] if s.hands[seat] == HIGHEST",
        "return [] if s.hands[seat] == HIGHEST",
        3,
        "promise-legal-none",
        4,
        {},
    ),
    Planted(
        "an action uses chance",
        "    s.hands[seat] = card\n",
        "    s.hands[seat] = Random().randint(1, 9)\n",
        1,
        "promise-replay-state",
        None,
        {"slot": "hands"},
    ),
    Planted(
        "imagining forgets the discards",
        "s.discards = list(v.discards)",
        "s.discards = []",
        4,
        "promise-imagine-view",
        4,
        {"field": "discards"},
    ),
    Planted(
        "a view holds a list",
        "discards=tuple(s.discards)",
        "discards=list(s.discards)",
        8,
        "promise-json-another",
        0,
        {"field": "discards"},
    ),
    Planted(
        "a win is worth points",
        "float(card == best)",
        "float(card)",
        7,
        "promise-endings-returns",
        5,
        {},
    ),
]


def _found(game: Game[Any, Any], seeds: int) -> Iterator[Broken]:
    for setting in settings_of("blank", game, COUNTS):
        for seed in range(seeds):
            try:
                journey = travel(setting, seed)
            except CutShort as cut:
                yield from broken_by(cut)
            else:
                yield from broken_in(journey)


def test_the_template_keeps_every_promise() -> None:
    game = catalog.room("_blank")
    journeys = [travel(setting, 1) for setting in settings_of("blank", game, COUNTS)]

    assert [] == [*_found(game, 1)]
    assert [] == [*broken_over(journeys)]


@pytest.mark.parametrize("bug", BUGS, ids=str)
def test_a_bug_is_named_with_the_moves_that_led_there(bug: Planted) -> None:
    with planted(bug.old, bug.new) as game:
        named = next(
            (
                broken
                for broken in _found(game, 8)
                if (broken.promise, broken.message.key) == (bug.promise, bug.key)
                and bug.args.items() <= broken.message.args.items()
            ),
            None,
        )

    assert named is not None
    assert named.log is not None
    assert bug.moves in (None, len(named.log))
