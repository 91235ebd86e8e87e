"""The rules workshop in Firefox: a rule is changed behind the wall, and a move is made at the changed table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.haste import UNSTORED
from tests.e2e.person import LONG
from tests.words import Words

pytestmark = pytest.mark.only_browser("firefox")


def test_a_rule_is_changed_and_a_move_is_made_at_the_changed_table(
    page: Page, complaints: list[str]
) -> None:
    page.add_init_script(UNSTORED)
    words, race = Words("en"), Words("en", "race")
    page.goto("#/workshop")
    begin = re.compile(f"^{words.plain('workshop-begin')} ")
    page.get_by_role("link", name=begin).click(timeout=LONG)
    anchor = page.get_by_role("button", name=race.plain("race-do-anchor"), exact=True)
    expect(anchor).to_be_visible(timeout=LONG)
    text = page.get_by_role("textbox")
    text.fill(text.input_value().replace("LENGTH = 30", "LENGTH = 60"))
    expect(page.get_by_text(words.plain("workshop-dealt", moves=0)).first).to_be_visible(
        timeout=LONG
    )

    anchor.click()

    undo = page.get_by_role("button", name=re.compile(f"^{words.plain('table-undo')}"))
    expect(undo).to_be_enabled(timeout=LONG)
    # Behind the wall it is tried whether anything can be fetched; Firefox tells of it.
    assert complaints
    assert all("data:,x" in complaint for complaint in complaints)
    complaints.clear()
