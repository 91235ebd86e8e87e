"""Whole games of random play, held against an independent, slow reading of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.engine.events import Event
from freebooters.games.meuterer import game
from freebooters.games.meuterer.census import census
from freebooters.games.meuterer.rules.components import ISLANDS
from freebooters.games.meuterer.rules.state import MeutererState
from freebooters.games.meuterer.rules.view import MeutererView
from tests.games.meuterer.states import RULES, fresh

ISLAND = {island.name: island for island in ISLANDS}

games = given(
    chosen=st.fixed_dictionaries(
        {
            "seats": st.sampled_from([3, 4]),
            "pirate": st.booleans(),
            "printed": st.booleans(),
            "open_conflict": st.booleans(),
        }
    ),
    seed=st.integers(0, 2**32),
)

Chosen = dict[str, Any]
"""What `fresh` is given."""

Step = tuple[MeutererView, Seat, Action, list[Event], MeutererState]
"""What a spectator saw before, who did what, what happened, the state after it."""


def steps(chosen: Chosen, seed: int) -> Iterator[Step]:
    rng = Random(seed)
    s = fresh(**chosen)
    while acting := RULES.to_act(s):
        seat, before = acting[0], RULES.view(s, None)
        legal = RULES.legal(s, seat)
        chance = seat == CHANCE
        action = RULES.draw(s, rng) if chance else legal[int(rng.random() * len(legal))]
        told: list[Event] = []
        RULES.apply(s, seat, action, told.append)
        yield before, seat, action, told, s


def find(told: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    return [dict(event.args) for event in told if event.kind == kind]


def face_up(told: Sequence[Event]) -> Counter[Seat]:
    """Conflict cards that lie open at the end of phase 2."""
    found: Counter[Seat] = Counter()
    for event in told:
        if event.kind == "robbed":
            found.clear()
        elif event.kind == "played" and event.args["card"] == "conflict":
            found[event.args["seat"]] += 1
    return found


def round_points(
    captain: Seat, active: Sequence[str], told: Sequence[Event], open_conflict: bool
) -> list[int]:
    """What everybody gets for a round, from what was said and done in it (ME-6 to ME-8)."""
    (roles,) = (args["roles"] for args in find(told, "revealed"))
    points = [0] * len(roles)
    (pouch,) = (args["points"] for args in find(told, "promised"))
    goes = {args["side"]: args["island"] for args in find(told, "announced")}
    has = {role: seat for seat, role in enumerate(roles) if role}
    laid = {args["seat"]: args["count"] for args in find(told, "fought")}
    if open_conflict:
        for seat, count in face_up(told).items():
            if seat == captain or roles[seat] in ("mate", "mutineer", "boy"):
                laid[seat] = laid.get(seat, 0) + count
    loyal = laid.get(captain, 0) + laid.get(has.get("mate", -1), 0) + ("mate" in has)
    if "mutineer" in has and sum(laid.values()) + ("mate" in has) - loyal >= loyal:
        points[has["mutineer"]] += ISLAND[goes["mutineer"]].ship
        if "boy" in has:
            points[has["boy"]] += 2
    else:
        points[captain] += ISLAND[goes["captain"]].ship
        if "mate" in has:
            points[captain] -= pouch
            points[has["mate"]] += 1 + pouch
    for island in active:
        offers = {
            args["seat"]: args["count"]
            for args in find(told, "offered")
            if args["island"] == island
        }
        leaders = [seat for seat, count in offers.items() if count == max(offers.values())]
        for seat in leaders:
            place = 0 if roles[seat] == "merchant" else len(leaders) - 1
            points[seat] += ISLAND[island].prices[place]
    return points


@settings(max_examples=15, deadline=None)
@games
def test_rounds_are_paid_as_a_slow_reading_of_the_rules_says(chosen: Chosen, seed: int) -> None:
    told: list[Event] = []
    seats: int = chosen["seats"]
    scores = [0] * seats
    rounds = 0
    for before, _, _, news, s in steps(chosen, seed):
        told += news
        if {"sailed", "won"} & {event.kind for event in news}:
            assert before.round_captain is not None
            points = round_points(
                before.round_captain, before.active, told, chosen["open_conflict"]
            )
            scores = [old + new for old, new in zip(scores, points, strict=True)]
            assert scores == s.scores
            *_, gains = s.past[-1]
            gained = [sum(gain[-1] for gain in gains if gain[1] == seat) for seat in range(seats)]
            assert points == gained
            rounds += 1
            told = []

    assert {3: 9, 4: 8}[seats] == rounds


@settings(max_examples=15, deadline=None)
@games
def test_a_ship_goes_where_its_captain_wanted_and_islands_turn(chosen: Chosen, seed: int) -> None:
    wanted: dict[str, str] = {}
    for before, _, _, news, s in steps(chosen, seed):
        for args in find(news, "announced"):
            kept = before.hand_sizes[args["seat"]]
            place = (before.circle.index(before.ship) + kept) % 12
            assert before.circle[place] == args["island"]
            wanted[args["side"]] = args["island"]
        for args in find(news, "sailed"):
            mutiny = any(args["won"] == "mutiny" for args in find(news, "resolved")) or (
                before.phase == 5 and before.captain != before.round_captain
            )
            assert wanted["mutineer" if mutiny else "captain"] == args["to"]
            view = RULES.view(s, None)
            assert tuple(sorted({before.ship, args["to"]})) == view.active
            assert args["to"] == view.ship


@settings(max_examples=15, deadline=None)
@games
def test_nothing_is_lost_and_every_round_begins_with_five_cards(chosen: Chosen, seed: int) -> None:
    whole = census(fresh(**chosen))
    entries = 0
    for _, _, _, news, s in steps(chosen, seed):
        entries += 1
        assert whole == census(s)
        if find(news, "began"):
            assert [5] * chosen["seats"] == [sum(hand) for hand in s.hands]
            assert [0] * chosen["seats"] == [sum(cards) for cards in s.played]
            assert [] == s.drawn

    assert entries <= game.info.longest


@settings(max_examples=10, deadline=None)
@games
def test_a_pirate_robs_whom_it_meets(chosen: Chosen, seed: int) -> None:
    for before, seat, action, news, s in steps(chosen, seed):
        if action != ("play", "pirate"):
            assert not find(news, "robbed")
            continue
        circle, pirates = before.circle, str(before.pirate_ship)
        way = [
            circle[(circle.index(pirates) - step) % 12]
            for step in range(1, before.hand_sizes[seat])
        ]
        view = RULES.view(s, None)
        assert [*way, pirates][len(way) - 1 if way else 0] == view.pirate_ship
        if view.phase == 2:
            assert (before.ship in way) == (not any(view.played))
        assert (before.ship in way) == bool(find(news, "robbed"))
