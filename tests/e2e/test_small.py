"""Small games at home: found, played against bots to their end, kept, and asked for by nobody else."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e import ways
from tests.e2e.person import LONG, on_a_phone
from tests.words import Words

WORDS = Words("en")
LIARS = "Liar\N{RIGHT SINGLE QUOTATION MARK}s dice"
LATE = re.compile(r"small\.(bin|json)")


def shelf(page: Page) -> None:
    ways.to_home(page)
    page.get_by_role("link", name=WORDS.plain("small-title")).click()


def plays(page: Page, title: str) -> None:
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=title))
    card.get_by_role("button", name=WORDS.plain("home-play")).click(timeout=LONG)


def plays_a_trick_card(page: Page) -> None:
    """From the shelf to the first card of *Three tricks*, which can be taken back then."""
    shelf(page)
    plays(page, "Three tricks")
    hand = page.get_by_role("button", name=re.compile("^[♣♥♠][1-7]$"))
    expect(hand).to_have_count(5, timeout=LONG)
    hand.first.click()
    expect(undo(page)).to_be_enabled(timeout=LONG)


def undo(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{WORDS.plain('table-undo')}"))


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


@pytest.mark.same_page
def test_a_race_is_played_to_its_end_against_bots(page: Page) -> None:
    shelf(page)
    plays(page, "Race to Tortuga")
    anchor, again = button(page, "Anchor"), button(page, WORDS.plain("table-again"))
    asked = anchor.or_(again).first
    expect(asked).to_be_visible(timeout=LONG)
    while not again.first.is_visible():
        # The game is over when bots have moved, or it is one's turn again.
        with suppress(TooLate):
            anchor.click(timeout=2000)
        expect(asked).to_be_visible(timeout=LONG)


@on_a_phone
@pytest.mark.same_page
def test_dice_are_bid_by_two_presses_and_the_bid_is_taken_back(page: Page) -> None:
    shelf(page)
    plays(page, LIARS)
    button(page, "How many: 1").click(timeout=LONG)
    button(page, "Which face: 2").click()
    expect(undo(page)).to_be_enabled(timeout=LONG)
    undo(page).click()
    expect(undo(page)).to_be_disabled(timeout=LONG)
    expect(button(page, "How many: 1")).to_be_visible()


@pytest.mark.same_page
def test_a_small_game_goes_on_after_the_page_was_loaded_again(page: Page) -> None:
    plays_a_trick_card(page)
    page.get_by_role("button", name=WORDS.plain("table-menu")).click()
    page.get_by_role("button", name=WORDS.plain("shell-home"), exact=True).click()
    expect(page.get_by_role("heading", name=WORDS.plain("home-continue"))).to_be_visible()
    expect(page.get_by_text("Three tricks").first).to_be_visible(timeout=LONG)
    page.reload()
    page.get_by_role("link", name=WORDS.plain("home-continue-button")).click()
    expect(undo(page)).to_be_enabled(timeout=LONG)


@pytest.mark.same_page
def test_its_rules_can_be_read(page: Page) -> None:
    shelf(page)
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=LIARS))
    card.get_by_role("link", name=WORDS.plain("home-rules")).click(timeout=LONG)
    expect(page.get_by_role("heading", name="Doubting")).to_be_visible()


def test_nobody_else_is_sent_anything_of_them_or_of_the_workshop(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("#/cartagena")
    play = button(page, WORDS.plain("home-play"))
    expect(play).to_be_visible()
    assert asked
    assert [] == [url for url in asked if "workshop" in url]
    play.click()
    expect(page.get_by_role("button", name=WORDS.plain("hint-button"))).to_be_enabled(timeout=LONG)

    assert [] == [url for url in asked if LATE.search(url)]
