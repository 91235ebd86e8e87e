"""How likely a side takes the mutiny, by a small model of the duels still to come.

Everything is seen from one side. A duel's gap is how much its sailor is ahead. In every duel the
side spends points of its own cards, as many as pay best, against `drag` points and against chance:
the more others fight, the less certain is any lead.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

__all__ = ["CROWD", "Gaps", "lead_odds", "side_odds", "survival"]

Gaps = tuple[int | None, ...]
"""Per duel still to be fought the gap, None where it is not known."""

CROWD = 3
"""The most others there can be in a duel."""

_UNKNOWN = tuple((gap, 1 / 6) for gap in (-6, -3, -2, 2, 3, 6))
"""Stands for every gap two sailors can have: the same mean and, nearly, the same spread."""

_STAKES = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12)
"""Points a side may think of spending in one duel."""

_RICH = 24
"""Points beyond which more make no difference."""

_CARD_SPREAD = 2.6
"""How far one other seat can change a duel, in points."""


def lead_odds(lead: float, crowd: int) -> float:
    """How likely a lead lasts against that many others."""
    return 0.5 + 0.5 * erf(lead / (_CARD_SPREAD * sqrt(2 * crowd))) if crowd else float(lead > 0)


def side_odds(needed: int, gaps: Gaps, points: int, drag: int, crowd: int) -> float:
    """The probability to win `needed` of those duels with that many points to spend."""
    return _odds(needed, gaps, max(0, min(points, _RICH)), drag, crowd)


@lru_cache(maxsize=1000)
def _lasts(lead: int, gap: int, crowd: int) -> float:
    # With equal totals the weaker sailor's side wins (MU-36).
    return lead_odds(lead + (0.5 if gap < 0 else -0.5), crowd)


@lru_cache(maxsize=200_000)
def _odds(needed: int, gaps: Gaps, points: int, drag: int, crowd: int) -> float:
    if not needed:
        return 1.0
    if needed > len(gaps):
        return 0.0
    first, rest = gaps[0], gaps[1:]
    after = [
        (
            stake,
            _odds(needed - 1, rest, points - stake, drag, crowd),
            _odds(needed, rest, points - stake, drag, crowd),
        )
        for stake in _STAKES
        if stake <= points
    ]
    found = 0.0
    for gap, share in _UNKNOWN if first is None else ((first, 1.0),):
        best = 0.0
        for stake, won, lost in after:
            chance = _lasts(gap + stake - drag, gap, crowd)
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
