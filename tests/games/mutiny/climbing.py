"""Improves a set of weights of La Mutinerie's advice by what it wins.

    PYTHONPATH=py:. python -m tests.games.mutiny.climbing keen_two

What `fitting` makes tells who wins among sailors; this looks for what wins against them, and for the
rich set against others who gather gold, by the cross-entropy method (Rubinstein and Kroese, 2004). A
generation is some sets of weights drawn round the present ones, in pairs that lie opposite each
other; all play the same deals, one seat among such others, which goes round the table, and lay their
cards in duels as sailors do. The best quarter
tells where the next generation is drawn, and how widely. Only what is judged on the voyage changes.
The same weights and seed make the same weights.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import chain, islice
from random import Random
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from freebooters.games.mutiny.advice.model import Weights
from freebooters.games.mutiny.advice.weights import KEEN, RICH
from freebooters.games.mutiny.rules import MutinyRules
from tests.games.mutiny.fitting import keep
from tests.games.mutiny.seafarers import (
    Player,
    gatherer,
    reckless,
    sailor,
    share,
    voyager,
    wary,
)

_RULES = MutinyRules()
_POPULATION = 24
_ELITE = 6
_SPREAD = 0.2
"""How widely the first generation is drawn, as a share of a weight, and at least."""
_LEAST = 0.1
_NARROWEST = 0.4
"""The share of the first spread that is kept however alike the elite is."""
_HASTE = 0.7
"""How much of the way to the elite's mean is gone at once."""


class Climb(NamedTuple):
    """What a set of weights is for."""

    tables: tuple[int, ...]
    """How many sit in its games."""
    start: Weights
    player: Callable[[Weights], Player]
    """Who plays by it."""
    others: tuple[Player, ...]


_RIVALS = reckless, gatherer

CLIMBS: Mapping[str, Climb] = {
    "keen_two": Climb((2,), KEEN[2], voyager, (sailor,)),
    "keen_more": Climb((3, 4), KEEN[3], voyager, (sailor,)),
    "rich_two": Climb((2,), RICH[2], wary, _RIVALS),
}
"""By the names of their modules."""


_ROWS = "voyage", "lasting", "gold", "growth", "spoils"
_SHARES = "change", "fickle", "news"


def flat(weights: Weights) -> list[float]:
    """All that is judged by on the voyage, in a row."""
    rows: list[Sequence[float]] = [getattr(weights, name) for name in _ROWS]
    return [*chain(*rows), *(getattr(weights, name) for name in _SHARES)]


def shaped(weights: Weights, row: Sequence[float]) -> Weights:
    """The weights with such a row in place of theirs."""
    left = iter(row)
    found: dict[str, Any] = {
        name: tuple(islice(left, len(getattr(weights, name)))) for name in _ROWS
    }
    found |= {name: _share(next(left)) for name in _SHARES}
    return replace(weights, **found)


def _share(weight: float) -> float:
    return min(1.0, max(0.0, weight))


def won(weights: Weights, climb: Climb, games: int, seed: str) -> float:
    """The share of the wins of one such seat, at tables of each size in turn: as many games against
    each sort of others.
    """
    player, total = climb.player(weights), 0.0
    for number in range(games):
        seats = climb.tables[number % len(climb.tables)]
        one = number // len(climb.tables) % seats
        others = climb.others[number * len(climb.others) // games]
        total += share(_RULES.new(seats, {}), one, player, others, Random(f"{seed}/{number}"))
    return total / games


def climbed(climb: Climb, generations: int, games: int, seed: str) -> Weights:
    """The weights after that many generations, each set of which plays so many games."""
    rng = Random(seed)
    weights = climb.start
    mean = flat(weights)
    first = [max(_LEAST, _SPREAD * abs(weight)) for weight in mean]
    spread = first
    for generation in range(1, generations + 1):
        found = []
        for steps in _opposites(rng, len(mean)):
            row = [at + wide * step for at, wide, step in zip(mean, spread, steps, strict=True)]
            found.append((won(shaped(weights, row), climb, games, f"{seed}/{generation}"), row))
        found.sort(reverse=True)
        elite = list(zip(*(row for _, row in found[:_ELITE]), strict=True))
        mean = [at + _HASTE * (fmean(rows) - at) for at, rows in zip(mean, elite, strict=True)]
        spread = [
            max(_NARROWEST * least, (wide + pstdev(rows)) / 2)
            for least, wide, rows in zip(first, spread, elite, strict=True)
        ]
        share = fmean(share for share, _ in found)
        now = ", ".join(f"{weight:.3f}" for weight in mean)
        sys.stderr.write(f"generation {generation}: {share:.1%} on average, now {now}\n")
    return shaped(weights, [round(weight, 3) for weight in mean])


def _opposites(rng: Random, wide: int) -> list[list[float]]:
    """Steps of a generation, each with its opposite."""
    found = []
    for _ in range(_POPULATION // 2):
        steps = [rng.gauss(0, 1) for _ in range(wide)]
        found += [steps, [-step for step in steps]]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("set", choices=CLIMBS, help="which set of weights")
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--games", type=int, default=800, help="of every set of a generation")
    parser.add_argument("--seed", default="climb")
    given = parser.parse_args()
    found = climbed(CLIMBS[given.set], given.generations, given.games, given.seed)
    command = (
        f"python -m tests.games.mutiny.climbing {given.set}"
        f" --generations {given.generations} --games {given.games} --seed {given.seed}"
    )
    keep(given.set, command, "from those that were there before, by what wins", found)


if __name__ == "__main__":
    main()
