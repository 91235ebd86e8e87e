"""Learns a game's weights from games that bots play by the present ones, and measures the gain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from freebooters.kit.learned import Weights
from freebooters.training.examples import Example
from freebooters.training.fitting import STIFFNESS, fitted
from freebooters.training.selfplay import duel, examples
from freebooters.trials.interval import wilson
from freebooters.trials.setting import Setting
from freebooters.trials.spread import spread

__all__ = ["Gain", "gain", "learned"]


class Gain(NamedTuple):
    """How often a sailor with the new weights won against sailors with the old ones."""

    games: int
    share: float
    """Its share of the wins; the next two are the 95 % interval."""
    low: float
    high: float
    even: float
    """The share that equal players would win."""


def learned(
    everywhere: Sequence[Setting],
    known: Weights,
    *,
    rounds: int,
    games: int,
    seed: str,
    jobs: int,
    watch: Callable[[int], None],
) -> Weights:
    """The weights after so many rounds of so many games, each round played by the weights of the
    one before. Kinds of moment that did not occur keep their weights. `watch` is told the number of
    each round that is over. Raises `NotInstalled`.
    """
    weights = known
    seen: list[list[Example]] = []
    for number in range(rounds):
        seeds = [f"{seed}/{number}/{each}" for each in range(games)]
        tasks = [(each, weights, seed) for each, seed in _dealt(everywhere, seeds)]
        seen += spread(examples, tasks, jobs)
        weights = _fitted(seen, known)
        watch(number + 1)
    return weights


def gain(
    everywhere: Sequence[Setting],
    weights: Weights,
    known: Weights,
    *,
    games: int,
    seed: str,
    jobs: int,
) -> Gain:
    """What one seat with `weights` wins against seats with `known`. Raises `NotInstalled`."""
    seeds = [f"{seed}/check/{each}" for each in range(games)]
    bouts = [
        (each, weights, known, number // len(everywhere), seed)
        for number, (each, seed) in enumerate(_dealt(everywhere, seeds))
    ]
    won = sum(spread(duel, bouts, jobs))
    low, high = wilson(won, games)
    even = sum(1 / each.seats for each, *_ in bouts) / games
    return Gain(games, won / games, low, high, even)


def _dealt(everywhere: Sequence[Setting], seeds: Sequence[str]) -> list[tuple[Setting, str]]:
    """A setting for each seed, each setting equally often."""
    return [(everywhere[at % len(everywhere)], seed) for at, seed in enumerate(seeds)]


def _fitted(games: Sequence[Sequence[Example]], weights: Weights) -> Weights:
    """The weights, fitted again for every kind of which there are examples."""
    kinds = sorted({example.kind for game in games for example in game})
    found = dict(weights)
    for kind in kinds:
        alike = [[example for example in game if example.kind == kind] for game in games]
        every = [example for game in alike for example in game]
        # The examples of one game are not independent, so games are counted against the known
        # weights.
        hold = STIFFNESS / sum(map(bool, alike))
        found[kind] = fitted(every, weights.get(kind, {}), hold=hold)
    return found
