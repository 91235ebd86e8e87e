"""The beginnings that the build deals, for a table that stands before the engine is there.

A beginning holds what the engine tells at a `start`, but for what the empty board of the room holds
already, and what it would `explain` of the things on the table. It is known by a number. The seed
follows from that, so that no beginning holds it: `WITH_DEAL` says it to the engine.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import count, islice
from typing import Any

from freebooters.app.desk import Desk
from freebooters.app.protocol import parse
from freebooters.app.quick import quick_start
from freebooters.engine.game import Info
from freebooters.stage import Frame, text_of

__all__ = ["DEALS", "FIRST_FRAMES", "beginning", "first_numbers", "seed_of", "whole"]

Json = dict[str, Any]

DEALS = 16
"""How many beginnings there are of a game."""

FIRST_FRAMES = tuple(map(Frame.parse, ("wide:660", "narrow:1160", "short:520")))
"""Those that they are painted for: one of each kind."""

_FOR_PLAYERS = ("explain", "label", "pick")
"""Of a node, what the empty board leaves out."""


def seed_of(number: int) -> str:
    """The seed of the beginning with that number."""
    return f"first {number}"


def first_numbers(info: Info) -> list[int]:
    """The numbers of a game's beginnings: the first with which the person has a choice at once."""
    return [*islice(_choosing(info), DEALS)]


def _choosing(info: Info) -> Iterator[int]:
    for number in count():
        table = _told(Desk(), quick_start(info, FIRST_FRAMES[0], seed_of(number)))
        if table["viewer"] in table["acting"] and table["choices"]:
            yield number


def beginning(info: Info, frame: Frame, number: int, board: Mapping[str, Any]) -> Json:
    """What is kept of a beginning: `table`, as the engine tells it, with every node that `board`, the
    room's empty board for that frame, holds too as its place there, in a list with what else there
    is to it; `cards`, what is explained; `explained`, the place of its card by the id of the node.
    """
    desk = Desk()
    table = _told(desk, quick_start(info, frame, seed_of(number)))
    shown = table["scenes"][-1]
    cards: dict[str, int] = {}
    explained: dict[str, int] = {}
    for node in shown["scene"]["nodes"]:
        if node.get("explain"):
            asked = {"position": shown["position"], "node": node["id"]}
            card = text_of(desk.answer("explain", asked)["explanation"])
            explained[node["id"]] = cards.setdefault(card, len(cards))
    places = {_key(node): place for place, node in enumerate(board["nodes"])}
    shown["scene"]["nodes"] = [_short(node, places) for node in shown["scene"]["nodes"]]
    return {"table": table, "cards": [*map(json.loads, cards)], "explained": explained}


def whole(kept: Mapping[str, Any], board: Mapping[str, Any]) -> Json:
    """The table of a beginning, as the engine tells it."""
    table: Json = json.loads(json.dumps(kept["table"]))
    scene = table["scenes"][-1]["scene"]
    scene["nodes"] = [
        {**board["nodes"][node[0]], **node[1]} if isinstance(node, list) else node
        for node in scene["nodes"]
    ]
    return table


def _told(desk: Desk, command: Mapping[str, Any]) -> Json:
    """What the page is told at that desk."""
    answer: Json = json.loads(text_of(desk.answer(*parse(json.dumps(command)))))
    return answer


def _short(node: Json, places: Mapping[str, int]) -> Json | list[Any]:
    place = places.get(_key(node))
    more = {name: value for name, value in node.items() if name in _FOR_PLAYERS}
    return node if place is None else [place, more]


def _key(node: Mapping[str, Any]) -> str:
    """What is the same of a node and of its picture on the empty board."""
    seen = {name: value for name, value in node.items() if name not in _FOR_PLAYERS}
    return json.dumps(seen, sort_keys=True)
