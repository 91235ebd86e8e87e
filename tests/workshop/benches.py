"""A workbench, and orders to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from freebooters import small
from freebooters.workshop.bench import Bench

__all__ = ["HOME", "Orders", "source"]

HOME = Path(str(small.__file__)).parent


def source(name: str, old: str = "", new: str = "") -> str:
    """The text of a small game, changed at one place."""
    text = (HOME / f"{name}.py").read_text(encoding="utf-8")
    assert not old or text.count(old) == 1, old
    return text.replace(old, new) if old else text


class Orders:
    """Gives orders as the page does."""

    def __init__(self) -> None:
        self.bench = Bench()
        self.count = 0

    def order(self, **order: Any) -> dict[str, Any] | None:
        self.count += 1
        text = self.bench.take(self.count, json.dumps(order))
        return None if text is None else json.loads(text)

    def lay(self, text: str, name: str = "race", *, log: Any = None, **more: Any) -> dict[str, Any]:
        files = {f"{name}.py": text, **more.pop("texts", {})}
        laid = {"name": name, "texts": files, "seed": "reef", "log": log, "frame": "wide:620"}
        answer = self.order(do="lay", **laid, **more)
        assert answer is not None
        return answer

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        answer = self.order(do="ask", text=json.dumps({"do": do, **fields}))
        assert answer is not None
        return answer

    def all_of(self, **order: Any) -> Iterator[dict[str, Any]]:
        """What an order tells that goes on by slices."""
        assert self.order(**order) is None
        done = False
        while not done:
            text = self.bench.go_on()
            assert text is not None
            told = json.loads(text)
            done = told["done"]
            yield told
