"""Advice whose numbers are learned from games: a seat's merit is the weighted sum of its features."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from math import exp

from freebooters.engine.advice import Advice
from freebooters.engine.contract import S, Seat

__all__ = ["Features", "LearnedAdvice", "Weights", "chances", "weighed"]

Features = Mapping[str, float]
"""By name: how much of a feature a seat, or an action, has."""

Weights = Mapping[str, Mapping[str, float]]
"""By the name of a kind of moment (`LearnedAdvice.kind`), then by the name of a feature."""


class LearnedAdvice(Advice[S]):
    """Advice that `freebooters learn` can teach. `features` say what counts, `weights` how much."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    @abstractmethod
    def kind(self, s: S) -> str:
        """The name of the set of weights for this moment."""

    @abstractmethod
    def features(self, s: S, seat: Seat) -> Features:
        """The features of a seat; those that are 0 may be left out.

        `value` must be the softmax of the seats' weighted sums (`chances`), but may compute it in a
        quicker way.
        """


def weighed(features: Features, weights: Mapping[str, float]) -> float:
    """The weighted sum of features; those without a weight do not count."""
    return sum(weights.get(name, 0.0) * value for name, value in features.items())


def chances(merits: Sequence[float]) -> list[float]:
    """The chances of seats with those merits, a softmax: a merit of 1 more makes a seat e times as
    likely to win.
    """
    best, total = max(merits), 0.0
    odds = []
    for merit in merits:
        odd = exp(merit - best)
        odds.append(odd)
        total += odd
    return [odd / total for odd in odds]
