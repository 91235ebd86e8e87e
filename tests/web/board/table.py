"""A table of the board's tests, what lies on it, and the hands and eyes of the one who sits at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.e2e.devices import Device
from tests.web.own_document import shows
from tools.server import PageServer

PAGE = Path(__file__).with_name("board.html")

Json = dict[str, Any]


def node(name: str, x: float, y: float, w: float = 80, h: float = 80, **rest: Any) -> Json:
    names = {"label": rest["pick"]} if "pick" in rest else {}
    return {
        "id": name,
        "kind": "box",
        "at": [x, y],
        "size": [w, h],
        "skin": "card",
        **names,
        **rest,
    }


def pickable(token: str, x: float, y: float, w: float = 80, h: float = 80, **rest: Any) -> Json:
    return node(token, x, y, w, h, pick=token, **rest)


def scene(*nodes: Json, height: float = 640) -> Json:
    return {"height": height, "nodes": list(nodes), "label": "the table"}


def choice(name: str, *picks: str, target: str | None = None) -> Json:
    label = {"key": name}
    return {
        "action": [name],
        "label": label,
        "picks": picks,
        "target": target,
        "ghost": [],
        "gain": None,
    }


CELLS = [pickable(f"cell {n}", 100 + 100 * n, 100) for n in range(1, 8)]
MEN = [
    pickable("man 1", 200, 110, 30, 40, z=2),
    pickable("man 2", 400, 110, 30, 40, z=2),
]
HAND = [pickable(f"card {n}", 300 + 45 * n, 500, 70, 100, z=n) for n in range(1, 6)]
TABLE = scene(*CELLS, *MEN, *HAND)
CHOICES = [
    choice("near", "card 1", "man 1", target="cell 3"),
    choice("far", "card 2", "man 1", target="cell 5"),
    choice("other", "card 2", "man 2", target="cell 6"),
]
WAITS = "table.stage.setMarks({ live: new Set(), isWaiting: true })"
"""Others act."""


class Table:
    """The page of the tests, and the hands and eyes of the one who sits at it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard = page.get_by_role("list", name="heard").get_by_role("listitem")

    def show(self, *frames: Json, name: str = "it", animate: bool = False) -> None:
        """Begins a show; `stands` waits for its end."""
        self.page.evaluate(
            "([name, frames, animate]) => void table.show(name, frames, { animate })",
            [name, frames, animate],
        )

    def stands(self, name: str = "it") -> None:
        expect(self.heard.filter(has_text=f"stands {name}")).to_have_count(1)

    def lay(self, *frames: Json, choices: list[Json] | None = None) -> None:
        self.show(*frames)
        self.stands()
        if choices is not None:
            self.offer(choices)
        self.page.evaluate("document.querySelector('ol').replaceChildren()")

    def offer(self, choices: list[Json]) -> None:
        self.page.evaluate("choices => table.offer(choices)", choices)

    def button(self, name: str) -> Locator:
        """What can be used, or what stands beside the table."""
        return self.page.get_by_role("button", name=name, exact=True)

    def item(self, name: str) -> Locator:
        """What lies on the table and cannot be used."""
        return self.page.get_by_role("img", name=name, exact=True)

    def thing(self, name: str) -> Locator:
        return self.button(name).or_(self.item(name))

    def middle(self, name: str) -> tuple[float, float]:
        box = self.thing(name).bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def words(self) -> list[str]:
        """What was told, hovering aside."""
        return [line for line in self.heard.all_inner_texts() if not line.startswith("hover")]

    def hears(self, *words: str) -> None:
        said = self.heard.filter(has_not_text="hover")
        expect(said).to_have_text(list(words))


class Finger:
    def __init__(self, session: CDPSession) -> None:
        self.session = session

    def _do(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self._do("touchStart", start)
        for step in range(1, 11):
            at = [a + (b - a) * step / 10 for a, b in zip(start, end, strict=True)]
            self._do("touchMove", (at[0], at[1]))
        self._do("touchEnd")

    def tap(self, x: float, y: float) -> None:
        self._do("touchStart", (x, y))
        self._do("touchEnd")


def opened(device: Device, workshop: PageServer, complaints: list[str]) -> Iterator[Table]:
    """A table on a page of its own; no complaint of it is passed over."""
    page = device.context.new_page()
    shows(page, workshop, PAGE.read_text(encoding="utf-8"))
    yield Table(page)
    page.close()
    device.context.cookies()  # answers after every event that came before
    assert complaints == []


def drag(table: Table, name: str, x: float, y: float) -> None:
    mouse = table.page.mouse
    mouse.move(*table.middle(name))
    mouse.down()
    mouse.move(x, y, steps=6)
