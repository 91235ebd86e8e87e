"""What is wrong with a text, for somebody who has just typed it: where, and in which words."""

from __future__ import annotations

import re
import traceback
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from freebooters.engine.errors import FreebootersError
from freebooters.engine.messages import Message, say
from freebooters.workshop.loops import Endless

__all__ = ["Fault", "Faulty", "fault_of", "source_name"]

_LONGEST = 300
"""Letters of what Python says that are told."""

_LACKS = re.compile(r"Can't instantiate abstract class \w+ .*abstract methods? '?(\w+)")


@dataclass(frozen=True)
class Fault:
    """Lines and columns count from 1; where no line can be named, `file` is "" and both are 0. `text` is the
    line itself.
    """

    message: Message
    file: str = ""
    line: int = 0
    column: int = 0
    text: str = ""

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "text": self.text[:_LONGEST], "message": self.message.as_json()}


class Faulty(FreebootersError):
    """A game that cannot be laid, where Python itself finds nothing wrong. `file`: at whose beginning; "": at none."""

    def __init__(self, message: Message, file: str = "") -> None:
        super().__init__(message)
        self.file = file


def source_name(file: str) -> str:
    """How tracebacks call a text: as no file is called."""
    return f"<{file}>"


def fault_of(error: BaseException, texts: Mapping[str, str]) -> Fault:
    """What is wrong, at the last line of the texts that was reached."""
    names = {source_name(file): file for file in texts}
    if isinstance(error, Faulty):
        first = 1 if error.file else 0
        return Fault(error.message, error.file, first, first)
    if isinstance(error, SyntaxError) and error.filename in names:
        file, line = names[error.filename], error.lineno or 1
        said = say("workshop-fault-python", said=error.msg[:_LONGEST])
        return Fault(said, file, line, error.offset or 1, _line(texts[file], line))
    own = [
        (names[frame.filename], frame.lineno or 1, frame.colno)
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename in names
    ]
    if not own:
        return Fault(_words(error))
    file, line, column = own[-1]
    text = _line(texts[file], line)
    # The browser's Python knows no columns.
    indent = len(text) - len(text.lstrip())
    return Fault(_words(error), file, line, 1 + (indent if column is None else column), text)


def _line(text: str, number: int) -> str:
    lines = text.splitlines()
    return lines[number - 1] if number <= len(lines) else ""


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
    said = f"{type(error).__name__}: {error}".removesuffix(": ")
    if isinstance(error, TypeError) and (lacks := _LACKS.search(said)):
        return say("workshop-fault-method", method=f"{lacks[1]}()")
    return say("workshop-fault-python", said=said[:_LONGEST])
