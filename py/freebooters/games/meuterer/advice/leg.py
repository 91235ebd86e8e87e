"""One leg of the voyage: where goods are wanted, where the ship may go, what is worth keeping."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from freebooters.games.meuterer.advice.cache import Cache
from freebooters.games.meuterer.rules.components import CARDS, CONFLICT, HAND, ROUNDS
from freebooters.games.meuterer.rules.sales import takes
from freebooters.games.meuterer.rules.state import MeutererState

__all__ = ["ARMED", "FRESH", "Cards", "Leg", "leg_of"]

Cards = tuple[int, ...]
"""How many cards there are of each kind, or of each that is wanted on a leg, in its order."""

ARMED = 0.9
"""A conflict card kept for the next round, in points."""
FRESH = 0.8
"""A card that will be drawn."""
_GOODS = 0.6
"""A card kept that can be sold in the next round."""


@dataclass(frozen=True, slots=True, eq=False)
class Leg:
    """All about a round that stays as it is while the round is played. Each is made once."""

    active: tuple[int, ...]
    kinds: tuple[int, ...]
    """The goods wanted on some active island, ascending."""
    idle: tuple[int, ...]
    """All other cards but conflict cards."""
    told_apart: tuple[int, ...]
    """All but those, the conflict cards last."""
    course: tuple[int, ...]
    """The islands that 0, 1, … cards kept steer for."""
    keeping: tuple[float, ...]
    """What each card is worth that goes back to the hand, by kind, in points."""
    last: bool
    """No round follows."""
    goods: Cache[Cards, Cards]
    """Of any cards, given by kind: how many there are of each kind that is wanted."""
    stock: Cache[Cards, Cards]
    """The same, then conflict cards, then all others together."""
    offers: Cache[Cards, Cards]
    """The most of a kind that each active island can be offered."""

    def kept(self, cards: Sequence[int]) -> float:
        """What those cards are worth back in the hand, by kind."""
        worth = 0.0
        for each, count in zip(self.keeping, cards, strict=True):
            worth += each * count
        return worth


def leg_of(s: MeutererState) -> Leg:
    return _LEGS[s.active, s.circle, s.round == ROUNDS[len(s.scores)]]


def _leg(key: tuple[tuple[int, ...], tuple[int, ...], bool]) -> Leg:
    active, circle, last = key
    kinds = tuple(sorted({kind for island in active for kind in takes(island)}))
    idle = tuple(kind for kind in range(len(CARDS)) if kind not in (*kinds, CONFLICT))
    start = circle.index(active[0])
    course = tuple(circle[(start + steps) % len(circle)] for steps in range(HAND + 1))
    told_apart = (*kinds, CONFLICT)
    buyers = [takes(island) for island in active]
    return Leg(
        active,
        kinds,
        idle,
        told_apart,
        course,
        _keeping(active[0], last),
        last,
        Cache(lambda cards: tuple(cards[kind] for kind in kinds)),
        Cache(
            lambda cards: (
                *(cards[kind] for kind in told_apart),
                sum(cards[kind] for kind in idle),
            )
        ),
        Cache(lambda cards: tuple(max(cards[kind] for kind in bought) for bought in buyers)),
    )


def _keeping(ship: int, last: bool) -> tuple[float, ...]:
    if last:
        return (0.0,) * len(CARDS)
    worths = [-FRESH] * len(CARDS)
    for kind in takes(ship):
        worths[kind] += _GOODS
    worths[CONFLICT] += ARMED
    return tuple(worths)


_LEGS = Cache(_leg, 16)
