"""The decisions of a game, and in which order they are judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from freebooters.app.analysis.judgement import Decision
from freebooters.engine.contract import Seat
from freebooters.engine.match import Match

__all__ = ["coarse_first", "decisions"]

_STRIDES = (16, 8, 4, 2, 1)
"""First every so many-th decision of each seat is judged, then those in between."""


def decisions(match: Match) -> list[Decision]:
    """The decisions of a match, in its order. Left out are those in which the seat had only one
    choice, or knew nothing new since its last decision, as while it lays several secret cards one
    after the other.
    """
    found: list[Decision] = []
    known: dict[Seat, Any] = {}
    start = match.at(0)
    public, choosing = start.view(None), _choosing(start)
    for position, (entry, after) in enumerate(zip(match.log, match.retrace(0), strict=True)):
        seat, action = entry
        if seat in choosing and known.get(seat) != public:
            known[seat] = public
            found.append(Decision(position, seat, action))
        public, choosing = after.view(None), _choosing(after)
    return found


def _choosing(match: Match) -> set[Seat]:
    """The seats that act and have more than one action."""
    return {seat for seat in match.to_act if seat >= 0 and len(match.legal(seat)) > 1}


def coarse_first(moments: Sequence[Decision]) -> list[Decision]:
    """Decisions in an order in which the whole game is sketched first and filled in later: the last
    of every seat and each 16th come first.
    """
    lasts = {moment.seat: moment for moment in moments}
    counts: dict[Seat, int] = {}
    levels: dict[int, int] = {}
    for moment in moments:
        count = counts.get(moment.seat, 0)
        counts[moment.seat] = count + 1
        levels[moment.position] = (
            0
            if moment is lasts[moment.seat]
            else next(level for level, stride in enumerate(_STRIDES) if count % stride == 0)
        )
    return sorted(moments, key=lambda moment: (levels[moment.position], moment.position))
