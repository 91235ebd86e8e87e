"""What a test finds on a device that another one has used before it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e import ways
from tests.e2e.devices import Device
from tests.e2e.person import Person, chair
from tests.words import Words

WORDS = Words("en")


def test_who_goes_on_with_a_page_finds_no_games_there_and_who_opens_one_finds_a_new_one(
    page: Page, known_device: Device, browser_context_args: dict[str, Any]
) -> None:
    crew = [chair("Anne"), chair("Bart", "sailor")]
    person = Person.sits_down(page, "cartagena", {"variant": "tortuga"}, crew, "left")
    person.sees_prompt()
    person.is_on_disk()
    engine = page.workers[0]
    ways.to_file(page, {"name": "film.json", "mimeType": "", "buffer": b"x"})
    notice = page.get_by_text("film.json was not opened.")
    expect(notice).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")

    known_device.leaves(page, "an earlier test")
    known_device.closes()
    assert page == known_device.goes_on(browser_context_args)
    assert "" == known_device.left_by
    assert browser_context_args["viewport"] == page.viewport_size
    assert page.evaluate("() => matchMedia('(prefers-color-scheme: light)').matches")
    assert engine in page.workers
    assert notice.count() == 0
    ways.to_home(page)
    play = page.get_by_role("button", name=f"{WORDS.plain('home-play')} Cartagena", exact=True)
    expect(play).to_be_visible()
    expect(page.get_by_role("link", name=WORDS.plain("home-continue-button"))).to_have_count(0)
    ways.to_saves(page)
    expect(page.get_by_text(WORDS.plain("saves-none"))).to_be_visible()

    known_device.leaves(page, "an earlier test")
    assert page != known_device.opens()
    assert page.is_closed()
    assert "" == known_device.left_by


def test_whoever_changes_settings_leaves_no_page(page: Page, known_device: Device) -> None:
    ways.to_settings(page)
    page.get_by_label(WORDS.plain("settings-letters")).uncheck()
    known_device.leaves(page, "this test")
    assert "" == known_device.left_by
