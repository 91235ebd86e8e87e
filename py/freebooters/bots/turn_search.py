"""The rest of a seat's own turn, thought through move by move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any

from freebooters.bots.bot import Prospect
from freebooters.engine.advice import Advice, Line
from freebooters.engine.contract import CHANCE, Action, Rules, Seat, State
from freebooters.engine.events import Event

__all__ = ["MANTISSA", "TurnSearch", "chance", "judged"]

MANTISSA = 1 << 53
"""As many whole numbers as `random()` tells apart: what makes a seed of one of its numbers."""


class TurnSearch:
    """What the room's advice says of the end of a turn, by the action the turn begins with.

    A line ends where another seat acts, where the game ends, or where something was drawn or shown:
    what a card not yet seen will be cannot be planned on. Of lines that come to the same position
    only the first counts. How things stand is judged by who reasons to that `depth`.
    """

    def __init__(
        self,
        rules: Rules[Any, Any],
        advice: Advice[Any],
        start: State,
        seat: Seat,
        choices: tuple[Action, ...],
        whim: float,
        depth: int = 0,
    ) -> None:
        self._rules = rules
        self._quiet = advice.quiet
        self._value = partial(advice.value, depth=depth) if depth else advice.value
        self._seat = seat
        self._choices = choices
        self._luck = _Whims(int(whim * MANTISSA))
        self._order = count()
        self._waiting: list[tuple[float, int, State, tuple[Action, ...]]] = [
            (0.0, next(self._order), start, ())
        ]
        self._seen: set[object] = set()
        self._worths: dict[Action, float] = {}
        self._chances: dict[Action, float] = {}
        self.lines: list[Line] = []
        """Every way found to spend the turn, each to another position."""
        self.best = choices[0]
        """What the best line found so far begins with."""

    @property
    def worths(self) -> Mapping[Action, float]:
        """The best end found after each opening action; none for an action that no other way of
        getting where it leads is needed of.
        """
        return self._worths

    def prospects(self) -> tuple[Prospect, ...]:
        """The openings by the best end found after each, equally attended to."""
        ranked = sorted(self._chances.items(), key=lambda item: (-item[1], item[0] != self.best))
        return tuple(Prospect(action, hope, 1 / len(ranked)) for action, hope in ranked)

    def explore(self, most: int) -> Iterator[float]:
        """Plays on from at most that many positions, the most promising first; after each, how
        far it has come, from 0 to 1.
        """
        progress = 0.0
        for expanded in range(1, most + 1):
            if not self._waiting:
                return
            self._expand(*heappop(self._waiting)[2:])
            progress = max(progress, expanded / (expanded + len(self._waiting)))
            yield progress

    def _expand(self, state: State, path: tuple[Action, ...]) -> None:
        rules, value, seat, seen = self._rules, self._value, self._seat, self._seen
        apply, mine = rules.apply, (seat,)
        for action in rules.legal(state, seat) if path else self._choices:
            events: list[Event] = []
            after = state.copy()
            apply(after, seat, action, events.append if rules.reveals else None)
            key = after.key()
            if key in seen:
                continue
            seen.add(key)
            line = (*path, action)
            shown = events and any(event.reveals for event in events)
            if not shown and rules.to_act(after) == mine:
                promise = judged(value(after)[seat])
                heappush(self._waiting, (-promise, next(self._order), after, line))
                continue
            self._settle(after)
            values = value(after)
            self._judge(Line(line, judged(values[seat])), sum(values))

    def _judge(self, line: Line, total: float) -> None:
        self.lines.append(line)
        opening, worth = line.actions[0], line.worth
        if worth > self._worths.get(self.best, -1.0):
            self.best = opening
        if worth > self._worths.get(opening, -1.0):
            self._worths[opening] = worth
            self._chances[opening] = chance(worth, total)

    def _settle(self, state: State) -> None:
        """Lets chance have its say where that cannot be left out, the same wherever it is asked the
        same: luck recommends no line.
        """
        rules, quiet, luck = self._rules, self._quiet, self._luck
        luck.begin()
        while rules.to_act(state) == (CHANCE,) and not quiet(state):
            rules.apply(state, CHANCE, rules.draw(state, luck))


class _Whims(Random):
    """The same random numbers again and again: told anew they take longer than remembered."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._told: list[float] = []
        self._next = 0

    def begin(self) -> None:
        """From here on the numbers are told from the first one."""
        self._next = 0

    def random(self) -> float:
        if self._next == len(self._told):
            self._told.append(super().random())
        self._next += 1
        return self._told[self._next - 1]


def judged(worth: float) -> float:
    """Without the last digits: Pythons differ in how they add floats (3.12 adds them more exactly),
    and what is best must not hang on that.
    """
    return round(worth, 9)


def chance(worth: float, total: float) -> float:
    """A worth as a chance of winning: where the seats' hopes come to more than one win, each of them
    hopes for too much.
    """
    return judged(min(1.0, worth / max(1.0, total)))
