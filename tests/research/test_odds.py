from __future__ import annotations

from random import Random
from typing import Any

import pytest

from freebooters.catalog import room
from freebooters.engine.contract import CHANCE, Action
from freebooters.research.odds import odds
from tests.contract.journeys import every_room_journey, travel
from tests.contract.rooms import Setting

BLANK = room("_blank").rules


def test_cards_still_in_the_pile_have_the_odds_of_their_number() -> None:
    state = BLANK.new(2, {"copies": 2})

    assert [1 / 9] * 9 == pytest.approx(odds(BLANK, state), abs=1e-15)
    BLANK.apply(state, CHANCE, ("deal", 4))
    assert [2 / 17] * 3 + [1 / 17] + [2 / 17] * 5 == pytest.approx(odds(BLANK, state), abs=1e-15)


@every_room_journey
def test_every_outcome_of_every_draw_has_its_odds(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    for moment in journey.draws[:6]:
        found = odds(journey.rules, moment.state)

        assert len(found) == len(journey.rules.legal(moment.state, CHANCE))
        assert all(chance > 0 for chance in found)
        assert sum(found) == pytest.approx(1, abs=1e-12)


class Lottery:
    """A draw by a table of tickets."""

    def __init__(self, tickets: str) -> None:
        self.tickets = tickets

    def legal(self, state: object, seat: int) -> list[Action]:
        return [(ticket,) for ticket in sorted(set(self.tickets))]

    def draw(self, state: object, rng: Random) -> Action:
        return (self.tickets[int(rng.random() * len(self.tickets))],)


def found(tickets: str) -> list[float]:
    lottery: Any = Lottery(tickets)
    return odds(lottery, None)


def test_stretches_may_come_in_any_order_and_be_thin() -> None:
    assert [0.25, 0.5, 0.25] == pytest.approx(found("bbbbaacc"), abs=1e-15)
    assert [0.5, 0.25, 0.25] == pytest.approx(found("aaaabbcc"), abs=1e-15)
    assert [0.999, 0.001] == pytest.approx(found("a" * 999 + "b"), abs=1e-15)
    assert [1.0] == found("aaa")


@pytest.mark.parametrize("tickets", ["aba", "abab", "a" * 50 + "b" + "a" * 50])
def test_an_outcome_with_two_stretches_is_refused(tickets: str) -> None:
    with pytest.raises(ValueError, match=r"Lottery\.draw"):
        found(tickets)


def test_an_outcome_that_is_never_drawn_is_refused() -> None:
    lottery: Any = Lottery("ab")
    lottery.legal = lambda state, seat: [("a",), ("b",), ("c",)]

    with pytest.raises(ValueError, match="one stretch"):
        odds(lottery, None)
