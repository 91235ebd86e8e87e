"""The functions that the page's workers call: `handle` for the table, `think` and `step` for bots.

In the engine's worker `handle` answers commands, `save` returns what is to be stored, `hear` takes
what a bot has decided, `rehearse` may be called while there is nothing to do. In a bot's worker
`think` begins and `step` goes on. Where either has `missed` a game, small ones can be lent (`lend`), and
it be asked again.

JSON text in, JSON text out. The only module that may import what Pyodide provides; it needs none.
"""

from __future__ import annotations

import json
import traceback

from freebooters import catalog
from freebooters.app.desk import Desk
from freebooters.app.protocol import parse
from freebooters.app.quick import quick_start
from freebooters.app.thinking import Thinking
from freebooters.engine.errors import FreebootersError
from freebooters.stage import WIDE, text_of

__all__ = [
    "agree",
    "found",
    "handle",
    "hear",
    "lend",
    "missed",
    "now",
    "rehearse",
    "save",
    "step",
    "think",
]

_desk = Desk()
_thinking = Thinking()


def handle(text: str) -> str:
    """Answers one command of `docs/protocol.md`."""
    try:
        answer = _desk.answer(*parse(text))
    except FreebootersError as error:
        answer = error.as_json()
    except (
        Exception
    ):  # a bug of ours: the page shows it and offers the save stored last, so that nothing is lost
        answer = {"ok": False, "crash": traceback.format_exc()}
    return text_of(answer)


def save() -> str | None:
    """The match as text if it has changed since this was asked last."""
    return _desk.unsaved()


def hear(thought: int, text: str) -> None:
    """Keeps a bot's last `step` under that number, for `move` to carry it out."""
    _desk.hear(thought, json.loads(text))


def rehearse(number: int) -> bool:
    """Deals the game with that number for nobody; whether there is one. What WebAssembly does for the
    first time has to be compiled, so that a first game takes several times as long as a later one.
    """
    games = [*catalog.games().values()]
    if number >= len(games):
        return False
    text_of(Desk().answer(*parse(json.dumps(quick_start(games[number].info, WIDE, "0")))))
    return True


def missed() -> bool:
    """Whether a game was asked for that could be a small one: these are not here yet."""
    return catalog.missed()


def lend(home: str) -> None:
    """From now on the small games are here too: their modules lie in that zip."""
    catalog.lend(home)


def think(text: str, part: int = 0) -> None:
    """Asks a bot a question (`think` of an answer); an unfinished one is dropped. If several
    searches work on the same question, each has a different `part`.
    """
    _thinking.think(json.loads(text), part)


def step(milliseconds: float) -> str:
    """Thinks on for about that long: `{"done", "progress", "action"}`, the best action so far."""
    return json.dumps(_thinking.step(milliseconds))


def now() -> None:
    """Makes the next step the last: the best action so far will be taken."""
    _thinking.now()


def found() -> str:
    """What this search has found so far, for `agree` of another one."""
    return json.dumps(_thinking.found())


def agree(texts: str) -> str:
    """Combines this search with what others have `found`, a JSON list of their texts; returns what
    `step` returns at the end.
    """
    return json.dumps(_thinking.agree([json.loads(text) for text in json.loads(texts)]))
