"""Whole turns and plans against each other: the best lines, tried in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from heapq import nlargest
from math import sqrt
from random import Random
from typing import Any

from freebooters.bots.bot import Prospect
from freebooters.bots.rollout import Rollout
from freebooters.bots.turn_search import MANTISSA, chance, judged
from freebooters.engine.advice import Line
from freebooters.engine.contract import Action, State

__all__ = ["SequentialHalving"]

_LINES = 64
"""How many lines are tried at most."""
_OFTEN = 4
"""How often each of them is to be tried in the first round: of fewer trials than that no more lines
are tried.
"""
_PRIOR_VISITS = 8
"""How many trials the room's own opinion of a line is worth, unless the room trusts it more."""
_LAP = 16
"""Worlds after which it is looked for the first time, and then again and again, who lags behind."""
_SLICE = 4
"""Trials between two thoughts: a few milliseconds, in the slowest game and browser."""
_SURE = 3.0
"""Standard errors behind the best that are enough to drop out."""


class SequentialHalving:
    """Sequential halving: in every round each line still in it is tried in the same worlds with the
    same luck, then the worse half drops out (Karnin, Koren and Somekh, 2013), and what surely lags
    behind the best even before. What luck is common to all lines does not blur which is better.

    `opponents` make, in each world, the secret choice before which all stand. It is over when all lines left begin with the same action: the rest of the turn is thought about
    when it comes to it.
    """

    def __init__(
        self,
        rollout: Rollout,
        lines: Sequence[Line],
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
        self._lines = nlargest(_worth_trying(most), lines, key=lambda line: line.worth)
        self._sums = [line.worth * prior_visits for line in self._lines]
        self._found: list[list[float]] = [[] for _ in self._lines]
        self._tried = [prior_visits] * len(self._lines)
        self._totals = 0.0
        self._outcomes = 0
        self.ranked = list(range(len(self._lines)))

    @property
    def best(self) -> Action:
        """What the best line so far begins with."""
        return self._lines[self.ranked[0]].actions[0]

    def prospects(self) -> tuple[Prospect, ...]:
        """The actions that lines begin with, by how often the best line of each was tried."""
        most: dict[Action, tuple[int, float]] = {}
        for line, worths, tried in zip(self._lines, self._sums, self._tried, strict=True):
            opening = line.actions[0]
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
        """As many trials as there may be, or fewer; after a few at a time, how far it has come, from 0
        to 1.
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
        openings = {self._lines[number].actions[0] for number in self.ranked}
        return len(openings) > 1

    def _try(self, field: Sequence[int]) -> Iterator[int]:
        """Tries every line of a field in one more world, then drops those out of the race; after a few
        at a time, how many of them it has tried.
        """
        world = self._rollout.imagined()
        luck = int(self._rng.random() * MANTISSA)
        world = self._opponents(world, Random(luck))
        for tried, number in enumerate(field):
            if tried and tried % _SLICE == 0:
                yield tried
            worth = self._outcome(world.copy(), self._lines[number], luck)
            self._sums[number] += worth
            self._found[number].append(worth)
            self._tried[number] += 1
        self._rank(field)
        if len(self._found[self.ranked[0]]) % _LAP == 0:
            best = self._found[self.ranked[0]]
            self.ranked = [at for at in self.ranked if not _lags(self._found[at], best)]

    def _outcome(self, s: State, line: Line, luck: int) -> float:
        rollout = self._rollout
        for action in line.actions:
            rollout.rules.apply(s, rollout.seat, action)
        rng = Random(luck)
        worths = rollout.outcome(rollout.turned(s, rng), rng)
        self._totals += sum(worths)
        self._outcomes += 1
        return worths[rollout.seat]

    def _rank(self, field: Sequence[int]) -> None:
        self.ranked = sorted(field, key=lambda at: -self._sums[at] / self._tried[at])


def _worth_trying(most: int) -> int:
    """How many lines so many trials are enough for."""
    lines = 2
    while lines < _LINES and (lines + 1) * _rounds(lines + 1) * _OFTEN <= most:
        lines += 1
    return lines


def _rounds(lines: int) -> int:
    """How often the worse half of them drops out until one or two are left."""
    return max(1, lines.bit_length() - 1)


def _lags(found: Sequence[float], best: Sequence[float]) -> bool:
    """Whether one line surely brings less than another, tried in the same worlds."""
    gaps = [one - other for one, other in zip(best, found, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1))
    return judged(mean - _SURE * spread / sqrt(len(gaps))) > 0
