"""The rules page says what is in the box, and what of a game is this project's own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.ways import to_lobby
from tests.words import Words


@pytest.mark.parametrize(
    ("game", "lists"), [("cartagena", 2), ("caribbean", 2), ("mutiny", 2), ("meuterer", 1)]
)
def test_the_rules_tell_published_from_ours(page: Page, game: str, lists: int) -> None:
    words = Words("en")
    to_lobby(page, game)
    page.get_by_role("main").get_by_role("link", name=words.plain("home-rules")).click()
    box = page.locator("section", has=page.get_by_role("heading", name="What is in the box"))

    expect(page.get_by_role("heading", level=2).last).to_have_text("What is in the box")
    expect(box.get_by_text(words.plain("rules-ours"))).to_have_count(lists - 1)
    expect(box.get_by_role("list")).to_have_count(lists)
    expect(page.get_by_text(words.plain("rules-ruling")).first).to_be_visible()
