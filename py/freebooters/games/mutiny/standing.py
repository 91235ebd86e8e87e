"""What counts for a seat's prospects, and for how much: traits, and weights fitted to games played."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from freebooters.games.mutiny.weights import GOLD, LASTING, STANDING, VOYAGE

__all__ = [
    "Gaps",
    "Share",
    "Traits",
    "likely",
    "mutiny_chance",
    "richest",
    "side_chance",
    "threat",
    "traits",
]

Traits = tuple[float, ...]

Gaps = tuple[int | None, ...]
"""Per duel still to be fought how much the own side's sailor is ahead, None where it is not known."""

Share = tuple[float, float, float, float]
"""Another seat: how likely it is in the game, its cards, its gold, how likely it is on one's side."""

_MOST = 30.0


def likely(score: float) -> float:
    """A score of minus to plus infinity as a chance."""
    return 1 / (1 + exp(-max(-_MOST, min(_MOST, score))))


def traits(
    own: float, other: float, cards: float, gaps: Gaps, needed: int, rivals: Sequence[Share]
) -> Traits:
    """What a seat has for the duels to come and what stands against it: its points for its own and
    for the other side, its cards, the sailors it knows, the duels its side needs, the other seats.
    """
    duels = len(gaps)
    known = [gap for gap in gaps if gap is not None]
    return (
        1.0,
        min(own, 5.0 * needed) / 5,
        min(own, 2.5 * needed) / 5,
        min(other, 8.0) / 5,
        min(cards, 9.0) / 3,
        max(0.0, duels - cards),
        max(0.0, duels + 2 - cards),
        sum(min(gap, 5) for gap in known if gap > 0) / 3,
        float(sum(gap > 0 for gap in known)),
        sum(max(gap, -8) for gap in known if gap < 0) / 3,
        float(sum(gap < 0 for gap in known)),
        sum(here * held for here, held, _, _ in rivals) / 5,
        sum(here for here, _, _, _ in rivals),
    )


def side_chance(found: Traits) -> float:
    """Before the mutiny: how likely one's side takes it and one is still in the game."""
    return likely(_score(VOYAGE, found))


def richest(gold: float, rivals: Sequence[Share]) -> float:
    """Before the mutiny: how likely nobody on one's side ends it richer."""
    chance = 1.0
    for here, cards, other, shared in rivals:
        lasts = here * likely(LASTING[0] + LASTING[1] * cards)
        chance *= 1 - lasts * shared * likely(GOLD[0] + GOLD[1] * (other - gold))
    return chance


def mutiny_chance(
    needed: tuple[int, int], found: Traits, gold: float, rivals: Sequence[Share]
) -> float:
    """In the mutiny, between two duels: how likely one wins; `needed` by one's side, by the other."""
    return likely(_score(STANDING[needed], (*found, threat(gold, rivals))))


def threat(gold: float, rivals: Sequence[Share]) -> float:
    """How many on one's side are richer."""
    return sum(here * shared * likely(0.6 * (other - gold)) for here, _, other, shared in rivals)


def _score(weights: Sequence[float], found: Sequence[float]) -> float:
    return sum(weight * trait for weight, trait in zip(weights, found, strict=True))
