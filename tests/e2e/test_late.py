"""Parts of the page's script that come later: nobody waits for them, and what is missing is said."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.haste import UNSTORED
from tests.e2e.person import LONG

PAGES = "**/web/chunks/lazy-screens-*.js"
DIALOGS = "**/web/chunks/lazy-dialogs-*.js"

pytestmark = pytest.mark.fresh


@pytest.fixture
def page(page: Page) -> Page:
    """A first visit that does not come to storing the page."""
    page.add_init_script(UNSTORED)
    return page


def asks_for_settings(page: Page) -> list[Route]:
    """What was asked for, which does not come yet."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(PAGES, hold)
    page.goto("")
    with page.expect_request(PAGES):
        page.get_by_role("link", name="Settings").click()
    return held


def test_the_screen_stays_until_the_next_one_has_come(page: Page) -> None:
    held = asks_for_settings(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Pirate board games, one click away")
    for route in held:
        route.continue_()
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_visible()
    # Which is read out first, where a heading that begins the screen would not be.
    expect(page.get_by_role("group", name="Settings", exact=True)).to_be_focused()


def test_who_has_gone_elsewhere_meanwhile_stays_there(page: Page) -> None:
    held = asks_for_settings(page)
    page.go_back()
    for route in held:
        route.continue_()
    page.get_by_role("link", name="Credits and licences").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Credits and licences")


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(None, marks=pytest.mark.slow),
        "export const creditsScreen = () => { throw new Error(); };",
    ],
)
def test_a_screen_that_cannot_be_had_says_so_and_comes_when_it_is_tried_again(
    page: Page, complaints: list[str], content: str | None
) -> None:
    def spoil(route: Route) -> None:
        if content is None:
            route.abort()
        else:
            route.fulfill(body=content, content_type="text/javascript")

    page.route(PAGES, spoil)
    page.goto("#/credits")
    expect(page.get_by_role("heading", level=1)).to_have_text("This page could not be loaded")
    page.unroute(PAGES)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Credits and licences")
    complaints.clear()  # the browser reports the file


def test_a_dialog_that_cannot_be_had_says_so_and_the_game_goes_on(
    page: Page, complaints: list[str]
) -> None:
    page.route(DIALOGS, lambda route: route.abort())
    page.goto("")
    page.get_by_role("button", name="Play now Cartagena").click()
    expect(page.get_by_role("button", name="Hint").first).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Menu").click()
    notice = page.get_by_role("paragraph").filter(has_text="Part of the page could not be loaded")
    expect(notice).to_be_visible()
    page.unroute(DIALOGS)
    with page.expect_event("load"):  # the page is loaded again once all its files are there
        page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Hint").first).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    complaints.clear()  # the browser reports the request that was stopped


def test_everything_comes_when_there_is_nothing_else_to_do(page: Page) -> None:
    asked: list[str] = []
    page.on("requestfinished", lambda request: asked.append(request.url))
    with page.expect_request(PAGES), page.expect_request(DIALOGS):
        page.goto("")
        expect(page.get_by_text("Ready to play")).to_be_visible(timeout=LONG)
        assert not [url for url in asked if "/chunks/" in url]
