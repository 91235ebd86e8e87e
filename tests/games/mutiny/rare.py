"""Positions of La Mutinerie that random play hardly reaches, with what led there."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.events import Event
from freebooters.games.mutiny.rules.state import MutinyState
from tests.games.mutiny.states import do, duelling, empty, sailing, visit

__all__ = ["rare"]


PAIRS = [(1, 2), (3, 4), (5, 6), (7, 8), (9, 10)]

Rarity = tuple[int, MutinyState, tuple[Event, ...]]


def rare() -> Iterator[Rarity]:
    """Moments too rare to be met in journeys, in which the table says something of its own."""
    yield from _sailors()
    yield from _oaths()
    yield from _duels()
    state = sailing()
    events = (
        Event("seasick", {"pirate": "ojo", "recovered": "sate"}),
        Event("compared", {"seat": 0, "strength": 4}),
    )
    yield 2, state, events
    yield from _shortages()


def _shortages() -> Iterator[Rarity]:
    """Supplies that run out while they are drawn from (MU-8, MU-10)."""
    state = sailing(3)
    state.bank, state.coins = 2, [14, 14, 0]
    for _ in range(2):
        yield _after(state, visit(state, "pang", ("choose", "coin")))
    gone = sailing()
    empty(gone, "gold")
    yield _after(gone, visit(gone, "valverde"))


def _sailors() -> Iterator[Rarity]:
    """Cambivalute when all letters are taken (MU-21)."""
    state = sailing()
    state.deck, state.sailors = [], PAIRS[:]
    yield _after(state, visit(state, "cambivalute"))
    yield _after(state, do(state, ("inspect", "C")))
    left = state.copy()
    yield _after(state, do(state, ("swap",)))
    yield _after(left, do(left, ("leave",)))


def _oaths() -> Iterator[Rarity]:
    """Ojo and Bijoux for a seat that has sworn (MU-19, MU-20)."""
    state = sailing(3)
    state.allegiance = [0, 1, 0]
    again = state.copy()
    yield _after(state, visit(state, "ojo"))
    yield _after(state, do(state, ("peek", 1)))
    yield _after(again, visit(again, "bijoux"))
    yield _after(again, do(again, ("swear", "diaz")))


def _duels() -> Iterator[Rarity]:
    """A monkey with nothing to steal, a bank that cannot pay (MU-34, MU-35), the first sailors."""
    poor = duelling(["valverde", "diaz"], ["p1 p1", "g1 g1"], pairs=PAIRS)
    do(poor, ("fight", "pink", 1), ("fight", "grey", 1))
    yield _after(poor, do(poor, ("monkey",), ("fight", "grey", 1)))
    broke = duelling(["valverde", "diaz"], ["p1", "g1"], pairs=PAIRS, coins=[2, 0], bank=0)
    do(broke, ("fight", "pink", 1), ("fight", "grey", 1))
    yield _after(broke, do(broke, ("monkey",), ("monkey",)))
    fresh = duelling(["valverde", "diaz"], ["p1", "g1"])
    empty(fresh, "gold")
    yield 2, fresh, ()


def _after(state: MutinyState, events: list[Event]) -> Rarity:
    return len(state.coins), state.copy(), tuple(events)
