"""Optimizes a set of weights for wins against the opponents of its recipe."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.kit.learned import Weights
from freebooters.training.cross_entropy import climbed
from freebooters.training.learning import Watch, bout, taking_turns
from freebooters.training.recipes import Evolve
from freebooters.training.tasks import Task
from freebooters.trials.setting import Setting
from freebooters.trials.spread import spread

__all__ = ["evolved", "won"]


def won(
    task: Task,
    evolve: Evolve,
    weights: Weights,
    everywhere: Sequence[Setting],
    *,
    seed: str,
    jobs: int,
) -> float:
    """The share of the wins of one seat with those weights, in each setting in turn, with as many
    games against each sort of opponents. Raises `NotInstalled`.
    """
    sorts = len(evolve.opponents)
    bouts = [
        (
            *(place, turn, task.name, weights, task.known),
            number * sorts // evolve.games + 1 if sorts else 0,
            f"{seed}/{number}",
        )
        for number, (place, turn) in enumerate(taking_turns(everywhere, evolve.games))
    ]
    wins: float = sum(spread(bout, bouts, jobs))
    return wins / evolve.games


def evolved(
    task: Task,
    evolve: Evolve,
    everywhere: Sequence[Setting],
    *,
    seed: str,
    jobs: int,
    watch: Watch,
) -> Weights:
    """The weights after all generations; all candidates of a generation play the same deals.
    Raises `NotInstalled`.
    """

    def score(weights: Weights, deals: str) -> float:
        return won(task, evolve, weights, everywhere, seed=deals, jobs=jobs)

    return climbed(
        task.known,
        score,
        generations=evolve.rounds,
        seed=seed,
        names=evolve.names,
        bounds=evolve.bounds,
        digits=evolve.digits,
        watch=watch,
    )
