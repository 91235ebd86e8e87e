"""Runs inside Pyodide before its memory is saved: loads what a start loads and deals one match of
every game in every frame, so that whoever starts from that memory need not.
"""

import gc
import json
import random
import sys

sys.path.insert(0, "/package.zip")

from freebooters.app import bridge
from freebooters.app.desk import Desk
from freebooters.app.protocol import parse
from freebooters.stage import FRAMES


def deal() -> None:
    colours = ("red", "blue", "green", "yellow", "purple")
    for game in json.loads(bridge.handle('{"do": "catalog"}'))["games"]:
        quick = game.get("quick") or {"seats": min(game["seats"]), "options": {}}
        defaults = {each["name"]: each["default"] for each in game["options"]}
        for frame in map(str, FRAMES):
            command = {
                "do": "start",
                "game": game["id"],
                "seed": "0",
                "frame": frame,
                "options": {**defaults, **quick["options"]},
                "seats": [
                    {"name": "", "colour": colour, "who": "sailor" if seat else "human"}
                    for seat, colour in enumerate(colours[: quick["seats"]])
                ],
            }
            answer = Desk().answer(*parse(json.dumps(command)))
            assert answer["ok"], answer
            json.dumps(answer)


deal()
random.seed(0)
gc.collect()
