"""Cartagena's log lines, from events."""

from __future__ import annotations

from freebooters.engine.messages import SeatName
from freebooters.games.cartagena.table.nodes import card_word
from freebooters.stage import Log, heard

__all__ = ["SOUNDS", "told"]

SOUNDS = heard(
    {
        "card": "dealt drew helped row",
        "shuffle": "shuffled",
        "step": "played retreated",
        "wave": "boarded",
        "wood": "laid",
    }
)
"""Of what the things are that events move or tell of, whose lines are told."""

told = Log(
    "cartagena",
    {"seat": SeatName, "symbol": card_word},
    {
        "drew": lambda args: ("-card" if "symbol" in args else "", {}),
        "retreated": lambda args: ("", {"at": "boat" if args["boat"] else "cell"}),
    },
    numbers="cells count from to",
).told
