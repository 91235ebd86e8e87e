"""What is wrong with a text, for somebody who has just typed it: where, and in which words."""

from __future__ import annotations

import re
import traceback
from typing import Any

from freebooters.engine.errors import FreebootersError
from freebooters.engine.messages import Message, say
from freebooters.workshop.loops import Endless

__all__ = ["Faulty", "fault_of", "source_name"]

_LONGEST = 300
"""Letters of what Python says that are told."""

_LACKS = re.compile(r"Can't instantiate abstract class \w+ .*abstract methods? '?(\w+)")


class Faulty(FreebootersError):
    """A game that cannot be laid, where Python itself finds nothing wrong. `line`: 0: none is at fault."""

    def __init__(self, message: Message, line: int = 0) -> None:
        super().__init__(message)
        self.line = line


def source_name(game: str) -> str:
    """How tracebacks call the text of a game: as no file is called."""
    return f"<{game}.py>"


def fault_of(error: BaseException, game: str, text: str) -> dict[str, Any]:
    """What is wrong, and where: at the last line of the game's text that was reached, and its column. Both
    count from 1; 0: none can be named.
    """
    source = source_name(game)
    line = column = 0
    if isinstance(error, Faulty):
        line = column = error.line
    elif isinstance(error, SyntaxError) and error.filename == source:
        line, column = error.lineno or 1, error.offset or 1
    else:
        for frame in traceback.extract_tb(error.__traceback__):
            if frame.filename == source:
                line = frame.lineno or 1
                # The browser's Python knows no columns.
                column = 1 + (_indent(text, line) if frame.colno is None else frame.colno)
    return {"message": _words(error).as_json(), "line": line, "column": column}


def _indent(text: str, line: int) -> int:
    found = "".join(text.splitlines()[line - 1 : line])
    return len(found) - len(found.lstrip())


_OWN = {
    Endless: "workshop-fault-endless",
    MemoryError: "workshop-fault-memory",
    RecursionError: "workshop-fault-recursion",
}
"""What is wrong by itself, whatever Python says."""


def _words(error: BaseException) -> Message:
    if isinstance(error, FreebootersError):
        return error.message
    if key := _OWN.get(type(error)):
        return say(key)
    if isinstance(error, ModuleNotFoundError) and error.name:
        return say("workshop-fault-module", module=_plain(error.name))
    if isinstance(error, SyntaxError):
        return say("workshop-fault-python", said=_plain(error.msg))
    said = f"{type(error).__name__}: {error}".removesuffix(": ")
    if isinstance(error, TypeError) and (lacks := _LACKS.search(said)):
        return say("workshop-fault-method", method=f"{lacks[1]}()")
    return say("workshop-fault-python", said=_plain(said))


def _plain(said: str) -> str:
    """On one line, without what turns the direction of text, and not too long."""
    return "".join(each if each.isprintable() else " " for each in said[:_LONGEST])
