"""How likely a side takes the mutiny, by a small model of the duels still to come.

Everything is seen from one side. A duel's gap is how much its sailor is ahead. In every duel the
side spends points of its own cards, as many as pay best, against `drag` points and against chance:
the more others fight, the less certain is any lead.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt

__all__ = ["Gaps", "lead_odds", "side_odds", "survival"]

Gaps = tuple[int | None, ...]
"""Per duel still to be fought the gap, None where it is not known."""

_UNKNOWN = tuple((gap, 1 / 6) for gap in (-6, -3, -2, 2, 3, 6))
"""Stands for every gap two sailors can have: the same mean and, nearly, the same spread."""

_STAKES = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12)
"""Points a side may think of spending in one duel."""

_RICH = 24
"""Points beyond which more make no difference."""

_CARD_SPREAD = 2.6
"""How far one other seat can change a duel, in points."""


def lead_odds(lead: float, crowd: float) -> float:
    """How likely a lead lasts against that many others."""
    return 0.5 + 0.5 * erf(lead / (_CARD_SPREAD * sqrt(2 * crowd))) if crowd else float(lead > 0)


def side_odds(needed: int, gaps: Gaps, points: int, crowds: Sequence[float]) -> float:
    """The probability to win `needed` of those duels with that many points to spend, a debt if
    less than none. `crowds` are the others in each duel.
    """
    halves = tuple(round(2 * crowd) for crowd in crowds)
    drag = -min(0, points) // max(1, len(gaps))
    return _odds(needed, gaps, max(0, min(points, _RICH)), drag, halves)


@lru_cache(maxsize=2000)
def _lasts(lead: int, gap: int, halves: int) -> float:
    # With equal totals the weaker sailor's side wins (MU-36).
    return lead_odds(lead + (0.5 if gap < 0 else -0.5), halves / 2)


@lru_cache(maxsize=200_000)
def _odds(needed: int, gaps: Gaps, points: int, drag: int, halves: tuple[int, ...]) -> float:
    if not needed:
        return 1.0
    if needed > len(gaps):
        return 0.0
    first, rest, crowds = gaps[0], gaps[1:], halves[1:]
    after = [
        (
            stake,
            _odds(needed - 1, rest, points - stake, drag, crowds),
            _odds(needed, rest, points - stake, drag, crowds),
        )
        for stake in _STAKES
        if stake <= points
    ]
    found = 0.0
    for gap, share in _UNKNOWN if first is None else ((first, 1.0),):
        best = 0.0
        for stake, won, lost in after:
            chance = _lasts(gap + (stake or -1) - drag, gap, halves[0])
            worth = chance * won + (1 - chance) * lost
            if worth > best:
                best = worth
        found += share * best
    return found


_SURVIVAL = (0.0, 0.02, 0.1, 0.4, 0.75, 0.97, 1.0)


def survival(cards: float, duels: int) -> float:
    """How likely that many combat cards last for that many duels (MU-33)."""
    spare = cards - duels + len(_SURVIVAL) - 2
    if spare <= 0:
        return 0.0
    whole = int(spare)
    if whole >= len(_SURVIVAL) - 1:
        return 1.0
    low, high = _SURVIVAL[whole], _SURVIVAL[whole + 1]
    return low + (spare - whole) * (high - low)
