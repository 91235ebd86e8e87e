"""Longer words fit too: no page of any language is wider than a small phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from freebooters import catalog
from tests.e2e import ways
from tests.e2e.person import LONG, on_a_small_phone, sideways
from tests.words import LANGUAGES, Words

GAMES = [*catalog.games()]


def speaks(page: Page, language: str, spoken: str = "en") -> Words:
    """From now on that language, instead of the one that is spoken."""
    words = Words(spoken)
    ways.to_settings(page, words)
    page.get_by_label(words.plain("settings-language")).select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    return Words(language)


def walks(words: Words, language: str) -> dict[str, Callable[[Page], None]]:
    """To every page that is no table."""
    plain = {name: partial(go, words=words) for name, go in ways.PLAIN.items()}
    of_games = {
        f"{name} {game}": partial(go, game=game, language=language)
        for name, go in ways.OF_A_GAME.items()
        for game in GAMES
    }
    return {**plain, **of_games}


def too_wide(page: Page) -> list[str]:
    """By how much the page scrolls sideways, and what to press or read sticks out of the screen."""
    out: list[str] = page.evaluate(
        """() => {
          const wide = document.scrollingElement.clientWidth;
          return [...document.querySelectorAll("button, a, select, label, input, h1, h2")]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => [one.innerText || one.tagName, one.getBoundingClientRect()])
            .filter(([, box]) => box.width > 1 && (box.left < -1 || box.right > wide + 1))
            .map(([words]) => words);
        }"""
    )
    over = sideways(page)
    return [f"{over} px", *out] if over else out


_LONGEST = "de"
"""The language of the longest words; the others go everywhere in the long run."""


@pytest.mark.parametrize(
    "language",
    [
        pytest.param(language, marks=[] if language == _LONGEST else [pytest.mark.slow])
        for language in LANGUAGES
    ],
)
@on_a_small_phone
def test_no_page_is_wider_than_a_small_phone(page: Page, language: str) -> None:
    words = speaks(page, language)
    found = {}
    for place, go in walks(words, language).items():
        go(page)
        page.wait_for_load_state("networkidle")
        found[place] = too_wide(page)

    assert {place: [] for place in found} == found


PAIRS = [(LANGUAGES[at % len(LANGUAGES)], game) for at, game in enumerate(GAMES)]
"""Every language and every game once; all with all in the long run."""


@pytest.mark.parametrize(
    "pairs",
    [
        pytest.param(PAIRS, id="each once"),
        *(
            pytest.param([(language, game)], id=f"{language}-{game}", marks=pytest.mark.slow)
            for language in LANGUAGES
            for game in GAMES
            if (language, game) not in PAIRS
        ),
    ],
)
@on_a_small_phone
def test_no_table_is_wider_than_a_small_phone(page: Page, pairs: list[tuple[str, str]]) -> None:
    found, spoken = {}, "en"
    for language, game in pairs:
        words = speaks(page, language, spoken)
        spoken = language
        ways.to_lobby(page, game, language)
        page.get_by_role("button", name=words.plain("home-play"), exact=True).click()
        menu = page.get_by_role("button", name=words.plain("table-menu"), exact=True)
        expect(menu).to_be_visible(timeout=LONG)
        coming = page.get_by_role("progressbar", name=words.plain("shell-progress"))
        expect(coming).to_have_count(0, timeout=LONG)
        table = too_wide(page)
        menu.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        found[f"{game} in {language}"] = (table, too_wide(page))

    assert {place: ([], []) for place in found} == found
