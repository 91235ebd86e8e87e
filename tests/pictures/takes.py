"""The pictures that are kept of the page, and how one is taken again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, expect

from freebooters import games
from tests.e2e import ways
from tests.e2e.person import LONG, Person
from tests.words import ROOT, Words

__all__ = ["KEPT", "Kept", "Table", "taken_with"]

Screen = Literal["wide", "narrow", "short"]
Theme = Literal["light", "dark", "contrast"]

SIZES: dict[Screen, tuple[int, int]] = {
    "wide": (1280, 800),
    "narrow": (390, 844),
    "short": (844, 390),
}
"""Width and height of the window, in pixels."""


@dataclass(frozen=True)
class Kept(ABC):
    """Something the page shows, on one kind of screen in one theme."""

    screen: Screen
    theme: Theme

    @property
    def name(self) -> str:
        return f"{self.what}-{self.screen}-{self.theme}"

    @property
    @abstractmethod
    def what(self) -> str:
        """What is shown, as the file's name begins."""

    @property
    @abstractmethod
    def folder(self) -> Path:
        """Where the picture lies: one of a game with the game's tests."""

    @abstractmethod
    def show(self, page: Page) -> None:
        """Goes there and waits until all of it is shown."""

    @property
    def file(self) -> Path:
        return self.folder / f"{self.name}.png"

    def take(self, page: Page) -> bytes:
        """The picture as the page shows it now. On a busy machine drawings may still be on their way
        to the table: see `again`.
        """
        width, height = SIZES[self.screen]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(
            color_scheme="dark" if self.theme == "dark" else "light",
            contrast="more" if self.theme == "contrast" else "no-preference",
            reduced_motion="reduce",
        )
        self.show(page)
        page.evaluate("() => document.fonts.ready")
        page.mouse.move(0, 0)
        return self.again(page)

    def again(self, page: Page) -> bytes:
        """What has been shown already, as it looks a moment later."""
        return page.screenshot(animations="disabled", caret="hide")


def _of_game(game: str) -> Path:
    return ROOT / "tests" / "games" / game / "pictures"


@dataclass(frozen=True)
class Table(Kept):
    """A table some moves into a game."""

    game: str
    players: tuple[str, ...]
    moves: int
    options: dict[str, Any]

    @property
    def what(self) -> str:
        return "table"

    @property
    def folder(self) -> Path:
        return _of_game(self.game)

    def show(self, page: Page) -> None:
        person = Person.goes_on(page, self.game, self.options, self.players, self.moves)
        person.sees_prompt()


@dataclass(frozen=True)
class Lesson(Kept):
    """A lesson's first step."""

    game: str
    lesson: str

    @property
    def what(self) -> str:
        return "lesson"

    @property
    def folder(self) -> Path:
        return _of_game(self.game)

    def show(self, page: Page) -> None:
        words = Words("en", self.game)
        ways.undealt(
            page
        )  # else it would depend on who is there first, the build's table or the engine's
        page.goto(f"#/learn/{self.game}/{self.lesson}")
        coach = page.get_by_role("region", name=words.plain("learn-coach"))
        expect(coach.get_by_role("paragraph").last).not_to_be_empty(timeout=LONG)
        page.locator(".stage button:enabled").first.wait_for(state="attached", timeout=LONG)


@dataclass(frozen=True)
class Home(Kept):
    """The home page of somebody who comes back."""

    @property
    def what(self) -> str:
        return "home"

    @property
    def folder(self) -> Path:
        return ROOT / "tests" / "pictures" / "kept"

    def show(self, page: Page) -> None:
        ways.to_home(page)
        page.get_by_text(Words("en").plain("shell-ready-offline")).wait_for(timeout=LONG)


def _tables(game: str, moves: int, *themes: Theme) -> Iterator[Kept]:
    """A quick game's table after so many moves, in these themes on a desk, on an upright phone and
    on a phone on its side.
    """
    quick = games()[game].info.quick
    players = ("Anne", *["sailor"] * (quick.seats - 1))
    for screen, theme in zip(SIZES, themes, strict=True):
        yield Table(screen, theme, game, players, moves, dict(quick.options))


KEPT: list[Kept] = [
    *_tables("cartagena", 6, "light", "dark", "contrast"),
    *_tables("caribbean", 2, "dark", "contrast", "light"),
    *_tables("mutiny", 4, "contrast", "light", "dark"),
    *_tables("meuterer", 5, "dark", "light", "contrast"),
    Lesson("narrow", "light", "cartagena", "there-and-back"),
    Home("narrow", "dark"),
]
"""Each game in each theme and on each kind of screen, and the two screens by which people come."""


def taken_with(page: Page) -> str:
    """What draws the page: pictures of two browsers differ in every letter's edge."""
    browser = page.context.browser
    assert browser
    return f"{browser.browser_type.name} {browser.version.partition('.')[0]}"
