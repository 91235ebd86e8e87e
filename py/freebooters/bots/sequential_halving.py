"""A race of plans, for whole turns or secret choices: tried in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from heapq import nlargest
from math import sqrt
from random import Random
from typing import Any

from freebooters.bots.bot import Prospect
from freebooters.bots.rollout import Rollout
from freebooters.bots.turn_search import MANTISSA, chance, judged
from freebooters.engine.advice import Plan
from freebooters.engine.contract import Action, State

__all__ = ["SequentialHalving"]

_PLANS = 64
"""At most so many plans are tried."""
_OFTEN = 4
"""Each plan is tried at least so often in the first round; if there are too few trials for that,
fewer plans are tried.
"""
_PRIOR_VISITS = 8
"""How many trials the room's own estimate of a plan counts for, if the room says no more."""
_LAP = 16
"""After every so many worlds, plans that surely lag behind drop out."""
_SLICE = 4
"""Trials between two thoughts: a few milliseconds in the slowest game and browser."""
_SURE = 3.0
"""A plan drops out when it is this many standard errors behind the best."""


class SequentialHalving:
    """Sequential halving (Karnin, Koren and Somekh, 2013): in every round all plans left are tried
    in the same worlds with common random numbers, then the worse half drops out. Luck that all plans
    share does not hide which is better. A plan that surely lags behind the best drops out
    even before the end of a round.

    `opponents` make the secret choice of all others in each world. The race is over when all plans
    left begin with the same action: the rest is thought about when it is asked for.
    """

    def __init__(
        self,
        rollout: Rollout,
        plans: Sequence[Plan],
        most: int,
        rng: Random,
        opponents: Callable[[Any, Random], State] = lambda world, _: world,
    ) -> None:
        self._rollout = rollout
        self._most = most
        self._rng = rng
        self._opponents = opponents
        prior_visits = max(
            _PRIOR_VISITS, rollout.advice.search.prior_visits if rollout.advice else 0
        )
        self._plans = nlargest(_worth_trying(most), plans, key=lambda plan: plan.worth)
        self._sums = [plan.worth * prior_visits for plan in self._plans]
        self._found: list[list[float]] = [[] for _ in self._plans]
        self._tried = [prior_visits] * len(self._plans)
        self._totals = 0.0
        self._outcomes = 0
        self.ranked = list(range(len(self._plans)))

    @property
    def best(self) -> Action:
        """The first action of the best plan so far."""
        return self._plans[self.ranked[0]].actions[0]

    def prospects(self) -> tuple[Prospect, ...]:
        """The actions that plans begin with, by how often the best plan of each was tried."""
        most: dict[Action, tuple[int, float]] = {}
        for plan, worths, tried in zip(self._plans, self._sums, self._tried, strict=True):
            opening = plan.actions[0]
            most[opening] = max(most.get(opening, (0, 0.0)), (tried, judged(worths / tried)))
        total = sum(tried for tried, _ in most.values())
        hoped = self._totals / max(1, self._outcomes)
        ranked = sorted(
            most.items(), key=lambda item: (item[1], item[0] == self.best), reverse=True
        )
        return tuple(
            Prospect(opening, chance(worth, hoped), tried / total)
            for opening, (tried, worth) in ranked
        )

    def run(self) -> Iterator[float]:
        """Runs the race, with the number of trials allowed or fewer; yields its progress, from 0 to
        1, after every few trials.
        """
        done, most, rounds = 0, self._most, _rounds(len(self.ranked))
        while self._undecided() and done < most:
            half = (len(self.ranked) + 1) // 2
            for _ in range(max(1, round(most / rounds / len(self.ranked)))):
                field = self.ranked
                for tried in self._try(field):
                    yield min(1.0, (done + tried) / most)
                done += len(field)
                yield min(1.0, done / most)
                if not self._undecided() or done >= most:
                    break
            del self.ranked[half:]

    def _undecided(self) -> bool:
        openings = {self._plans[number].actions[0] for number in self.ranked}
        return len(openings) > 1

    def _try(self, field: Sequence[int]) -> Iterator[int]:
        """Tries every plan of the field in one more world, then drops those that surely lag behind;
        yields the number tried after every few.
        """
        world = self._rollout.imagined()
        luck = int(self._rng.random() * MANTISSA)
        world = self._opponents(world, Random(luck))
        for tried, number in enumerate(field):
            if tried and tried % _SLICE == 0:
                yield tried
            worth = self._outcome(world.copy(), self._plans[number], luck)
            self._sums[number] += worth
            self._found[number].append(worth)
            self._tried[number] += 1
        self._rank(field)
        if len(self._found[self.ranked[0]]) % _LAP == 0:
            best = self._found[self.ranked[0]]
            self.ranked = [at for at in self.ranked if not _lags(self._found[at], best)]

    def _outcome(self, s: State, plan: Plan, luck: int) -> float:
        rollout = self._rollout
        for action in plan.actions:
            rollout.rules.apply(s, rollout.seat, action)
        rng = Random(luck)
        worths = rollout.outcome(rollout.turned(s, rng), rng)
        self._totals += sum(worths)
        self._outcomes += 1
        return worths[rollout.seat]

    def _rank(self, field: Sequence[int]) -> None:
        self.ranked = sorted(field, key=lambda at: -self._sums[at] / self._tried[at])


def _worth_trying(most: int) -> int:
    """How many plans can be compared with so many trials."""
    plans = 2
    while plans < _PLANS and (plans + 1) * _rounds(plans + 1) * _OFTEN <= most:
        plans += 1
    return plans


def _rounds(plans: int) -> int:
    """How often the worse half drops out until one or two are left."""
    return max(1, plans.bit_length() - 1)


def _lags(found: Sequence[float], best: Sequence[float]) -> bool:
    """Whether one plan is surely worse than another that was tried in the same worlds."""
    gaps = [one - other for one, other in zip(best, found, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1))
    return judged(mean - _SURE * spread / sqrt(len(gaps))) > 0
