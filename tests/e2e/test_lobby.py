"""The lobby asks first what most people choose."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.ways import to_lobby
from tests.words import Words

WORDS = Words("en", "meuterer")


@pytest.mark.same_page
def test_finer_options_are_hidden_until_one_was_chosen(page: Page) -> None:
    to_lobby(page, "meuterer")
    pirate = page.get_by_role("radio", name=WORDS.plain("meuterer-option-pirate-true"))
    printed = page.get_by_role("radio", name=WORDS.plain("meuterer-option-islands-printed"))
    expect(pirate).to_be_visible()
    expect(printed).to_be_hidden()

    page.get_by_text(WORDS.plain("lobby-fine"), exact=True).click()
    printed.check()
    page.reload()
    expect(printed).to_be_visible()
    expect(printed).to_be_checked()


@pytest.mark.same_page
def test_a_name_is_taken_while_it_is_typed_and_tidied_when_the_field_is_left(page: Page) -> None:
    to_lobby(page, "meuterer")
    name = page.get_by_label(WORDS.plain("lobby-name"), exact=True).first

    name.click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("Anne  ")
    expect(name).to_be_focused()
    expect(name).to_have_value("Anne  ")
    page.reload()
    expect(name).to_have_value("Anne")

    name.click()
    page.keyboard.press("End")
    page.keyboard.type(" Bonny ")
    page.keyboard.press("Tab")
    expect(name).to_have_value("Anne Bonny")


def test_play_now_is_at_hand_on_a_phone_on_its_side(page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    to_lobby(page, "cartagena")
    expect(page.get_by_role("button", name="Play now", exact=True)).to_be_in_viewport(ratio=1)
