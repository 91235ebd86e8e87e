"""A game with friends is checked at its end, at every device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.e2e.person import LONG, chair
from tests.e2e.together import Elsewhere, begins, joins, party
from tests.words import Words

pytestmark = pytest.mark.only_browser("chromium")

WORDS = Words("en", "cartagena")
PAIR = [chair("Ann"), chair("Ben", "friend")]

PACKAGE = re.compile(r'("unpacked": .*?"package.bin": ")[^"]*')
"""What a page says of the hash of its rules and painters."""


def test_every_device_finds_that_nothing_was_changed_and_shows_the_same_words(
    page: Page, elsewhere: Elsewhere
) -> None:
    table = party(
        page, [(elsewhere(), "en", "wide:620")], "cartagena", {"variant": "tortuga"}, PAIR
    )
    table.play()

    shown = []
    for person in table.everybody:
        person.sees_the_end()
        result = person.page.get_by_role("dialog")
        expect(result.get_by_text(WORDS.plain("oath-same"))).to_be_visible(timeout=LONG)
        shown.append(result.locator(".oath-three").inner_text())
        result.get_by_role("button", name=WORDS.plain("oath-check"), exact=True).click()
        expect(result.get_by_text(WORDS.plain("oath-right"))).to_be_visible(timeout=6 * LONG)
        expect(result.get_by_text(WORDS.plain("oath-about"))).to_be_hidden()
    assert shown[0] == shown[1]
    assert len(shown[0].split(" · ")) == 3

    (ben,) = table.friends
    ben.page.get_by_role("button", name=WORDS.plain("replay-keep"), exact=True).click()
    expect(ben.page.get_by_text(WORDS.plain("replay-kept"))).to_be_visible()


def of_another_version(device: BrowserContext) -> BrowserContext:
    """Its page says that its painters are others."""

    def change(route: Route) -> None:
        answer = route.fetch()
        found = PACKAGE.search(answer.text())
        assert found is not None
        route.fulfill(response=answer, body=PACKAGE.sub(r"\1sha256-other", answer.text()))

    device.route(re.compile(r"/(index\.html)?([?#].*)?$"), change)
    return device


def test_who_has_another_version_is_told_so_before_the_deal(
    page: Page, elsewhere: Elsewhere
) -> None:
    begins(page, "cartagena", {"variant": "tortuga"}, PAIR)
    friend = of_another_version(elsewhere()).new_page()

    joins(page, friend, "Ben")

    expect(friend.get_by_text(WORDS.plain("join-painters"))).to_be_visible()


@pytest.mark.slow
def test_pictures_of_another_version_are_not_compared(page: Page, elsewhere: Elsewhere) -> None:
    device = of_another_version(elsewhere())
    table = party(page, [(device, "en", "wide:620")], "cartagena", {"variant": "tortuga"}, PAIR)
    table.play()

    (ben,) = table.friends
    ben.sees_the_end()
    result = ben.page.get_by_role("dialog")
    result.get_by_role("button", name=WORDS.plain("oath-check"), exact=True).click()
    expect(result.get_by_text(WORDS.plain("oath-lawful"))).to_be_visible(timeout=6 * LONG)
    expect(result.get_by_text(WORDS.plain("oath-painters"))).to_be_visible()
