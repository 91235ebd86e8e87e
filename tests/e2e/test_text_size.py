"""Text that is twice as large, on a phone where hardly anything has room for it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e import ways
from tests.e2e.person import Person, on_a_small_phone, sideways
from tests.e2e.test_legible import LEAST, NOTE, READ
from tests.words import Words

WORDS = Words("en", "cartagena")
PHONE = (360, 640)


def root_size(page: Page) -> str:
    """Of the page's letters."""
    size: str = page.evaluate("getComputedStyle(document.documentElement).fontSize")
    return size


@on_a_small_phone
def test_pages_and_tables_have_text_as_large_as_was_chosen(page: Page) -> None:
    page.add_init_script(f"({NOTE})()")
    ways.to_settings(page)
    page.get_by_role("radio", name="200%").check()
    page.get_by_role("radio", name=WORDS.plain("settings-spacing-wide"), exact=True).check()
    assert root_size(page) == "32px"
    page.reload(wait_until="commit")
    page.wait_for_selector("main", state="attached")
    assert root_size(page) == "32px"

    wide = {}
    for screen, go in ways.PLAIN.items():
        go(page, WORDS)
        wide[screen] = sideways(page)
    for screen, go_to in ways.OF_A_GAME.items():
        go_to(page, "cartagena")
        wide[screen] = sideways(page)
    assert wide == dict.fromkeys(wide, 0)

    person = Person.goes_on(page, "cartagena", {"variant": "tortuga"}, ("Anne", "sailor"), 6)
    person.sees_prompt()
    assert sideways(page) == 0
    sizes = [size for _, size, _ in page.evaluate(READ)["painted"]]
    assert LEAST[PHONE] <= min(sizes)
    assert 2 * LEAST[PHONE] <= max(sizes)

    expect(page.locator(".tool").first).to_be_in_viewport(ratio=1)

    # What the board has no room for is scrolled to, under what is asked.
    hand = page.get_by_role("button", name=min(person.hand_names(0)), exact=True)
    hand.tap()
    expect(hand).to_have_attribute("aria-pressed", "true")
    person.plays(Person.taps, 1)
