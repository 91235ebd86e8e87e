"""ME-8 and ME-9: who sells what where, and for how much."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random

import pytest

from freebooters.engine.contract import Seat
from freebooters.engine.events import Event
from freebooters.games.meuterer.rules.components import (
    ANY,
    CARDS,
    GOODS,
    ISLANDS,
    MERCHANT,
    ROLE_NUMBERS,
    ROLES,
)
from freebooters.games.meuterer.rules.sales import best_offers, prices
from freebooters.games.meuterer.rules.state import NO_OFFER, MeutererState, Offer
from tests.games.meuterer.states import RULES, counts, do, pay, phase_two, table

NUMBER = {island.name: number for number, island in enumerate(ISLANDS)}
QUIET = {1: "boy", 2: "loader", 3: "mate"}


def sold(
    *cards: str, ship: str, left: str = "", roles: Mapping[Seat, str] | None = None
) -> tuple[MeutererState, list[Event]]:
    """A round without a mutiny in which those cards are played."""
    s = table(*cards, ship=ship, left=left)
    chosen = roles or {seat: role for seat, role in QUIET.items() if seat < len(cards)}
    return s, phase_two(s, cards, chosen)


@pytest.mark.parametrize("number", range(len(ISLANDS)), ids=lambda number: ISLANDS[number].name)
def test_me_8_the_more_lead_the_less_each_gets(number: int) -> None:
    for leaders in range(1, 5):
        told = list(prices(number, [2] * leaders + [1] * (4 - leaders), [-1] * 4))
        price = ISLANDS[number].prices[leaders - 1]

        assert [(seat, leaders, price) for seat in range(leaders)] == told


def test_me_8_a_sole_leader_two_and_three_tied_are_paid_as_printed() -> None:
    _, told = sold("ruby ruby", "ruby", "", ship="eisfelsen")
    assert [("sold", 0, 6)] == pay(told, "sold")
    _, told = sold("ruby", "ruby", "", ship="eisfelsen")
    assert [("sold", 0, 4), ("sold", 1, 4)] == pay(told, "sold")
    _, told = sold("ruby", "ruby", "ruby", ship="eisfelsen")
    assert [("sold", 0, 3), ("sold", 1, 3), ("sold", 2, 3)] == pay(told, "sold")


def test_me_8_four_tied_get_nothing() -> None:
    _, told = sold("ruby", "ruby", "ruby", "ruby", ship="eisfelsen")

    assert [("sold", seat, 0) for seat in range(4)] == pay(told, "sold")


@pytest.mark.parametrize(
    ("sellers", "expected"),
    [(2, [4, 6]), (3, [3, 6, 3]), (4, [0, 6, 0, 0])],
)
def test_me_8_a_tied_merchant_gets_the_best_price_and_the_others_that_for_all_tied(
    sellers: int, expected: list[int]
) -> None:
    cards = ["ruby" if seat < sellers else "" for seat in range(4)]
    _, told = sold(*cards, ship="eisfelsen", roles={1: "merchant", 2: "boy", 3: "loader"})

    assert [("sold", seat, points) for seat, points in enumerate(expected)] == pay(told, "sold")


def test_me_8_a_merchant_that_does_not_lead_gets_nothing() -> None:
    _, told = sold("ruby ruby", "ruby", "", ship="eisfelsen", roles={1: "merchant", 2: "boy"})

    assert [("sold", 0, 6)] == pay(told, "sold")


def test_me_8_other_kinds_do_not_sell() -> None:
    _, told = sold("salt salt salt", "ruby", "conflict conflict", ship="eisfelsen")

    assert [("sold", 1, 6)] == pay(told, "sold")


def test_me_8_nobody_sells_where_nobody_has_a_card() -> None:
    s, told = sold("salt", "wine", "", ship="eisfelsen")

    assert [] == pay(told, "sold")
    assert "offered" not in {event.kind for event in told}
    assert 0 == s.scores[1]


def test_me_8_conflict_and_pirate_cards_are_no_goods() -> None:
    s = table("conflict conflict", "pirate", "grain", ship="hochland", pirate=True)
    told = phase_two(s, ["conflict conflict", "pirate", "grain"], {1: "boy", 2: "loader"})

    assert [("sold", 2, 4)] == pay(told, "sold")


def test_me_8_where_all_goods_are_taken_each_seat_counts_one_kind() -> None:
    """Three grain beat two ruby and two salt, which are not four of anything."""
    _, told = sold("ruby ruby salt salt", "grain grain grain", "", ship="hochland")

    assert [("sold", 1, 4)] == pay(told, "sold")


def test_me_8_different_kinds_tie_where_all_goods_are_taken() -> None:
    _, told = sold("ruby ruby", "grain grain", "cloth", ship="piratennest")

    assert [("sold", 0, 3), ("sold", 1, 3)] == pay(told, "sold")


def test_me_8_both_active_islands_pay() -> None:
    _, told = sold("ruby salt salt", "salt", "ruby", ship="eisfelsen", left="gruenland")

    assert [("sold", 0, 4), ("sold", 2, 4), ("sold", 0, 5)] == pay(told, "sold")


def test_me_9_what_is_best_on_every_island_is_offered_without_asking() -> None:
    _, told = sold("grain grain ruby", "", "", ship="hochland", left="eisfelsen")
    offers = [event.args for event in told if event.kind == "offered"]

    assert [
        {"seat": 0, "island": "hochland", "kind": "grain", "count": 2},
        {"seat": 0, "island": "eisfelsen", "kind": "ruby", "count": 1},
    ] == offers


def test_me_9_of_several_best_offers_the_kind_first_in_the_box_is_made() -> None:
    _, told = sold("wine wine salt salt", "", "", ship="hochland", left="eisfelsen")

    assert ("hochland", "salt", 2) == next(
        (event.args["island"], event.args["kind"], event.args["count"])
        for event in told
        if event.kind == "offered"
    )


def test_me_9_on_two_islands_that_take_all_goods_the_ships_comes_first() -> None:
    _, told = sold("wine wine salt salt", "", "", ship="piratennest", left="hochland")

    assert [("piratennest", "salt"), ("hochland", "wine")] == [
        (event.args["island"], event.args["kind"]) for event in told if event.kind == "offered"
    ]


def test_me_9_a_card_wanted_on_one_island_is_kept_for_it_if_that_costs_nothing() -> None:
    """Salt and wine would both do at Hochland; wine is wanted on Sandkap."""
    _, told = sold("wine wine salt salt", "", "", ship="hochland", left="sandkap")

    assert [("hochland", "salt", 2), ("sandkap", "wine", 2)] == [
        (event.args["island"], event.args["kind"], event.args["count"])
        for event in told
        if event.kind == "offered"
    ]


def wheat() -> MeutererState:
    """The rulebook's example: four grain, at Affeninsel and Hochland."""
    s, _ = sold("", "grain grain grain grain", "grain", ship="affeninsel", left="hochland")
    assert (5, 1) == (s.phase, s.turn)
    return s


