"""Cartagena's log lines, from events."""

from __future__ import annotations

from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName
from freebooters.games.cartagena.table.nodes import card_word
from freebooters.stage import heard

__all__ = ["SOUNDS", "told"]

SOUNDS = heard(
    {
        "card": "dealt drew helped row shuffled",
        "wave": "boarded",
        "wood": "laid played retreated",
    }
)
"""What the events sound like whose lines are told."""


def told(event: Seen) -> Message:
    """The line of an event."""
    args = event.args
    words: dict[str, int | float | str | SeatName | Message] = {
        name: args[name] for name in ("cells", "count", "from", "to") if name in args
    }
    if "seat" in args:
        words["seat"] = SeatName(args["seat"])
    if "symbol" in args:
        words["symbol"] = card_word(args["symbol"])
    if event.kind == "drew" and "symbol" in args:
        return Message("cartagena-log-drew-card", words)
    if event.kind == "retreated":
        words["at"] = "boat" if args["boat"] else "cell"
    return Message(f"cartagena-log-{event.kind}", words)
