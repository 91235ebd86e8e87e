"""What does not change in a round: where goods are wanted, where the ship may go, what is worth
keeping.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import product

from freebooters.games.meuterer.rules.components import CARDS, CONFLICT, HAND, ROUNDS
from freebooters.games.meuterer.rules.sales import takes
from freebooters.games.meuterer.rules.state import MeutererState
from freebooters.kit.cache import Cache

__all__ = ["ARMED", "FRESH", "Cards", "RoundFacts", "round_facts"]

Cards = tuple[int, ...]
"""How many cards there are of each kind, or of each kind that is wanted this round, in its order."""

ARMED = 0.9
"""A conflict card kept for the next round, in points."""
FRESH = 0.8
"""A card that will be drawn."""
_GOODS = 0.6
"""A card kept that can be sold in the next round."""


@dataclass(frozen=True, slots=True, eq=False)
class RoundFacts:
    """Everything about a round that does not change while it is played. Equal rounds share one
    object.
    """

    active: tuple[int, ...]
    kinds: tuple[int, ...]
    """The goods wanted on some active island, ascending."""
    idle: tuple[int, ...]
    """All other cards but conflict cards."""
    told_apart: tuple[int, ...]
    """All kinds but the idle ones, conflict cards last."""
    course: tuple[int, ...]
    """The island that the ship reaches with 0, 1, … cards kept."""
    keeping: tuple[float, ...]
    """What a card that goes back to the hand is worth in points, by kind."""
    last: bool
    """Whether this is the last round."""
    open_conflict: bool
    """Whether conflict cards face up fight too (the option)."""
    sales: tuple[tuple[int, ...], ...]
    """Every way to choose a kind for each active island, as places among `kinds`."""
    goods: Cache[Cards, Cards]
    """From cards by kind: how many there are of each kind that is wanted."""
    stock: Cache[Cards, Cards]
    """The same, followed by conflict cards and by all others together."""
    shown: Cache[Cards, tuple[Cards, int]]
    """From cards face up by kind: how many of one kind can be offered at most on each active island,
    and how many conflict cards may fight.
    """
    kept: Cache[Cards, float]
    """From cards by kind: what they are worth back in the hand."""


def round_facts(s: MeutererState) -> RoundFacts:
    return _FACTS[s.active, s.circle, s.round == ROUNDS[len(s.scores)], s.open_conflict]


def _round_facts(key: tuple[tuple[int, ...], tuple[int, ...], bool, bool]) -> RoundFacts:
    active, circle, last, open_conflict = key
    kinds = tuple(sorted({kind for island in active for kind in takes(island)}))
    idle = tuple(kind for kind in range(len(CARDS)) if kind not in (*kinds, CONFLICT))
    start = circle.index(active[0])
    course = tuple(circle[(start + steps) % len(circle)] for steps in range(HAND + 1))
    told_apart = (*kinds, CONFLICT)
    buyers = [takes(island) for island in active]
    keeping = _keeping(active[0], last)
    return RoundFacts(
        active,
        kinds,
        idle,
        told_apart,
        course,
        keeping,
        last,
        open_conflict,
        tuple(product(*[[kinds.index(kind) for kind in bought] for bought in buyers])),
        Cache(lambda cards: tuple(cards[kind] for kind in kinds)),
        Cache(
            lambda cards: (
                *(cards[kind] for kind in told_apart),
                sum(cards[kind] for kind in idle),
            )
        ),
        Cache(
            lambda cards: (
                tuple(max(cards[kind] for kind in bought) for bought in buyers),
                cards[CONFLICT] * open_conflict,
            )
        ),
        Cache(partial(_kept, keeping)),
    )


def _kept(keeping: Sequence[float], cards: Cards) -> float:
    worth = 0.0
    for each, count in zip(keeping, cards, strict=True):
        worth += each * count
    return worth


def _keeping(ship: int, last: bool) -> tuple[float, ...]:
    if last:
        return (0.0,) * len(CARDS)
    worths = [-FRESH] * len(CARDS)
    for kind in takes(ship):
        worths[kind] += _GOODS
    worths[CONFLICT] += ARMED
    return tuple(worths)


_FACTS = Cache(_round_facts, 64)
"""A search meets the round it begins in and those that may follow it; a smaller cache would forget
them in between, and with them all that is remembered of their hands and markets.
"""
