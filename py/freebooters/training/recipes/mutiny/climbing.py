"""Improves a set of weights of La Mutinerie's advice by what it wins.

    python -m freebooters.training.recipes.mutiny.climbing keen_two

What `fitting` makes tells who wins among sailors; this looks for what wins against them, and for the
rich set against others who gather gold, by the cross-entropy method. All sets of a generation play
the same deals, one seat among such others, which goes round the table, and lay their cards in duels
as sailors do. Only what is judged on the voyage changes. The same weights and seed make the same
weights.
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
    """What a set of weights is for."""

    tables: tuple[int, ...]
    """How many sit in its games."""
    start: Weights
    player: Callable[[WeightTable], Player]
    """Who plays by it."""
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
"""Of the rounds what is bred: shares of one. The rest is fitted."""


def _bred(weights: Weights) -> list[tuple[str, str]]:
    """All that is judged by on the voyage, each weight by its kind and name."""
    return [
        (kind, name)
        for kind in _KINDS
        for name in sorted(weights[kind])
        if kind != "rounds" or name in _SHARES
    ]


def flat(weights: Weights) -> list[float]:
    """All that is judged by on the voyage, in a row."""
    return [weights[kind][name] for kind, name in _bred(weights)]


def shaped(weights: Weights, row: Sequence[float]) -> Weights:
    """The weights with such a row in place of theirs."""
    found = {kind: dict(table) for kind, table in weights.items()}
    for (kind, name), weight in zip(_bred(weights), row, strict=True):
        found[kind][name] = _share(weight) if kind == "rounds" else weight
    return found


def _share(weight: float) -> float:
    return min(1.0, max(0.0, weight))


def won(weights: Weights, climb: Climb, games: int, seed: str) -> float:
    """The share of the wins of one such seat, at tables of each size in turn: as many games against
    each sort of others.
    """
    player, total = climb.player(table_of(weights)), 0.0
    for number in range(games):
        seats = climb.tables[number % len(climb.tables)]
        one = number // len(climb.tables) % seats
        others = climb.others[number * len(climb.others) // games]
        total += share(_RULES.new(seats, {}), one, player, others, Random(f"{seed}/{number}"))
    return total / games


def climbed(climb: Climb, generations: int, games: int, seed: str) -> Weights:
    """The weights after that many generations, each set of which plays so many games."""
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
