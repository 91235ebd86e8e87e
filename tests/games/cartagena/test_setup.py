"""Setting up: segments, start player, hands, first row, one chance action each."""

from __future__ import annotations

import pytest

from freebooters.engine.contract import CHANCE, Action
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.state import CartagenaState
from tests.games.cartagena.states import OF_2000, OF_2014, RULES, go, kinds, view

ALL = [(variant, seats) for variant in VARIANTS for seats in (2, 3, 4, 5)]
every_table = pytest.mark.parametrize(("variant", "seats"), ALL)


def new(variant: str, seats: int = 2) -> CartagenaState:
    return RULES.new(seats, {"variant": variant})


def chance(s: CartagenaState) -> list[Action]:
    assert (CHANCE,) == RULES.to_act(s)
    return RULES.legal(s, CHANCE)


def lay(s: CartagenaState) -> CartagenaState:
    """Segments in order, start side first."""
    go(s, *[("segment", k + 1, 0) for k in range(s.variant.segments_laid)])
    return s


def set_up(variant: str, seats: int, start: int = 0) -> tuple[CartagenaState, list[str]]:
    """A table set up with always the first outcome; the verbs of everything chance did."""
    s = new(variant, seats)
    verbs = []
    while RULES.to_act(s) == (CHANCE,):
        outcomes = chance(s)
        action: Action = ("start", start) if outcomes[0][0] == "start" else outcomes[0]
        go(s, action)
        verbs.append(str(action[0]))
    return s, verbs


@every_table
def test_ca_1_all_pirates_begin_on_the_start(variant: str, seats: int) -> None:
    s, _ = set_up(variant, seats)

    assert ((0,) * VARIANTS[variant].pirates,) * seats == view(s).positions


@every_table
def test_ca_1_cells_are_numbered_from_the_start_to_the_boat(variant: str, seats: int) -> None:
    s, _ = set_up(variant, seats)
    first = VARIANTS[variant].edition.segments[1][0]

    assert 6 * VARIANTS[variant].segments_laid == len(view(s).path)
    assert first == view(s).path[:6]
    assert VARIANTS[variant].boat == len(view(s).path) + 1


def test_segments_are_laid_from_the_start_to_the_boat_on_either_side() -> None:
    s = new("tortuga")
    go(s, ("segment", 3, 0))
    assert ("hat", "key", "pistol", "bottle", "skull", "dagger") == view(s).path

    go(s, ("segment", 1, 1))
    assert ("key", "dagger", "skull", "hat", "pistol", "bottle") == view(s).path[6:]


def test_segments_of_2014_lie_front_or_back() -> None:
    s = new("basic")
    go(s, ("segment", 1, 1))

    assert ("keys", "bottle", "pistol", "grapple", "lantern", "telescope") == view(s).path


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_segment_is_laid_at_most_once_and_every_side_can_be(variant: str) -> None:
    s = new(variant)
    left = [1, 2, 3, 4, 5, 6]
    for number in (4, 1, 6, 2, 3, 5)[: VARIANTS[variant].segments_laid]:
        assert [("segment", k, side) for k in left for side in (0, 1)] == chance(s)
        go(s, ("segment", number, 0))
        left.remove(number)

    assert [("start", 0), ("start", 1)] == chance(s)


def test_basic_leaves_one_segment_in_the_box() -> None:
    assert 30 == len(view(lay(new("basic"))).path)
    assert 36 == len(view(lay(new("advanced"))).path)


@every_table
def test_ca_2_every_seat_can_be_the_start_player(variant: str, seats: int) -> None:
    assert [("start", seat) for seat in range(seats)] == chance(lay(new(variant, seats)))


@every_table
def test_chance_sets_up_segments_start_deals_and_row_in_this_order(
    variant: str, seats: int
) -> None:
    row = VARIANTS[variant]
    dealt = row.first_hand + (seats - 1) * row.other_hands
    _, verbs = set_up(variant, seats)

    assert (
        ["segment"] * row.segments_laid + ["start"] + ["deal"] * dealt + ["row"] * row.row_length
    ) == verbs


