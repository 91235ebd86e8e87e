"""Secret bids, spares and answers: what a seat sees, and what it imagines of the others."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from random import Random

import pytest

from freebooters.engine.contract import Seat
from freebooters.games.caribbean.rules.components import CARDS, SHIPS
from freebooters.games.caribbean.rules.state import CaribbeanState, spare_of
from tests.games.caribbean.states import RULES, bid, do, hand, set_up, table

Observer = Seat | None

OTHERS: tuple[Observer, ...] = (1, 2, None)


def test_ka_2_no_other_view_changes_while_a_seat_bids() -> None:
    s = set_up(3)
    before = [RULES.view(s, observer) for observer in OTHERS]
    for ship, card in zip(SHIPS, [4, 5, 0, -1, 2, 1], strict=True):
        do(s, 0, ("bid", ship, card))

        assert before == [RULES.view(s, observer) for observer in OTHERS]


def test_ka_2_the_event_of_a_bid_tells_its_card_to_its_owner_alone() -> None:
    s = set_up(3)
    (event,) = do(s, 0, ("bid", "arriba", 4))

    assert {"seat": 0, "ship": "arriba", "card": 4} == event.seen_by(0).args
    assert [{"seat": 0, "ship": "arriba"}] * 3 == [event.seen_by(o).args for o in OTHERS]


def test_ka_2_the_spare_is_told_to_its_owner_alone() -> None:
    s = set_up(3)
    told = do(s, 0, *(("bid", ship, card) for ship, card in zip(SHIPS, hand(5), strict=True)))

    assert {"seat": 0, "spare": 4} == told[-1].seen_by(0).args
    assert [{"seat": 0}] * 3 == [told[-1].seen_by(o).args for o in OTHERS]


@pytest.mark.parametrize("observer", OTHERS)
def test_ka_2_the_log_shows_others_that_a_card_was_laid_but_not_which(observer: Observer) -> None:
    s = set_up(3)

    assert ("bid", "arriba") == RULES.mask(s, 0, ("bid", "arriba", 4), observer)
    assert ("bid", "arriba", 4) == RULES.mask(s, 0, ("bid", "arriba", 4), 0)


@pytest.mark.parametrize("observer", OTHERS)
def test_ka_4_the_log_does_not_show_others_who_raised(observer: Observer) -> None:
    s = tie()

    assert () == RULES.mask(s, 0, ("raise",), observer) == RULES.mask(s, 0, ("decline",), observer)
    assert ("raise",) == RULES.mask(s, 0, ("raise",), 0)


def tie() -> CaribbeanState:
    """All three seats are tied for Arriba; their spares are 5, 2 and 0."""
    s = table(3)
    bid(s, [4, 0, 1, 2, 3, -1], [4, 0, 1, 5, 3, -1], [4, 5, 1, 2, 3, -1])
    return s


def test_ka_4_no_other_view_but_that_it_answered_changes_with_an_answer() -> None:
    raised, declined = tie(), tie()
    events = [*do(raised, 0, ("raise",)), *do(declined, 0, ("decline",))]

    for observer in OTHERS:
        assert RULES.view(raised, observer) == RULES.view(declined, observer)
        assert events[0].seen_by(observer) == events[1].seen_by(observer)
    assert RULES.view(raised, 0) != RULES.view(declined, 0)


def test_swapped_hidden_cards_change_no_other_view() -> None:
    """Every way seat 0 may have laid the four cards nobody has seen looks the same."""
    looks = set()
    for rest in permutations((0, 1, 2, -1)):
        s = table(3)
        bid(s, [5, 4, *rest], [4, 5, 0, 1, 2, 3], hand(3))
        while RULES.view(s, None).sailing == "arriba":
            do(s, s.controller, ("anchor",))
        assert "bravo" == RULES.view(s, None).sailing
        looks.add(json.dumps([str(RULES.view(s, observer)) for observer in OTHERS]))

    assert 1 == len(looks)


def sailing_caribic() -> CaribbeanState:
    """Arriba and Bravo have sailed, Caribic is in turn, seat 0 in control; three cards of each
    seat have been shown.
    """
    s = table(3)
    bid(s, [5, 0, 4, 1, 2, 3], [0, 5, 1, 2, 3, 4], [1, 2, 3, 4, -1, 0])
    do(s, 0, ("anchor",))
    do(s, 1, ("anchor",))
    assert ("caribic", 0) == (RULES.view(s, None).sailing, s.controller)
    return s


def imagined_cards(s: CaribbeanState, observer: Observer, seat: Seat) -> list[int]:
    """Six bids and the spare."""
    six = len(SHIPS)
    return [*s.bids[seat * six : (seat + 1) * six], spare_of(s, seat)]


@pytest.mark.parametrize("observer", [0, 1, 2, None])
def test_imagined_hands_are_whole_and_keep_what_is_known(observer: Observer) -> None:
    s = sailing_caribic()
    for number in range(50):
        imagined = RULES.imagine(RULES.view(s, observer), Random(number))
        for seat in range(3):
            cards = imagined_cards(imagined, observer, seat)

            assert list(CARDS) == sorted(cards)
            assert cards[:3] == imagined_cards(s, observer, seat)[:3]
            assert seat != observer or cards == imagined_cards(s, observer, seat)
        assert RULES.view(s, observer) == RULES.view(imagined, observer)


def test_every_card_not_yet_seen_is_imagined_equally_often_in_every_place() -> None:
    """Four cards for three ships and the spare; no share strays by more than five deviations."""
    s, rng, worlds = sailing_caribic(), Random(7), 4000
    view = RULES.view(s, 0)
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(worlds):
        cards = imagined_cards(RULES.imagine(view, rng), 0, 1)
        seen.update((place, cards[place]) for place in range(3, 7))
    slack = 5 * (worlds * 3 / 16) ** 0.5

    assert {(place, card) for place in range(3, 7) for card in (-1, 2, 3, 4)} == set(seen)
    assert [] == [place for place, count in seen.items() if abs(count - worlds / 4) > slack]


def test_hands_are_imagined_independently_of_each_other() -> None:
    view = RULES.view(sailing_caribic(), None)
    worlds = [RULES.imagine(view, Random(number)) for number in range(600)]
    pairs = Counter((spare_of(world, 0), spare_of(world, 2)) for world in worlds)

    assert 16 == len(pairs)


def test_a_spent_spare_is_known_and_the_rest_are_shuffled() -> None:
    s = tie()
    do(s, 0, ("raise",))
    do(s, 1, ("raise",))
    do(s, 2, ("decline",))
    assert 0 == s.controller
    view = RULES.view(s, 2)
    worlds = [RULES.imagine(view, Random(number)) for number in range(200)]

    assert {(5, 2)} == {(spare_of(world, 0), spare_of(world, 1)) for world in worlds}
    assert {0, 1, 2, 3, -1} == {world.bids[1] for world in worlds}


def test_an_unspent_spare_may_be_any_card_not_seen() -> None:
    view = RULES.view(tie(), 0)
    worlds = [RULES.imagine(view, Random(number)) for number in range(200)]

    assert {5} == {spare_of(world, 0) for world in worlds}
    assert {-1, 0, 1, 2, 3, 5} == {spare_of(world, 1) for world in worlds}


def test_the_last_spare_is_not_shown_though_it_could_be_worked_out() -> None:
    s = table(money=[0, 0], ships={"fuego": "HAV"}, ports=["HAV"])
    bid(s, [5, 4, 3, 2, 1, 0], [4, 3, 2, 1, 0, -1])
    while s.sailing < len(SHIPS) - 1:
        do(s, s.controller, ("anchor",))

    assert ((-1, None), (None, None)) == RULES.view(s, 0).spares
    assert 5 == spare_of(RULES.imagine(RULES.view(s, 0), Random(1)), 1)


def test_while_bids_are_laid_the_others_are_imagined_to_have_laid_none() -> None:
    s = set_up(3)
    do(s, 0, ("bid", "arriba", 4), ("bid", "bravo", 2))
    do(s, 1, ("bid", "arriba", 5))
    imagined = RULES.imagine(RULES.view(s, 0), Random(1))

    assert [2, 0, 0] == imagined.laid
    assert (0, 1, 2) == RULES.to_act(imagined)
    assert RULES.legal(s, 0) == RULES.legal(imagined, 0)


def test_answers_of_others_are_imagined_both_ways_and_ones_own_is_kept() -> None:
    s = tie()
    do(s, 0, ("raise",))
    do(s, 2, ("decline",))

    def raisers(observer: Observer) -> set[int]:
        view = RULES.view(s, observer)
        return {RULES.imagine(view, Random(number)).raised for number in range(60)}

    assert {0b000, 0b001, 0b100, 0b101} == raisers(None) == raisers(1)
    assert {0b001, 0b101} == raisers(0)
    assert {0b000, 0b001} == raisers(2)


@pytest.mark.parametrize("observer", [0, 1, None])
def test_the_end_can_be_imagined(observer: Observer) -> None:
    s = table(money=[62_000, 0])
    bid(s, hand(5), hand(0))
    while acting := RULES.to_act(s):
        do(s, acting[0], RULES.legal(s, acting[0])[-1])
    view = RULES.view(s, observer)
    imagined = RULES.imagine(view, Random(1))

    assert () == RULES.to_act(imagined)
    assert view == RULES.view(imagined, observer)
    assert RULES.returns(s) == RULES.returns(imagined)
