"""The ways to every screen, as people go them: from wherever one is, by clicks on what is there; a page
that is not open yet is opened at the screen's address, as the home page on the way costs a tenth of it
all.

Each click is a real one in the middle of its link, and fails where anything lies over that.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import FilePayload, Page, expect

from tests.words import Words

__all__ = [
    "OF_A_GAME",
    "PLAIN",
    "WITHOUT_THE_PAGE",
    "to_credits",
    "to_file",
    "to_home",
    "to_lobby",
    "to_rules",
    "to_saves",
    "to_settings",
    "undealt",
]

WITHOUT_THE_PAGE = "web/art/logo.svg"
"""An address of the page's own origin at which nothing of the page runs."""

_ENGLISH = Words("en")

_UNDEALT = """() => {
  const { fetch } = window;
  window.fetch = (what, ...how) =>
    /\\/deals\\//.test(what.url ?? what) ? Promise.resolve(new Response("")) : fetch(what, ...how);
}"""
"""A device that knows the page has some of them stored, and asks nobody."""


def undealt(page: Page) -> None:
    """In pages opened from now on nothing is there that the build has dealt: a table waits for the engine."""
    page.add_init_script(f"({_UNDEALT})()")


def to_home(page: Page, words: Words = _ENGLISH) -> None:
    """Opens the page if it is not open yet; from under what covers the screen one goes back."""
    if not _is_open(page):
        page.goto("")
    if page.locator("dialog:modal").count():
        page.go_back()
    # The name of the page in its header; the table has no header, but a link of its own, which on a
    # phone is in the menu.
    home = words.plain("shell-home")
    link = page.get_by_role("link", name="Freebooters", exact=True).or_(
        page.get_by_role("link", name=home, exact=True)
    )
    menu = page.get_by_role("button", name=words.plain("table-menu"), exact=True)
    link.or_(menu).first.wait_for()
    if link.count() == 0:
        menu.click()
        link = page.get_by_role("dialog").get_by_role("button", name=home, exact=True)
    link.first.click()
    expect(page.locator("body")).to_have_attribute("data-screen", "home")


def to_settings(page: Page, words: Words = _ENGLISH) -> None:
    _over_home(page, "settings", words)


def to_saves(page: Page, words: Words = _ENGLISH) -> None:
    _over_home(page, "saves", words)


def to_credits(page: Page, words: Words = _ENGLISH) -> None:
    _over_home(page, "credits", words)


def to_lobby(page: Page, game: str, language: str = "en") -> None:
    _over_a_card(page, game, "home-setup", game, language)


def to_rules(page: Page, game: str, language: str = "en") -> None:
    _over_a_card(page, game, "home-rules", f"rules/{game}", language)


def to_file(page: Page, file: Path | FilePayload, words: Words = _ENGLISH) -> None:
    """Opens a file as a saved game."""
    to_saves(page, words)
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name=words.plain("saves-import"), exact=True).click()
    choosing.value.set_files(file)


PLAIN = {"home": to_home, "saves": to_saves, "settings": to_settings, "credits": to_credits}
OF_A_GAME = {"lobby": to_lobby, "rules": to_rules}


def _is_open(page: Page) -> bool:
    """Whether the page runs there already."""
    return page.url != "about:blank" and not page.url.endswith(WITHOUT_THE_PAGE)


def _over_home(page: Page, screen: str, words: Words) -> None:
    if _is_open(page):
        link = page.get_by_role("link", name=words.plain(f"shell-nav-{screen}"), exact=True)
        if page.locator("dialog:modal").count() or not link.is_visible():
            to_home(page, words)
        link.click()
    else:
        page.goto(f"#/{screen}")
    expect(page.locator("body")).to_have_attribute("data-screen", screen)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def _over_a_card(page: Page, game: str, key: str, address: str, language: str) -> None:
    words = Words(language, game)
    title = words.plain(f"{game}-title")
    if _is_open(page):
        to_home(page, words)
        page.get_by_role("link", name=f"{words.plain(key)} {title}", exact=True).click()
    else:
        page.goto(f"#/{address}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
