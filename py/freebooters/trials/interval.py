"""Confidence intervals of shares of wins."""

from __future__ import annotations

from math import sqrt

__all__ = ["wilson"]

_Z = 1.959964
"""95 % of a normal distribution lie within that many standard deviations."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score; shared wins may count as fractions.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]

    Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927).
    """
    if games <= 0:
        return 0.0, 1.0
    share, square = wins / games, _Z * _Z
    middle = share + square / (2 * games)
    spread = _Z * sqrt(share * (1 - share) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
