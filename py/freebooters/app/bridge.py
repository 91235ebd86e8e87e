"""The two doors the workers knock at: `handle` for the table, `think` and `step` for the bots.

In the engine's worker `handle` answers, `save` says what is to be stored, `hear` takes in what a bot
has thought. In a bot's worker `think` begins and `step` goes on.

JSON text in, JSON text out. The only module that may import what Pyodide provides; it needs none.
"""

from __future__ import annotations

import json
import traceback

from freebooters.app.desk import Desk
from freebooters.app.protocol import parse
from freebooters.app.thinking import Thinking
from freebooters.engine.errors import FreebootersError

__all__ = ["agree", "found", "handle", "hear", "now", "save", "step", "think"]

_desk = Desk()
_thinking = Thinking()


def handle(text: str) -> str:
    """Answers one command of `docs/protocol.md`."""
    try:
        answer = _desk.answer(*parse(text))
    except FreebootersError as error:
        answer = {"ok": False, "error": error.message.as_json(), "rule": error.rule}
    except Exception:  # a bug: the page shows it with what was stored last, so that nothing is lost
        answer = {"ok": False, "crash": traceback.format_exc()}
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def save() -> str | None:
    """The match as text if it has changed since this was asked last."""
    return _desk.unsaved()


def hear(thought: int, text: str) -> None:
    """Takes in a bot's last `step`, to be carried out by `move` under that number."""
    _desk.hear(thought, json.loads(text))


def think(text: str, part: int = 0) -> None:
    """Puts a question (`think` of an answer) to a bot; an unfinished one is dropped. Of several searches
    about the same question each has a `part` of its own.
    """
    _thinking.think(json.loads(text), part)


def step(milliseconds: float) -> str:
    """Thinks on for about that long: `{"done", "progress", "action"}`, the best action so far."""
    return json.dumps(_thinking.step(milliseconds))


def now() -> None:
    """The next step is to be the last: the best action so far is good enough."""
    _thinking.now()


def found() -> str:
    """What was thought of so far, for another search to agree with."""
    return json.dumps(_thinking.found())


def agree(texts: str) -> str:
    """Settles with what other searches have `found`, a JSON list of their texts; says what `step` does
    when it is done.
    """
    return json.dumps(_thinking.agree([json.loads(text) for text in json.loads(texts)]))
