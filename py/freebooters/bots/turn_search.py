"""A best-first search of the rest of a seat's own turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any

from freebooters.bots.bot import Prospect
from freebooters.engine.advice import Advice, Plan
from freebooters.engine.contract import CHANCE, Action, Rules, Seat, State
from freebooters.engine.events import Event

__all__ = ["MANTISSA", "TurnSearch", "chance", "judged"]

MANTISSA = 1 << 53
"""`random()` gives multiples of 1 / MANTISSA; multiplied by it they become integer seeds."""


class TurnSearch:
    """What the room's advice says of the end of a turn, by the action the turn begins with.

    A plan ends where another seat acts, where the game ends, or where something was drawn or shown,
    since nobody can plan for a card not seen yet. Of plans that lead to the same position only the
    first counts. Positions are evaluated at that `depth` of reasoning.
    """

    def __init__(
        self,
        rules: Rules[Any, Any],
        advice: Advice[Any],
        start: State,
        seat: Seat,
        choices: tuple[Action, ...],
        luck: float,
        depth: int = 0,
    ) -> None:
        self._rules = rules
        self._quiet = advice.quiet
        evaluation = advice.evaluation
        self._evaluation = partial(evaluation, depth=depth) if depth else evaluation
        self._seat = seat
        self._choices = choices
        self._luck = _RepeatedRandom(int(luck * MANTISSA))
        self._order = count()
        self._waiting: list[tuple[float, int, State, tuple[Action, ...]]] = [
            (0.0, next(self._order), start, ())
        ]
        self._seen: set[object] = set()
        self._worths: dict[Action, float] = {}
        self._chances: dict[Action, float] = {}
        self.plans: list[Plan] = []
        """Every way found to spend the turn, each to another position."""
        self.best = choices[0]
        """What the best plan found so far begins with."""

    @property
    def worths(self) -> Mapping[Action, float]:
        """The value of the best plan found for each first action. An action is missing if each of
        its plans leads to a position that another plan has reached before.
        """
        return self._worths

    def prospects(self) -> tuple[Prospect, ...]:
        """The first actions by the best plan found for each, with equal shares."""
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
        rules, evaluation = self._rules, self._evaluation
        seat, seen = self._seat, self._seen
        apply, mine = rules.apply, (seat,)
        for action in rules.legal(state, seat) if path else self._choices:
            events: list[Event] = []
            after = state.copy()
            apply(after, seat, action, events.append if rules.reveals else None)
            key = after.key()
            if key in seen:
                continue
            seen.add(key)
            longer = (*path, action)
            shown = events and any(event.reveals for event in events)
            if not shown and rules.to_act(after) == mine:
                promise = judged(evaluation(after)[seat])
                heappush(self._waiting, (-promise, next(self._order), after, longer))
                continue
            self._settle(after)
            values = evaluation(after)
            self._judge(Plan(longer, judged(values[seat])), sum(values))

    def _judge(self, plan: Plan, total: float) -> None:
        self.plans.append(plan)
        opening, worth = plan.actions[0], plan.worth
        if worth > self._worths.get(self.best, -1.0):
            self.best = opening
        if worth > self._worths.get(opening, -1.0):
            self._worths[opening] = worth
            self._chances[opening] = chance(worth, total)

    def _settle(self, state: State) -> None:
        """Draws what chance decides until the position is quiet: always with the same random
        numbers, so that no plan looks better by luck.
        """
        rules, quiet, luck = self._rules, self._quiet, self._luck
        luck.begin()
        while rules.to_act(state) == (CHANCE,) and not quiet(state):
            rules.apply(state, CHANCE, rules.draw(state, luck))


class _RepeatedRandom(Random):
    """The same random numbers again and again; remembered, since seeding anew is slower."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._told: list[float] = []
        self._next = 0

    def begin(self) -> None:
        """From here on the numbers begin again with the first."""
        self._next = 0

    def random(self) -> float:
        if self._next == len(self._told):
            self._told.append(super().random())
        self._next += 1
        return self._told[self._next - 1]


def judged(worth: float) -> float:
    """Rounded: versions of Python differ in how they add floats (3.12 adds them more exactly), and
    what is best must not depend on that.
    """
    return round(worth, 9)


def chance(worth: float, total: float) -> float:
    """A value as a chance of winning: scaled down where the values of all seats add up to more than
    one win.
    """
    return judged(min(1.0, worth / max(1.0, total)))
