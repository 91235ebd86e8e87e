"""Laying things out before confirming them: freely, undisturbed, and back again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.person import Person, chair, on_a_phone
from tests.e2e.tray import Tray

CHAIRS = [chair("Anne"), chair("Bart", "deckhand")]


class Bids:
    """A person who is to bid, the tray it lays its bids on, and the button that sends them."""

    def __init__(self, page: Page) -> None:
        self.person = Person.sits_down(page, "caribbean", {}, CHAIRS, "reef")
        self.person.sees_prompt()
        self.move = self.person.twin.advise()
        self.tray = Tray(self.person.twin, self.move)
        self.button = page.get_by_role("button", name=self.move.button, exact=True)

    def lays(self, count: int) -> None:
        """The first bids of the move."""
        for item, place in self.move.laid[:count]:
            for token in self.tray.presses(item, place):
                self.thing(token).click()
            self.tray.lay(item, place)

    def thing(self, token: str) -> Locator:
        return self.person.thing(self.tray.name(token))

    def sees_what_is_laid(self, count: int) -> None:
        for item, place in self.move.laid[:count]:
            expect(self.thing(item)).to_be_attached()
            expect(self.thing(place)).to_be_attached()


@pytest.mark.same_page
def test_bids_can_be_laid_out_by_drags(page: Page) -> None:
    """By keys they are in a whole game, in the other ways by the two people below."""
    person = Person.sits_down(page, "caribbean", {}, CHAIRS, "reef")
    person.plays(Person.drags, 1)
    person.sees_prompt()


@pytest.mark.slow
@on_a_phone
def test_bids_can_be_laid_out_by_taps_on_a_phone(page: Page) -> None:
    person = Person.sits_down(page, "caribbean", {}, CHAIRS, "reef", frame="narrow:1180")
    person.plays(Person.taps, 1)
    person.sees_prompt()


@pytest.mark.same_page
def test_the_button_says_what_is_missing_and_after_undo_all_lies_as_it_was_sent(
    page: Page,
) -> None:
    bids = Bids(page)
    words = bids.person.twin.words
    back = page.get_by_role("button", name=words.plain("table-take-back"), exact=True)
    expect(back).to_be_disabled()
    places = back.bounding_box(), bids.button.bounding_box()
    bids.lays(2)
    assert (back.bounding_box(), bids.button.bounding_box()) == places

    laid, missing = bids.tray.name(bids.move.laid[1][0]), words.plain("table-missing", count=4)
    expect(page.get_by_role("log")).to_contain_text(f"{laid}. {missing}")
    expect(bids.button).to_have_attribute("aria-disabled", "true")
    expect(bids.button).to_have_accessible_description(missing)
    bids.button.click(force=True)
    bids.sees_what_is_laid(2)
    back.click()
    item = bids.move.laid[0][0]
    expect(bids.person.thing(bids.person.twin.name_of(item))).to_be_attached()
    expect(bids.button).to_have_accessible_description(words.plain("table-missing", count=6))

    bids.tray = Tray(bids.person.twin, bids.move)
    bids.lays(6)
    bids.button.click()
    bids.person.twin.act(bids.move)
    bids.person.sees_prompt()
    undo = page.get_by_role("button", name=words.plain("table-undo-practice"), exact=True)
    undo.click()
    bids.person.twin.undo()
    bids.sees_what_is_laid(6)
    expect(bids.button).not_to_have_attribute("aria-disabled", "true")


@pytest.mark.same_page
def test_a_key_takes_back_what_was_laid_last_after_what_is_picked(page: Page) -> None:
    bids = Bids(page)
    undo = page.get_by_role("button", name=bids.person.twin.words.plain("table-undo"), exact=True)
    (first, place), (second, other) = bids.move.laid[:2]
    for item, there in ((first, place), (second, other)):
        for token in bids.tray.presses(item, there):
            bids.person.walks_to(bids.tray.name(token))
            page.keyboard.press("Enter")
        bids.tray.lay(item, there)
    bids.person.walks_to(bids.tray.name(first))
    page.keyboard.press("Enter")
    page.keyboard.press("u")
    bids.sees_what_is_laid(2)

    plain = bids.person.twin.name_of
    page.keyboard.press("u")
    expect(bids.person.thing(plain(second))).to_be_attached()
    expect(bids.thing(first)).to_be_attached()
    page.keyboard.press("u")
    expect(bids.person.thing(plain(first))).to_be_attached()
    expect(undo).to_be_disabled()


@pytest.mark.same_page
def test_laid_bids_stay_when_the_screen_turns_or_the_past_is_shown(page: Page) -> None:
    bids = Bids(page)
    words = bids.person.twin.words
    bids.lays(3)
    page.set_viewport_size({"width": 500, "height": 900})
    bids.sees_what_is_laid(3)
    page.set_viewport_size({"width": 1280, "height": 800})
    bids.sees_what_is_laid(3)

    page.get_by_role("button", name="Set-up:").click()
    page.get_by_role("button", name="Arriba starts").click()
    expect(bids.thing(bids.move.laid[0][0])).to_have_count(0)
    page.get_by_role("button", name=words.plain("lookback-return"), exact=True).click()
    bids.sees_what_is_laid(3)


@pytest.mark.same_page
def test_two_people_bid_unseen_by_each_other(page: Page) -> None:
    chairs = [chair("Anne"), chair("Mary")]
    person = Person.sits_down(page, "caribbean", {}, chairs, "reef")
    for way in (Person.clicks, Person.clicks_the_canvas, Person.clicks):
        person.plays(way, 1)
