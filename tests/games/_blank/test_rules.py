"""Blank's rules, BL-1 to BL-4, one by one."""

from __future__ import annotations

import pytest

from freebooters.catalog import room
from freebooters.engine.contract import CHANCE
from freebooters.engine.errors import BadOption, BadSeats, IllegalAction
from freebooters.engine.events import Event, Seen
from freebooters.engine.match import Match
from freebooters.games._blank.census import census
from freebooters.games._blank.rules import BlankRules, BlankState

RULES = BlankRules()


def dealt(*hands: int, copies: int = 2) -> BlankState:
    """A game in which those cards have been dealt."""
    state = RULES.new(len(hands), {"copies": copies})
    for card in hands:
        RULES.apply(state, CHANCE, ("deal", card))
    return state


@pytest.mark.parametrize("copies", [1, 2])
def test_bl_1_the_box_holds_the_chosen_number_of_cards_from_1_to_9(copies: int) -> None:
    expected = {str(card): copies for card in range(1, 10)}

    assert expected == census(RULES.new(3, {"copies": copies}))


def test_bl_1_a_used_up_card_cannot_be_dealt() -> None:
    state = dealt(4, copies=1)
    state.hands.append(0)

    assert ("deal", 4) not in RULES.legal(state, CHANCE)
    assert 8 == len(RULES.legal(state, CHANCE))


def test_bl_1_everybody_sees_the_own_hand_alone() -> None:
    state = dealt(4, 7)

    assert (4, None) == RULES.view(state, 0).hands
    assert (None, 7) == RULES.view(state, 1).hands
    assert (None, None) == RULES.view(state, None).hands


def test_bl_1_only_the_seat_that_is_dealt_a_card_sees_it() -> None:
    state = RULES.new(2, {"copies": 2})

    assert ("deal", 4) == RULES.mask(state, CHANCE, ("deal", 4), 0)
    assert ("deal",) == RULES.mask(state, CHANCE, ("deal", 4), 1)
    assert ("deal",) == RULES.mask(state, CHANCE, ("deal", 4), None)


def test_bl_1_the_event_of_a_deal_names_the_card_to_its_owner_alone() -> None:
    events: list[Event] = []
    RULES.apply(RULES.new(2, {"copies": 2}), CHANCE, ("deal", 4), events.append)

    assert [Seen("dealt", {"seat": 0, "card": 4})] == [event.seen_by(0) for event in events]
    assert [Seen("dealt", {"seat": 0})] == [event.seen_by(1) for event in events]


def test_bl_2_everybody_chooses_once_clockwise() -> None:
    state = dealt(4, 7, 5)
    order: list[int] = []
    while RULES.to_act(state):
        order += RULES.to_act(state)
        RULES.apply(state, order[-1], ("keep",))

    assert [0, 1, 2] == order


def test_bl_2_a_swapped_card_is_discarded_for_all_to_see_and_another_is_dealt() -> None:
    state = dealt(4, 7)
    RULES.apply(state, 0, ("swap",))

    assert (CHANCE,) == RULES.to_act(state)
    assert (4,) == RULES.view(state, 1).discards

    RULES.apply(state, CHANCE, ("deal", 6))

    assert (1,) == RULES.to_act(state)
    assert [6, 7] == state.hands


def test_bl_3_a_nine_may_not_be_swapped() -> None:
    state = dealt(9, 8)

    assert [("keep",)] == RULES.legal(state, 0)
    assert "BL-3" == RULES.refuse(state, 0, ("swap",)).rule


def test_bl_3_trying_to_swap_a_nine_is_refused_and_changes_nothing() -> None:
    match = next(
        found
        for number in range(100)
        if ("swap",) not in (found := Match(room("_blank"), 2, seed=str(number))).legal(0)
    )
    before = match.save()

    with pytest.raises(IllegalAction) as refused:
        match.act(0, ("swap",))

    assert "BL-3" == refused.value.rule
    assert before == match.save()


@pytest.mark.parametrize(
    ("hands", "returns", "ranks"),
    [
        ((4, 7), [0.0, 1.0], [2, 1]),
        ((7, 4, 6), [1.0, 0.0, 0.0], [1, 2, 2]),
        ((7, 4, 7), [1.0, 0.0, 1.0], [1, 3, 1]),
    ],
)
def test_bl_4_the_highest_card_wins_and_equal_cards_share(
    hands: tuple[int, ...], returns: list[float], ranks: list[int]
) -> None:
    state = dealt(*hands)
    for seat in range(len(hands)):
        RULES.apply(state, seat, ("keep",))

    assert () == RULES.to_act(state)
    assert returns == RULES.returns(state)
    assert ranks == RULES.ranks(state)


def test_bl_4_at_the_end_all_cards_are_shown() -> None:
    state, events = dealt(4, 7), list[Event]()
    for seat in range(2):
        RULES.apply(state, seat, ("keep",), events.append)

    assert (4, 7) == RULES.view(state, None).hands
    assert ["kept", "kept", "shown", "shown"] == [event.kind for event in events]
    assert all(event.reveals for event in events if event.kind == "shown")


def test_the_game_takes_two_to_four_seats_and_one_or_two_copies() -> None:
    game = room("_blank")

    with pytest.raises(BadSeats):
        Match(game, 5)
    with pytest.raises(BadOption):
        Match(game, 2, {"copies": 3})
