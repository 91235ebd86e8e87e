"""CA-6 and CA-7: shuffling the discards, and laying rows."""

from __future__ import annotations

from typing import TypedDict, Unpack

import pytest

from freebooters.engine.contract import CHANCE
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.state import CartagenaState
from tests.games.cartagena.states import RULES, go, kinds, position, view

FROM_THE_PILE = ("jamaica", "basic", "advanced")
WITH_A_ROW = ("tortuga", "hispaniola")


class Cards(TypedDict, total=False):
    """Where the cards of a position lie."""

    row: str
    pile: str
    discards: str
    shuffled: str


def one_behind(variant: str, **cards: Unpack[Cards]) -> CartagenaState:
    """Seat 0 may retreat from 20 for one card."""
    return position(variant, [[20], [9]], **cards)


def two_behind(variant: str, **cards: Unpack[Cards]) -> CartagenaState:
    """Seat 0 may retreat from 20 for two cards."""
    return position(variant, [[20], [9, 9]], **cards)


def counts(variant: str, **given: int) -> dict[str, int]:
    return {symbol: given.get(symbol, 0) for symbol in VARIANTS[variant].edition.symbols}


def outcomes(s: CartagenaState) -> list[str]:
    assert (CHANCE,) == RULES.to_act(s)
    return [" ".join(map(str, action)) for action in RULES.legal(s, CHANCE)]


@pytest.mark.parametrize("variant", FROM_THE_PILE)
def test_ca_6_discards_are_shuffled_when_a_card_is_needed_and_the_pile_is_empty(
    variant: str,
) -> None:
    s = one_behind(variant, pile="", discards="bottle bottle pistol")
    events = go(s, ("retreat", 20))

    assert ["retreated", "shuffled"] == kinds(events)
    assert {"count": 3} == events[1].args
    assert ["take bottle", "take pistol"] == outcomes(s)
    assert (3, counts(variant)) == (view(s).pile_size, view(s).discards)


@pytest.mark.parametrize("variant", FROM_THE_PILE)
def test_ca_6_discards_are_not_shuffled_before_a_card_is_needed(variant: str) -> None:
    s = one_behind(variant, pile="pistol", discards="bottle")
    events = go(s, ("retreat", 20), ("take", "pistol"))

    assert ["retreated", "drew"] == kinds(events)
    assert (0, counts(variant, bottle=1)) == (view(s).pile_size, view(s).discards)
    assert view(s).shuffled is None


@pytest.mark.parametrize("variant", FROM_THE_PILE)
def test_ca_6_the_shuffle_can_come_between_the_two_cards_of_a_draw(variant: str) -> None:
    s = two_behind(variant, pile="pistol", discards="bottle bottle")
    events = go(s, ("retreat", 20), ("take", "pistol"))

    assert ["retreated", "drew", "shuffled"] == kinds(events)
    assert ["take bottle"] == outcomes(s)

    go(s, ("take", "bottle"))
    assert (1, 2) == (view(s).pile_size, view(s).hand_sizes[0])


def test_ca_6_the_shuffled_pile_is_known_to_all() -> None:
    s = two_behind("jamaica", pile="pistol", discards="bottle bottle skull")
    assert view(s).shuffled is None

    go(s, ("retreat", 20), ("take", "pistol"))
    assert counts("jamaica", bottle=2, skull=1) == view(s, 1).shuffled

    go(s, ("take", "skull"))
    assert counts("jamaica", bottle=2, skull=1) == view(s).shuffled


def test_ca_6_a_second_shuffle_replaces_what_is_known_of_the_first() -> None:
    s = one_behind("jamaica", pile="", discards="hat", shuffled="key key")
    go(s, ("retreat", 20))

    assert counts("jamaica", hat=1) == view(s).shuffled


@pytest.mark.parametrize("variant", VARIANTS)
def test_ca_6_with_nothing_to_draw_the_retreat_stays_legal(variant: str) -> None:
    s = two_behind(variant, pile="", discards="")
    events = go(s, ("retreat", 20))

    assert ["retreated"] == kinds(events)
    assert (0,) == RULES.to_act(s)
    assert (9, 0) == (view(s).positions[0][-1], view(s).hand_sizes[0])


@pytest.mark.parametrize("variant", FROM_THE_PILE)
def test_ca_6_with_one_card_left_one_is_drawn_of_two(variant: str) -> None:
    s = two_behind(variant, pile="pistol", discards="")
    go(s, ("retreat", 20), ("take", "pistol"))

    assert (0,) == RULES.to_act(s)
    assert 1 == view(s).hand_sizes[0]


@pytest.mark.parametrize("variant", VARIANTS)
def test_ca_6_playing_a_card_shuffles_nothing(variant: str) -> None:
    s = position(variant, [[], []], ["bottle"], pile="", discards="pistol")
    events = go(s, ("play", "bottle", 0))

    assert ["played"] == kinds(events)
    assert counts(variant, bottle=1, pistol=1) == view(s).discards


@pytest.mark.parametrize("variant", WITH_A_ROW)
def test_ca_7_cards_are_taken_from_the_row_in_order(variant: str) -> None:
    s = two_behind(variant, row="skull key hat", pile="bottle")
    go(s, ("retreat", 20))

    assert ("key", "skull") == view(s, 0).hands[0]
    assert ("hat",) == view(s).row
    assert (0,) == RULES.to_act(s)


