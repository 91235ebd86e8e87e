"""Learns a set of weights from games that players play by the present ones, and measures the gain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from freebooters import catalog
from freebooters.kit.learned import Example, Weights
from freebooters.training.fitting import fitted
from freebooters.training.recipes import Fit, recipe_of
from freebooters.training.selfplay import share
from freebooters.training.tasks import Task, dealt, examples, player_by
from freebooters.trials.interval import wilson
from freebooters.trials.setting import Setting
from freebooters.trials.spread import spread

__all__ = ["Gain", "Watch", "bout", "gain", "learned", "refitted", "taking_turns"]

Watch = Callable[[int], None]
"""Is told the number of each round or generation that is over."""


class Gain(NamedTuple):
    """How often a player with the new weights won against players with the old ones."""

    games: int
    share: float
    """Its share of the wins; the next two are the 95 % interval."""
    low: float
    high: float
    even: float
    """The share that equal players would win."""


def learned(
    task: Task,
    fit: Fit,
    everywhere: Sequence[Setting],
    *,
    seed: str,
    jobs: int,
    watch: Watch,
) -> Weights:
    """The weights fitted to all rounds of games, each played by the weights of the round before.
    What did not occur keeps its weights. Raises `NotInstalled`.
    """
    weights = task.known
    seen: list[list[Example]] = []
    for number in range(fit.rounds):
        tasks = [
            (place, turn, task.name, weights, fit, Random(f"{seed}/{number}/{each}"))
            for each, (place, turn) in enumerate(taking_turns(everywhere, fit.games))
        ]
        seen += spread(examples, tasks, jobs)
        weights = refitted(seen, task.known, fit)
        watch(number + 1)
    return weights


def refitted(games: Sequence[Sequence[Example]], known: Weights, fit: Fit) -> Weights:
    """The known weights, fitted again to those games, where they have examples."""
    found = dict(known)
    for kind in sorted({example.kind for game in games for example in game}):
        alike = [[example for example in game if example.kind == kind] for game in games]
        every = [example for game in alike for example in game]
        before = known.get(kind, {})
        hold = fit.hold / (sum(map(bool, alike)) if fit.by_game else len(every))
        toward = before if fit.toward_known else {}
        made = fitted(every, toward, hold=hold, scaled=fit.scaled, digits=fit.digits)
        found[kind] = {**before, **made}
    return found


def gain(
    task: Task,
    weights: Weights,
    everywhere: Sequence[Setting],
    *,
    games: int,
    seed: str,
    jobs: int,
) -> Gain:
    """What one seat with `weights` wins against seats with those known. Raises `NotInstalled`."""
    bouts = [
        (place, turn, task.name, weights, task.known, 0, f"{seed}/check/{number}")
        for number, (place, turn) in enumerate(taking_turns(everywhere, games))
    ]
    won = sum(spread(bout, bouts, jobs))
    low, high = wilson(won, games)
    even = sum(1 / place.seats for place, *_ in bouts) / games
    return Gain(games, won / games, low, high, even)


def taking_turns(everywhere: Sequence[Setting], games: int) -> list[tuple[Setting, int]]:
    """A setting for each game, each equally often, and how often it has come before."""
    settings = len(everywhere)
    return [(everywhere[at % settings], at // settings) for at in range(games)]


def bout(
    setting: Setting,
    number: int,
    name: str,
    weights: Weights,
    known: Weights,
    opponents: int,
    seed: str,
) -> float:
    """The share of the win of a player by `weights`. The others are those of that number in the
    set's recipe, or judge by the weights known. With each `number` the one sits one seat farther.
    """
    rules = catalog.game(setting.game).rules
    evolve = recipe_of(setting.game, name).evolve
    named = evolve.opponents if evolve else ()
    others = named[opponents - 1] if opponents else player_by(setting.game, name, known)
    one = player_by(setting.game, name, weights)
    return share(rules, dealt(setting), number % setting.seats, one, others, Random(seed))
