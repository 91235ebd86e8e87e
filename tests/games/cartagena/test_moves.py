"""CA-3 to CA-5: playing a card, retreating, and how many pirates a cell holds."""

from __future__ import annotations

import pytest

from freebooters.engine.contract import Action
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.state import CartagenaState
from tests.games.cartagena.states import RULES, go, passage, position, view

PATH = passage("tortuga")
"""skull: 4 12 17 21 27 36 · bottle: 1 8 18 22 26 34 · key: 6 9 14 20 25 33"""


def legal(s: CartagenaState) -> list[Action]:
    (seat,) = RULES.to_act(s)
    return RULES.legal(s, seat)


def plays(s: CartagenaState) -> list[Action]:
    return [action for action in legal(s) if action[0] == "play"]


def retreats(s: CartagenaState) -> list[Action]:
    return [action for action in legal(s) if action[0] == "retreat"]


def test_ca_3_a_pirate_goes_to_the_next_cell_with_the_symbol() -> None:
    s = position("tortuga", [[], []], ["key"])
    go(s, ("play", "key", 0))

    assert (0, 0, 0, 0, 0, 6) == view(s).positions[0]


def test_ca_3_the_card_is_discarded() -> None:
    s = position("tortuga", [[], []], ["key skull"], discards="key")
    go(s, ("play", "key", 0))

    assert ("skull",) == view(s).hands[0]
    assert 2 == view(s).discards["key"]


@pytest.mark.parametrize("other", [[6], [6, 6], [6, 6, 6]])
def test_ca_3_a_cell_with_any_pirate_is_passed_over(other: list[int]) -> None:
    s = position("tortuga", [[], other], ["key"])
    go(s, ("play", "key", 0))

    assert 9 == view(s).positions[0][-1]


def test_ca_3_own_pirates_are_passed_over_too() -> None:
    s = position("tortuga", [[6], [9]], ["key"])
    go(s, ("play", "key", 0))

    assert (0, 0, 0, 0, 6, 14) == view(s).positions[0]


def test_ca_3_a_pirate_on_the_symbol_moves_on_to_the_next() -> None:
    s = position("tortuga", [[6], []], ["key"])
    go(s, ("play", "key", 6))

    assert 9 == view(s).positions[0][-1]


def test_ca_3_a_free_cell_behind_is_no_target() -> None:
    s = position("tortuga", [[7], []], ["key"])
    go(s, ("play", "key", 7))

    assert 9 == view(s).positions[0][-1]


def test_ca_3_without_a_free_cell_the_pirate_goes_to_the_boat() -> None:
    s = position("tortuga", [[30], [33]], ["key"])
    events = go(s, ("play", "key", 30))

    assert 37 == view(s).positions[0][-1]
    assert "boarded" == events[0].kind


def test_ca_3_a_pirate_may_go_from_the_start_straight_to_the_boat() -> None:
    keys = [cell for cell, symbol in enumerate(PATH, start=1) if symbol == "key"]
    s = position("tortuga", [[], keys], ["key"])
    go(s, ("play", "key", 0))

    assert 6 == len(keys)
    assert 37 == view(s).positions[0][-1]


def test_ca_3_a_pirate_on_the_boat_plays_no_card() -> None:
    s = position("tortuga", [[37, 37], [5]], ["key skull"])

    assert [("play", "skull", 0), ("play", "key", 0)] == plays(s)


def test_ca_3_a_card_one_does_not_hold_cannot_be_played() -> None:
    s = position("tortuga", [[3], []], ["key"])

    assert [("play", "key", 0), ("play", "key", 3)] == plays(s)


def test_two_own_pirates_on_one_cell_are_one_action() -> None:
    s = position("tortuga", [[5, 9, 9], [5]], ["key key"])

    assert [("play", "key", 0), ("play", "key", 5), ("play", "key", 9)] == plays(s)
    assert [("retreat", 9)] == retreats(s)


