"""La Mutinerie's log lines, from events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.table.nodes import card_words, pirate_words, side_words
from freebooters.stage import heard

__all__ = ["SOUNDS", "told"]

Arg = int | float | str | SeatName | Message
Args = Mapping[str, Any]

_SEATS = {"seat", "victim", "other"}
_PIRATES = {"pirate", "recovered"}

_SILENT = {"knocked", "looked", "laid", "mustered", "sailor"}
"""Events without a log line, because the next one or the scene tells them."""

SOUNDS = heard(
    {
        "card": "buried dealt drew kept placed swapped swore took turned unmasked",
        "coin": "bought counted earned levied robbed",
        "wave": "sailed storm",
        "wood": "decided duel frightened mutiny opened",
    }
)
"""What the events sound like whose lines are told."""


def told(event: Seen) -> Message | None:
    """The line of an event; None if the log leaves it out."""
    if event.kind in _SILENT:
        return None
    special = _SPECIAL.get(event.kind)
    key, words = f"mutiny-log-{event.kind}", _words(event.args)
    if special is None:
        return Message(key, words)
    suffix, more = special(event.args)
    return Message(key + suffix, {**words, **more})


def _words(args: Args) -> dict[str, Arg]:
    """The event's arguments that are words or numbers, as arguments of a message."""
    found: dict[str, Arg] = {}
    for name, value in args.items():
        if name in _SEATS:
            found[name] = SeatName(value)
        elif name in _PIRATES and value and value != "monkey":
            found[name] = pirate_words(value)
        elif name == "side":
            found[name] = side_words(value)
        elif isinstance(value, (int, str)):
            found[name] = value
    return found


Told = tuple[str, Mapping[str, Arg]]


def _card(args: Args) -> Told:
    """A card that the observer may or may not see."""
    if "colour" in args:
        return "-known", {"card": card_words((args["colour"], args["value"]))}
    if "value" in args:
        return "-known", {"card": say("mutiny-gold", value=args["value"])}
    return "", {}


def _side(args: Args) -> Told:
    return ("-known" if "side" in args else ""), {}


def _sailors(args: Args) -> Told:
    return ("-known" if "pink" in args else ""), {}


def _idle(args: Args) -> Told:
    return ("-monkey" if args["pirate"] == "monkey" else ""), {}


def _seasick(args: Args) -> Told:
    return ("-again" if args["recovered"] else ""), {}


_SPECIAL: Mapping[str, Callable[[Args], Told]] = {
    "drew": _card,
    "kept": _card,
    "buried": _card,
    "swore": _side,
    "peeked": _side,
    "placed": _sailors,
    "inspected": _sailors,
    "swapped": _sailors,
    "idle": _idle,
    "seasick": _seasick,
    "turned": _card,
}
