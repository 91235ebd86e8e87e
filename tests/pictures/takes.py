"""The pictures that are kept of the page, and how one is taken again."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.e2e.person import Person
from tests.words import ROOT

__all__ = ["KEPT", "Kept", "taken_with"]


@dataclass(frozen=True)
class Kept:
    """A table some moves into a game, on one kind of screen; the picture lies with the game's tests."""

    game: str
    name: str
    players: tuple[str, ...]
    moves: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        return ROOT / "tests" / "games" / self.game / "pictures" / f"{self.name}.png"

    def take(self, page: Page) -> bytes:
        """The picture as the page shows it now, once nothing is on its way any more."""
        person = Person.goes_on(page, self.game, self.options, self.players, self.moves)
        person.sees_prompt()
        page.evaluate("() => document.fonts.ready")
        page.mouse.move(0, 0)
        return page.screenshot(animations="disabled", caret="hide")


KEPT = [Kept("cartagena", "wide", ("Anne", "sailor"), 6, {"variant": "tortuga"})]


def taken_with(page: Page) -> str:
    """What draws the page: pictures of two browsers differ in every letter's edge."""
    browser = page.context.browser
    assert browser
    return f"{browser.browser_type.name} {browser.version.partition('.')[0]}"