def test_ca_4_a_pirate_retreats_to_the_nearest_cell_with_one_pirate() -> None:
    s = position("tortuga", [[20], [9, 5]], row="key skull hat")
    go(s, ("retreat", 20))

    assert 9 == view(s).positions[0][-1]
    assert ("key",) == view(s).hands[0]


def test_ca_4_two_pirates_before_give_two_cards() -> None:
    s = position("tortuga", [[20], [9, 9]], row="key skull hat")
    go(s, ("retreat", 20))

    assert ("key", "skull") == view(s).hands[0]
    assert ("hat",) == view(s).row


@pytest.mark.parametrize("colours", [[[9, 20], [9]], [[9, 9, 20], []], [[20], [9, 9]]])
def test_ca_4_any_colour_stops_a_retreat(colours: list[list[int]]) -> None:
    s = position("tortuga", colours, row="key skull hat")
    events = go(s, ("retreat", 20))

    assert (9, 2) == (events[0].args["to"], events[0].args["count"])


def test_ca_4_a_cell_with_three_is_passed_over() -> None:
    s = position("tortuga", [[20], [9, 9, 9, 4]], row="key skull hat")
    go(s, ("retreat", 20))

    assert 4 == view(s).positions[0][-1]


def test_ca_4_a_cell_with_one_or_two_is_not_skipped_for_a_better_one() -> None:
    s = position("tortuga", [[20], [9, 4, 4]], row="key skull hat")
    events = go(s, ("retreat", 20))

    assert (9, 1) == (events[0].args["to"], events[0].args["count"])


def test_ca_4_the_start_is_never_a_target() -> None:
    s = position("tortuga", [[20], []], ["key"])

    assert [] == retreats(s)


def test_ca_4_only_cells_with_three_behind_make_no_target() -> None:
    s = position("tortuga", [[20], [9, 9, 9]], ["key"])

    assert [] == retreats(s)


def test_ca_4_pirates_on_the_start_do_not_retreat() -> None:
    s = position("tortuga", [[20, 30], [9]], ["key"])

    assert [("retreat", 20), ("retreat", 30)] == retreats(s)


@pytest.mark.parametrize("variant", VARIANTS)
def test_ca_4_pirates_retreat_from_the_boat_in_every_variant(variant: str) -> None:
    boat = VARIANTS[variant].boat
    s = position(variant, [[boat], [20, 9]], row="hat hat" if VARIANTS[variant].row_length else "")
    go(s, ("retreat", boat))

    assert 20 == view(s).positions[0][-1]


def test_ca_4_pirates_on_the_mover_s_own_cell_do_not_count() -> None:
    s = position("tortuga", [[20, 20], [20]], ["key"])
    assert [] == retreats(s)

    s = position("tortuga", [[20, 20], [9]], row="hat hat hat")
    events = go(s, ("retreat", 20))
    assert (9, 1) == (events[0].args["to"], events[0].args["count"])


def test_ca_4_a_pirate_that_stood_third_leaves_two_behind() -> None:
    """The cell it left may stop the next one."""
    s = position("tortuga", [[20, 25], [20, 20, 9]], row="hat hat hat hat")
    go(s, ("retreat", 20))
    events = go(s, ("retreat", 25))

    assert (20, 2) == (events[0].args["to"], events[0].args["count"])


def test_ca_5_a_third_pirate_may_come_a_fourth_not() -> None:
    s = position("tortuga", [[20, 25], [9, 9, 4]], row="hat hat hat hat")
    go(s, ("retreat", 20))
    events = go(s, ("retreat", 25))

    assert 4 == events[0].args["to"]
    assert 3 == sum(men.count(9) for men in view(s).positions)


def test_ca_5_start_and_boat_hold_any_number() -> None:
    s = position("tortuga", [[37] * 5, [37] * 5], ["key"], path="skull " * 36)
    go(s, ("play", "key", 0))

    assert 11 == sum(men.count(37) for men in view(s).positions)
    assert 5 == view(s).positions[0].count(37) - 1


def test_ca_4_the_boat_does_not_stop_a_retreat() -> None:
    s = position("tortuga", [[37, 37], [37]], ["key"])

    assert [] == retreats(s)