def test_me_9_who_could_sell_the_same_cards_on_both_islands_decides() -> None:
    s = wheat()

    assert [
        *(("sell", "affeninsel", "grain", count) for count in (1, 2, 3, 4)),
        *(("sell", "hochland", "grain", count) for count in (1, 2, 3, 4)),
        ("done",),
    ] == RULES.legal(s, 1)


def test_me_9_two_grain_here_and_two_there_win_on_both() -> None:
    s = wheat()
    do(s, 1, ("sell", "hochland", "grain", 2))
    told = do(s, 1, ("sell", "affeninsel", "grain", 2))
    offered = (None, ("grain", 2), None)
    assert {"affeninsel": offered, "hochland": offered} == RULES.view(s, 0).sales
    told += do(s, 2, ("sell", "hochland", "grain", 1))
    assert [("sold", 1, 2), ("sold", 1, 4)] == pay(told, "sold")


def test_me_9_an_island_is_offered_on_once_and_each_card_once() -> None:
    s = wheat()
    do(s, 1, ("sell", "affeninsel", "grain", 3))

    assert [("sell", "hochland", "grain", 1), ("done",)] == RULES.legal(s, 1)
    assert ("grain", 3) == RULES.view(s, None).sales["affeninsel"][1]


def test_me_9_it_ends_by_itself_when_nothing_is_left_to_sell() -> None:
    s = wheat()
    do(s, 1, ("sell", "affeninsel", "grain", 4))

    assert 2 == s.turn


def test_me_9_done_offers_nothing_more() -> None:
    s = wheat()
    told = do(s, 1, ("sell", "affeninsel", "grain", 1), ("done",))
    told += do(s, 2, ("done",))

    assert [("sold", 1, 2)] == pay(told, "sold")
    assert ["declined"] * 2 == [event.kind for event in told if event.kind == "declined"]


def test_me_9_another_kind_may_be_offered_where_all_goods_are_taken() -> None:
    s, _ = sold("grain grain salt", "", "", ship="affeninsel", left="hochland")

    assert ("sell", "hochland", "salt", 1) in RULES.legal(s, 0)
    do(s, 0, ("sell", "hochland", "salt", 1))
    assert [
        ("sell", "affeninsel", "grain", 1),
        ("sell", "affeninsel", "grain", 2),
        ("done",),
    ] == RULES.legal(s, 0)


