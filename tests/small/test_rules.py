"""The rules of the small games, one by one, by the ids on their rules pages."""

from __future__ import annotations

from typing import Any

import pytest

from freebooters import catalog
from freebooters.engine.contract import CHANCE, Action
from freebooters.engine.events import Event
from freebooters.small import tricks
from freebooters.small.liars import LiarsState
from freebooters.small.race import RaceState
from freebooters.small.tricks import TricksState

RACE, LIARS, TRICKS = (catalog.game(name).rules for name in ("race", "liars", "tricks"))


def sailed(*rolls: int | str, seats: int = 2) -> RaceState:
    """A race after those rolls, by whoever's turn it is; `a` anchors, a roll sails on."""
    state = RACE.new(seats, {})
    for number, roll in enumerate(rolls):
        if roll == "a":
            RACE.apply(state, state.turn, ("anchor",))
            continue
        if number and not state.rolling:
            RACE.apply(state, state.turn, ("roll",))
        RACE.apply(state, CHANCE, ("roll", roll))
    return state  # type: ignore[no-any-return]


def test_rt_1_a_turn_begins_with_a_roll_and_the_ship_sails_as_far() -> None:
    assert (CHANCE,) == RACE.to_act(sailed())
    assert [4, 0] == sailed(4).places
    assert (0,) == RACE.to_act(sailed(4))


def test_rt_2_a_storm_blows_back_to_where_the_turn_began_and_ends_it() -> None:
    state = sailed(4, "a", 2, "a", 5, 6, 1)

    assert [4, 2] == state.places
    assert 1 == state.turn


def test_rt_3_who_anchors_keeps_the_place() -> None:
    assert [("roll",), ("anchor",)] == RACE.legal(sailed(4), 0)
    assert [9, 0] == sailed(4, 5, "a").places
    assert 1 == sailed(4, 5, "a").turn


def test_rt_4_where_ships_meet_the_other_drifts_back_to_the_last_harbour() -> None:
    assert [0, 4] == sailed(4, "a", 4).places
    assert [10, 12] == sailed(6, 6, "a", 6, 6).places


def test_rt_4_in_a_harbour_ships_lie_side_by_side() -> None:
    assert [10, 10] == sailed(6, 4, "a", 6, 4).places


def test_whoever_comes_to_tortuga_has_won() -> None:
    state = sailed(6, 6, 6, 6, 6)

    assert () == RACE.to_act(state)
    assert [1.0, 0.0] == RACE.returns(state)


def rolled(*dice: int, seats: int = 2) -> LiarsState:
    state = LIARS.new(seats, {})
    for face in dice:
        LIARS.apply(state, CHANCE, ("roll", face))
    return state  # type: ignore[no-any-return]


def bidding(state: Any, *actions: Action) -> list[Event]:
    told: list[Event] = []
    for action in actions:
        LIARS.apply(state, state.turn, action, told.append)
    return told


def test_ld_1_everybody_rolls_three_dice_and_sees_no_other_s() -> None:
    state = rolled(1, 2, 3, 4, 5, 6)

    assert (0,) == LIARS.to_act(state)
    assert ((1, 2, 3), (None,) * 3) == LIARS.view(state, 0).dice


def test_ld_2_a_bid_names_more_dice_or_as_many_of_a_higher_face() -> None:
    state = rolled(1, 2, 3, 4, 5, 6)
    bidding(state, ("bid", 2, 5))

    legal = LIARS.legal(state, 1)
    assert [("bid", 2, 6), ("bid", 3, 1)] == legal[:2]
    assert ("bid", 6, 6) in legal
    assert ("bid", 7, 1) not in legal


def test_ld_2_the_first_bid_cannot_be_doubted() -> None:
    assert ("doubt",) not in LIARS.legal(rolled(1, 2, 3, 4, 5, 6), 0)


def test_ld_3_who_doubts_what_is_there_loses_a_die_and_begins() -> None:
    state = rolled(5, 5, 3, 4, 5, 6)
    told = bidding(state, ("bid", 3, 5), ("doubt",))

    assert [3, 2] == state.left
    assert 1 == state.turn
    assert {"seat": 1, "there": 3, "face": 5} in [event.args for event in told]
    assert {"seat": 1, "count": 1} in [event.args for event in told]