@pytest.mark.parametrize("variant", WITH_A_ROW)
def test_ca_7_a_used_up_row_is_laid_anew_at_once_in_the_middle_of_a_draw(variant: str) -> None:
    s = two_behind(variant, row="skull")
    go(s, ("retreat", 20))
    assert (1, ()) == (view(s).hand_sizes[0], view(s).row)
    assert outcomes(s)[0].startswith("row ")

    go(s, ("row", "key"), *[("row", "hat")] * 11)
    assert ("key", "skull") == view(s, 0).hands[0]
    assert ("hat",) * 11 == view(s).row
    assert (0,) == RULES.to_act(s)


@pytest.mark.parametrize("variant", WITH_A_ROW)
def test_ca_7_a_row_used_up_by_the_last_card_of_a_draw_is_laid_anew_at_once(variant: str) -> None:
    s = one_behind(variant, row="skull")
    go(s, ("retreat", 20))
    assert 12 == len([go(s, ("row", "hat")) for _ in range(12)])

    assert (1, ("hat",) * 12) == (view(s).hand_sizes[0], view(s).row)
    assert (0, 2) == (view(s).turn, view(s).moves_left)


@pytest.mark.parametrize("variant", WITH_A_ROW)
def test_ca_7_the_new_row_belongs_to_the_turn_whose_last_move_used_it_up(variant: str) -> None:
    s = position(variant, [[20], [9]], row="skull", left=1)
    go(s, ("retreat", 20))
    assert (0, 0) == (view(s).turn, view(s).moves_left)

    go(s, *[("row", "hat")] * 12)
    assert (1, 3) == (view(s).turn, view(s).moves_left)


@pytest.mark.parametrize("variant", WITH_A_ROW)
def test_ca_7_the_discards_complete_a_row_that_the_pile_cannot(variant: str) -> None:
    s = one_behind(variant, row="skull", pile="key key", discards=" ".join(["hat"] * 15))
    events = go(s, ("retreat", 20), ("row", "key"))
    assert "shuffled" not in kinds(events)

    events = go(s, ("row", "key"))
    assert ["shuffled"] == kinds(events)
    assert ["row hat"] == outcomes(s)

    go(s, *[("row", "hat")] * 10)
    assert ("key",) * 2 + ("hat",) * 10 == view(s).row
    assert (5, counts(variant, hat=15)) == (view(s).pile_size, view(s).shuffled)


@pytest.mark.parametrize("variant", WITH_A_ROW)
def test_ca_7_a_row_that_ends_with_the_pile_shuffles_nothing(variant: str) -> None:
    s = one_behind(variant, row="skull", pile=" ".join(["key"] * 12), discards="hat")
    events = go(s, ("retreat", 20), *[("row", "key")] * 12)

    assert "shuffled" not in kinds(events)
    assert (0, counts(variant, hat=1)) == (view(s).pile_size, view(s).discards)


@pytest.mark.parametrize("variant", WITH_A_ROW)
def test_ca_7_with_fewer_than_twelve_cards_the_row_is_short(variant: str) -> None:
    s = one_behind(variant, row="skull", pile="key", discards="hat hat")
    events = go(s, ("retreat", 20), ("row", "key"), ("row", "hat"), ("row", "hat"))

    assert ("key", "hat", "hat") == view(s).row
    assert {"count": 3, "cards": ("key", "hat", "hat")} == events[-1].args
    assert (0,) == RULES.to_act(s)


@pytest.mark.parametrize("variant", WITH_A_ROW)
def test_ca_7_a_short_row_used_up_in_a_draw_is_followed_by_nothing(variant: str) -> None:
    s = two_behind(variant, row="skull", pile="key")
    go(s, ("retreat", 20), ("row", "key"))

    assert ("key", "skull") == view(s, 0).hands[0]
    assert ((), (0,)) == (view(s).row, RULES.to_act(s))


@pytest.mark.parametrize("variant", WITH_A_ROW)
def test_ca_7_with_nothing_to_lay_the_row_stays_empty_until_a_card_is_drawn(variant: str) -> None:
    s = position(variant, [[20, 25], [9]], ["hat key"], row="skull", pile="")
    go(s, ("retreat", 20))
    assert ((), (0,)) == (view(s).row, RULES.to_act(s))

    events = go(s, ("play", "hat", 0))
    assert ["played"] == kinds(events)
    assert () == view(s).row

    events = go(s, ("retreat", 25))
    assert ["retreated", "shuffled"] == kinds(events)
    assert ["row hat"] == outcomes(s)

    go(s, ("row", "hat"))
    assert ("hat", "key", "skull") == view(s, 0).hands[0]
    assert (1, 3) == (view(s).turn, view(s).moves_left)


@pytest.mark.parametrize("variant", WITH_A_ROW)
def test_ca_7_cards_are_laid_one_action_each_also_with_one_outcome(variant: str) -> None:
    s = one_behind(variant, row="skull", pile=" ".join(["key"] * 12))
    go(s, ("retreat", 20))
    for _ in range(12):
        assert ["row key"] == outcomes(s)
        go(s, ("row", "key"))
    assert (0,) == RULES.to_act(s)


def test_a_chance_moment_still_belongs_to_the_turn() -> None:
    s = position("jamaica", [[20], [9, 9]], turn=0)
    go(s, ("retreat", 20))
    assert (0, 2) == (view(s).turn, view(s).moves_left)

    s = position("jamaica", [[20], [9, 9]], left=1)
    go(s, ("retreat", 20))
    assert (0, 0) == (view(s).turn, view(s).moves_left)
    go(s, ("take", "hat"))
    assert (0, 0) == (view(s).turn, view(s).moves_left)
    go(s, ("take", "hat"))
    assert (1, 3) == (view(s).turn, view(s).moves_left)
