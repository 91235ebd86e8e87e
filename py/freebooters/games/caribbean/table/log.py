"""Caribbean's log lines, from events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.caribbean.rules.chart import AREAS
from freebooters.games.caribbean.rules.components import LAST_ROUND
from freebooters.games.caribbean.table.derived import (
    last_told,
    place_words,
    value_of,
    vessel_words,
)
from freebooters.stage import heard

__all__ = ["SOUNDS", "told"]

Arg = int | float | str | SeatName | Message

_ORDER = ("first", "second", "third", "fourth")

SOUNDS = heard(
    {
        "card": "began laid shown",
        "coin": "raised secured",
        "wave": "sailed",
        "wood": "anchored berthed exchanged handed loaded stole traded uncovered",
    }
)
"""What the events sound like whose lines are told."""


def told(event: Seen) -> Message | None:
    """The line of an event; None if the log leaves it out."""
    words = _words(event.args)
    special = _SPECIAL.get(event.kind)
    if special is not None:
        return special(event.args, words)
    return Message(f"caribbean-log-{event.kind}", words)


def _words(args: Mapping[str, Any]) -> dict[str, Arg]:
    """The event's arguments that are words or numbers, as arguments of a message."""
    found: dict[str, Arg] = {}
    for name, value in args.items():
        if name in _SEATS:
            found[name] = SeatName(value)
        elif name in _SHIPS:
            found[name] = vessel_words(value)
        elif name in _PLACES:
            found[name] = place_words(value)
        elif isinstance(value, (int, str)):
            found[name] = value
    return found


_ADRIFT = {"thieves": "caribbean-log-adrift-thieves", "tie": "caribbean-log-adrift-tie"}
_WON = {"goal": "caribbean-log-won-goal", "rounds": "caribbean-log-won-rounds"}

_SEATS = {"seat", "owner"}
_SHIPS = {"ship", "victim", "other"}
_PLACES = {"area", "from", "to", "port", "chest", "gave", "got"}


def _began(args: Mapping[str, Any], words: dict[str, Arg]) -> Message:
    return _line("began", words, {"last": last_told(args["round"])})


def _coloured(args: Mapping[str, Any], words: dict[str, Arg]) -> Message:
    areas = [area.id for area in AREAS if area.hideout == args["colour"]]
    return _line("coloured", words, dict(zip(_ORDER, map(place_words, areas), strict=False)))


def _uncovered(args: Mapping[str, Any], words: dict[str, Arg]) -> Message:
    return _line("uncovered", words, {"value": value_of(args["chest"])})


def _shown(args: Mapping[str, Any], words: dict[str, Arg]) -> Message:
    cards = args["cards"]
    bids = [
        say("caribbean-log-card", seat=SeatName(seat), card=card) for seat, card in enumerate(cards)
    ]
    return _line("shown", words, _listed(bids))


def _raised(args: Mapping[str, Any], words: dict[str, Arg]) -> Message:
    answers = [
        say("caribbean-log-declined", seat=SeatName(seat))
        if card is None
        else say("caribbean-log-card", seat=SeatName(seat), card=card)
        for seat, card in zip(args["seats"], args["cards"], strict=True)
    ]
    return _line("raised", words, _listed(answers))


def _tied(args: Mapping[str, Any], words: dict[str, Arg]) -> Message:
    return _line("tied", words, _listed([*map(SeatName, args["seats"])]))


def _adrift(args: Mapping[str, Any], words: dict[str, Arg]) -> Message:
    return say(_ADRIFT[args["reason"]], ship=words["ship"])


def _secured(args: Mapping[str, Any], words: dict[str, Arg]) -> Message:
    through = args["through"]
    by = "" if through is None else say("caribbean-log-secured-by", ship=vessel_words(through))
    kind = "secured-own" if args["seat"] == args["owner"] else "secured"
    return _line(kind, words, {"by": by})


def _won(args: Mapping[str, Any], words: dict[str, Arg]) -> Message:
    money = args["money"][args["winners"][0]]
    winners = _listed([*map(SeatName, args["winners"])])
    last = {} if args["reason"] == "goal" else {"last": LAST_ROUND}
    return say(_WON[args["reason"]], **winners, money=money, **last)


def _passed_over(args: Mapping[str, Any], words: dict[str, Arg]) -> None:
    return None


_SPECIAL: Mapping[str, Callable[[Mapping[str, Any], dict[str, Arg]], Message | None]] = {
    "adrift": _adrift,
    "answered": _passed_over,
    "began": _began,
    "bid": _passed_over,
    "coloured": _coloured,
    "ended": _passed_over,
    "raised": _raised,
    "secured": _secured,
    "shown": _shown,
    "tied": _tied,
    "uncovered": _uncovered,
    "won": _won,
}


def _line(kind: str, words: Mapping[str, Arg], more: Mapping[str, Arg]) -> Message:
    return Message(f"caribbean-log-{kind}", {**words, **more})


def _listed(parts: Sequence[Message | SeatName]) -> dict[str, Arg]:
    """Up to four messages or names, and how many there are."""
    return {"count": len(parts), **dict(zip(_ORDER, parts, strict=False))}
