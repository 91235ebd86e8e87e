"""The cross-entropy method (Rubinstein and Kroese, 2004): optimizes weights by their score.

A generation is a number of rows of numbers, drawn around the present one, in pairs opposite to each other. The
best quarter determines mean and spread of the next generation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from random import Random
from statistics import fmean, pstdev

from freebooters.kit.learned import Weights

__all__ = ["climbed", "flat", "shaped"]

_POPULATION = 24
_ELITE = 6
_SPREAD = 0.2
"""The standard deviation of the first generation: this share of each weight, but at least so much."""
_LEAST = 0.1
_NARROWEST = 0.4
"""The standard deviation never falls below this share of the first one."""
_STEP = 0.7
"""How far the mean moves to the elite's mean in one generation."""


Names = Mapping[str, Sequence[str]]
Bounds = Mapping[str, tuple[float, float]]


def climbed(
    start: Weights,
    score: Callable[[Weights, str], float],
    *,
    generations: int,
    seed: str,
    names: Names,
    bounds: Bounds,
    digits: int,
    watch: Callable[[int], None],
) -> Weights:
    """The weights after that many generations from the start, rounded. `score` gets weights and a
    seed, which is the same for all weights of a generation; higher is better. The same seed gives
    the same result.

    `names` are the kinds that change, each with the names of the weights that do, or none for all;
    no kind means everything. `bounds` are the least and the most a weight of that name may be.
    `watch` is told the number of each generation that is over.
    """
    rng = Random(seed)
    mean = flat(start, names)
    first = [max(_LEAST, _SPREAD * abs(number)) for number in mean]
    spread = first
    for generation in range(1, generations + 1):
        found = []
        for steps in _opposites(rng, len(mean)):
            row = [at + wide * step for at, wide, step in zip(mean, spread, steps, strict=True)]
            weights = shaped(start, row, names, bounds)
            found.append((score(weights, f"{seed}/{generation}"), row))
        found.sort(reverse=True)
        elite = list(zip(*(row for _, row in found[:_ELITE]), strict=True))
        mean = [at + _STEP * (fmean(rows) - at) for at, rows in zip(mean, elite, strict=True)]
        spread = [
            max(_NARROWEST * least, (wide + pstdev(rows)) / 2)
            for least, wide, rows in zip(first, spread, elite, strict=True)
        ]
        watch(generation)
    return shaped(start, [round(weight, digits) for weight in mean], names, bounds)


def flat(weights: Weights, names: Names) -> list[float]:
    """Those weights as a row of numbers, in the order of the names of their kinds and their own."""
    return [weights[kind][name] for kind, name in _places(weights, names)]


def shaped(weights: Weights, row: Sequence[float], names: Names, bounds: Bounds) -> Weights:
    """The weights with those of the row in place of their own, each within its bounds."""
    found = {kind: dict(table) for kind, table in weights.items()}
    for (kind, name), weight in zip(_places(weights, names), row, strict=True):
        least, most = bounds.get(name, (-inf, inf))
        found[kind][name] = min(most, max(least, weight))
    return found


def _places(weights: Weights, names: Names) -> list[tuple[str, str]]:
    return [
        (kind, name)
        for kind in sorted(names or weights)
        for name in sorted(names.get(kind) or weights[kind])
    ]


def _opposites(rng: Random, wide: int) -> list[list[float]]:
    """The steps of a generation, each followed by its opposite."""
    found = []
    for _ in range(_POPULATION // 2):
        steps = [rng.gauss(0, 1) for _ in range(wide)]
        found += [steps, [-step for step in steps]]
    return found
