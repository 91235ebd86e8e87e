"""Bribing the crews: bids, ties and spares (KA-2 to KA-5)."""

from __future__ import annotations

from itertools import product

import pytest

from freebooters.games.caribbean.rules.components import CARDS, SHIPS
from freebooters.games.caribbean.rules.state import CaribbeanState
from tests.games.caribbean.states import RULES, bid, do, hand, set_up, table

RAISE, DECLINE = ("raise",), ("decline",)


def kinds(s: CaribbeanState, *hands: list[int]) -> list[str]:
    return [event.kind for event in bid(s, *hands) if event.kind not in ("bid", "laid")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ka_2_all_seats_bid_at_the_same_time(seats: int) -> None:
    assert tuple(range(seats)) == RULES.to_act(set_up(seats))


def test_ka_2_the_ships_are_bid_for_in_order_with_each_card_once() -> None:
    s = set_up(2)
    assert [("bid", "arriba", card) for card in CARDS] == RULES.legal(s, 0)

    do(s, 0, ("bid", "arriba", 3), ("bid", "bravo", -1))

    assert [("bid", "caribic", card) for card in (0, 1, 2, 4, 5)] == RULES.legal(s, 0)


def test_ka_2_a_seat_that_has_laid_six_cards_waits_for_the_others() -> None:
    s = set_up(3)
    for ship, card in zip(SHIPS, hand(5), strict=True):
        do(s, 1, ("bid", ship, card))

    assert (0, 2) == RULES.to_act(s)
    assert None is RULES.view(s, None).sailing


def test_ka_2_the_seventh_card_is_the_spare() -> None:
    s = table()
    bid(s, [5, 0, 1, 2, 3, 4], [0, 1, 2, 3, 4, -1])

    assert ((-1, None), (None, None)) == RULES.view(s, 0).spares
    assert ((None, None), (5, None)) == RULES.view(s, 1).spares


def test_ka_2_a_spare_is_not_known_before_all_six_bids_are_laid() -> None:
    s = table()
    for ship, card in zip(SHIPS[:5], (0, 1, 2, 3, 4), strict=True):
        do(s, 0, ("bid", ship, card))

    assert (None, None) == RULES.view(s, 0).spares[0]


def test_ka_3_everyones_card_for_the_ship_in_turn_is_shown_and_no_other() -> None:
    s = table(3)
    bid(s, hand(5), hand(0), hand(1))
    bids = RULES.view(s, None).bids

    assert (5, 0, 1) == bids["arriba"]
    assert [(None, None, None)] * 5 == [bids[ship] for ship in SHIPS[1:]]


@pytest.mark.parametrize(
    ("cards", "controller"), [((3, 2, 0), 0), ((0, 1, -1), 1), ((-1, -1, 0), 2)]
)
def test_ka_3_the_single_highest_bribe_controls(cards: tuple[int, ...], controller: int) -> None:
    s = table(3, ships={"arriba": "HAV"}, ports=["HAV"])
    bid(s, *(hand(card) for card in cards))

    assert ("arriba", controller) == (RULES.view(s, None).sailing, s.controller)
    assert (controller,) == RULES.to_act(s)


def test_ka_3_thieves_alone_leave_the_ship_to_nobody() -> None:
    s = table()

    assert ["shown", "adrift", "shown"] == kinds(s, hand(-1, 5), hand(-1, 0))[:3]
    assert "bravo" == RULES.view(s, None).sailing


def test_ka_4_tied_seats_with_an_unspent_spare_are_asked() -> None:
    s = table(3)
    bid(s, hand(4), hand(2), hand(4))

    assert (0, 2) == RULES.to_act(s) == RULES.view(s, None).tied
    assert [RAISE, DECLINE] == RULES.legal(s, 0)
    assert None is RULES.view(s, None).controller


def lay_tie(spares: tuple[int, ...], seats: int = 2) -> CaribbeanState:
    """A tie for Arriba between all of the first seats, who have those spares; others lay a zero."""
    first = next(card for card in (4, 3, 2, 1) if card not in spares)
    s = table(seats)
    hands = [
        [first, *(card for card in CARDS if card not in (first, spare)), spare][:6]
        for spare in spares
    ]
    bid(s, *hands, *[hand(0)] * (seats - len(spares)))
    assert tuple(range(len(spares))) == RULES.to_act(s)
    return s


@pytest.mark.parametrize(
    ("spares", "answers", "controller"),
    [
        ((5, 2), (RAISE, RAISE), 0),
        ((2, 5), (RAISE, RAISE), 1),
        ((5, 2), (DECLINE, RAISE), 1),
        ((5, 2), (RAISE, DECLINE), 0),
        ((5, 2), (DECLINE, DECLINE), None),
        ((3, 3), (RAISE, RAISE), None),
        ((0, 5), (RAISE, DECLINE), None),  # 0 against 0
        ((-1, 5), (RAISE, DECLINE), 1),  # declining beats a thief
        ((-1, -1), (RAISE, RAISE), None),
        ((-1, -1), (DECLINE, RAISE), 0),
        ((1, 2, 5), (RAISE, RAISE, DECLINE), 1),
        ((5, 5, 1), (RAISE, RAISE, RAISE), None),
        ((-1, 2, -1), (RAISE, DECLINE, RAISE), 1),
        ((-1, 2, 3), (RAISE, DECLINE, DECLINE), None),
    ],
)
def test_ka_4_the_single_highest_offer_takes_control(
    spares: tuple[int, ...], answers: tuple[tuple[str, ...], ...], controller: int | None
) -> None:
    s = lay_tie(spares, max(3, len(spares)))
    for seat, answer in enumerate(answers):
        do(s, seat, answer)

    if controller is None:
        assert "arriba" != RULES.view(s, None).sailing
    else:
        assert ("arriba", controller) == (RULES.view(s, None).sailing, s.controller)


def test_ka_4_after_a_tie_that_stands_the_ship_does_nothing() -> None:
    s = lay_tie((5, 2))
    do(s, 0, DECLINE)
    told = [event.kind for event in do(s, 1, DECLINE)]

    assert ["answered", "raised", "adrift", "shown"] == told[:4]
    assert "g2" == RULES.view(s, None).ships["arriba"][0]


def test_ka_4_answers_are_shown_all_at_once() -> None:
    s = lay_tie((5, 2))
    told = do(s, 1, RAISE)
    other, own = RULES.view(s, 0), RULES.view(s, 1)

    assert ["answered"] == [event.kind for event in told]
    assert ((1,), None, (None, None)) == (other.answered, other.answer, other.spares[1])
    assert ((1,), "raise", (2, None)) == (own.answered, own.answer, own.spares[1])

    do(s, 0, DECLINE)
    after = RULES.view(s, None)

    assert ((), (), None) == (after.tied, after.answered, RULES.view(s, 1).answer)
    assert ((None, None), (2, "arriba")) == after.spares


def test_ka_4_a_raised_spare_is_shown_and_spent_even_if_the_tie_stands() -> None:
    s = lay_tie((3, 3), seats=3)
    do(s, 0, RAISE)
    told = do(s, 1, RAISE)

    assert ((3, "arriba"), (3, "arriba"), (None, None)) == RULES.view(s, None).spares
    assert {"ship": "arriba", "seats": (0, 1), "cards": (3, 3)} == told[1].args
    assert told[1].reveals


def test_ka_4_a_spare_not_raised_stays_hidden() -> None:
    s = lay_tie((5, 2))
    do(s, 0, RAISE)
    told = do(s, 1, DECLINE)

    assert (5, None) == told[1].args["cards"]
    assert (None, None) == RULES.view(s, 0).spares[1]


def test_ka_4_a_seat_whose_spare_is_spent_is_not_asked_and_declines() -> None:
    s = table()
    bid(s, [4, 3, 0, 1, 2, -1], [4, 3, 1, 0, -1, 2])
    do(s, 0, RAISE)
    do(s, 1, DECLINE)
    do(s, 0, ("anchor",))

    view = RULES.view(s, None)
    assert ("bravo", (0, 1), (1,)) == (view.sailing, view.tied, RULES.to_act(s))

    do(s, 1, RAISE)

    assert ("bravo", 1) == (RULES.view(s, None).sailing, s.controller)


def test_ka_4_nobody_is_asked_when_all_spares_are_spent() -> None:
    s = table()
    bid(s, [4, 3, 0, 1, 2, -1], [4, 3, 1, 0, -1, 2])
    do(s, 0, RAISE)
    told = do(s, 1, RAISE)

    assert {"ship": "bravo", "seats": (0, 1), "asked": ()} == told[4].args
    assert ["adrift", "shown", "controlled"] == [event.kind for event in told[5:]]
    assert ("caribic", 1) == (RULES.view(s, None).sailing, s.controller)


def test_ka_4_a_spent_spare_comes_back_in_the_next_round() -> None:
    s = lay_tie((5, 2))
    do(s, 0, RAISE)
    do(s, 1, RAISE)
    finish_round(s)

    assert 2 == s.round
    assert ((None, None), (None, None)) == RULES.view(s, None).spares


def test_ka_4_a_raised_thief_takes_no_step() -> None:
    s = lay_tie((-1, 5))
    do(s, 0, RAISE)
    do(s, 1, DECLINE)

    assert (1, 4) == (s.controller, s.steps)


@pytest.mark.parametrize(("surcharge", "steps"), [(False, 4), (True, 6)])
def test_ka_5_a_raised_spare_adds_steps_only_with_the_surcharge(
    surcharge: bool, steps: int
) -> None:
    s = table(3, surcharge=surcharge)
    bid(s, [4, 0, 1, 3, 5, -1], [4, 0, 1, 2, 3, 5], hand(0))
    do(s, 0, RAISE)
    do(s, 1, DECLINE)

    assert (0, steps) == (s.controller, s.steps)


@pytest.mark.parametrize(
    ("bribe", "thieves"), [pair for pair in product(range(6), range(4)) if pair != (0, 0)]
)
def test_ka_5_every_opponents_thief_takes_a_step_but_never_below_none(
    bribe: int, thieves: int
) -> None:
    lower = -1 if bribe == 0 else 0
    s = table(4, ships={"arriba": "HAV"}, ports=["HAV"])
    others = [-1] * thieves + [lower] * (3 - thieves)
    bid(s, hand(bribe), *(hand(card) for card in others))

    assert (0, max(0, bribe - others.count(-1))) == (s.controller, s.steps)


def finish_round(s: CaribbeanState) -> None:
    """Everybody declines and anchors until the round is over."""
    round_ = s.round
    while s.round == round_ and RULES.to_act(s):
        seat = RULES.to_act(s)[0]
        RULES.apply(s, seat, RULES.legal(s, seat)[-1])
