"""Choices that must not be foreseen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from freebooters.bots.bot import Prospect
from freebooters.engine.contract import Action

__all__ = ["drawn", "odds"]


def drawn(choices: Sequence[Action], weights: Sequence[float], luck: float) -> Action:
    """One of the choices, drawn by their weights; `luck` is a random number from [0, 1).

    Draw `luck` before imagining a world: imagining uses up more random numbers the more others have
    chosen already, and that must not change a secret choice.
    """
    sums = list(accumulate(weights))
    ticket = luck * sums[-1]
    return next(choice for choice, upto in zip(choices, sums, strict=True) if ticket < upto)


def odds(choices: Sequence[Action], weights: Sequence[float]) -> tuple[Prospect, ...]:
    """The probability of each choice, the likeliest first; impossible ones are left out."""
    total = sum(weights)
    ranked = sorted(zip(choices, weights, strict=True), key=lambda pair: -pair[1])
    return tuple(Prospect(choice, None, weight / total) for choice, weight in ranked if weight)
