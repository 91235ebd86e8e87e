"""A game with friends is checked at its end, at every device."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.person import LONG, chair
from tests.e2e.together import Elsewhere, party
from tests.words import Words

pytestmark = pytest.mark.only_browser("chromium")

WORDS = Words("en", "cartagena")
PAIR = [chair("Ann"), chair("Ben", "friend")]


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
