"""Files that do not come, or are not what they should be: the page says so at once and by name, in
the reader's language, and what can be played stays open.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e import ways
from tests.e2e.person import LONG
from tests.words import Words

WORDS = Words("en", "cartagena")
FRENCH = Words("fr")

GAME = "cartagena"
TITLE = WORDS.plain("cartagena-title")
OTHER = "Caribbean"


# The service worker would hand out the right file as soon as it has it.
without_a_store = pytest.mark.browser_context_args(service_workers="block")

Wrong = Callable[[Route], None]


def stops(route: Route) -> None:
    route.abort()


def signs_in(route: Route) -> None:
    """A network that wants to be signed in to first gives its own page for everything."""
    route.fulfill(content_type="text/html", body="<!doctype html><title>Sign in</title>")


def card(page: Page, title: str) -> Locator:
    return page.get_by_role("listitem").filter(
        has=page.get_by_role("heading", name=title, exact=True)
    )


@pytest.mark.parametrize(
    ("file", "wrong"),
    [
        pytest.param("web/app.js", stops, marks=pytest.mark.slow),
        ("web/app.js", signs_in),
        ("web/words/fr.ftl", signs_in),
    ],
)
@pytest.mark.browser_context_args(locale="fr-FR", service_workers="block")
def test_the_file_that_keeps_the_page_from_starting_is_named(
    page: Page, complaints: list[str], file: str, wrong: Wrong
) -> None:
    page.route(f"**/{file}", wrong)
    page.goto("#/settings")
    alert = page.get_by_role("alert").filter(has_text=FRENCH.plain("shell-failed"))
    expect(alert).to_contain_text(file, timeout=LONG)

    page.unroute(f"**/{file}")
    alert.get_by_role("button", name=FRENCH.plain("shell-retry")).click()
    heading = page.get_by_role("heading", name=FRENCH.plain("settings-heading"), level=1)
    expect(heading).to_be_visible(timeout=LONG)
    expect(alert).to_be_hidden()
    complaints.clear()  # the browser reports the file


@without_a_store
@pytest.mark.parametrize("wrong", [pytest.param(stops, marks=pytest.mark.slow), signs_in])
def test_only_the_room_whose_words_are_missing_is_closed(
    page: Page, complaints: list[str], wrong: Wrong
) -> None:
    words = f"rooms/{GAME}/words/en.ftl"
    page.route(f"**/{words}", wrong)
    page.goto("")
    closed = WORDS.plain("closed-about")
    play = WORDS.plain("home-play")
    expect(card(page, TITLE)).to_contain_text(closed, timeout=LONG)
    expect(card(page, TITLE)).to_contain_text(words)
    expect(card(page, TITLE).get_by_role("button", name=play)).to_have_count(0)
    card(page, TITLE).get_by_role("button", name=WORDS.plain("shell-retry")).click()
    failed = page.locator(".toast").filter(has_text="could not be loaded")
    expect(failed).to_be_visible(timeout=LONG)

    card(page, OTHER).get_by_role("button", name=play).click()
    hint = page.get_by_role("button", name=WORDS.plain("hint-button"), exact=True)
    expect(hint).to_be_visible(timeout=LONG)

    page.goto(f"#/{GAME}")
    expect(page.get_by_text(closed)).to_be_visible()
    page.unroute(f"**/{words}")
    page.get_by_role("button", name=WORDS.plain("shell-retry")).click()
    expect(page.get_by_role("button", name=play)).to_be_visible()
    ways.to_home(page)
    expect(card(page, TITLE).get_by_role("button", name=play)).to_be_visible()
    complaints.clear()  # the browser reports the file


@pytest.mark.slow  # under Node in every run: multiplayer/screens/without-connection.test.mjs
def test_where_no_device_can_be_reached_that_is_said_before_anybody_is_invited(page: Page) -> None:
    page.add_init_script("delete globalThis.RTCPeerConnection")
    ways.to_lobby(page, GAME)
    who = page.get_by_label(WORDS.plain("lobby-who")).last
    who.select_option(WORDS.plain("lobby-friend"))
    expect(page.get_by_text(WORDS.plain("missing-connection"))).to_be_visible()
    expect(page.get_by_role("button", name=WORDS.plain("lobby-invite"))).to_be_disabled()
    who.select_option(WORDS.plain("lobby-human"))
    expect(page.get_by_text(WORDS.plain("missing-connection"))).to_be_hidden()

    page.goto("#/join/anything")
    heading = page.get_by_role("heading", name=WORDS.plain("missing-connection"), level=1)
    expect(heading).to_be_visible()


@without_a_store
def test_pictures_that_fail_to_load_are_reported_and_can_be_tried_again(
    page: Page, complaints: list[str]
) -> None:
    pictures = f"**/rooms/{GAME}/table.json"
    page.route(pictures, signs_in)
    ways.to_lobby(page, GAME)
    page.get_by_role("button", name=WORDS.plain("home-play"), exact=True).click()
    hint = page.get_by_role("button", name=WORDS.plain("hint-button"), exact=True)
    expect(hint).to_be_visible(timeout=LONG)
    told = page.locator(".table-notice").filter(has_text=WORDS.plain("table-pictures"))
    expect(told).to_be_visible()
    expect(page.locator("img.sprite")).to_have_count(0)

    page.unroute(pictures)
    told.get_by_role("button", name=WORDS.plain("shell-retry")).click()
    expect(page.locator("img.sprite").first).to_be_visible(timeout=LONG)
    expect(told).to_have_count(0)
    complaints.clear()  # the page reports the file


@without_a_store
def test_rules_whose_words_are_missing_can_be_asked_for_again(
    page: Page, complaints: list[str]
) -> None:
    words = f"**/rooms/{GAME}/rules/en.ftl"
    page.route(words, signs_in)
    ways.to_rules(page, GAME)
    expect(page.get_by_text(WORDS.plain("rules-missing"))).to_be_visible()

    page.unroute(words)
    page.get_by_role("button", name=WORDS.plain("shell-retry")).click()
    expect(page.get_by_role("heading", name=WORDS.plain("rules-short"))).to_be_visible()
    complaints.clear()  # the page reports the file
