"""A workbench, and orders to it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from freebooters import small
from freebooters.workshop.bench import Bench

__all__ = ["HOME", "Orders", "source"]

HOME = Path(str(small.__file__)).parent
_KEY = re.compile(r"^([a-z][\w-]+) =", re.MULTILINE)
WORDS = [
    key
    for file in sorted((HOME / "words").glob("*/en.ftl"))
    for key in _KEY.findall(file.read_text(encoding="utf-8"))
]
"""The keys of the words that the small games have, as the page knows them."""


def source(name: str, old: str = "", new: str = "") -> str:
    """The text of a small game, changed at one place."""
    text = (HOME / f"{name}.py").read_text(encoding="utf-8")
    assert not old or text.count(old) == 1, old
    return text.replace(old, new) if old else text


class Orders:
    """Gives orders as the page does."""

    def __init__(self) -> None:
        self.bench = Bench()

    def order(self, **order: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.bench.take(json.dumps(order)))
        return answer

    def lay(self, text: str, name: str = "race", *, log: Any = None, **more: Any) -> dict[str, Any]:
        laid = {"name": name, "rules": text, "seed": "reef", "log": log, "frame": "wide:620"}
        return self.order(do="lay", **{**laid, "words": WORDS, **more})

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        return self.order(do="ask", text=json.dumps({"do": do, **fields}))

    def promises(self) -> Iterator[dict[str, Any]]:
        """What is told after each game."""
        done = False
        while not done:
            told = self.order(do="promise")
            done = told.get("done", True)
            yield told
