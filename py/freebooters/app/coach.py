"""What the coach says to a viewer, and what a bot says of its own move when people learn a game."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from freebooters.engine.coach import Remark, Situation, fitting, remark_key
from freebooters.engine.contract import Action, Seat
from freebooters.engine.match import Match
from freebooters.engine.messages import Message, say
from freebooters.engine.views import view_as_json

__all__ = ["motive", "remark", "situation", "told"]

_WORLDS = 6
"""So many imagined worlds must agree on what speaks for a move."""

_TRIES = 24
"""So many are imagined to find those in which the move can be made."""


def situation(match: Match, seat: Seat, refused: str | None = None) -> Situation:
    """What the coach goes by when that seat has to act."""
    last = match.last_decision(seat)
    return Situation(
        seat=seat,
        view=view_as_json(match.view(seat)),
        legal=match.legal(seat),
        seen=[
            event.seen_by(seat)
            for events in match.events[0 if last is None else last :]
            for event in events
        ],
        decisions=match.decisions(seat),
        refused=refused,
    )


def remark(
    match: Match, seat: Seat, made: Collection[str], refused: str | None = None
) -> Remark | None:
    """The remark to be made to that seat, which has to act, those with the ids `made` being made
    already; None if nothing is worth one.
    """
    return fitting(match.game.remarks, situation(match, seat, refused), made)


def told(match: Match, remark: Remark) -> dict[str, Any]:
    """A remark as the page is told it."""
    message = say(remark_key(match.game.info.id, remark))
    return {"id": remark.id, "message": message.as_json(), "rule": remark.rule}


def motive(match: Match, seat: Seat, action: Action) -> Message | None:
    """Why that seat takes an action now, as anybody can tell who watches: the reason that speaks for
    it in every world a spectator can imagine. So it gives nothing away, whatever the seat holds.
    None where a spectator does not see the action, or the worlds differ.
    """
    game = match.game
    if game.advice is None or seat not in match.to_act or not match.is_seen(seat, action):
        return None
    rules, view = game.rules, match.view(None)
    found: list[Message | None] = []
    for number in range(_TRIES):
        world = rules.imagine(view, Random(number))
        if action not in rules.legal(world, seat):
            continue
        found.append(game.advice.reason(world, seat, action))
        if found[-1] is None or found[-1] != found[0]:
            return None
        if len(found) == _WORLDS:
            return found[0]
    return None
