"""Loops without an end in watched code end with an error, so that the interpreter lives on.

Only Python 3.12 and later can count jumps of some code alone; earlier ones count none.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from time import monotonic
from types import CodeType
from typing import Any

__all__ = ["CAN_WATCH", "Endless", "limited", "watch"]

CAN_WATCH = hasattr(sys, "monitoring")

_TOOL = 4
"""One of the numbers that Python leaves to whoever watches."""

_EVERY = 2000
"""The clock is read after so many jumps."""


class Endless(BaseException):
    """Watched code has run for too long. No `Exception`, lest a game's own text catches it."""


class _Clock:
    until = inf
    left = _EVERY


def watch(code: CodeType) -> None:
    """From now on jumps back in that code, and calls of the functions in it, are counted."""
    if not CAN_WATCH:
        return
    monitoring: Any = sys.monitoring  # type: ignore[attr-defined, unused-ignore]
    events = monitoring.events
    if monitoring.get_tool(_TOOL) is None:
        monitoring.use_tool_id(_TOOL, "workshop")
        monitoring.register_callback(_TOOL, events.JUMP, _count)
        monitoring.register_callback(_TOOL, events.PY_START, _count)
    for each in _within(code):
        monitoring.set_local_events(_TOOL, each, events.JUMP | events.PY_START)


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """What is watched raises `Endless` once it has run for that long."""
    _Clock.until = monotonic() + seconds
    try:
        yield
    finally:
        _Clock.until = inf


def _within(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _within(constant)


def _count(*_: object) -> None:
    _Clock.left -= 1
    if _Clock.left <= 0:
        _Clock.left = _EVERY
        if monotonic() > _Clock.until:
            raise Endless
