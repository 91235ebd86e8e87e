"""La Mutinerie's log lines, from events."""

from __future__ import annotations

from freebooters.engine.messages import SeatName, say
from freebooters.games.mutiny.table.nodes import card_words, pirate_words, side_words
from freebooters.stage import Arg, Args, Log, Told, heard

__all__ = ["SOUNDS", "told"]

SOUNDS = heard(
    {
        "blade": "duel",
        "card": "buried dealt drew kept placed swapped swore took",
        "coin": "bought earned levied robbed",
        "door": "opened",
        "drum": "mutiny",
        "purse": "counted",
        "sail": "sailed",
        "storm": "storm",
        "turn": "turned unmasked",
        "wind": "frightened",
        "wood": "decided",
    }
)
"""Of what the things are that events move or tell of, whose lines are told."""


def _pirate(name: str) -> Arg:
    return pirate_words(name) if name and name != "monkey" else name


def _card(args: Args) -> Told:
    """A card that the observer may or may not see."""
    if "colour" in args:
        return "-known", {"card": card_words((args["colour"], args["value"]))}
    if "value" in args:
        return "-known", {"card": say("mutiny-gold", value=args["value"])}
    return "", {}


def _known(args: Args) -> Told:
    return ("-known" if "side" in args or "pink" in args else ""), {}


told = Log(
    "mutiny",
    {"seat victim other": SeatName, "pirate recovered": _pirate, "side": side_words},
    {
        **dict.fromkeys(("drew", "kept", "buried", "turned"), _card),
        **dict.fromkeys(("swore", "peeked", "placed", "inspected", "swapped"), _known),
        "idle": lambda args: ("-monkey" if args["pirate"] == "monkey" else "", {}),
        "seasick": lambda args: ("-again" if args["recovered"] else "", {}),
    },
    silent="knocked looked laid mustered sailor",
).told
