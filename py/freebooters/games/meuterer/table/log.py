"""Meuterer's log lines, from events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.meuterer.table.derived import island_of
from freebooters.games.meuterer.table.nodes import card_words, island_words, role_words
from freebooters.stage import heard

__all__ = ["SOUNDS", "told"]

Args = Mapping[str, Any]
Arg = int | float | str | SeatName | Message

_ORDER = ("first", "second", "third", "fourth")
_SEATS = ("seat", "by", "captain")
_ISLANDS = ("island", "from", "to")
_CARDS = ("card", "kind")
_NUMBERS = ("count", "kept", "points", "round", "steps", "tied")

SOUNDS = heard(
    {
        "card": "announced buried chose dealt drew hauled played revealed shuffled",
        "coin": "promised robbed scored sold",
        "wave": "prowled sailed",
        "wood": "appointed began deposed fought",
    }
)
"""What the events sound like whose lines are told."""


def told(event: Seen) -> Message | None:
    """The line of an event; None if the log leaves it out."""
    line = _LINES.get(event.kind, _plain(event.kind))
    return line(event.args)


def _plain(kind: str) -> Callable[[Args], Message | None]:
    return lambda args: Message(f"meuterer-log-{kind}", _words(args))


def _words(args: Args) -> dict[str, Arg]:
    """The event's arguments that are words or numbers, as arguments of a message."""
    found: dict[str, Arg] = {}
    for name, value in args.items():
        if name in _SEATS:
            found[name] = SeatName(value)
        elif name in _ISLANDS:
            found[name] = island_words(value)
        elif name in _CARDS:
            found[name] = card_words(value)
        elif name in _NUMBERS or isinstance(value, str):
            found[name] = value
    return found


def _passed_over(args: Args) -> None:
    return None


def _own_card(kind: str) -> Callable[[Args], Message | None]:
    """A line for the seat that sees the card; the others only see a card move."""
    return lambda args: Message(f"meuterer-log-{kind}", _words(args)) if "card" in args else None


def _chose(args: Args) -> Message:
    if "role" not in args:
        return Message("meuterer-log-chose", _words(args))
    role = role_words(args["role"])
    return Message("meuterer-log-chose-own", {"seat": SeatName(args["seat"]), "role": role})


def _revealed(args: Args) -> Message:
    parts = [
        say("meuterer-log-role", seat=SeatName(seat), role=role_words(role))
        for seat, role in enumerate(args["roles"])
        if role is not None
    ]
    return Message("meuterer-log-revealed", _listed(parts))


def _resolved(args: Args) -> Message:
    captain, mutiny = args["captain"], args["mutiny"]
    return say(
        f"meuterer-log-resolved-{args['won']}",
        captain=captain,
        mutiny=mutiny,
        mate="yes" if args["mate"] else "no",
        tie="yes" if captain == mutiny else "no",
    )


def _counted(args: Args) -> Message:
    return say("meuterer-log-counted", captain=args["captain"], mutiny=args["mutiny"])


def _scored(args: Args) -> Message:
    """Points, those that are paid without the sign."""
    words = {**_words(args), "points": abs(args["points"])}
    return Message(f"meuterer-log-scored-{args['reason']}", words)


def _sold(args: Args) -> Message:
    alone, *_ = island_of(args["island"]).prices
    full = "yes" if args["tied"] > 1 and args["points"] == alone else "no"
    return Message("meuterer-log-sold", {**_words(args), "full": full})


def _announced(args: Args) -> Message:
    return Message(
        "meuterer-log-announced", {**_words(args), "worth": island_of(args["island"]).ship}
    )


def _moved(sails: str, stays: str) -> Callable[[Args], Message]:
    """The line for a ship that sails, or that stays where it is."""
    return lambda args: Message(stays if args["from"] == args["to"] else sails, _words(args))


def _looked(args: Args) -> Message | None:
    if "roles" not in args:
        return None
    roles = [role_words(role) for role in args["roles"]]
    return Message("meuterer-log-looked", {"seat": SeatName(args["seat"]), **_listed(roles)})


def _buried(args: Args) -> Message:
    if "cards" not in args:
        return Message("meuterer-log-buried", _words(args))
    cards = [card_words(card) for card in args["cards"]]
    return Message("meuterer-log-buried-own", {"seat": SeatName(args["seat"]), **_listed(cards)})


def _won(args: Args) -> Message:
    winners: Sequence[Seat] = args["winners"]
    names = [*map(SeatName, winners)]
    blank = dict.fromkeys(_ORDER, "")
    points = args["scores"][winners[0]]
    return Message("meuterer-log-won", {**blank, **_listed(names), "points": points})


def _robbed(args: Args) -> Message:
    count = sum(len(cards) for cards in args["cards"])
    return say("meuterer-log-robbed", seat=SeatName(args["seat"]), count=count)


_LINES: Mapping[str, Callable[[Args], Message | None]] = {
    "announced": _announced,
    "buried": _buried,
    "chose": _chose,
    "cleared": _passed_over,
    "counted": _counted,
    "dealt": _own_card("dealt"),
    "drew": _own_card("drew"),
    "hauled": _own_card("hauled"),
    "kept": _own_card("kept"),
    "looked": _looked,
    "placed": _passed_over,
    "prowled": _moved("meuterer-log-prowled-sails", "meuterer-log-prowled-stays"),
    "resolved": _resolved,
    "revealed": _revealed,
    "robbed": _robbed,
    "sailed": _moved("meuterer-log-sailed-sails", "meuterer-log-sailed-stays"),
    "scored": _scored,
    "sold": _sold,
    "won": _won,
}


def _listed(parts: Sequence[Message | SeatName]) -> dict[str, Arg]:
    """Up to five messages or names, and how many there are."""
    return {"count": len(parts), **dict(zip((*_ORDER, "fifth"), parts, strict=False))}
