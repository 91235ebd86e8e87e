"""A table whose devices run different browsers."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.e2e.haste import UNSTORED, without_pauses
from tests.e2e.host import serving
from tests.e2e.meeting import Relay, comes, goes_online, is_there, naming, relaying
from tests.e2e.person import LONG, chair
from tests.e2e.together import begins, deals, joins
from tools.chromium import CHOICE, system_chromium
from tools.server import PageServer

pytestmark = pytest.mark.only_browser("firefox")

PAIR = [chair("Ann"), chair("Ben", "friend")]


@pytest.fixture
def home(site: str) -> str:
    """Where both browsers find the page."""
    return site


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], home: str) -> dict[str, Any]:
    return {**browser_context_args, "base_url": home}


@pytest.fixture
def in_chromium(playwright: Playwright, home: str) -> Iterator[Page]:
    path = os.environ.get(CHOICE) or system_chromium()
    browser = playwright.chromium.launch(executable_path=path)
    context = browser.new_context(base_url=home, locale="en-GB", reduced_motion="reduce")
    without_pauses(context)
    context.add_init_script(UNSTORED)
    yield context.new_page()
    browser.close()


@pytest.mark.slow  # by hand between two of Firefox in every run: test_late.py
@pytest.mark.parametrize("host", ["firefox", "chromium"])
def test_friends_play_across_browsers(page: Page, in_chromium: Page, host: str) -> None:
    dealer, friend = (page, in_chromium) if host == "firefox" else (in_chromium, page)
    begins(dealer, "cartagena", {"variant": "tortuga"}, PAIR)
    joins(dealer, friend, "Ben")
    deals(dealer)

    expect(friend.locator(".rail-name")).to_have_text(["Ann", "Ben"], timeout=LONG)


class TestAtAMeetingPoint:
    @pytest.fixture
    def relay(self) -> Iterator[Relay]:
        with relaying() as relay:
            yield relay

    @pytest.fixture
    def home(self, dist: Path, tmp_path: Path, relay: Relay, homes: list[str]) -> Iterator[str]:
        page = naming([relay.address], dist, tmp_path / "page")
        homes.append(relay.address.replace("ws:", "http:"))  # as Firefox reports it
        with serving(PageServer(page), homes) as server:
            yield server.address

    @pytest.mark.parametrize("host", [pytest.param("firefox", marks=pytest.mark.slow), "chromium"])
    def test_friends_meet_and_come_back_across_browsers(
        self, page: Page, in_chromium: Page, relay: Relay, host: str
    ) -> None:
        dealer, friend = (page, in_chromium) if host == "firefox" else (in_chromium, page)
        page.add_init_script(UNSTORED)
        begins(dealer, "cartagena", {"variant": "tortuga"}, PAIR)
        comes(friend, goes_online(dealer), "Ben")
        is_there(dealer, "Ben")
        deals(dealer)
        names = friend.locator(".rail-name")
        expect(names).to_have_text(["Ann", "Ben"], timeout=LONG)
        # Whose socket was cut in between says its offer again.
        assert 2 <= len(relay.events) <= 4

        friend.reload()
        expect(names).to_have_text(["Ann", "Ben"], timeout=LONG)
