"""The summary of an analysis: in one sentence for each seat, what decided the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from freebooters.app.analysis.judgement import Judged
from freebooters.app.analysis.luck import Part, Share, certainty
from freebooters.app.analysis.mistakes import Mistake
from freebooters.app.analysis.turning import Turn
from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say

__all__ = ["summaries"]

_LEAST = 0.1
"""Luck, own decisions or those of others that changed a chance by less decided no game."""
_LITTLE = 0.05
"""Luck that changed a chance by less than this, and clearly so, hardly mattered."""

_STROKE = 0.25
"""A chance that changed by less from one own decision to the next did so step by step."""

Values = dict[str, int | str | Message]


def summaries(
    returns: Sequence[float],
    shares: Sequence[Share],
    turns: Sequence[Turn],
    mistakes: Sequence[Mistake],
    courses: Sequence[Sequence[Judged]],
    label: Callable[[Mistake], Message],
) -> list[Message | None]:
    """Per seat one sentence; None where nothing can be told. `courses`: each seat's chances in the
    order of the game, its outcome last; none before all are known. `label` says what was done.
    """
    best = max(returns)
    found: list[Message | None] = []
    for seat, worth in enumerate(returns):
        has_won = worth == best > 0
        share = shares[seat] if shares else None
        cause = (
            (None if has_won else _mistake(seat, mistakes, label))
            or _turn(seat, turns, has_won=has_won)
            or _share(share, has_won=has_won)
            or (_course(courses[seat], has_won=has_won) if courses else None)
        )
        if cause is None:
            found.append(None)
            continue
        name, values = cause
        fortune = {"luck": "unknown", "fortune": 0} if name == "luck" else _fortune(share)
        key = f"summary-{'won' if has_won else 'lost'}-{name}"
        found.append(say(key, seat=SeatName(seat), **values, **fortune))
    return found


def _mistake(
    seat: Seat, mistakes: Sequence[Mistake], label: Callable[[Mistake], Message]
) -> tuple[str, Values] | None:
    own = [mistake for mistake in mistakes if mistake.seat == seat]
    if not own:
        return None
    worst = max(own, key=lambda mistake: mistake.cost)
    return "mistake", {"label": label(worst), "points": _points(worst.cost)}


def _turn(seat: Seat, turns: Sequence[Turn], *, has_won: bool) -> tuple[str, Values] | None:
    """The largest turning point that went the way of the game, by its number in the game's order."""
    ordered = sorted(turns, key=lambda turn: turn.stretch[0])
    own = [
        (abs(turn.swing.after - turn.swing.before), -number, turn.swing)
        for number, turn in enumerate(ordered, 1)
        if turn.swing.seat == seat and (turn.swing.after > turn.swing.before) == has_won
    ]
    if not own:
        return None
    _, number, swing = max(own, key=lambda each: each[:2])
    return "turn", {
        "number": -number,
        "before": _points(swing.before),
        "after": _points(swing.after),
    }


def _share(share: Share | None, *, has_won: bool) -> tuple[str, Values] | None:
    """What changed the chance most, of what is sure, went the way of the game, and is no more than
    there was to be lost or won: more was made up for by something else.
    """
    if share is None:
        return None
    room = 1 - share.start if has_won else share.start
    parts = {
        "luck": (share.luck, share.luck.error()),
        "play": (share.play, share.play.error(share.drift)),
        "others": (share.others, share.others.error(share.drift)),
    }
    sure = [
        (abs(part.change), name)
        for name, (part, error) in parts.items()
        if _is_sure(part, error)
        and _LEAST <= abs(part.change) <= room
        and (part.change > 0) == has_won
    ]
    if not sure:
        return None
    change, name = max(sure)
    return name, {"points": _points(change)}


def _course(course: Sequence[Judged], *, has_won: bool) -> tuple[str, Values] | None:
    """Whether the chance changed at one stroke or step by step; nothing of a seat that decided
    nothing.
    """
    if len(course) < 2:
        return None
    pairs = [(one.worth, other.worth) for one, other in pairwise(course)]
    before, after = max(pairs, key=lambda pair: (pair[1] - pair[0]) * (1 if has_won else -1))
    if abs(after - before) >= _STROKE and (after > before) == has_won:
        return "stroke", {"before": _points(before), "after": _points(after)}
    return "steps", {"before": _points(course[0].worth)}


def _is_sure(part: Part, error: float) -> bool:
    return certainty(part.change, error) in {"exact", "sure"}


def _fortune(share: Share | None) -> Values:
    """What is said of luck beside what decided."""
    if share is None:
        return {"luck": "unknown", "fortune": 0}
    change, error = share.luck.change, share.luck.error()
    if abs(change) + error < _LITTLE:
        return {"luck": "little", "fortune": 0}
    if not _is_sure(share.luck, error) or abs(change) < _LITTLE:
        return {"luck": "unknown", "fortune": 0}
    return {"luck": "good" if change > 0 else "bad", "fortune": _points(abs(change))}


def _points(chance: float) -> int:
    return round(chance * 100)
