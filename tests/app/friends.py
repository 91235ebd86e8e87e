"""Friends' pages without a browser: what they are told comes from the desk of the one device."""

from __future__ import annotations

import json
from typing import Any

from freebooters.app import bridge
from tests.app.client import Json, chair

__all__ = ["Friend", "ask", "beginning", "bids", "cartagena", "lay"]


def ask(do: str, **fields: Any) -> Json:
    """Any answer of the desk."""
    answer: Json = json.loads(bridge.handle(json.dumps({"do": do, **fields})))
    assert answer.get("crash") is None, answer["crash"]
    return answer


def lay(
    game: str, *who: str, options: dict[str, Any], seed: str = "reef", frame: str = "wide:620"
) -> Json:
    """Begins a match; this device's table."""
    chairs = [chair(seat, each) for seat, each in enumerate(who)]
    table = ask("start", game=game, seats=chairs, options=options, seed=seed, frame=frame)
    assert table["ok"], table
    return table


def cartagena(variant: str, *who: str, seed: str = "reef") -> Json:
    return lay("cartagena", *who, options={"variant": variant}, seed=seed)


def beginning(seat: int, variant: str, *who: str) -> Json:
    """A match of Cartagena in which that seat begins."""
    tables = (cartagena(variant, *who, seed=f"reef {number}") for number in range(100))
    return next(table for table in tables if table["acting"] == [seat])


def bids(table: Json) -> list[list[Any]]:
    """A whole layout: an item on each place."""
    offered = table["arrangement"]
    items = [item["word"] for item in offered["items"]]
    places = [place["action"] for place in offered["places"]]
    return [[*action, word] for action, word in zip(places, items, strict=False)]


class Friend:
    """A friend's page, or that of a `watcher`, who has no seat: `table` is the last table it was told, `log` its lines of the log, `heard`
    every answer.
    """

    def __init__(
        self, seat: int | None, frame: str = "narrow:1180", watcher: int | None = None
    ) -> None:
        self.seat = seat
        self.watcher = watcher
        self.frame = frame
        self.table: Json = {}
        self.log: list[Json] = []
        self.heard: list[Json] = []

    @property
    def _whose(self) -> Json:
        return {"seat": self.seat, "watcher": self.watcher, "base": self.base}

    @property
    def base(self) -> int | None:
        """The number of the table whose nodes need not be told again."""
        return self.table.get("number")

    def news(self) -> Json:
        """What the desk sends after a change."""
        since = self.table.get("mark")
        answer = ask("news", since=since, frame=self.frame, **self._whose)
        assert answer["ok"], answer
        if "same" in answer:
            return self.table
        self._hear(answer)
        return answer

    def send(self, text: str) -> Json:
        """The whole answer to a command, `changed` included."""
        reply = ask("far", text=text, **self._whose)
        if reply["ok"]:
            self._hear(reply["answer"])
        return reply

    def ask(self, do: str, **fields: Any) -> Json:
        """What the page is answered, also a refusal."""
        answer: Json = self.send(json.dumps({"do": do, **fields}))["answer"]
        return answer

    def told(self, do: str, **fields: Any) -> Json:
        answer = self.ask(do, **fields)
        assert answer["ok"], answer
        return answer

    def refused(self, do: str, **fields: Any) -> tuple[str, Json]:
        """Key and arguments of a refusal."""
        answer = self.ask(do, **fields)
        assert not answer["ok"], answer
        return answer["error"]["key"], answer["error"].get("args", {})

    def act(self, action: list[Any]) -> Json:
        return self.told("act", revision=self.table["revision"], seat=self.seat, action=action)

    def _hear(self, answer: Json) -> None:
        self.heard.append(answer)
        if "scenes" in answer:
            log = answer["log"]
            assert log["keep"] <= len(self.log)
            self._complete(answer)
            self.table, self.log = answer, [*self.log[: log["keep"]], *log["lines"]]

    def _complete(self, table: Json) -> None:
        """Puts in the nodes that the page has already."""
        nodes = self.table["scenes"][-1]["scene"]["nodes"] if self.table else []
        assert table["base"] in (None, self.table.get("number"))
        for shown in table["scenes"]:
            told = shown["scene"]["nodes"]
            assert table["base"] is not None or all(isinstance(node, dict) for node in told)
            nodes = [nodes[node] if isinstance(node, int) else node for node in told]
            shown["scene"]["nodes"] = nodes
