"""The voyage: MU-1 to MU-8."""

from __future__ import annotations

import pytest

from freebooters.engine.contract import CHANCE
from freebooters.games.mutiny.census import census
from freebooters.games.mutiny.rules.components import CREW
from freebooters.games.mutiny.rules.state import MutinyState
from tests.games.mutiny.states import RULES, do, empty, kinds, legal, sailing, taken, told, visit


def last_turn(seats: int = 2, *, ship: int, closed: int) -> MutinyState:
    """The last turn of a round, with Chang lying open and nobody to rob."""
    state = sailing(seats)
    state.turn = seats - 1
    state.acting = (state.turn,)
    state.ship, state.closed = ship, closed
    state.coins = [0] * seats
    state.open = ["chang"]
    return state


@pytest.mark.parametrize(("seats", "cells"), [(2, 18), (3, 13), (4, 10)])
def test_mu_1_the_set_up(seats: int, cells: int) -> None:
    view = RULES.view(RULES.new(seats, {}), 0)

    assert cells == view.ship
    assert (("grey", 1), ("pink", 1)) == view.combat[0]
    assert (2,) * seats == view.combat_sizes
    assert (1,) * seats == view.coins
    assert 30 - seats == view.bank
    assert 40 - 2 * seats == view.combat_pile
    assert 18 == view.gold_pile
    assert (False,) * seats == view.declared
    assert (None,) * 5 == view.sailors


def test_mu_1_the_box_is_complete() -> None:
    counted = census(RULES.new(4, {}))

    assert {"pink 1": 10, "pink 2": 6, "pink 3": 4} == {
        k: n for k, n in counted.items() if "pink" in k
    }
    assert {"grey 1": 10, "grey 2": 6, "grey 3": 4} == {
        k: n for k, n in counted.items() if "grey" in k
    }
    assert [6, 6, 6] == [n for kind, n in counted.items() if kind.startswith("gold")]
    assert 10 == sum(kind.startswith("sailor") for kind in counted)
    assert 30 == counted["coins"]
    assert 13 == sum(kind in CREW for kind in counted)


def test_mu_1_chance_chooses_the_first_dealer() -> None:
    state = RULES.new(3, {})

    assert (CHANCE,) == state.acting
    assert [("start", 0), ("start", 1), ("start", 2)] == legal(state)
    assert (None, None) == (RULES.view(state, 0).dealer, RULES.view(state, 0).turn)

    do(state, ("start", 2))

    assert (2, 2) == (RULES.view(state, 0).dealer, RULES.view(state, 0).turn)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mu_2_a_row_has_a_cabin_for_each_seat_and_three_more(seats: int) -> None:
    assert seats + 3 == RULES.view(sailing(seats), None).closed


def test_mu_2_each_seat_spends_one_pirate_clockwise_from_the_dealer() -> None:
    state = sailing(3, dealer=1)
    order = []
    for pirate in ("sate", "pang", "crackpott"):
        order.append(state.acting[0])
        do(state, ("knock",), ("cabin", pirate), ("take", pirate))
        while state.acting == (CHANCE,) or state.pirate:
            do(state, legal(state)[-1])

    assert [1, 2, 0] == order
    assert 2 == state.dealer


def test_mu_2_any_pirate_not_shown_yet_can_be_behind_a_door() -> None:
    state = sailing()
    do(state, ("knock",))

    assert [("cabin", pirate) for pirate in CREW] == legal(state)

    do(state, ("cabin", "sate"), ("take", "sate"), ("knock",))

    assert [("cabin", pirate) for pirate in CREW if pirate != "sate"] == legal(state)


def test_mu_3_the_first_seat_has_to_knock() -> None:
    assert [("knock",)] == legal(sailing())


def test_mu_3_after_a_knock_only_the_pirate_just_opened_may_be_taken() -> None:
    state = sailing()
    do(state, ("knock",), ("cabin", "sate"), ("knock",), ("cabin", "pang"))

    assert [("knock",), ("take", "pang")] == legal(state)
    assert "pang" == RULES.view(state, 1).opened
    assert "mutiny-refuse-passed-by" == RULES.refuse(state, 0, ("take", "sate")).message.key
    assert "MU-3" == RULES.refuse(state, 0, ("take", "sate")).rule


def test_mu_3_pirates_from_earlier_turns_may_be_taken_without_a_knock() -> None:
    state = sailing()
    do(state, ("knock",), ("cabin", "pang"), ("knock",), ("cabin", "sate"), ("take", "sate"))

    assert [("knock",), ("take", "pang")] == legal(state)

    do(state, ("knock",), ("cabin", "ojo"))

    assert [("knock",), ("take", "ojo")] == legal(state)


def test_mu_3_the_last_cabins_pirate_must_be_taken() -> None:
    state = sailing()
    for pirate in ("sate", "pang", "ojo", "nero", "diaz"):
        do(state, ("knock",), ("cabin", pirate))

    assert [("take", "diaz")] == legal(state)
    assert "mutiny-refuse-no-cabin" == RULES.refuse(state, 0, ("knock",)).message.key


def test_mu_3_with_no_closed_cabin_a_face_up_pirate_must_be_taken() -> None:
    state = sailing()
    for pirate in ("sate", "pang", "ojo", "nero", "chang"):
        do(state, ("knock",), ("cabin", pirate))
    do(state, ("take", "chang"), ("rob", 1))

    assert [("take", pirate) for pirate in ("sate", "pang", "ojo", "nero")] == legal(state)


def test_mu_4_a_pirate_taken_leaves_the_row() -> None:
    state = sailing()
    do(state, ("knock",), ("cabin", "sate"), ("take", "sate"))
    view = RULES.view(state, 0)

    assert ((), ("sate",)) == (view.open, view.used)
    assert "mutiny-refuse-used" == RULES.refuse(state, 1, ("take", "sate")).message.key


