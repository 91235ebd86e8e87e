"""A game by post goes on at another device of the same person."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import ways
from tests.e2e.by_post import (
    WORDS,
    answers,
    begins,
    button,
    follows,
    may_copy,
    message,
    opens_letters,
    sends_letters,
    takes_up,
    worth,
)
from tests.e2e.person import LONG, on_a_phone
from tests.e2e.together import Elsewhere

FRIEND = "Benedikt"
pytestmark = pytest.mark.only_browser("chromium")  # as the other tests by post

GAME = WORDS.plain("cartagena-title")


def moves(page: Page) -> str:
    """The link that takes the game at this table to another device."""
    button(page, "table-menu").click()
    button(page, "move-title").click()
    button(page, "post-move-make").click()
    return page.get_by_label(WORDS.plain("move-link"), exact=True).input_value()


def saves_file(save: Locator, path: Path) -> Path:
    with save.page.expect_download() as saving:
        save.click()
    saving.value.save_as(path)
    return path


@on_a_phone
@pytest.mark.fresh
@pytest.mark.slow
def test_a_friends_seat_goes_on_at_another_device_and_the_first_one_has_stopped(
    page: Page, elsewhere: Elsewhere
) -> None:
    chance = random.Random(3)
    friend = elsewhere().new_page()
    begins(page, {FRIEND: friend})
    letter = sends_letters(page, chance)[FRIEND]
    second = friend.context.new_page()
    for tab in (friend, second):
        follows(tab, letter)
        expect(button(tab, "table-menu")).to_be_visible(timeout=LONG)
    link = moves(friend)
    stopped = WORDS.plain("post-found-moved")
    for tab in (friend, second):
        expect(tab.get_by_text(stopped)).to_be_visible()
        expect(button(tab, "table-menu")).to_have_count(0)

    other = elsewhere().new_page()
    may_copy(other)
    other.goto(link[:-8])
    expect(other.get_by_text(WORDS.plain("post-fault-cut"))).to_be_visible()
    other.goto(link)
    ask = WORDS.plain("post-move-ask", name=FRIEND, names="Annika")
    expect(other.get_by_text(ask)).to_be_visible(timeout=LONG)
    button(other, "post-move-go").click()
    answer = answers(other, chance)
    other.goto(link)
    expect(other.get_by_text(WORDS.plain("post-move-here"))).to_be_visible()

    follows(friend, letter)
    expect(friend.get_by_text(stopped)).to_be_visible()
    page.goto(link)
    expect(page.get_by_text(WORDS.plain("post-move-others", game=GAME))).to_be_visible()
    takes_up(page, answer, FRIEND)
    button(friend, "post-move-back").click()
    for tab in (friend, second):
        expect(button(tab, "table-menu")).to_be_visible(timeout=LONG)
    # The table that lay there before hears no more keys, and does not switch them off again.
    friend.keyboard.press("m")
    expect(friend.get_by_text(WORDS.plain("sound-on"), exact=True)).to_be_visible()


@on_a_phone
@pytest.mark.fresh
@pytest.mark.slow
def test_a_seat_that_is_played_at_two_devices_answers_once_and_asks_for_what_it_lacks(
    page: Page, elsewhere: Elsewhere
) -> None:
    chance = random.Random(5)
    friend, other = (elsewhere().new_page() for _ in range(2))
    begins(page, {FRIEND: friend})
    may_copy(other)

    follows(friend, sends_letters(page, chance)[FRIEND])
    expect(button(friend, "table-menu")).to_be_visible(timeout=LONG)
    other.goto(moves(friend))
    button(other, "post-move-go").click(timeout=LONG)
    takes_up(page, answers(other, chance), FRIEND)
    button(friend, "post-move-back").click()
    follows(page, answers(friend, chance, lambda name: -worth(name)))
    expect(page.get_by_text(WORDS.plain("post-taken-differs", name=FRIEND))).to_be_visible(
        timeout=LONG
    )

    follows(friend, sends_letters(page, chance)[FRIEND])
    takes_up(page, answers(friend, chance), FRIEND)
    follows(other, sends_letters(page, chance)[FRIEND])
    button(other, "post-ask-whole").click(timeout=LONG)
    follows(page, message(other))
    expect(page.get_by_text(WORDS.plain("post-taken-whole", name=FRIEND))).to_be_visible(
        timeout=LONG
    )
    follows(other, sends_letters(page, chance)[FRIEND])
    takes_up(page, answers(other, chance), FRIEND)


@on_a_phone
@pytest.mark.fresh
@pytest.mark.slow
def test_a_game_goes_on_from_a_file_of_the_device_that_deals(
    page: Page, elsewhere: Elsewhere, tmp_path: Path
) -> None:
    chance = random.Random(4)
    friend = elsewhere().new_page()
    begins(page, {FRIEND: friend})
    letter = sends_letters(page, chance)[FRIEND]
    file = saves_file(button(page, "table-save-file"), tmp_path / "older.json")
    expect(button(page, "table-save-file")).to_have_count(0)
    ways.to_file(page, file)
    expect(page.get_by_text(WORDS.plain("post-file-old"))).to_be_visible(timeout=LONG)
    button(page, "post-go").click()

    other = elsewhere().new_page()
    may_copy(other)
    damaged = file.read_text()[:-40] + file.read_text()[-30:]
    ways.to_file(other, {"name": "x.json", "mimeType": "", "buffer": damaged.encode()})
    expect(other.get_by_text(WORDS.plain("post-file-damaged"))).to_be_visible(timeout=LONG)
    ways.to_file(other, file)
    expect(other.get_by_text(WORDS.plain("post-file-one"))).to_be_visible(timeout=LONG)
    button(other, "post-move-go").click()
    again = button(other, "post-again-to", name=FRIEND, count=1)
    again.click(timeout=LONG)
    assert message(other) == letter

    follows(friend, letter)
    takes_up(other, answers(friend, chance), FRIEND)
    later = sends_letters(other, chance)[FRIEND]
    follows(friend, later)
    expect(button(friend, "table-menu")).to_be_visible(timeout=LONG)

    # The first device, where the game stands as in the older file, goes on from a newer one.
    asked = opens_letters(other).get_by_role("button", name=WORDS.plain("table-save-file"))
    newer = saves_file(asked, tmp_path / "newer.json")
    ways.to_file(page, newer)
    expect(page.get_by_text(WORDS.plain("post-file-replaces"))).to_be_visible(timeout=LONG)
    button(page, "post-move-go").click()
    button(page, "post-again-to", name=FRIEND, count=1).click(timeout=LONG)
    assert message(page) == later
    ways.to_file(page, file)
    expect(page.get_by_text(WORDS.plain("post-file-old"))).to_be_visible(timeout=LONG)
    button(page, "post-go").click()
    takes_up(page, answers(friend, chance), FRIEND)
