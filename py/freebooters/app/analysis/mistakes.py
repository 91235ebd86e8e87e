"""The costliest decisions of a game: which are looked at again, and what two such looks agree on."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from math import sqrt
from typing import Literal

from freebooters.app.analysis.judgement import Decision, Judge, Judgement, prospect_of
from freebooters.bots.bot import Prospect
from freebooters.engine.contract import Seat

__all__ = [
    "SURE",
    "TRIED",
    "Looked",
    "Mistake",
    "Verdict",
    "costliest",
    "mistakes",
    "suspects",
    "verdict",
]

_LOOKED = 8
"""At most so many decisions are looked at again."""
_LEAST = 0.05
"""What seemed to cost less is not looked at again."""
_TOLD = 3
"""At most so many are told."""
SURE = 2
"""So many standard errors a cost must exceed."""
TRIED = 0.02
"""An action with a smaller share of the trials was hardly looked at."""

Looks = tuple[Sequence[Prospect], Sequence[Prospect]]
"""What two independent looks have compared."""

Verdict = Literal["same", "best", "better", "worse", "close", "unknown"]
"""How another try at a decision compares with what was done."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A decision with two looks at it."""

    decision: Decision
    looks: Looks


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that cost `cost` of the chance of winning, 0 to 1, with the standard error of that;
    `tried`: all that both looks have tried, with the means of their estimates, the most tried first.
    """

    position: int
    seat: Seat
    taken: Prospect
    best: Prospect
    cost: float
    error: float
    tried: Sequence[Prospect]


def _cost_of(prospects: Sequence[Prospect], decision: Decision) -> float | None:
    """What was given away against the best of what was compared; None where that is unknown."""
    taken = prospect_of(prospects, decision.action)
    if not prospects or prospects[0].worth is None or taken is None or taken.worth is None:
        return None
    return prospects[0].worth - taken.worth


def suspects(
    moments: Sequence[Decision], known: Mapping[int, Judgement], seats: Collection[Seat]
) -> list[Decision]:
    """Those seats' decisions that seem to have cost most, the worst first. `known`: what was found at
    the decisions, by position.
    """
    costs = [
        (_cost_of(known[moment.position].prospects, moment) or 0.0, moment)
        for moment in moments
        if moment.seat in seats
    ]
    worst = sorted((each for each in costs if each[0] >= _LEAST), key=lambda each: -each[0])
    return [moment for _, moment in worst[:_LOOKED]]


def costliest(
    moments: Sequence[Decision],
    known: Mapping[int, Judgement],
    seats: Collection[Seat],
    judge: Judge,
) -> Generator[None, None, list[Mistake]]:
    """Looks twice more at the decisions that seem to have cost those seats most."""
    looked: list[Looked] = []
    for moment in suspects(moments, known, seats):
        one = yield from judge(moment.position, moment.seat, 1)
        other = yield from judge(moment.position, moment.seat, 2)
        looked.append(Looked(moment, (one.prospects, other.prospects)))
    return mistakes(looked)


def mistakes(looked: Sequence[Looked]) -> list[Mistake]:
    """The costliest decisions, in the order of the game: those of which two looks agree that they
    cost more than the noise of both.
    """
    known: list[tuple[Looked, float, float]] = []
    for each in looked:
        one, other = (_cost_of(look, each.decision) for look in each.looks)
        if one is not None and other is not None:
            known.append((each, one, other))
    if not known:
        return []
    # `sum` rounds otherwise from Python 3.12 on, and all devices are to find the same.
    gaps = [one - other for _, one, other in known]
    pooled = sqrt(reduce(lambda total, gap: total + gap * gap, gaps, 0.0) / len(gaps)) / 2
    found: list[Mistake] = []
    for each, one, other in known:
        tried = _together(each.looks)
        taken = prospect_of(tried, each.decision.action)
        error = max(pooled, abs(one - other) / 2)
        if taken is None or taken is tried[0] or min(one, other) <= SURE * error:
            continue
        decision, cost = each.decision, (one + other) / 2
        found.append(Mistake(decision.position, decision.seat, taken, tried[0], cost, error, tried))
    worst = sorted(found, key=lambda mistake: -mistake.cost)[:_TOLD]
    return sorted(worst, key=lambda mistake: mistake.position)


def _together(looks: Looks) -> list[Prospect]:
    """What two looks have tried, each with the mean of both, the most tried first."""
    found: list[Prospect] = []
    for one in looks[0]:
        other = prospect_of(looks[1], one.action)
        if other is not None and one.worth is not None and other.worth is not None:
            worth, share = (one.worth + other.worth) / 2, (one.share + other.share) / 2
            found.append(Prospect(one.action, worth, share))
    return sorted(found, key=lambda each: -each.share)


def verdict(mistake: Mistake, tried: Prospect) -> Verdict:
    """How one of the actions tried compares with what was done."""
    if tried.action == mistake.taken.action:
        return "same"
    if tried.action == mistake.best.action:
        return "best"
    if tried.worth is None or mistake.taken.worth is None or tried.share < TRIED:
        return "unknown"
    gain = tried.worth - mistake.taken.worth
    if abs(gain) <= SURE * mistake.error:
        return "close"
    return "better" if gain > 0 else "worse"
