"""Hints, why a bot did what it did, and that a game can be judged once it is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.person import LONG, Person, chair, on_a_small_phone
from tests.e2e.screens import wrongs
from tests.e2e.twin import Move

ALONE = [chair("Anne"), chair("Bart", "deckhand")]
OPEN = {"variant": "tortuga"}
CLOSED = {"variant": "jamaica"}

WHY = re.compile(r"^Why\?")


def hint(page: Page) -> Locator:
    """The hint, thought out."""
    region = page.get_by_role("region", name="Hint")
    expect(region.get_by_role("button", name=re.compile("chance of winning")).first).to_be_visible(
        timeout=LONG
    )
    expect(region.get_by_text("Thinking about what you know")).to_be_hidden(timeout=LONG)
    return region


def late(page: Page, frame: str = "wide:620") -> Person:
    """Somebody near the end of a game, where a hint has the least to think about."""
    person = Person.goes_on(page, "cartagena", OPEN, ("Anne", "deckhand"), -6, frame)
    person.sees_prompt()
    return person


def named(person: Person, text: str) -> Move:
    """The twin's choice that a text speaks of."""
    twin = person.twin
    choices = {twin.text(choice["label"]): choice for choice in twin.table["choices"]}
    label = max((label for label in choices if label in text), key=len)
    return Move(twin.table["viewer"], choices[label]["action"], label, (), (), None)


@pytest.mark.same_page
def test_a_hint_can_be_dismissed_ignored_or_taken_by_keyboard_alone(page: Page, axe: str) -> None:
    person = late(page)
    button = page.get_by_role("button", name="Hint", exact=True)
    region = page.get_by_role("region", name="Hint")
    button.click()
    expect(region).to_be_visible()
    page.keyboard.press("Escape")
    expect(region).to_be_hidden()
    button.click()
    expect(region).to_be_visible()
    person.plays(Person.clicks, moves=1)
    expect(region).to_be_hidden()
    person.sees_prompt()

    page.keyboard.press("h")
    region = hint(page)
    rows = region.get_by_role("listitem").get_by_role("button")
    expect(rows.first).to_be_focused(timeout=LONG)
    assert [] == wrongs(page, axe, ["dark"])  # in all looks: test_screens.py
    page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    focused = region.locator(":focus")
    move = named(person, focused.inner_text())
    expect(page.get_by_role("region", name="What to do")).to_contain_text(move.label)
    page.keyboard.press("Enter")
    expect(region).to_be_hidden()
    person.twin.act(move)
    person.sees_prompt()


@on_a_small_phone
@pytest.mark.same_page
def test_a_finger_sees_a_hint_on_the_table_before_it_takes_it(page: Page) -> None:
    person = late(page, "narrow:1180")
    page.get_by_role("button", name="Hint", exact=True).tap()
    row = hint(page).get_by_role("button", name=re.compile("chance of winning")).first
    move = named(person, row.inner_text())
    row.tap()
    expect(page.get_by_text("Tap again to do it")).to_be_visible()
    row.tap()
    expect(row).to_be_hidden()
    person.twin.act(move)
    person.sees_prompt()


@pytest.mark.same_page
def test_a_hint_lays_out_a_whole_arrangement_that_may_be_changed(page: Page) -> None:
    person = Person.sits_down(page, "caribbean", {}, ALONE, "advice")
    person.sees_prompt()
    page.keyboard.press("h")
    lay = page.get_by_role("button", name="Lay the cards like this")
    expect(lay).to_be_visible(timeout=LONG)
    lay.click()
    expect(page.get_by_text("Every place is filled.", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Hint")).to_be_hidden()
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_text("6 places are still empty.", exact=True)).to_be_visible()


@pytest.mark.same_page
def test_in_an_open_game_a_bot_says_why_at_once(page: Page) -> None:
    person = Person.sits_down(
        page, "cartagena", OPEN, [chair("Anne"), chair("Bart", "sailor")], "o"
    )
    person.plays(Person.clicks, moves=4)
    person.sees_prompt()
    told = page.get_by_role("listitem").filter(has=page.get_by_role("button", name=WHY)).last
    why = told.get_by_role("button", name=WHY)
    expect(why).to_have_attribute("aria-expanded", "false")
    why.click()
    expect(why).to_have_attribute("aria-expanded", "true")
    expect(told.get_by_text("done", exact=True)).to_be_visible()
    expect(told.get_by_text("as this opponent saw it")).to_be_visible()


@pytest.mark.same_page
def test_a_game_with_hidden_hands_is_explained_and_judged_when_it_is_over(page: Page) -> None:
    person = Person.goes_on(page, "cartagena", CLOSED, ("Anne", "deckhand"), -2)
    person.sees_prompt()
    expect(page.get_by_role("button", name=WHY)).to_have_count(0)
    expect(page.get_by_role("button", name="Analysis")).to_have_count(0)
    person.plays(Person.clicks)
    person.sees_the_end()

    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Analysis").click()
    expect(page.get_by_role("heading", name="Analysis")).to_be_focused()
    progress = page.get_by_text("decisions judged")
    expect(progress).to_contain_text(re.compile(r"^[1-9]"), timeout=LONG)
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("button", name="Go on", exact=True)).to_be_visible()

    page.get_by_role("button", name="Log", exact=True).click()
    told = page.get_by_role("listitem").filter(has=page.get_by_role("button", name=WHY)).last
    told.get_by_role("button", name=WHY).click()
    expect(told.get_by_text("done", exact=True)).to_be_visible()
