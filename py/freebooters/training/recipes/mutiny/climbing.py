"""Optimizes a set of weights of La Mutinerie's advice for wins.

    python -m freebooters.training.recipes.mutiny.climbing keen_two

Weights from `fitting` predict who wins among sailors. This searches by the cross-entropy method for
weights that win against sailors, or, for the rich set, against opponents that gather gold. All sets
of a generation play the same deals: one seat, which moves round the table, plays by the set and
lays its cards in duels as a sailor does. Only weights for the voyage change. The same weights and
seed give the same result.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import NamedTuple

from freebooters.games.mutiny.advice.weight_table import WeightTable, table_of
from freebooters.games.mutiny.advice.weights import SETS
from freebooters.games.mutiny.rules import MutinyRules
from freebooters.kit.learned import Weights
from freebooters.training import cross_entropy
from freebooters.training.recipes.mutiny.fitting import keep
from freebooters.training.recipes.mutiny.players import (
    Player,
    gatherer,
    reckless,
    sailor,
    share,
    voyager,
    wary,
)

__all__ = ["CLIMBS", "Climb", "climbed", "flat", "shaped", "won"]

_RULES = MutinyRules()


class Climb(NamedTuple):
    """How a set of weights is optimized."""

    tables: tuple[int, ...]
    """The numbers of seats in its games."""
    start: Weights
    player: Callable[[WeightTable], Player]
    """Makes the player that uses the weights."""
    others: tuple[Player, ...]


_RIVALS = reckless, gatherer

CLIMBS: Mapping[str, Climb] = {
    "keen_two": Climb((2,), SETS["keen_two"], voyager, (sailor,)),
    "keen_more": Climb((3, 4), SETS["keen_more"], voyager, (sailor,)),
    "rich_two": Climb((2,), SETS["rich_two"], wary, _RIVALS),
}
"""By the names of their modules."""


_KINDS = "gold", "growth", "lasting", "rounds", "spoils", "voyage"
_SHARES = "change", "fickle", "news"
"""The weights of kind `rounds` that are optimized; they are shares of 1. The others are fitted."""


def _bred(weights: Weights) -> list[tuple[str, str]]:
    """The weights for the voyage, by kind and name."""
    return [
        (kind, name)
        for kind in _KINDS
        for name in sorted(weights[kind])
        if kind != "rounds" or name in _SHARES
    ]


def flat(weights: Weights) -> list[float]:
    """The weights for the voyage, as a row of numbers."""
    return [weights[kind][name] for kind, name in _bred(weights)]


def shaped(weights: Weights, row: Sequence[float]) -> Weights:
    """The weights with those of the row in place of their own."""
    found = {kind: dict(table) for kind, table in weights.items()}
    for (kind, name), weight in zip(_bred(weights), row, strict=True):
        found[kind][name] = _share(weight) if kind == "rounds" else weight
    return found


def _share(weight: float) -> float:
    return min(1.0, max(0.0, weight))


def won(weights: Weights, climb: Climb, games: int, seed: str) -> float:
    """The share of the wins of one seat with those weights, at tables of each size in turn, with as
    many games against each sort of opponents.
    """
    player, total = climb.player(table_of(weights)), 0.0
    for number in range(games):
        seats = climb.tables[number % len(climb.tables)]
        one = number // len(climb.tables) % seats
        others = climb.others[number * len(climb.others) // games]
        total += share(_RULES.new(seats, {}), one, player, others, Random(f"{seed}/{number}"))
    return total / games


def climbed(climb: Climb, generations: int, games: int, seed: str) -> Weights:
    """The weights after that many generations; each set of a generation plays so many games."""
    start = climb.start

    def score(row: Sequence[float], deals: str) -> float:
        return won(shaped(start, row), climb, games, deals)

    found = cross_entropy.climbed(flat(start), score, generations, seed)
    return shaped(start, [round(weight, 3) for weight in found])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("set", choices=CLIMBS, help="which set of weights")
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--games", type=int, default=800, help="of every set of a generation")
    parser.add_argument("--seed", default="climb")
    given = parser.parse_args()
    found = climbed(CLIMBS[given.set], given.generations, given.games, given.seed)
    command = (
        f"python -m freebooters.training.recipes.mutiny.climbing {given.set}"
        f" --generations {given.generations} --games {given.games} --seed {given.seed}"
    )
    keep(given.set, command, "from those that were there before, by what wins", found)


if __name__ == "__main__":
    main()
