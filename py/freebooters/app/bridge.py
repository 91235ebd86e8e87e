"""The two doors the workers knock at: `handle` for the table, `think` and `step` for the bots.

JSON text in, JSON text out. The only module that may import what Pyodide provides; it needs none.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Iterator
from time import perf_counter
from typing import Any

from freebooters.app.desk import Desk
from freebooters.app.protocol import parse
from freebooters.bots.bot import Question, Thought
from freebooters.bots.levels import LEVELS
from freebooters.engine import catalog
from freebooters.engine.errors import FreebootersError
from freebooters.engine.seeds import rng_at
from freebooters.engine.views import view_from_json

__all__ = ["handle", "step", "think"]

_desk = Desk()
_thoughts: Iterator[Thought] = iter(())
_latest: Thought | None = None


def handle(text: str) -> str:
    """Answers one command of `docs/protocol.md`."""
    try:
        answer = _desk.answer(*parse(text))
    except FreebootersError as error:
        answer = {"ok": False, "error": error.message.as_json(), "rule": error.rule}
    except Exception:  # a bug: the page shows it with the save, so that nothing is lost
        answer = {"ok": False, "crash": traceback.format_exc(), "save": _desk.save()}
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def think(text: str) -> None:
    """Puts a question (`think` of a table) to a bot; an unfinished one is dropped."""
    global _thoughts, _latest
    data: dict[str, Any] = json.loads(text)
    game = catalog.game(data["game"])
    question = Question(
        game=game,
        seat=data["seat"],
        view=view_from_json(game.rules.view_type, data["view"]),
        choices=tuple(tuple(action) for action in data["choices"]),
        rng=rng_at(data["seed"], 0),
    )
    _latest = None
    _thoughts = LEVELS[data["level"]].think(question)


def step(milliseconds: float) -> str:
    """Thinks on for about that long: `{"done", "progress", "action"}`, the best action so far."""
    global _latest
    end = perf_counter() + milliseconds / 1000
    done = False
    while not done:
        thought = next(_thoughts, None)
        done = thought is None
        _latest = thought or _latest
        if perf_counter() >= end:
            break
    return json.dumps(
        {
            "done": done,
            "progress": _latest.progress if _latest else 0,
            "action": list(_latest.action) if _latest else None,
        }
    )
