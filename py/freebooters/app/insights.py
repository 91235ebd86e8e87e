"""What bots compared before they moved: kept with the match, told once it gives nothing away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from freebooters.bots.bot import Prospect
from freebooters.engine.contract import Action, Seat
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.engine.messages import Message
from freebooters.engine.seeds import rng_at

__all__ = ["Insight", "insight_of", "prospect_json", "read", "spoken", "told", "worded"]

Json = dict[str, Any]

_MOST = 8
"""At most so many prospects are read from a save; more than any bot compares."""

_DIGITS = 4
"""Digits with which chances and shares are kept."""


@dataclass(frozen=True, slots=True)
class Insight:
    """What a bot compared before the move at log entry `position`.

    Kept, because thinking again would not give the same result if there were several searches, or
    one that was hurried or out of time. Words are not kept, they can be made from the moment.
    """

    position: int
    is_open: bool
    """Whether everybody knew the same then, and saw what was done. Then it may be told at once,
    otherwise when the game is over.
    """
    prospects: tuple[Prospect, ...]
    is_seen: bool = False
    """Whether a spectator saw what was done. Not kept in a save: it counts only while bots play."""

    def as_json(self) -> list[Any]:
        """As a save holds it; `read` is its counterpart."""
        prospects = [[worth, share, *action] for action, worth, share in self.prospects]
        return [self.position, self.is_open, prospects]


def insight_of(
    position: int, step: Json, *, is_open: bool, is_seen: bool = False
) -> Insight | None:
    """What the last `step` of thinking tells about the move, None if it compared nothing."""
    compared: list[Json] = step["prospects"]
    if len(compared) < 2 and not any(each["reason"] for each in compared):
        return None
    prospects = (
        Prospect(
            tuple(each["action"]), _rounded(each["worth"]), round(float(each["share"]), _DIGITS)
        )
        for each in compared
    )
    return Insight(position, is_open, tuple(prospects), is_seen)


def _rounded(worth: float | None) -> float | None:
    return None if worth is None else round(float(worth), _DIGITS)


def read(data: Any, match: Match) -> list[Insight]:
    """The insights in a save, in order; entries that cannot be insights of that match are ignored."""
    found: dict[int, Insight] = {}
    for item in data if isinstance(data, list) else []:
        insight = _insight(item)
        if (
            insight is not None
            and 0 <= insight.position < len(match.log)
            and match.log[insight.position].seat >= 0
        ):
            found[insight.position] = insight
    return [found[position] for position in sorted(found)]


def _insight(data: Any) -> Insight | None:
    match data:
        case [int(position), bool(is_open), [_, *_] as items] if len(items) <= _MOST:
            prospects = tuple(filter(None, map(_prospect, items)))
            if type(position) is int and len(prospects) == len(items):
                return Insight(position, is_open, prospects)
    return None


def _prospect(data: Any) -> Prospect | None:
    match data:
        case [worth, share, str(verb), *words] if (worth is None or _chance(worth)) and _chance(
            share
        ):
            if all(type(word) in (str, int) for word in words):
                return Prospect((verb, *words), worth, share)
    return None


def _chance(number: Any) -> bool:
    return type(number) in (int, float) and 0 <= number <= 1


def told(match: Match, insight: Insight, *, whole: bool) -> Json:
    """An insight in words: whose move it was, what it did, and, if `whole`, what it compared that
    with: all that the seat could have done tells what it holds.
    """
    then, (seat, action) = match.at(insight.position), match.log[insight.position]
    state = match.game.rules.imagine(then.view(seat), rng_at(match.seed, insight.position))
    legal = then.legal(seat)
    return {
        "position": insight.position,
        "seat": seat,
        "action": list(action),
        "prospects": [
            prospect_json(prospect, worded(match.game, state, seat, prospect.action))
            for prospect in insight.prospects
            if prospect.action in legal and (whole or prospect.action == action)
        ],
    }


def spoken(
    game: Game[Any, Any], state: Any, seat: Seat, action: Action
) -> tuple[Message, Message | None]:
    """What a button would say of an action, and what speaks for it."""
    choice = game.paint.choice(game.rules.view(state, seat), seat, action)
    return choice.label, game.advice.reason(state, seat, action) if game.advice else None


def worded(game: Game[Any, Any], state: Any, seat: Seat, action: Action) -> Json:
    """The same as the page gets it."""
    label, reason = spoken(game, state, seat, action)
    return {"label": label.as_json(), "reason": None if reason is None else reason.as_json()}


def prospect_json(prospect: Prospect, words: Json) -> Json:
    """A prospect with its words."""
    action, worth, share = prospect
    return {"action": list(action), "worth": worth, "share": share, **words}
