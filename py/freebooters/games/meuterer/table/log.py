"""Meuterer's log lines, from events."""

from __future__ import annotations

from freebooters.engine.messages import SeatName, say
from freebooters.games.meuterer.table.derived import island_of
from freebooters.games.meuterer.table.nodes import card_words, island_words, one_words, role_words
from freebooters.stage import Args, Log, Told, heard, listed

__all__ = ["SOUNDS", "told"]

SOUNDS = heard(
    {
        "blade": "fought robbed",
        "card": "announced buried chose dealt drew hauled played",
        "coin": "promised",
        "drum": "began",
        "lot": "appointed",
        "purse": "scored sold",
        "sail": "sailed",
        "shuffle": "shuffled",
        "turn": "revealed",
        "wave": "prowled",
        "wood": "deposed",
    }
)
"""Of what the things are that events move or tell of, whose lines are told."""


def _own_card(args: Args) -> Told:
    """A line for the seat that sees the card; the others only see a card move."""
    return ("", {}) if "card" in args else None


def _chose(args: Args) -> Told:
    return ("-own", {"role": role_words(args["role"])}) if "role" in args else ("", {})


def _revealed(args: Args) -> Told:
    parts = [
        say("meuterer-log-role", seat=SeatName(seat), role=role_words(role))
        for seat, role in enumerate(args["roles"])
        if role is not None
    ]
    return "", listed(parts)


def _resolved(args: Args) -> Told:
    captain, mutiny = args["captain"], args["mutiny"]
    mate, tie = _yes(args["mate"]), _yes(captain == mutiny)
    return f"-{args['won']}", {"captain": captain, "mutiny": mutiny, "mate": mate, "tie": tie}


def _moved(args: Args) -> Told:
    """A ship sails, or stays where it is."""
    return "-stays" if args["from"] == args["to"] else "-sails", {}


def _looked(args: Args) -> Told:
    return ("", listed([*map(role_words, args["roles"])])) if "roles" in args else None


def _scored(args: Args) -> Told:
    """Points, those that are paid without the sign."""
    return f"-{args['reason']}", {"points": abs(args["points"])}


def _sold(args: Args) -> Told:
    alone, *_ = island_of(args["island"]).prices
    full = args["tied"] > 1 and args["points"] == alone
    return "", {"full": _yes(full)}


def _buried(args: Args) -> Told:
    return ("-own", listed([*map(one_words, args["cards"])])) if "cards" in args else ("", {})


def _won(args: Args) -> Told:
    winners = args["winners"]
    blank = dict.fromkeys(("first", "second", "third", "fourth"), "")
    names = listed([*map(SeatName, winners)])
    return "", {**blank, **names, "points": args["scores"][winners[0]]}


def _yes(holds: object) -> str:
    """Whether something holds, as messages select by it."""
    return "yes" if holds else "no"


told = Log(
    "meuterer",
    {
        "seat by captain": SeatName,
        "island from to": island_words,
        "card": one_words,
        "kind": card_words,
    },
    {
        **dict.fromkeys(("dealt", "drew", "hauled", "kept"), _own_card),
        **dict.fromkeys(("prowled", "sailed"), _moved),
        "announced": lambda args: ("", {"worth": island_of(args["island"]).ship}),
        "buried": _buried,
        "chose": _chose,
        "counted": lambda args: ("", {name: args[name] for name in ("captain", "mutiny")}),
        "looked": _looked,
        "resolved": _resolved,
        "revealed": _revealed,
        "robbed": lambda args: ("", {"count": sum(map(len, args["cards"]))}),
        "scored": _scored,
        "sold": _sold,
        "won": _won,
    },
    silent="cleared placed",
    numbers="count kept points round steps tied",
).told
