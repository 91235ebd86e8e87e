"""Score sheets on the page: at the end, and beside the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import ways
from tests.e2e.person import LONG, Person, on_a_phone, on_a_small_phone, sideways
from tests.e2e.test_languages import speaks
from tests.e2e.twin import Twin, game_after

_IS_UNDER = """(sign, words) => {
  const { left, bottom } = sign.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(words);
  return [...range.getClientRects()].some((line) => line.right > left && line.top < bottom);
}"""
"""Whether what is written reaches under a sign over its end."""


def _widest(table: Locator) -> float:
    """How far to the right anything in it reaches, in pixels."""
    right: float = table.evaluate(
        "(table) => Math.max(...[...table.querySelectorAll('*')].map("
        "(one) => one.getBoundingClientRect().right))"
    )
    return right


def _top(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["y"]


def _bottom(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["y"] + box["height"]


def _lines(cells: Locator) -> int:
    """The most lines on which the words of one of them stand."""
    lines: list[int] = cells.evaluate_all(
        """(cells) => cells.map((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell.querySelector("span span") ?? cell);
          return new Set([...words.getClientRects()].map(({ top }) => top)).size;
        })"""
    )
    return max(lines)


def _cut(table: Locator) -> list[str]:
    """The names in it that are not to be seen whole."""
    names: list[str] = (
        table.get_by_role("rowheader")
        .or_(table.get_by_role("columnheader"))
        .evaluate_all(
            "(heads) => heads.flatMap((head) => [...head.querySelectorAll('span')])"
            ".filter((name) => !name.children.length && name.scrollWidth > name.clientWidth"
            " && getComputedStyle(name).overflow === 'hidden' && !name.matches('.unseen'))"
            ".map((name) => name.textContent)"
        )
    )
    return names


def _broken(table: Locator) -> list[str]:
    """The seats in it whose names do not stand on one line."""
    names: list[str] = table.get_by_role("rowheader").evaluate_all(
        """(heads) => heads.map((head) => head.querySelector("span > span"))
          .filter((name) => new Set([...name.getClientRects()].map(({ top }) => top)).size > 1
            || name.getBoundingClientRect().height > 2 * parseFloat(getComputedStyle(name).fontSize))
          .map((name) => name.textContent)"""
    )
    return names


@on_a_small_phone
@pytest.mark.same_page
def test_points_are_told_by_source_and_round_by_round_on_a_small_phone(page: Page) -> None:
    players = ("Bartholomew", "sailor", "deckhand", "sailor")
    options = {"pirate": False, "islands": "random", "open_conflict": False}
    person = Person.goes_on(page, "meuterer", options, players, -1, "narrow:1180", "rum3")
    person.plays(Person.taps)
    person.sees_the_end()

    result = page.get_by_role("dialog")
    expect(result).to_contain_text("\N{MINUS SIGN}2 for the rest")
    sources = result.get_by_role("table", name="Scores")
    expect(sources.get_by_role("row")).to_have_count(5)
    expect(sources.get_by_role("columnheader").last).to_have_accessible_name(
        "Points (decided the game)"
    )
    again = result.get_by_role("button", name="Play again")
    for width, height in ((844, 390), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(again).to_be_in_viewport(ratio=1)
        assert _bottom(sources) <= _top(again)
    assert not result.get_by_role("button", name="Same deal again").is_visible()
    result.get_by_text("Round by round", exact=True).first.click()
    rounds = result.get_by_role("table", name="Round by round")
    expect(rounds.get_by_role("columnheader", name="Bartholomew")).to_be_in_viewport(ratio=1)
    result.get_by_text("More", exact=True).click()
    expect(result.get_by_role("button", name="Same deal again")).to_be_in_viewport(ratio=1)
    expect(rounds.get_by_role("row")).to_have_count(9)
    expect(rounds.get_by_role("columnheader", name="Bartholomew")).to_be_visible()
    for table in (sources, rounds):
        assert _cut(table) == []
        assert _widest(table) <= 360

    for width, height in ((1280, 800), (1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert _lines(sources.get_by_role("rowheader")) == 1, "a name is broken"
    page.set_viewport_size({"width": 360, "height": 640})

    result.get_by_role("button", name="Look back").click()
    looking = page.get_by_role("region", name="Looking back")
    for name in ("A turn back", "Earlier", "Later", "A turn on"):
        expect(looking.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    expect(looking.get_by_role("button", name="Later", exact=True)).to_be_focused()
    # What happened then, as the log is not beside the board.
    expect(looking.get_by_text(re.compile("lays .+ for the (captain|mutiny)"))).to_be_visible()
    looking.get_by_role("button", name="Back to the result").click()
    result.get_by_role("button", name="See the table").click()
    page.get_by_role("button", name="Result", exact=True).click()
    expect(again).to_be_in_viewport(ratio=1)

    result.get_by_role("button", name="See the table").click()
    page.get_by_role("button", name="Players").click()
    beside = page.get_by_role("region", name="Scores").get_by_role("table", name="Scores")
    expect(beside.get_by_role("row")).to_have_count(5)
    assert _widest(beside) <= 360
    assert sideways(page) == 0


@on_a_phone
@pytest.mark.parametrize(("seed", "bots"), [("out39", 2), ("out44", 3)])
def test_beside_words_of_many_letters_a_long_name_stays_whole(
    page: Page, seed: str, bots: int
) -> None:
    """One seat is out, or two have as much gold, so that what cards they have left decides."""
    players = ("Bartholomew", *["deckhand"] * bots)
    twin = Twin.of(game_after("mutiny", (), players, -1, seed))
    twin.act(twin.advise())
    words = speaks(page, "de")
    ways.to_file(page, {"name": "game.json", "mimeType": "", "buffer": twin.save().encode()}, words)
    result = page.get_by_role("dialog")
    sources = result.get_by_role("table", name=words.plain("scores-title"))
    expect(sources).to_be_visible(timeout=LONG)
    said = "schieden)" if seed == "out39" else "schwächer"
    expect(sources.get_by_role("cell", name=said)).to_be_visible()
    close = result.get_by_role("button", name=words.plain("result-close"))
    why = result.get_by_text("Die Seite von Valverde")
    for width, height in ((390, 844), (844, 390), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(sources).to_be_in_viewport()
        assert _broken(sources) == []
        assert _widest(sources) <= width
        assert not close.locator("svg").evaluate(_IS_UNDER, why.element_handle())


@pytest.mark.slow
@on_a_small_phone
def test_no_number_is_broken_where_text_is_twice_as_large(page: Page) -> None:
    ways.to_settings(page)
    page.get_by_role("radio", name="200%").check()
    person = Person.goes_on(page, "caribbean", {"surcharge": False}, ("Anne", "sailor"), -1)
    person.plays(Person.taps)
    person.sees_the_end()

    sources = page.get_by_role("dialog").get_by_role("table", name="Scores")
    assert _lines(sources.get_by_role("cell")) == 1
    assert _widest(sources) <= 360
