"""A failed test's report tells what the open pages showed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.e2e import ways
from tests.e2e.shown import shown


def test_every_open_page_is_told_with_what_it_complained_of(
    page: Page,
    browser: Browser,
    new_context: Callable[..., BrowserContext],
    complaints: list[str],
) -> None:
    ways.to_saves(page)
    other = new_context().new_page()
    other.goto(ways.WITHOUT_THE_PAGE)
    other.evaluate("() => console.warn('adrift')")
    other.evaluate("() => void setTimeout(() => { throw new Error('aground') })")

    told = shown(browser)
    assert '- heading "Saved games" [level=1]' in told
    assert page.url in told
    assert "console, warning: adrift" in told
    assert "uncaught: aground" in told
    complaints.clear()


@pytest.mark.fresh
def test_a_page_that_is_busy_for_ever_keeps_nobody_waiting(page: Page, browser: Browser) -> None:
    page.goto(ways.WITHOUT_THE_PAGE)
    with pytest.raises(Exception, match="Timeout"):
        page.wait_for_function("() => { for (;;); }", timeout=500)
    assert "does not answer" in shown(browser, 300)
