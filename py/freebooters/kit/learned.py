"""Advice whose numbers are learned from games: each seat's merits are features times weights."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from math import exp

from freebooters.engine.advice import Advice
from freebooters.engine.contract import S, Seat

__all__ = ["Features", "LearnedAdvice", "Weights", "chances", "weighed"]

Features = Mapping[str, float]
"""By name: what speaks for or against a seat, and how much of it there is."""

Weights = Mapping[str, Mapping[str, float]]
"""By the name of a kind of moment (see `LearnedAdvice.kind`), then by that of a feature."""


class LearnedAdvice(Advice[S]):
    """Advice that `freebooters learn` can teach. `features` say what counts, `weights` how much."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    @abstractmethod
    def kind(self, s: S) -> str:
        """Which set of weights this moment is judged by."""

    @abstractmethod
    def features(self, s: S, seat: Seat) -> Features:
        """What counts for a seat; features that are 0 may be left out.

        A seat's chance of winning grows e-fold against the others' with each 1 of their weighed
        sum: `value` must say just that, but may be quicker about it.
        """


def weighed(features: Features, weights: Mapping[str, float]) -> float:
    """The merits of a seat in one number; what has no weight does not count."""
    return sum(weights.get(name, 0.0) * value for name, value in features.items())


def chances(merits: Sequence[float]) -> list[float]:
    """Shares of 1; each 1 of merit more makes a seat e times as likely to win."""
    best, total = max(merits), 0.0
    odds = []
    for merit in merits:
        odd = exp(merit - best)
        odds.append(odd)
        total += odd
    return [odd / total for odd in odds]
