"""No complaint of the browser is missed: each kind is made once, on purpose."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.e2e

_PROVOCATIONS = {
    "console.error('a hole')": ["error: a hole"],
    "console.warn('a leak')": ["warning: a leak"],
    "void setTimeout(() => { throw new Error('overboard') })": ["uncaught: overboard"],
    "void fetch('/elsewhere')": ["left the page's own folder: ", "404"],
    "void fetch('https://example.invalid/').catch(() => {})": ["Content Security Policy"],
}


def noticed(page: Page, complaints: list[str], expected: list[str]) -> bool:
    """Whether all these complaints come; events arrive while the page is asked something."""
    for _ in range(100):
        if all(any(words in complaint for complaint in complaints) for words in expected):
            return True
        page.evaluate("new Promise(requestAnimationFrame)")
    return False


@pytest.mark.parametrize(("script", "expected"), list(_PROVOCATIONS.items()))
def test_a_complaint_of_the_page_is_noticed(
    page: Page, complaints: list[str], script: str, expected: list[str]
) -> None:
    page.goto("rooms/ratings.json")
    page.evaluate(script)
    assert noticed(page, complaints, expected)
    page.close()  # what it still has to say is said now
    complaints.clear()


def test_a_complaint_of_a_worker_is_noticed(page: Page, complaints: list[str]) -> None:
    with page.expect_worker() as worker:
        page.goto("")
    worker.value.evaluate("console.warn('bilge water')")
    assert noticed(page, complaints, ["bilge water"])
    page.close()  # what it still has to say is said now
    complaints.clear()
