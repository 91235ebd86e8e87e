"""What was worked out last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

__all__ = ["Latest"]

K = TypeVar("K")
V = TypeVar("V")


class Latest(Generic[K, V]):
    """The result of a pure function for the very object it was last called with, and that alone.

    A search imagines hundreds of worlds from one view: what is the same in all of them is worked
    out once. The object need not be hashable, but nobody may change it, nor the result.
    """

    __slots__ = ("_asked", "_found", "_work_out")

    def __init__(self, work_out: Callable[[K], V]) -> None:
        self._work_out = work_out
        self._asked: K | None = None
        self._found: V | None = None

    def __call__(self, asked: K) -> V:
        found = self._found
        if found is None or asked is not self._asked:
            found = self._work_out(asked)
            self._asked, self._found = asked, found
        return found
