"""The template's rules with a bug in them, as a game of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any

from freebooters import catalog
from freebooters.engine.game import Game
from freebooters.games._blank import census, rules
from freebooters.promises import Census

__all__ = ["COUNTS", "Planted", "planted"]

SOURCE = Path(str(rules.__file__)).read_text(encoding="utf-8")
_NAME = "freebooters.games._blank.planted"

COUNTS = Census(census.census, lambda _: {})


@dataclass(frozen=True)
class Planted:
    """A bug: `old` becomes `new`. `promise` is broken then, and said to be by `key`
    with `args` after so many moves, None where that is by chance.
    """

    name: str
    old: str
    new: str
    promise: int
    key: str
    moves: int | None
    args: dict[str, Any]

    def __str__(self) -> str:
        return self.name


@contextmanager
def planted(old: str, new: str) -> Iterator[Game[Any, Any]]:
    """The template without a table, by rules in which one place reads otherwise."""
    assert SOURCE.count(old) == 1, old
    module = ModuleType(_NAME)
    sys.modules[_NAME] = module  # where dataclasses look up what a name means
    try:
        exec(compile(SOURCE.replace(old, new), "rules.py", "exec"), module.__dict__)  # noqa: S102
        yield replace(catalog.room("_blank"), rules=module.BlankRules(), paint=None, advice=None)
    finally:
        del sys.modules[_NAME]
