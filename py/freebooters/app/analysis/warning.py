"""The warning after a decision: what it gave away, from what was known then, while the game goes on.

All that could be done is compared first, which may begin before anything is done. What was done, and
the best, are then looked at twice more; the looks by which the best was selected do not count.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from math import sqrt
from time import perf_counter
from typing import Any

from freebooters.app.advisers import ADVISERS, Wording
from freebooters.app.analysis.judgement import prospect_of
from freebooters.app.analysis.mistakes import SURE, TRIED
from freebooters.app.rerun import question_from
from freebooters.bots.bot import Prospect, Thought
from freebooters.engine.contract import Action

__all__ = ["Assessment", "Slip", "is_suspect", "slip"]

Json = dict[str, Any]

_UNKNOWN_GAP = 0.04
"""The difference of two looks that is reckoned with before there were any,"""
_UNKNOWN_COUNT = 4
"""and as how many it counts."""

Pair = tuple[float, float]
"""The chances that two looks have found."""


@dataclass(frozen=True, slots=True)
class Slip:
    """What a decision gave away of the chance of winning, 0 to 1, and the standard error."""

    cost: float
    error: float


def is_suspect(compared: Sequence[Prospect], taken: Action, least: float) -> bool:
    """Whether what was done is worth a closer look: not what seems to have cost less than half of
    `least`, what would be told. What was hardly tried may have cost anything. `compared`: all that
    could be done, the best first.
    """
    if not compared or compared[0].worth is None or compared[0].action == taken:
        return False
    found = prospect_of(compared, taken)
    if found is None or found.worth is None or found.share < TRIED:
        return True
    return compared[0].worth - found.worth >= least / 2


def slip(taken: Pair, best: Pair, least: float, gaps: Sequence[float]) -> tuple[Slip | None, float]:
    """What was given away, as two looks at both actions agree, None where it is less than `least` or
    too close to tell; and by how much the looks differ. `gaps`: by how much those at other decisions
    have differed.
    """
    one, other = (better - done for better, done in zip(best, taken, strict=True))
    gap = one - other
    # `sum` rounds otherwise from Python 3.12 on, and all devices are to find the same.
    known = _UNKNOWN_COUNT * (_UNKNOWN_GAP * _UNKNOWN_GAP)
    squares = reduce(lambda total, each: total + each * each, [*gaps, gap], known)
    pooled = sqrt(squares / (len(gaps) + 1 + _UNKNOWN_COUNT)) / 2
    error = max(pooled, abs(gap) / 2)
    cost = (one + other) / 2
    is_clear = cost >= least and min(one, other) > SURE * error
    return Slip(cost, error) if is_clear else None, gap


class _Look:
    """One question, which goes on where it was interrupted."""

    def __init__(self, data: Json) -> None:
        self.question = question_from(data, data["seed"])
        self.wording = Wording(self.question, data["seed"])
        self._thoughts: Iterator[Thought] = ADVISERS[data["purpose"]].think(self.question)
        self._latest: Thought | None = None

    def prospects(self) -> Generator[None, None, Sequence[Prospect]]:
        """Thinks to the end: what was compared."""
        for thought in self._thoughts:
            self._latest = thought
            yield
        return () if self._latest is None else self._latest.prospects


class Assessment:
    """What is known of one decision. Asked about it again, now that something is done, it goes on."""

    def __init__(self, data: Json) -> None:
        """`data` is a question for an `assess`, with what was `taken`, None for nothing yet."""
        self._data = data
        self._looks: dict[tuple[Action, int] | None, _Look] = {}
        self._slices: Generator[None, None, Json] = self._work()

    def goes_on(self, data: Json) -> bool:
        """Whether that is about the same decision; then it is what is asked from now on."""
        told = ("taken", "least", "gaps", "revision")
        if {**self._data, **dict.fromkeys(told)} != {**data, **dict.fromkeys(told)}:
            return False
        self._data, self._slices = data, self._work()
        return True

    def step(self, milliseconds: float) -> Json:
        """Works for about that long: whether all is known, and then what was given away."""
        began, spent = perf_counter(), 0.0
        while spent * 1000 <= milliseconds:
            try:
                next(self._slices)
            except StopIteration as end:
                return {"done": True, "progress": 1.0, **end.value}
            spent = perf_counter() - began
        return {"done": False, "progress": 0.0, "slip": None, "gap": None}

    def _work(self) -> Generator[None, None, Json]:
        nothing = {"slip": None, "gap": None}
        data = self._data
        taken = None if data["taken"] is None else tuple(data["taken"])
        least = data["least"] / 100
        if data["row"] != 1:
            return nothing  # what is laid out as a whole is not compared action by action
        compared = yield from self._look(None).prospects()
        if not compared or (taken is not None and not is_suspect(compared, taken, least)):
            return nothing
        best = compared[0].action
        better = yield from self._both(best)
        if taken is None or better is None:
            return nothing
        done = yield from self._both(taken)
        if done is None:
            return nothing
        found, gap = slip(_worths(done), _worths(better), least, data["gaps"])
        return {
            "gap": gap,
            "slip": found
            and {
                "taken": self._look((taken, 1)).wording.told(done[0]),
                "best": self._look((best, 1)).wording.told(better[0]),
                "cost": found.cost,
                "error": found.error,
            },
        }

    def _both(self, action: Action) -> Generator[None, None, tuple[Prospect, Prospect] | None]:
        """Two independent looks at an action; None where nothing can be said of it."""
        one = yield from self._look((action, 1)).prospects()
        other = yield from self._look((action, 2)).prospects()
        return (one[0], other[0]) if one and other else None

    def _look(self, which: tuple[Action, int] | None) -> _Look:
        if which not in self._looks:
            self._looks[which] = _Look(self._data if which is None else self._alone(*which))
        return self._looks[which]

    def _alone(self, action: Action, number: int) -> Json:
        """The question about one action alone."""
        seed = self._data["looks"][number - 1]
        return {**self._data, "purpose": "compare", "choices": [list(action)], "seed": seed}


def _worths(looks: tuple[Prospect, Prospect]) -> Pair:
    return looks[0].worth or 0.0, looks[1].worth or 0.0
