"""The lobby asks first what most people choose."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.person import on_a_phone
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


@on_a_phone
@pytest.mark.same_page
def test_on_a_phone_the_words_of_finer_options_have_all_of_the_width(page: Page) -> None:
    to_lobby(page, "meuterer")
    page.get_by_text(WORDS.plain("lobby-fine"), exact=True).click()
    widths = []
    for option in ("pirate-true", "islands-printed", "open_conflict-true"):
        name = WORDS.plain(f"meuterer-option-{option}")
        card = page.get_by_role("radio", name=name).locator("..")
        box = card.bounding_box()
        assert box
        widths.append(box["width"])
        for words in (name, WORDS.plain(f"meuterer-option-{option}.hint")):
            told = card.get_by_text(words, exact=True).bounding_box()
            assert told
            assert told["x"] + told["width"] <= box["x"] + box["width"]
    assert len(set(widths)) == 1
