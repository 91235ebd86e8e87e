"""Results that have been computed already."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

__all__ = ["Cache"]

K = TypeVar("K")
V = TypeVar("V")


class Cache(dict[K, V]):
    """The results of a pure function by its argument; when full, it is emptied.

    A known result costs no more than a look-up in a dict, in every version of Python.
    """

    __slots__ = ("_most", "_work_out")

    def __init__(self, work_out: Callable[[K], V], most: int = 1 << 12) -> None:
        super().__init__()
        self._work_out = work_out
        self._most = most

    def __missing__(self, key: K) -> V:
        if len(self) >= self._most:
            self.clear()
        found = self[key] = self._work_out(key)
        return found
