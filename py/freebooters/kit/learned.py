"""Advice whose numbers are learned from games: a seat's merit is the weighted sum of its features."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp

from freebooters.engine.advice import Advice
from freebooters.engine.contract import S, Seat

__all__ = [
    "Example",
    "Features",
    "LearnedAdvice",
    "Teachable",
    "Weights",
    "chances",
    "weighed",
]

Features = Mapping[str, float]
"""By name: how much of a feature a seat, or an action, has."""

Weights = Mapping[str, Mapping[str, float]]
"""By the name of a kind of moment (`LearnedAdvice.kind`), then by the name of a feature."""


@dataclass(frozen=True, slots=True)
class Example:
    """The features of several alternatives (the seats at a decision, or the actions of one seat),
    and each one's share of the outcome: of the win, or of being chosen. `kind` names the weights
    within their set.
    """

    kind: str
    rows: tuple[Features, ...]
    shares: tuple[float, ...]


class Teachable(Advice[S]):
    """Advice whose weights `freebooters learn` can make."""

    @property
    @abstractmethod
    def sets(self) -> Mapping[str, Weights]:
        """The weights by the names of their sets, one set for each sort of game or opponent."""

    @abstractmethod
    def taught(self, name: str, weights: Weights) -> Teachable[S]:
        """The same advice with those weights in place of the set of that name."""

    @abstractmethod
    def moment(self, before: S, after: S) -> S | None:
        """The state to learn from where one state has followed another, or None."""

    @abstractmethod
    def examples(self, start: S, end: S, seat: Seat) -> Iterator[Example]:
        """What a seat can learn from such a state and from how that game ended."""


class LearnedAdvice(Teachable[S]):
    """Advice that judges all seats alike. `features` say what counts, `weights` how much."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    @abstractmethod
    def kind(self, s: S) -> str:
        """The name of the set of weights for this moment."""

    @abstractmethod
    def features(self, s: S, seat: Seat) -> Features:
        """The features of a seat; those that are 0 may be left out.

        Until the game is over `value` must be the softmax of the seats' weighted sums (`chances`),
        but may compute it in a quicker way.
        """

    @property
    def sets(self) -> Mapping[str, Weights]:
        """The one set, `value`."""
        return {"value": self.weights}

    def taught(self, name: str, weights: Weights) -> LearnedAdvice[S]:
        """The same advice with those weights."""
        return type(self)(weights)

    def moment(self, before: S, after: S) -> S | None:
        """Every decision, as it was before it."""
        return before

    def examples(self, start: S, end: S, seat: Seat) -> Iterator[Example]:
        """One: the features of every seat, and its share of the win."""
        shares = self.value(end)
        rows = tuple(self.features(start, each) for each in range(len(shares)))
        yield Example(self.kind(start), rows, tuple(shares))


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
