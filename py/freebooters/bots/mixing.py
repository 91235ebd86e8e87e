"""Choices that must not be foreseen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from random import Random

from freebooters.engine.contract import Action

__all__ = ["drawn"]


def drawn(choices: Sequence[Action], weights: Sequence[float], rng: Random) -> Action:
    """One of the choices, each as likely as its weight says."""
    sums = list(accumulate(weights))
    ticket = rng.random() * sums[-1]
    return next(choice for choice, upto in zip(choices, sums, strict=True) if ticket < upto)
