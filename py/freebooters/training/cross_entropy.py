"""The cross-entropy method (Rubinstein and Kroese, 2004): numbers improved by what they score.

A generation is some rows of numbers drawn round the present one, in pairs that lie opposite each
other. The best quarter tells where the next generation is drawn, and how widely.
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
"""How widely the first generation is drawn, as a share of a number, and at least."""
_LEAST = 0.1
_NARROWEST = 0.4
"""The share of the first spread that is kept however alike the elite is."""
_HASTE = 0.7
"""How much of the way to the elite's mean is gone at once."""


def climbed(
    start: Sequence[float],
    score: Callable[[Sequence[float], str], float],
    generations: int,
    seed: str,
) -> list[float]:
    """Where that many generations lead from the start. `score` is told a row and a seed, the same
    for all rows of a generation; the higher, the better. The same seed leads to the same row.
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
        mean = [at + _HASTE * (fmean(rows) - at) for at, rows in zip(mean, elite, strict=True)]
        spread = [
            max(_NARROWEST * least, (wide + pstdev(rows)) / 2)
            for least, wide, rows in zip(first, spread, elite, strict=True)
        ]
        average = fmean(each for each, _ in found)
        now = ", ".join(f"{number:.3f}" for number in mean)
        sys.stderr.write(f"generation {generation}: {average:.1%} on average, now {now}\n")
    return mean


def _opposites(rng: Random, wide: int) -> list[list[float]]:
    """Steps of a generation, each with its opposite."""
    found = []
    for _ in range(_POPULATION // 2):
        steps = [rng.gauss(0, 1) for _ in range(wide)]
        found += [steps, [-step for step in steps]]
    return found
