"""How the seats stand, and how surely the one that stands better wins: that much is learned."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from freebooters.engine.contract import Seat
from freebooters.games.caribbean.advice.worth import left, merits, spread, worths
from freebooters.games.caribbean.rules.state import CaribbeanState
from freebooters.kit.learned import Features

__all__ = ["Scale", "features"]

_MARKS = (100_000, 50_000, 15_000)
"""Doubloons still to be had. At each of them a lead counts in its own way, between two of them partly
as at the one and partly as at the other.
"""


def features(s: CaribbeanState, seat: Seat) -> Features:
    """The seat's wealth, its money and its shares of chests, as part of a lead that decides; by how
    far the game has come.
    """
    wealth = merits(s, worths(s.owners, len(s.money)))[seat] / spread(s.secured)
    parts = enumerate(_parts(s.secured), start=1)
    return {f"wealth-{number}": wealth * part for number, part in parts if part}


class Scale:
    """A set of weights, to be quick."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = tuple(weights[f"wealth-{number}"] for number in range(1, len(_MARKS) + 1))

    def merits(self, s: CaribbeanState) -> list[float]:
        """Per seat its weighed features."""
        doubloon = _doubloon(s.secured, self._weights)
        return [wealth * doubloon for wealth in merits(s, worths(s.owners, len(s.money)))]


@lru_cache(maxsize=256)
def _doubloon(secured: int, weights: tuple[float, ...]) -> float:
    """What a doubloon counts for once those chests are out of the game."""
    total = 0.0
    for weight, part in zip(weights, _parts(secured), strict=True):
        total += weight * part
    return total / spread(secured)


def _parts(secured: int) -> list[float]:
    """How much each of the marks has to say once those chests are out of the game; 1 in all."""
    rest = min(max(left(secured), _MARKS[-1]), _MARKS[0])
    number = next(number for number, mark in enumerate(_MARKS[1:]) if rest >= mark)
    over, under = _MARKS[number : number + 2]
    parts = [0.0] * len(_MARKS)
    parts[number] = (rest - under) / (over - under)
    parts[number + 1] = 1 - parts[number]
    return parts
