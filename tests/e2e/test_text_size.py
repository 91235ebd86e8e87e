"""Text that is twice as large, on a phone where hardly anything has room for it, and on other screens."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from freebooters import games
from tests.e2e import ways
from tests.e2e.by_post import fits
from tests.e2e.late_post import late_post, of_two
from tests.e2e.person import LONG, Person, on_a_small_phone, sideways
from tests.e2e.test_languages import speaks
from tests.e2e.test_legible import LEAST, NOTE, READ
from tests.e2e.twin import game_after
from tests.words import Words

WORDS = Words("en", "cartagena")
PHONE = (360, 640)
SCREENS = (PHONE, (390, 844), (1280, 800))

CUT = """() => [...document.querySelectorAll(
    ".tool-words, .side-tab, .goal, .rail-name strong, .rail-facts")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 2)
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3 ||
    one.getBoundingClientRect().bottom > innerHeight + 1)
  .map((one) => `${one.className}: ${one.innerText}`)"""
"""Which words around a board are cut, or reach into others."""


def root_size(page: Page) -> str:
    """Of the page's letters."""
    size: str = page.evaluate("getComputedStyle(document.documentElement).fontSize")
    return size


@on_a_small_phone
def test_pages_and_tables_have_text_as_large_as_was_chosen(page: Page) -> None:
    page.add_init_script(f"({NOTE})()")
    ways.to_settings(page)
    page.get_by_role("radio", name="200%").check()
    page.get_by_role("radio", name=WORDS.plain("settings-spacing-wide"), exact=True).check()
    assert root_size(page) == "32px"
    page.reload(wait_until="commit")
    page.wait_for_selector("main", state="attached")
    assert root_size(page) == "32px"

    wide = {}
    for screen, go in ways.PLAIN.items():
        go(page, WORDS)
        wide[screen] = sideways(page)
    for screen, go_to in ways.OF_A_GAME.items():
        go_to(page, "cartagena")
        wide[screen] = sideways(page)
    assert wide == dict.fromkeys(wide, 0)

    person = Person.goes_on(page, "cartagena", {"variant": "tortuga"}, ("Anne", "sailor"), 6)
    person.sees_prompt()
    assert sideways(page) == 0
    sizes = [size for _, size, _ in page.evaluate(READ)["painted"]]
    assert LEAST[PHONE] <= min(sizes)
    assert 2 * LEAST[PHONE] <= max(sizes)

    expect(page.locator(".tool").first).to_be_in_viewport(ratio=1)
    assert page.evaluate(CUT) == []

    # What the board has no room for is scrolled to, under what is asked.
    hand = page.get_by_role("button", name=min(person.hand_names(0)), exact=True)
    hand.tap()
    expect(hand).to_have_attribute("aria-pressed", "true")
    person.plays(Person.taps, 1)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("game", games())
def test_no_word_around_a_board_is_cut(page: Page, game: str, language: str) -> None:
    words = speaks(page, language, "en")
    page.get_by_role("radio", name=re.compile("^200")).check()
    page.get_by_role("radio", name=words.plain("settings-spacing-wide"), exact=True).check()
    options = tuple(games()[game].info.quick.options.items())
    players = ("Anne", *["deckhand"] * (max(games()[game].info.seats) - 1))
    for moment in (0, 8, -1):
        text = game_after(game, options, players, moment).encode()
        ways.to_file(page, {"name": "game.json", "mimeType": "", "buffer": text}, words)
        page.locator("ol.log > li").first.wait_for(state="attached", timeout=LONG)
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            # Until the table has been laid out anew, the old one is shown at the new size.
            expect(page.locator(".board-waiting")).to_have_count(0, timeout=LONG)
            assert page.evaluate(CUT) == [], (moment, width)


@on_a_small_phone
@pytest.mark.fresh
@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "fr"])
def test_what_can_be_sent_at_the_end_of_a_game_by_post_is_seen_whole(
    page: Page, language: str
) -> None:
    words = speaks(page, language, "en")
    page.get_by_role("radio", name=re.compile("^200")).check()
    late = late_post(of_two("cartagena"), "twice as large", left=-1)
    ways.to_file(page, {"name": "late.json", "mimeType": "", "buffer": late.file}, words)
    for key in ("post-move-go", "result-close"):
        page.get_by_role("button", name=words.plain(key), exact=True).click(timeout=LONG)
    opened = page.get_by_role("button", name=words.plain("post-send-opened"), exact=True)
    expect(opened).to_be_visible(timeout=LONG)
    fits(page)
