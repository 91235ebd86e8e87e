"""A whole game with friends, which is checked at its end, at every device."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.person import LONG, Person, chair
from tests.e2e.together import Elsewhere, party
from tests.words import Words

pytestmark = pytest.mark.only_browser("chromium")

WORDS = Words("en", "cartagena")
CREW = [chair("Ben", "friend"), *(chair(name, "sailor") for name in ("Cid", "Dot", "Eve", "Fay"))]
"""Where most seats are bots', people have the fewest decisions to press."""


def test_after_a_whole_game_with_a_phone_that_reads_german_all_find_that_nothing_was_changed(
    page: Page, elsewhere: Elsewhere
) -> None:
    phone = elsewhere(locale="de")
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    table = party(page, [(phone, "de", "wide:620")], "cartagena", {"variant": "basic"}, CREW)
    table.play()
    for person in table.everybody:
        person.sees_the_end()
    assert not [url for url in asked if "/runtime/" in url]

    shown = [checks(person) for person in table.everybody]
    assert shown[0] == shown[1]
    assert len(shown[0]) == 3

    (ben,) = table.friends
    keep = ben.twin.words.plain("replay-keep")
    ben.page.get_by_role("button", name=keep, exact=True).click()
    expect(ben.page.get_by_text(ben.twin.words.plain("replay-kept"))).to_be_visible()
    page.get_by_role("button", name=WORDS.plain("result-close"), exact=True).click()
    page.get_by_role("button", name=WORDS.plain("table-menu"), exact=True).click()
    menu = page.get_by_role("dialog", name=WORDS.plain("table-menu"))
    expect(menu.get_by_role("button", name=WORDS.plain("table-save-file"))).to_be_visible()


def checks(person: Person) -> list[int]:
    """Has the game checked; which three words are shown, whatever language they are in."""
    words = person.twin.words
    result: Locator = person.page.get_by_role("dialog")
    expect(result.get_by_text(words.plain("audit-same"))).to_be_visible(timeout=LONG)
    three = result.locator(".audit-three").inner_text().split(" · ")
    result.get_by_role("button", name=words.plain("audit-check"), exact=True).click()
    expect(result.get_by_text(words.plain("audit-right"))).to_be_visible(timeout=6 * LONG)
    expect(result.get_by_text(words.plain("audit-about"))).to_be_hidden()
    listed = words.plain("audit-list").split()
    return [listed.index(each) for each in three]
