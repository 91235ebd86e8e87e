"""The chances of a finished game at a glance: the game's own estimates, which search nothing."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.app.analysis.judgement import Decision
from freebooters.app.analysis.luck import estimate_of
from freebooters.engine.match import Match

__all__ = ["glances"]


def glances(match: Match, moments: Sequence[Decision]) -> list[float | None]:
    """Per decision, in the order of the game, what its seat's chance of winning is estimated at, 0 to
    1, where everything is known; None in a game that has no estimates.
    """
    estimate = estimate_of(match.game)
    if estimate is None:
        return [None] * len(moments)
    rules, state = match.game.rules, match.game.rules.new(match.seats, match.options)
    seats = {moment.position: moment.seat for moment in moments}
    found: list[float | None] = []
    for position, (actor, action) in enumerate(match.log):
        if position in seats:
            found.append(estimate(state)[seats[position]])
        rules.apply(state, actor, action)
    return found
