"""What comes out of a printer: dark on white whatever is seen on the screen, without what one presses,
the rules with all their pictures, and sheets to write on.
"""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from freebooters import games
from tests.e2e import ways
from tests.e2e.person import LONG
from tests.e2e.places import table
from tests.e2e.screens import settled
from tests.words import Words

WORDS = Words("en")
PRESSED = ".button, .icon-button, .tool, .side-tab, .orders, .masthead, .footer"

_FAINT = """() => {
  const bright = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map((one) => one / 255)
      .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const hasWords = (one) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  return [...document.body.querySelectorAll("*")]
    .filter((one) => hasWords(one) && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => 1.05 / (bright(getComputedStyle(one).color) + 0.05) < 4.5)
    .map((one) => one.innerText);
}"""
"""Words on the screen that would be hard to read on white, as browsers print no grounds."""

_BLANK = """(canvas) => {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  return data.every((value) => value === data[0]);
}"""


def _on_paper(page: Page) -> None:
    """Shows the page as it is printed."""
    page.emulate_media(media="print")
    settled(page)


def _sheets(page: Page, size: str) -> int:
    """How many sheets of paper are printed; they are gone then."""
    return len(re.findall(rb"/Type /Page\b", page.pdf(format=size)))


def _prints(page: Page, what: str, title: str) -> Locator:
    """Presses a button that prints; what is on the paper. No dialog of the browser opens."""
    page.evaluate("window.print = () => {}")
    page.get_by_role("button", name=WORDS.plain(what), exact=True).click()
    expect(page).to_have_title(title)
    return page.locator("body > .paper")


def test_rules_and_score_sheets_are_printed_dark_on_white_with_all_pictures(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    ways.to_rules(page, "meuterer")
    expect(page.locator(".figure canvas").first).to_be_attached()
    _on_paper(page)
    assert [] == page.evaluate(_FAINT)
    expect(page.locator(PRESSED).filter(visible=True)).to_have_count(0)

    page.emulate_media(media="screen")
    paper = _prints(page, "print-rules", "Rules of Meuterer")
    pictures = paper.locator("canvas")
    assert pictures.count() > 5
    assert not any(picture.evaluate(_BLANK) for picture in pictures.all())
    _on_paper(page)
    assert [] == page.evaluate(_FAINT)
    expect(page.locator(":is(.page, .masthead, .contents)").filter(visible=True)).to_have_count(0)
    assert _sheets(page, "A4") > 3
    expect(paper).to_have_count(0)

    page.emulate_media(media="screen")
    paper = _prints(page, "print-pad", "Score sheet: Meuterer")
    _on_paper(page)
    expect(paper.get_by_role("row", include_hidden=True)).to_have_count(1 + 5 * 4)
    expect(paper.get_by_text("Round 9", exact=True)).to_be_visible()
    assert _sheets(page, "Letter") == 1


@pytest.mark.slow
def test_a_handful_of_puzzles_is_printed_with_boards_and_solutions_on_the_last_sheet(
    page: Page,
) -> None:
    page.goto("#/puzzles")
    game = page.get_by_role("region", name="Meuterer")
    expect(game).to_be_visible(timeout=LONG)
    page.evaluate("window.print = () => {}")
    game.get_by_role("button", name=WORDS.plain("print-puzzles"), exact=True).click()
    expect(page).to_have_title("Puzzles: Meuterer", timeout=LONG)

    paper = page.locator("body > .paper")
    expect(paper.locator(".puzzle canvas")).to_have_count(6)
    assert not any(board.evaluate(_BLANK) for board in paper.locator("canvas").all())
    solutions = paper.locator(".solutions li")
    expect(solutions).to_have_count(6)
    assert all("% of the games" in said for said in solutions.all_text_contents())
    assert _sheets(page, "A4") >= 4


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_the_score_sheet_of_every_game_fits_on_a_sheet(page: Page, game: str) -> None:
    ways.to_rules(page, game)
    title = f"Score sheet: {Words('en', game).plain(f'{game}-title')}"

    for size in ("A4", "Letter"):
        _prints(page, "print-pad", title)
        assert _sheets(page, size) == 1


@pytest.mark.slow
def test_the_table_is_printed_dark_on_white_and_stays_as_it_was(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    person = table(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    _on_paper(page)
    assert [] == page.evaluate(_FAINT)
    # The board stays as it is painted, so it stays on what it was painted for.
    board = Image.open(BytesIO(page.locator(".board").screenshot())).convert("L")
    assert board.crop((3, 3, 4, 4)).tobytes()[0] < 64
    expect(page.locator(PRESSED).filter(visible=True)).to_have_count(0)

    page.pdf()
    page.emulate_media(media="screen")
    expect(page.get_by_role("heading", name="Rules of Cartagena")).to_be_visible()
    person.sees_prompt()
