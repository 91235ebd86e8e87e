"""Choices that must not be foreseen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from freebooters.bots.bot import Prospect
from freebooters.engine.contract import Action

__all__ = ["drawn", "odds"]


def drawn(choices: Sequence[Action], weights: Sequence[float], luck: float) -> Action:
    """One of the choices, each as likely as its weight says; `luck` is from [0, 1), by chance.

    Luck is to be had before a world is imagined: that takes more or less of it the more or fewer
    others have chosen, which must not change a secret choice.
    """
    sums = list(accumulate(weights))
    ticket = luck * sums[-1]
    return next(choice for choice, upto in zip(choices, sums, strict=True) if ticket < upto)


def odds(choices: Sequence[Action], weights: Sequence[float]) -> tuple[Prospect, ...]:
    """How likely each of them was to be drawn, the likeliest first; not what cannot be."""
    total = sum(weights)
    ranked = sorted(zip(choices, weights, strict=True), key=lambda pair: -pair[1])
    return tuple(Prospect(choice, None, weight / total) for choice, weight in ranked if weight)