def test_mu_5_the_ghost_ends_the_turn_with_no_action() -> None:
    state = sailing()
    events = do(state, ("knock",), ("cabin", "nero"), ("knock",), ("cabin", "ghost"))
    view = RULES.view(state, 0)

    assert (1,) == state.acting
    assert (("nero",), ("ghost",)) == (view.open, view.used)
    assert ["knocked", "opened", "knocked", "opened", "frightened"] == kinds(events)


def test_mu_5_the_ghost_counts_as_the_pirate_of_that_seat() -> None:
    state = sailing()
    do(state, ("knock",), ("cabin", "sate"), ("take", "sate"), ("knock",), ("cabin", "ghost"))

    assert 1 == RULES.view(state, 0).dealer
    assert 18 - 3 == RULES.view(state, 0).ship


@pytest.mark.parametrize("closed", [0, 1, 2, 3])
def test_mu_6_the_ship_sails_as_many_cells_as_cabins_are_closed(closed: int) -> None:
    state = last_turn(3, ship=13, closed=closed)
    events = do(state, ("take", "chang"))
    view = RULES.view(state, 0)

    assert 13 - closed == view.ship
    assert [{"cells": closed, "to": 13 - closed}] == told(events, "sailed", None)
    assert (1, 1, 6) == (view.dealer, view.turn, view.closed)
    assert ((), (), 0) == (view.open, view.used, view.sate_bonus)


@pytest.mark.parametrize("ship", [10, 9, 7, 6, 4, 3])
def test_mu_7_a_storm_makes_one_pirate_seasick_before_the_next_row(ship: int) -> None:
    state = last_turn(ship=ship, closed=2)
    events = do(state, ("take", "chang"))

    assert "storm" in kinds(events)
    assert "dealt" not in kinds(events)
    assert [("seasick", pirate) for pirate in CREW] == legal(state)
    assert (0, 0, 1) == (state.closed, len(state.open), RULES.view(state, 0).turn)

    events = do(state, ("seasick", "ojo"))

    assert ["seasick", "dealt"] == kinds(events)
    assert "ojo" == RULES.view(state, 0).lifeboat
    assert (1,) == state.acting


@pytest.mark.parametrize(("ship", "closed"), [(18, 3), (12, 3), (8, 2), (5, 2), (2, 1)])
def test_mu_7_no_storm_between_the_storm_cells(ship: int, closed: int) -> None:
    state = last_turn(ship=ship, closed=closed)

    assert "storm" not in kinds(do(state, ("take", "chang")))


def test_mu_7_the_pirate_in_the_lifeboat_is_not_in_the_row() -> None:
    state = last_turn(ship=9, closed=2)
    do(state, ("take", "chang"), ("seasick", "ojo"), ("knock",))

    assert ("cabin", "ojo") not in legal(state)
    assert 12 == len(legal(state))

    do(state, ("cabin", "sate"))

    assert "mutiny-refuse-seasick" == RULES.refuse(state, 1, ("take", "ojo")).message.key
    assert "MU-7" == RULES.refuse(state, 1, ("take", "ojo")).rule


def test_mu_7_the_next_storm_returns_the_first_pirate_and_does_not_draw_it_again() -> None:
    state = last_turn(ship=7, closed=2)
    state.lifeboat = "ojo"
    do(state, ("take", "chang"))

    assert [("seasick", pirate) for pirate in CREW if pirate != "ojo"] == legal(state)

    events = do(state, ("seasick", "nero"), ("knock",))

    assert [{"pirate": "nero", "recovered": "ojo"}] == told(events, "seasick", None)
    assert ("cabin", "ojo") in legal(state)


def test_mu_7_a_storm_on_the_move_that_starts_the_mutiny_has_no_effect() -> None:
    state = last_turn(ship=3, closed=3)
    state.allegiance = [0, 1]
    events = do(state, ("take", "chang"))

    assert "storm" not in kinds(events)
    assert [{"cause": "island"}] == told(events, "mutiny", None)


def test_mu_7_no_storm_either_when_an_empty_pile_starts_the_mutiny() -> None:
    state = last_turn(ship=9, closed=2)
    state.allegiance = [0, 1]
    empty(state, "gold")
    events = do(state, ("take", "chang"))

    assert "storm" not in kinds(events)
    assert "mutiny" == state.phase


@pytest.mark.parametrize("supply", ["combat", "gold", "bank"])
def test_mu_8_an_empty_supply_starts_the_mutiny_at_the_end_of_the_round(supply: str) -> None:
    state = sailing()
    state.allegiance = [0, 1]
    state.coins = [0, 0]
    empty(state, supply)
    taken(state)

    assert "voyage" == state.phase

    events = visit(state, "chang")

    assert "mutiny" == state.phase
    assert [{"cause": supply}] == told(events, "mutiny", None)


def test_mu_8_cards_under_a_pile_are_cards_of_the_pile() -> None:
    state = last_turn(ship=15, closed=0)
    empty(state, "combat", "gold")
    state.combat_under, state.gold_under = [(0, 0)], [(1, 0)]
    do(state, ("take", "chang"))

    assert "voyage" == state.phase


def test_mu_8_the_mutiny_starts_when_the_ship_arrives() -> None:
    state = last_turn(ship=2, closed=3)
    state.allegiance = [0, 1]
    events = do(state, ("take", "chang"))

    assert ("mutiny", 0) == (RULES.view(state, 0).phase, RULES.view(state, 0).ship)
    assert [{"cells": 2, "to": 0}] == told(events, "sailed", None)
    assert 0 == RULES.view(state, 0).dealer
