"""What a test finds on a device that another one has used before it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e import ways
from tests.e2e.devices import Device
from tests.e2e.person import Person, chair
from tests.words import Words

WORDS = Words("en")
SIZE = {"width": 1280, "height": 800}


def test_who_goes_on_with_a_page_finds_it_at_home_without_games_and_who_opens_one_a_new_one(
    page: Page, known_device: Device
) -> None:
    crew = [chair("Anne"), chair("Bart", "sailor")]
    person = Person.sits_down(page, "cartagena", {"variant": "tortuga"}, crew, "left")
    person.sees_prompt()
    person.is_on_disk()
    engine = page.workers[0]
    page.set_viewport_size({"width": 390, "height": 844})

    known_device.leaves(page, "an earlier test")
    known_device.closes()
    assert page == known_device.goes_on(SIZE)
    assert "" == known_device.left_by
    assert SIZE == page.viewport_size
    assert engine in page.workers
    expect(page.locator("body")).to_have_attribute("data-screen", "home")
    ways.to_saves(page)
    expect(page.get_by_text(WORDS.plain("saves-none"))).to_be_visible()

    known_device.leaves(page, "an earlier test")
    assert page != known_device.opens()
    assert page.is_closed()
    assert "" == known_device.left_by
