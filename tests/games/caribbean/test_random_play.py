"""Whole games of random play, held against an independent, slow reading of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from freebooters.engine.contract import Action
from freebooters.games.caribbean import game
from freebooters.games.caribbean.census import census
from freebooters.games.caribbean.rules.chart import AREAS
from freebooters.games.caribbean.rules.components import SHIPS
from freebooters.games.caribbean.rules.state import CaribbeanState
from freebooters.games.caribbean.rules.view import CaribbeanView
from tests.games.caribbean.states import RULES

CHART = {area.id: area for area in AREAS}

games = given(seats=st.sampled_from([2, 3, 4]), surcharge=st.booleans(), seed=st.integers(0, 2**32))


def states(
    seats: int, surcharge: bool, seed: int
) -> Iterator[tuple[CaribbeanState, Action | None]]:
    """Every state of a game of random play, and the action that led to it."""
    rng = Random(seed)
    s = RULES.new(seats, {"surcharge": surcharge})
    yield s, None
    while acting := RULES.to_act(s):
        seat = acting[int(rng.random() * len(acting))]
        legal = RULES.legal(s, seat)
        action = legal[int(rng.random() * len(legal))]
        RULES.apply(s, seat, action)
        yield s, action


def may(view: CaribbeanView) -> set[Action]:
    """What the controller may do by KA-6 and KA-7, read off the view alone."""
    assert view.sailing is not None
    here, mine = view.ships[view.sailing]
    others = {ship: place for ship, place in view.ships.items() if ship != view.sailing}
    taken = {area for area, _ in others.values()}
    beside = {ship: chest for ship, (area, chest) in others.items() if bordering(here, area)}
    found: set[Action] = {("anchor",)}
    if view.steps_left:
        found |= {("sail", area) for area in CHART[str(here)].borders if area not in taken}
    if mine is None:
        found |= {("steal", ship) for ship, chest in beside.items() if chest}
        return found | ({("load",)} if view.ports.get(str(here)) else set())
    for ship, chest in beside.items():
        back = (mine, ship) in view.left
        if chest and not back:
            found.add(("exchange", ship))
        if not chest and not back:
            found.add(("hand", ship))
        if not chest and view.hideouts.get(str(others[ship][0])) is not None:
            found.add(("hand-secure", ship))
    for port, chest in view.ports.items():
        near = port == here or bordering(here, port)
        if chest and near and (mine, port) not in view.left:
            found.add(("exchange-port", port))
    if view.hideouts.get(str(here)) is not None:
        found.add(("secure",))
    return found


def bordering(one: str | None, other: str | None) -> bool:
    return str(other) in CHART[str(one)].borders


@settings(max_examples=15, deadline=None)
@games
def test_a_ship_may_do_what_a_slow_reading_of_the_rules_allows(
    seats: int, surcharge: bool, seed: int
) -> None:
    turns = 0
    for s, _ in states(seats, surcharge, seed):
        if s.controller >= 0:
            turns += 1
            legal = RULES.legal(s, s.controller)
            assert may(RULES.view(s, None)) == set(legal)
            assert len(legal) > 1, "it should have anchored by itself"

    assert turns > 0


@settings(max_examples=15, deadline=None)
@games
def test_a_game_keeps_its_pieces_apart_and_comes_to_an_end(
    seats: int, surcharge: bool, seed: int
) -> None:
    first = census(RULES.new(seats, {"surcharge": surcharge}))
    entries = 0
    for s, action in states(seats, surcharge, seed):
        entries += action is not None
        assert first == census(s)
        afloat = [area for area in s.at if area >= 0]
        assert len(afloat) == len(set(afloat))
        assert all(money % 1000 == 0 for money in s.money)

    assert entries <= game.info.longest


@settings(max_examples=10, deadline=None)
@given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32))
def test_control_goes_to_the_highest_bribe_with_its_steps_less_the_thieves(
    seats: int, seed: int
) -> None:
    before = (0, -1)
    for s, _ in states(seats, False, seed):
        if s.controller >= 0 and before != (s.round, s.sailing):
            before = (s.round, s.sailing)
            shown = RULES.view(s, None).bids[SHIPS[s.sailing]]
            cards = [card for card in shown if card is not None]

            assert seats == len(cards)
            assert max(cards) == cards[s.controller] >= 0
            assert max(0, max(cards) - cards.count(-1)) == s.steps
