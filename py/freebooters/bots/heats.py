"""Whole turns against each other: the best lines of a turn, tried in the same imagined worlds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest
from random import Random

from freebooters.bots.bot import Prospect
from freebooters.bots.playout import Playout
from freebooters.bots.turn import Line, chance, judged
from freebooters.engine.contract import Action, State

__all__ = ["Heats"]

_LINES = 16
"""How many lines are tried at most."""
_TRUST = 8
"""How many trials the room's own opinion of a line is worth."""
_MANTISSA = 1 << 53


class Heats:
    """Sequential halving: in every heat each line still in it is tried in the same worlds with the
    same luck, then the worse half drops out (Karnin, Koren and Somekh, 2013). What luck is common
    to all lines does not blur which is better.
    """

    def __init__(self, playout: Playout, lines: Sequence[Line]) -> None:
        self._playout = playout
        self._lines = nlargest(_LINES, lines, key=lambda line: line.worth)
        self._sums = [line.worth * _TRUST for line in self._lines]
        self._tried = [_TRUST] * len(self._lines)
        self._hopes = 0.0
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
        hopes = self._hopes / max(1, self._outcomes)
        ranked = sorted(
            most.items(), key=lambda item: (item[1], item[0] == self.best), reverse=True
        )
        return tuple(
            Prospect(opening, chance(worth, hopes), tried / total)
            for opening, (tried, worth) in ranked
        )

    def run(self, most: int) -> Iterator[float]:
        """Trials, so many at most; after each world, how far it has come, from 0 to 1."""
        done = 0
        while len(self.ranked) > 1 and done < most:
            field = self.ranked[:]
            share = (most - done) / max(1, len(field).bit_length() - 1)
            for _ in range(max(1, round(share / len(field)))):
                self._try(field)
                done += len(field)
                yield min(1.0, done / most)
            self._rank(field)
            del self.ranked[(len(field) + 1) // 2 :]

    def _try(self, field: Sequence[int]) -> None:
        """Tries every line of a field in one more world."""
        playout = self._playout
        world = playout.imagined()
        luck = int(playout.rng.random() * _MANTISSA)
        for number in field:
            self._sums[number] += self._outcome(world.copy(), self._lines[number], luck)
            self._tried[number] += 1
        self._rank(field)

    def _outcome(self, s: State, line: Line, luck: int) -> float:
        playout = self._playout
        for action in line.actions:
            playout.rules.apply(s, playout.seat, action)
        worths = playout.outcome(s, Random(luck))
        self._hopes += sum(worths)
        self._outcomes += 1
        return worths[playout.seat]

    def _rank(self, field: Sequence[int]) -> None:
        self.ranked = sorted(field, key=lambda at: -self._sums[at] / self._tried[at])
