"""Parts of a table that are painted once and kept: for the next table, and for everybody who sees the
same of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, ParamSpec

from freebooters.stage.scene import Node

__all__ = ["KEPT", "Kept", "painted"]

P = ParamSpec("P")


class Kept:
    """A cache of painted nodes, the key being what was painted from which arguments.

    There are two shelves, new and old; what is put or found goes to the new one. Once that holds
    `most` nodes it becomes the old one, and what was left on the old one is dropped. So there are
    never more than twice as many nodes, and none that is still used is lost.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.clear()

    def clear(self) -> None:
        self._new: dict[Any, tuple[Node, ...]] = {}
        self._old: dict[Any, tuple[Node, ...]] = {}
        self._count = 0

    def find(self, key: Any) -> tuple[Node, ...] | None:
        found = self._new.get(key)
        if found is None:
            found = self._old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Any, nodes: tuple[Node, ...]) -> None:
        self._new[key] = nodes
        self._count += max(1, len(nodes))
        if self._count >= self.most:
            self._old, self._new, self._count = self._new, {}, 0

    def __len__(self) -> int:
        """How many nodes there are."""
        return sum(len(nodes) for shelf in (self._new, self._old) for nodes in shelf.values())


KEPT = Kept(4000)
"""About 20 tables; several screens of different shapes look at one game."""


def painted(paint: Callable[P, Iterable[Node]]) -> Callable[P, tuple[Node, ...]]:
    """A part of a table that is painted once for equal arguments, whoever looks at it.

    It must be a function of its arguments alone, and these must be hashable. So nobody is shown what
    was painted for somebody else unless that is the same: what only one seat may know can come to it
    only as an argument.
    """

    @wraps(paint)
    def part(*args: P.args, **kwargs: P.kwargs) -> tuple[Node, ...]:
        key = (paint, args, *kwargs.items())
        nodes = KEPT.find(key)
        if nodes is None:
            nodes = tuple(paint(*args, **kwargs))
            KEPT.put(key, nodes)
        return nodes

    return part