@pytest.mark.parametrize("variant", OF_2014)
@pytest.mark.parametrize("start", [0, 2, 4])
def test_the_start_player_of_2014_has_six_cards_the_others_five(variant: str, start: int) -> None:
    s, _ = set_up(variant, 5, start)

    assert tuple(6 if seat == start else 5 for seat in range(5)) == view(s).hand_sizes


@pytest.mark.parametrize("variant", OF_2000)
def test_everybody_has_six_cards_in_2000(variant: str) -> None:
    assert (6, 6, 6) == view(set_up(variant, 3, 1)[0]).hand_sizes


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_start_player_s_whole_hand_is_dealt_first_then_clockwise(variant: str) -> None:
    s = lay(new(variant, 4))
    go(s, ("start", 2))
    grown: list[int] = []
    before: tuple[int, ...] = (0, 0, 0, 0)
    while chance(s)[0][0] == "deal":
        go(s, chance(s)[0])
        after = view(s).hand_sizes
        grown += [seat for seat in range(4) if after[seat] > before[seat]]
        before = after
        if RULES.to_act(s) != (CHANCE,):
            break

    others = VARIANTS[variant].other_hands
    assert [2] * 6 + [3] * others + [0] * others + [1] * others == grown


def test_a_dealt_card_leaves_the_pile() -> None:
    s = lay(new("tortuga"))
    go(s, ("start", 0), ("deal", "skull"))

    assert 101 == view(s).pile_size
    assert [0, 0, 0, 1, 0, 0] == s.hands[0]
    assert 16 == s.pile[3]


@pytest.mark.parametrize("variant", ["tortuga", "hispaniola"])
def test_the_first_row_has_twelve_cards_in_the_order_laid(variant: str) -> None:
    s = lay(new(variant))
    go(s, ("start", 1), *[("deal", "hat")] * 12)
    laid = ["skull", "key", "key", "hat", "skull", "bottle"] * 2
    for at, symbol in enumerate(laid):
        assert tuple(laid[:at]) == view(s).row
        go(s, ("row", symbol))

    assert tuple(laid) == view(s).row
    assert (1,) == RULES.to_act(s)


@pytest.mark.parametrize("variant", ["jamaica", "basic", "advanced"])
def test_there_is_no_row_where_cards_are_drawn_from_the_pile(variant: str) -> None:
    s, _ = set_up(variant, 2)

    assert () == view(s).row
    assert (0,) == RULES.to_act(s)


def test_turn_and_moves_left_are_unknown_before_the_start_player_is() -> None:
    s = lay(new("basic", 3))
    assert (None, None) == (view(s).turn, view(s).moves_left)

    go(s, ("start", 2))
    assert (2, 2) == (view(s).turn, view(s).moves_left)


@every_table
def test_nobody_has_won_and_nothing_was_shuffled_at_the_start(variant: str, seats: int) -> None:
    s, _ = set_up(variant, seats, seats - 1)
    shown = view(s)

    assert (None, None) == (shown.winner, shown.shuffled)
    assert dict.fromkeys(VARIANTS[variant].edition.symbols, 0) == shown.discards
    assert (seats - 1, VARIANTS[variant].moves) == (shown.turn, shown.moves_left)


def test_setting_up_tells_of_the_passage_the_start_and_each_whole_hand() -> None:
    s = new("tortuga")
    events = go(s, *[("segment", k, 0) for k in range(1, 7)])
    assert ["laid"] == kinds(events)
    assert {"cells": 36} == events[0].args

    events = go(s, ("start", 1), *[("deal", "hat")] * 6, *[("deal", "key")] * 6)
    assert ["started", "dealt", "dealt"] == kinds(events)
    assert {"seat": 1, "count": 6, "cards": ("hat",) * 6} == events[1].args

    events = go(s, *[("row", "skull")] * 12)
    assert ["row"] == kinds(events)
    assert {"count": 12, "cards": ("skull",) * 12} == events[0].args
