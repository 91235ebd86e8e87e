"""Everything in La Mutinerie's box, counted wherever it lies; equal at every moment of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from freebooters.engine.contract import CHANCE
from freebooters.engine.events import Event
from freebooters.games.mutiny.rules.components import CARDS, CREW
from freebooters.games.mutiny.rules.duels import winners_of
from freebooters.games.mutiny.rules.state import NONE, MutinyState
from tests.games.mutiny.states import do, duelling, empty, sailing, visit

__all__ = ["census", "derived", "rare"]

PAIRS = [(1, 2), (3, 4), (5, 6), (7, 8), (9, 10)]

Rarity = tuple[int, MutinyState, tuple[Event, ...]]


def census(s: MutinyState) -> dict[str, int]:
    """How many there are of each combat card, gold card, sailor, pirate, and of the coins."""
    found: Counter[str] = Counter()
    for counts in (s.combat_bag, s.discards, *s.hands):
        found.update(
            {f"{colour} {value}": n for (colour, value), n in zip(CARDS, counts, strict=True)}
        )
    found.update(" ".join(map(str, CARDS[number])) for number, _ in s.combat_under)
    for counts in (s.gold_bag, *s.gold):
        found.update({f"gold {value}": count for value, count in enumerate(counts, start=1)})
    found.update(f"gold {value}" for value, _ in s.gold_under)
    for kind, card in s.looked:
        found[" ".join(map(str, CARDS[card])) if kind == "combat" else f"{kind} {card}"] += 1
    found.update(f"sailor {value}" for value in s.deck)
    found.update(f"sailor {value}" for pair in s.sailors for value in pair if value)
    found.update(
        f"sailor {value}" for step in s.agenda for value in step[1:] if step[0] == "facing"
    )
    found["coins"] = s.bank + sum(s.coins)
    out = [*s.open, *s.used, *([s.lifeboat] if s.lifeboat else [])]
    found.update(out)
    found.update(pirate for pirate in CREW if pirate not in out)
    return dict(found)


def derived(s: MutinyState) -> dict[str, Any]:
    """Who acts follows from the agenda, who has won from the end."""
    return {"acting": _acting(s), "winners": winners_of(s) if s.phase == "over" else ()}


def _acting(s: MutinyState) -> tuple[int, ...]:
    if not s.agenda:
        return ()
    name = s.agenda[-1][0]
    if name in ("start", "cabin", "seasick", "combat", "gold", "sailor", "facing"):
        return (CHANCE,)
    if name == "lay":
        return tuple(seat for seat in s.fighting if s.laid[seat] == NONE)
    return (s.turn,)


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
