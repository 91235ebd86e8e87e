"""What is wrong with a text, for somebody who has just typed it: where, and in which words."""

from __future__ import annotations

import re
import traceback
from collections.abc import Mapping
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


def source_name(file: str) -> str:
    """How tracebacks call a text: as no file is called."""
    return f"<{file}>"


def fault_of(error: BaseException, texts: Mapping[str, str]) -> dict[str, Any]:
    """What is wrong, and where: at the last line of the texts that was reached, and its column. Both count from
    1; 0: none can be named.
    """
    sources = {source_name(file): text for file, text in texts.items()}
    line = column = 0
    if isinstance(error, Faulty):
        line = column = error.line
    elif isinstance(error, SyntaxError) and error.filename in sources:
        line, column = error.lineno or 1, error.offset or 1
    else:
        for frame in traceback.extract_tb(error.__traceback__):
            if frame.filename in sources:
                line = frame.lineno or 1
                # The browser's Python knows no columns.
                indent = _indent(sources[frame.filename], line)
                column = 1 + (indent if frame.colno is None else frame.colno)
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
        return say("workshop-fault-module", module=error.name[:_LONGEST])
    if isinstance(error, SyntaxError):
        return say("workshop-fault-python", said=error.msg[:_LONGEST])
    said = f"{type(error).__name__}: {error}".removesuffix(": ")
    if isinstance(error, TypeError) and (lacks := _LACKS.search(said)):
        return say("workshop-fault-method", method=f"{lacks[1]}()")
    return say("workshop-fault-python", said=said[:_LONGEST])
