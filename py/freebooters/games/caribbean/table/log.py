"""Caribbean's log lines, from events."""

from __future__ import annotations

from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.caribbean.rules.chart import AREAS
from freebooters.games.caribbean.rules.components import LAST_ROUND
from freebooters.games.caribbean.table.derived import (
    last_told,
    place_words,
    value_of,
    vessel_words,
)
from freebooters.stage import Args, Log, Told, heard, listed

__all__ = ["SOUNDS", "told"]

SOUNDS = heard(
    {
        "blade": "stole",
        "card": "began laid",
        "chain": "anchored",
        "chest": "exchanged handed loaded traded uncovered",
        "purse": "secured",
        "rope": "berthed",
        "sail": "sailed",
        "turn": "raised shown",
    }
)
"""Of what the things are that events move or tell of, whose lines are told."""


def _coloured(args: Args) -> Told:
    areas = [area.id for area in AREAS if area.hideout == args["colour"]]
    return "", listed([*map(place_words, areas)])


def _shown(args: Args) -> Told:
    return "", listed([_card(seat, card) for seat, card in enumerate(args["cards"])])


def _raised(args: Args) -> Told:
    return "", listed([*map(_card, args["seats"], args["cards"])])


def _card(seat: int, card: int | None) -> Message:
    if card is None:
        return say("caribbean-log-declined", seat=SeatName(seat))
    return say("caribbean-log-card", seat=SeatName(seat), card=card)


def _secured(args: Args) -> Told:
    through = args["through"]
    by = "" if through is None else say("caribbean-log-secured-by", ship=vessel_words(through))
    return "-own" if args["seat"] == args["owner"] else "", {"by": by}


def _won(args: Args) -> Told:
    reason, winners = args["reason"], args["winners"]
    last = {} if reason == "goal" else {"last": LAST_ROUND}
    names = listed([*map(SeatName, winners)])
    return f"-{reason}", {**names, "money": args["money"][winners[0]], **last}


told = Log(
    "caribbean",
    {
        "seat owner": SeatName,
        "ship victim other": vessel_words,
        "area from to port chest gave got": place_words,
    },
    {
        "adrift": lambda args: (f"-{args['reason']}", {}),
        "began": lambda args: ("", {"last": last_told(args["round"])}),
        "coloured": _coloured,
        "raised": _raised,
        "secured": _secured,
        "shown": _shown,
        "tied": lambda args: ("", listed([*map(SeatName, args["seats"])])),
        "uncovered": lambda args: ("", {"value": value_of(args["chest"])}),
        "won": _won,
    },
    silent="answered bid ended",
).told
