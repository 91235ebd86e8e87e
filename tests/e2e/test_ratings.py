"""The lobby says how strong the levels are, as far as that was measured."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.ways import to_lobby
from tests.words import Words

WORDS = Words("en", "cartagena")
# A stored page would answer instead.
pytestmark = pytest.mark.browser_context_args(service_workers="block")


def table(options: dict[str, str], seats: int, share: float) -> dict[str, Any]:
    fared = {"against": "deckhand", "games": 200, "share": share, "low": 0.61, "high": 0.92}
    levels = {"deckhand": {"rating": 0}, "sailor": {"rating": 320, **fared}}
    return {"options": options, "seats": seats, "levels": levels}


def lobby(page: Page, *tables: dict[str, Any]) -> None:
    ratings = {"games": {"cartagena": [*tables]}}
    page.route("**/rooms/ratings.json", lambda route: route.fulfill(json=ratings))
    to_lobby(page, "cartagena")
    expect(page.get_by_role("heading", name="Cartagena", level=1)).to_be_visible()


def rating(page: Page, share: int, others: int) -> Locator:
    level = WORDS.plain("level-deckhand")
    return page.get_by_text(WORDS.plain("lobby-rating", share=share, others=others, level=level))


def test_a_level_s_rating_is_that_of_the_table_chosen(page: Page) -> None:
    lobby(page, table({"variant": "tortuga"}, 2, 0.78), table({"variant": "tortuga"}, 3, 0.55))
    page.get_by_role("radio", name="Tortuga", exact=True).check()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_text(WORDS.plain("lobby-measured")).click()
    expect(rating(page, 78, 1)).to_be_visible()
    expect(
        page.get_by_text(WORDS.plain("lobby-rating-sure", games=200, low=61, high=92))
    ).to_be_visible()

    page.get_by_role("radio", name="3", exact=True).check()
    expect(rating(page, 55, 2)).to_be_visible()
    expect(page.get_by_text(WORDS.plain("lobby-rating-even", even=33))).to_be_visible()


@pytest.mark.slow  # under Node in every run: features/statistics/level-ratings.test.mjs
def test_without_ratings_the_lobby_says_nothing_of_them(page: Page, complaints: list[str]) -> None:
    page.route("**/rooms/ratings.json", lambda route: route.abort())
    to_lobby(page, "cartagena")
    expect(page.get_by_text(WORDS.plain("level-sailor.hint"))).to_be_visible()
    expect(page.get_by_text("games:")).to_have_count(0)
    expect(page.get_by_role("button", name=WORDS.plain("home-play"))).to_be_enabled()
    complaints.clear()  # the browser reports the request that was stopped
