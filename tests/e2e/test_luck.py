"""A finished game is judged: luck and play, turning points, and a costly decision tried again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import ways
from tests.e2e.person import LONG
from tests.e2e.screens import wrongs
from tests.e2e.test_insight import hint
from tests.e2e.twin import Twin, game_after

SHORT = (("variant", "basic"),)
"""The shortest game of Cartagena: every decision of it is judged."""


def finished() -> bytes:
    """A game of fewer than fifty decisions, of which one near its end cost something. Its last moves were
    made without a thought.
    """
    twin = Twin.of(game_after("cartagena", SHORT, ("Anne", "sailor"), -1, "s1"))
    while not twin.over:
        twin.act(twin.move_of(twin.table["choices"][-1]["action"]))
    return twin.save().encode()


def parts(page: Page) -> Locator:
    return page.get_by_role("table", name="Luck and play").get_by_role("rowgroup")


@pytest.mark.same_page
def test_a_game_is_judged_luck_and_play_are_told_and_a_costly_decision_is_tried_again(
    page: Page, axe: str
) -> None:
    """The analysis tells how far it is, and can be stopped and left."""
    ways.to_file(page, {"name": "game.json", "mimeType": "", "buffer": finished()})
    offered = page.get_by_role("dialog").get_by_role("button", name="Analysis")
    expect(offered).to_be_visible(timeout=LONG)
    voice = page.get_by_role("log").filter(has_text="The game is over.")
    expect(voice).to_contain_text("The game is over. Sailor wins")
    offered.click()
    expect(page.get_by_role("heading", name="Analysis")).to_be_focused()
    told = page.get_by_text(re.compile(r"^Luck and play: \d+%$|^\d+ of \d+ decisions judged$"))
    expect(told).to_be_visible(timeout=LONG)
    words = told.evaluate_handle("(told) => told.firstChild")
    said = told.inner_text()
    expect(told).not_to_have_text(said, timeout=LONG)
    assert words.evaluate("(each) => each.isConnected"), "each number would be told twice"
    page.get_by_role("button", name="Stop", exact=True).click()
    page.get_by_role("button", name="Go on", exact=True).click()
    expect(told).to_be_visible()
    ways.to_saves(page)
    page.get_by_role("link", name="Look Cartagena").click()
    offered.click(timeout=LONG)
    page.get_by_text("Luck and play", exact=True).click(timeout=LONG)
    expect(parts(page)).to_have_count(2)
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(parts(page)).to_have_count(2)
    page.get_by_role("button", name="Go on", exact=True).click()

    judged = [re.compile(r"±|too close to tell|Unforeseen")] * 2
    expect(parts(page)).to_have_text(judged, timeout=LONG)  # an interpreter starts for it
    expect(parts(page).first).to_contain_text(
        re.compile(r"Anne.* at the start, (0|100)% in the end")
    )
    over = "one => one.scrollWidth - one.clientWidth"
    assert 0 == page.locator(".analysis").evaluate(over), "it is wider than its panel"
    expect(page.get_by_text("The game is judged.")).to_be_attached(
        timeout=3 * LONG  # many decisions, on a machine that runs other tests
    )
    expect(page.get_by_role("img", name=re.compile("^Graph"))).to_be_visible()
    expect(page.locator(".analysis-summaries > li").first).to_contain_text("Anne")
    turns = page.get_by_role("list", name="Turning points").get_by_role("button")
    turns.first.click()
    expect(page.get_by_text("Looking back")).to_be_visible()
    expect(turns.first).to_have_attribute("aria-current", "step")
    page.get_by_text("All the numbers").click()
    rows = page.get_by_role("table", name="All the numbers").get_by_role("row")
    expect(rows.nth(20)).to_be_attached()
    whole, cell = rows.nth(1).bounding_box(), rows.nth(1).get_by_role("cell").first.bounding_box()
    assert whole
    assert cell
    assert cell["width"] > 0.5 * whole["width"], "what happened has little room"
    page.get_by_role("button", name="Back to the result").click()
    page.get_by_role("button", name="See the table").click()
    assert [] == wrongs(page, axe, ["dark"])  # in all looks: test_screens.py

    address = page.url
    costly = page.get_by_role("list", name="The costliest decisions").get_by_role("listitem")
    expect(costly.first).to_contain_text(re.compile(r"\d ± \d+ points"))
    costly.first.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("from move", timeout=LONG)
    expect(page.get_by_role("region", name="What to do")).to_contain_text(
        re.compile(r"moves?\b"), timeout=LONG
    )
    page.keyboard.press("h")
    hint(page).get_by_role("button", name=re.compile("chance of winning")).first.click()

    told = page.get_by_role("dialog", name="Tried again")
    expect(told).to_contain_text(re.compile("best the analysis has found|better than|worse than"))
    expect(told.get_by_role("row")).to_have_count(3)
    told.get_by_role("button", name="Back to the game").click()
    expect(page).to_have_url(address)
