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
from freebooters.app.quick import quick_start
from freebooters.catalog import games
from freebooters.stage import FRAMES


def deal() -> None:
    bridge.handle('{"do": "catalog"}')
    for game in games().values():
        for frame in FRAMES:
            command = json.dumps(quick_start(game.info, frame, "0"))
            answer = Desk().answer(*parse(command))
            assert answer["ok"], answer
            json.dumps(answer)


deal()
random.seed(0)
gc.collect()
gc.freeze()
