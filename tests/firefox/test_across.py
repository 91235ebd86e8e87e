"""A table whose devices run different browsers."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.e2e.haste import without_pauses
from tests.e2e.person import LONG, chair
from tests.e2e.together import begins, deals, joins
from tools.chromium import CHOICE, system_chromium

pytestmark = pytest.mark.only_browser("firefox")

PAIR = [chair("Ann"), chair("Ben", "friend")]


@pytest.fixture
def in_chromium(playwright: Playwright, site: str) -> Iterator[Page]:
    path = os.environ.get(CHOICE) or system_chromium()
    browser = playwright.chromium.launch(executable_path=path)
    context = browser.new_context(base_url=site, locale="en-GB", reduced_motion="reduce")
    without_pauses(context)
    yield context.new_page()
    browser.close()


@pytest.mark.parametrize("host", ["firefox", "chromium"])
def test_friends_play_across_browsers(page: Page, in_chromium: Page, host: str) -> None:
    dealer, friend = (page, in_chromium) if host == "firefox" else (in_chromium, page)
    begins(dealer, "cartagena", {"variant": "tortuga"}, PAIR)
    joins(dealer, friend, "Ben")
    deals(dealer)

    expect(friend.locator(".rail-name")).to_have_text(["Ann", "Ben"], timeout=LONG)
