"""The turning points of a game: where somebody's chance of winning changed most."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeVar

from freebooters.app.analysis.judgement import Decision, Judge, Judged, Judgement
from freebooters.bots.bot import Prospect
from freebooters.engine.contract import Seat

__all__ = ["Swing", "Turn", "course", "crux", "instead", "swings", "thinned", "turning_points"]

_MOST = 5
"""At most so many turning points are told."""
_LEAST = 0.1
"""A chance that changed by less was no turning point."""
_CLOSER = 10
"""So many moments inside a swing are judged to find what turned the game."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Swing:
    """From one own decision of a seat to its next, or to the end: positions, and chances then."""

    seat: Seat
    start: int
    end: int
    before: float
    after: float

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point: the swing, the positions between which its cause lies, and what would have
    been better, if that was a decision of the seat that cost it something.
    """

    swing: Swing
    stretch: tuple[int, int]
    better: Prospect | None


def course(
    judged: Iterable[Judged], seat: Seat, end: int, returns: Sequence[float] | None
) -> list[Judged]:
    """One seat's chances in the order of the game; the outcome last, at `end`, if there is one."""
    own = sorted((each for each in judged if each.seat == seat), key=lambda each: each.position)
    return own if returns is None else [*own, Judged(end, seat, returns[seat])]


def swings(courses: Iterable[Sequence[Judged]], most: int, least: float) -> list[Swing]:
    """The largest changes of any seat's chance, at most `most` of at least `least`, largest first;
    of several that share moments, as when one seat loses what another wins, only the largest.
    """
    found = [
        Swing(one.seat, one.position, after.position, one.worth, after.worth)
        for own in courses
        for one, after in pairwise(own)
    ]
    found.sort(key=lambda swing: (-swing.size, swing.start))
    told: list[Swing] = []
    for swing in found:
        if len(told) == most or swing.size < least:
            break
        if not any(swing.start < other.end and other.start < swing.end for other in told):
            told.append(swing)
    return told


def crux(swing: Swing, between: Iterable[tuple[int, float]]) -> tuple[int, int]:
    """The two positions between which the chance changed most in the swing's direction. `between`:
    positions inside it, in order, with the chance there.
    """
    way = [(swing.start, swing.before), *between, (swing.end, swing.after)]
    sign = 1 if swing.after > swing.before else -1
    # Of several equal steps the first.
    one, after = max(pairwise(way), key=lambda step: (step[1][1] - step[0][1]) * sign)
    return one[0], after[0]


def thinned(items: Sequence[T], most: int) -> list[T]:
    """Some of many, evenly."""
    if len(items) <= most:
        return [*items]
    return [
        item
        for at, item in enumerate(items)
        if at * most // len(items) != (at - 1) * most // len(items)
    ]


def instead(
    swing: Swing, decided: Decision | None, compared: Sequence[Prospect]
) -> Prospect | None:
    """What would have been better, where a seat's own decision cost it something."""
    if decided is None or not compared or swing.after > swing.before:
        return None
    return None if compared[0].action == decided.action else compared[0]


def turning_points(
    courses: Sequence[Sequence[Judged]],
    moments: Sequence[Decision],
    known: Mapping[int, Judgement],
    judge: Judge,
) -> Generator[None, None, list[Turn]]:
    """Looks closer at the largest swings, those first: which of the events in between caused each.
    `known`: what was found at the decisions, by position.
    """
    found: list[Turn] = []
    for swing in swings(courses, _MOST, _LEAST):
        inside = [each for each in moments if swing.start < each.position < swing.end]
        between: list[tuple[int, float]] = []
        for moment in thinned(inside, _CLOSER):
            judgement = yield from judge(moment.position, swing.seat, 0)
            between.append((moment.position, judgement.worth))
        stretch = crux(swing, between)
        decided = next(
            (each for each in moments if (each.position, each.seat) == (stretch[0], swing.seat)),
            None,
        )
        compared = known[stretch[0]].prospects if decided else ()
        found.append(Turn(swing, stretch, instead(swing, decided, compared)))
    return found
