"""What a seat lays out again as it did the last time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from freebooters.engine.contract import Action
from freebooters.engine.messages import say
from freebooters.stage import Arrangement, Item, Place

OFFER = Arrangement(
    places=(Place("hold:fore", ("stow", "fore")), Place("hold:aft", ("stow", "aft"))),
    items=tuple(Item(f"crate:{crate}", crate) for crate in (1, 2, 3)),
    confirm=say("sail"),
    again=say("again"),
)
FORE, AFT = ("stow", "fore", 3), ("stow", "aft", 1)


def test_the_last_actions_on_all_places_are_laid_again_in_the_order_of_the_places() -> None:
    done: list[Action] = [("stow", "fore", 1), ("stow", "aft", 2), ("look",), AFT, FORE, ("look",)]

    assert (FORE, AFT) == OFFER.repeated(done)
    told = OFFER.as_json(done)["again"]
    assert {"label": {"key": "again"}, "actions": [[*FORE], [*AFT]]} == told


@pytest.mark.parametrize(
    "done",
    [
        [],
        [FORE],
        [FORE, ("stow", "aft", 3)],
        [FORE, ("stow", "aft", 9)],
    ],
    ids=["nothing", "too little", "one item twice", "an item that is gone"],
)
def test_what_cannot_be_laid_so_again_is_not_offered(done: list[Action]) -> None:
    assert OFFER.repeated(done) is None
    assert OFFER.as_json(done)["again"] is None


def test_without_a_label_nothing_is_offered_again() -> None:
    assert replace(OFFER, again=None).as_json([FORE, AFT])["again"] is None
