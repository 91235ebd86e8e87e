"""The cross-entropy method (Rubinstein and Kroese, 2004): optimizes numbers by their score.

A generation is a number of rows drawn around the present one, in pairs opposite to each other. The
best quarter determines mean and spread of the next generation.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean, pstdev

__all__ = ["climbed"]

_POPULATION = 24
_ELITE = 6
_SPREAD = 0.2
"""The standard deviation of the first generation: this share of each weight, but at least so much."""
_LEAST = 0.1
_NARROWEST = 0.4
"""The standard deviation never falls below this share of the first one."""
_STEP = 0.7
"""How far the mean moves to the elite's mean in one generation."""


def climbed(
    start: Sequence[float],
    score: Callable[[Sequence[float], str], float],
    generations: int,
    seed: str,
) -> list[float]:
    """The row after that many generations from the start. `score` gets a row and a seed, which is
    the same for all rows of a generation; higher is better. The same seed gives the same result.
    """
    rng = Random(seed)
    mean = [*start]
    first = [max(_LEAST, _SPREAD * abs(number)) for number in mean]
    spread = first
    for generation in range(1, generations + 1):
        found = []
        for steps in _opposites(rng, len(mean)):
            row = [at + wide * step for at, wide, step in zip(mean, spread, steps, strict=True)]
            found.append((score(row, f"{seed}/{generation}"), row))
        found.sort(reverse=True)
        elite = list(zip(*(row for _, row in found[:_ELITE]), strict=True))
        mean = [at + _STEP * (fmean(rows) - at) for at, rows in zip(mean, elite, strict=True)]
        spread = [
            max(_NARROWEST * least, (wide + pstdev(rows)) / 2)
            for least, wide, rows in zip(first, spread, elite, strict=True)
        ]
        average = fmean(each for each, _ in found)
        now = ", ".join(f"{number:.3f}" for number in mean)
        sys.stderr.write(f"generation {generation}: {average:.1%} on average, now {now}\n")
    return mean


def _opposites(rng: Random, wide: int) -> list[list[float]]:
    """The steps of a generation, each followed by its opposite."""
    found = []
    for _ in range(_POPULATION // 2):
        steps = [rng.gauss(0, 1) for _ in range(wide)]
        found += [steps, [-step for step in steps]]
    return found
