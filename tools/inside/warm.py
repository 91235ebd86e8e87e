"""Runs inside Pyodide before its memory is saved: loads what a start loads and deals one match of
every game in every frame, so that whoever starts from that memory need not. What was painted is not
kept: the memory would grow by more than painting it anew takes.
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
from freebooters.stage import FRAMES, text_of
from freebooters.stage.kept import KEPT


def deal() -> None:
    bridge.handle('{"do": "catalog"}')
    for game in games().values():
        for frame in FRAMES:
            command = json.dumps(quick_start(game.info, frame, "0"))
            answer = Desk().answer(*parse(command))
            assert answer["ok"], answer
            text_of(answer)
            KEPT.clear()


deal()
random.seed(0)
gc.collect()
gc.freeze()