def test_ld_3_who_has_bid_too_high_loses_a_die() -> None:
    state = rolled(5, 5, 3, 4, 5, 6)
    bidding(state, ("bid", 4, 5), ("doubt",))

    assert [2, 3] == state.left


def test_ld_3_after_a_doubt_all_dice_lie_open_until_they_are_rolled_again() -> None:
    state = rolled(5, 5, 3, 4, 5, 6)
    bidding(state, ("bid", 4, 5), ("doubt",))
    assert ((5, 5, 3), (4, 5, 6)) == LIARS.view(state, None).dice

    LIARS.apply(state, CHANCE, ("roll", 2))
    assert [[2], []] == state.dice


def dealt(*hands: str, order: str = "turns") -> TricksState:
    """Hands of one card or more, as written in a row; the rest is dealt from what is left."""
    state = TRICKS.new(len(hands), {"order": order})
    state.hands = [hand.split() for hand in hands]
    state.dealt = 5 * len(hands)
    return state  # type: ignore[no-any-return]


def plays(state: Any, *cards: str) -> Any:
    for card in cards:
        TRICKS.apply(state, TRICKS.to_act(state)[0], ("play", card))
    return state


def test_tt_1_everybody_is_dealt_five_cards_of_three_suits() -> None:
    state = TRICKS.new(3, {"order": "turns"})
    assert 21 == len(TRICKS.legal(state, CHANCE))
    for _ in range(15):
        TRICKS.apply(state, CHANCE, TRICKS.legal(state, CHANCE)[0])

    assert [5, 5, 5] == [len(hand) for hand in state.hands]
    assert (0,) == TRICKS.to_act(state)


def test_tt_2_suit_is_followed_by_whoever_can() -> None:
    state = plays(dealt("♥3 ♠1", "♥2 ♠7", "♣1 ♣2"), "♥3")

    assert [("play", "♥2")] == TRICKS.legal(state, 1)
    assert [("play", "♣1"), ("play", "♣2")] == TRICKS.legal(plays(state, "♥2"), 2)


def test_tt_2_the_highest_of_the_suit_that_was_led_takes_the_trick_and_leads() -> None:
    state = plays(dealt("♥3 ♠1", "♥5 ♠7", "♣7 ♣2"), "♥3", "♥5", "♣7")

    assert [0, 1, 0] == state.taken
    assert (1,) == TRICKS.to_act(state)


def test_tt_2_at_once_the_highest_number_takes_the_trick_and_spades_beat_hearts() -> None:
    state = dealt("♥7 ♠1", "♠7 ♣1", order="once")
    assert (0, 1) == TRICKS.to_act(state)
    TRICKS.apply(state, 1, ("play", "♠7"))
    assert ("", "") == TRICKS.view(state, 0).laid
    assert 2 == len(TRICKS.view(state, 0).hands[1])
    TRICKS.apply(state, 0, ("play", "♥7"))

    assert [0, 1] == state.taken


def test_tt_2_higher_numbers_are_higher_when_there_are_more_than_nine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cards = [f"{suit}{number}" for suit in tricks.SUITS for number in range(1, 13)]
    monkeypatch.setattr(tricks, "CARDS", cards)

    assert [0, 1] == plays(dealt("♥9 ♠1", "♥10 ♠2"), "♥9", "♥10").taken


def test_tt_3_the_first_with_three_tricks_has_won() -> None:
    state = plays(dealt("♥5 ♥6 ♥7 ♠1", "♣1 ♣2 ♣3 ♣4"), "♥5", "♣1", "♥6", "♣2", "♥7", "♣3")

    assert () == TRICKS.to_act(state)
    assert [1.0, 0.0] == TRICKS.returns(state)


def test_tt_3_most_tricks_win_where_the_cards_run_out_and_equal_ones_share() -> None:
    state = plays(dealt("♥5 ♣1", "♥2 ♣2"), "♥5", "♥2", "♣1", "♣2")

    assert [0.5, 0.5] == TRICKS.returns(state)