@pytest.mark.parametrize(
    ("laid", "order"),
    [((0, 0), [1, 2, 0]), ((1, 0), [0, 1, 2])],
    ids=["won", "beaten"],
)
def test_me_9_after_a_mutiny_won_seats_decide_from_the_new_captain(
    laid: tuple[int, int], order: list[int]
) -> None:
    s = table("grain grain conflict", *["grain grain"] * 2, ship="affeninsel", left="hochland")
    phase_two(s, ["grain grain"] * 3, {1: "mutineer", 2: "loader"})
    do(s, 0, ("fight", laid[0]))
    do(s, 1, ("fight", laid[1]))
    asked = []
    while s.phase == 5:
        asked.append(s.turn)
        do(s, s.turn, ("done",))

    assert order == asked


def test_me_9_the_old_captain_sees_what_the_new_one_offers() -> None:
    """Two grain each: the new captain takes Hochland alone, and the old one is beaten to it."""
    s = table("grain grain", "grain grain grain", "", ship="affeninsel", left="hochland")
    phase_two(s, ["grain grain", "grain grain grain", ""], {1: "mutineer", 2: "loader"})
    do(s, 0, ("fight", 0))
    do(s, 1, ("fight", 0), ("sell", "hochland", "grain", 3))

    assert 0 == s.turn
    assert (None, ("grain", 3), None) == RULES.view(s, 0).sales["hochland"]
    told = do(s, 0, ("sell", "affeninsel", "grain", 2))
    assert [("sold", 0, 2), ("sold", 1, 4)] == pay(told, "sold")


def test_me_9_later_seats_offers_wait_for_those_who_decide() -> None:
    s, _ = sold("grain grain", "salt", "", ship="affeninsel", left="hochland")

    assert {"affeninsel": (None,) * 3, "hochland": (None,) * 3} == RULES.view(s, None).sales


def test_offers_show_only_while_goods_are_sold() -> None:
    s = table("grain", "", "", ship="affeninsel", at_round=9)
    assert {"affeninsel": (None,) * 3} == RULES.view(s, None).sales
    phase_two(s, ["grain", "", ""], {1: "boy", 2: "loader"})

    assert {"affeninsel": (("grain", 1), None, None)} == RULES.view(s, None).sales


def offers(active: Sequence[int], cards: Sequence[int]) -> Iterator[list[Offer]]:
    """Everything a seat could offer (ME-9), by brute force. Of equal offers the first is made."""
    per_island = [
        [
            NO_OFFER,
            *(
                (kind, count)
                for kind in GOODS
                if ISLANDS[island].takes in (ANY, kind)
                for count in range(1, cards[kind] + 1)
            ),
        ]
        for island in active
    ]
    for offer in product(*per_island):
        if all(sum(n for k, n in offer if k == kind) <= cards[kind] for kind in GOODS):
            yield list(offer)


@pytest.mark.parametrize("seed", range(4))
def test_me_9_a_seat_is_not_asked_exactly_when_one_offer_is_largest_on_every_island(
    seed: int,
) -> None:
    rng = Random(seed)
    asked = 0
    for _ in range(300):
        active = rng.sample(range(len(ISLANDS)), rng.choice((1, 2, 2)))
        cards = counts(" ".join(rng.choices(CARDS[: rng.choice((2, 6))], k=rng.randrange(6))))
        all_offers = list(offers(active, cards))
        largest = [max(offer[place][1] for offer in all_offers) for place in range(len(active))]
        best = [offer for offer in all_offers if [count for _, count in offer] == largest]
        asked += not best

        assert (best[0] if best else None) == best_offers(active, cards)
    assert 0 < asked < 150


@pytest.mark.parametrize("seed", range(3))
def test_me_8_prices_are_those_of_a_slow_reading(seed: int) -> None:
    rng = Random(seed)
    for _ in range(200):
        seats = rng.choice((3, 4))
        island = rng.randrange(len(ISLANDS))
        offered = [rng.randrange(3) for _ in range(seats)]
        roles = [-1, *rng.sample(range(len(ROLES)), seats - 1)]
        expected = {}
        for seat, count in enumerate(offered):
            if count and count == max(offered):
                tied = offered.count(count)
                alone = tied == 1 or roles[seat] == MERCHANT
                expected[seat] = (*ISLANDS[island].prices[:3], 0)[0 if alone else tied - 1]

        assert expected == {seat: points for seat, _, points in prices(island, offered, roles)}
    assert MERCHANT == ROLE_NUMBERS["merchant"]
