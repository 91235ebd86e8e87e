"""Playing on from a past moment: a new game, and the old one as it was left."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import ways
from tests.e2e.person import LONG, Person, chair
from tests.saves.kept import old_saves

ALONE = [chair("Anne"), chair("Bart", "sailor")]
TORTUGA = {"variant": "tortuga"}


def log(page: Page) -> Locator:
    """The log's lines."""
    return page.get_by_role("region", name="Log").get_by_role("listitem")


def plays_on(page: Page, line: Locator) -> None:
    """Looks at that moment and plays on from there, in a game of its own."""
    line.get_by_role("button").first.click()
    expect(page.get_by_text("Looking back")).to_be_visible(timeout=LONG)
    before = page.url
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(before)
    expect(page.get_by_role("heading", level=1)).to_contain_text("from move", timeout=LONG)
    expect(page.get_by_text("Looking back")).to_be_hidden(timeout=LONG)


@pytest.mark.same_page
def test_a_running_game_is_branched_and_stays(page: Page, tmp_path: Path) -> None:
    person = Person.sits_down(page, "cartagena", TORTUGA, ALONE, "practice")
    person.plays(Person.clicks, moves=5)
    person.sees_prompt()
    lines = log(page).all_inner_texts()
    plays_on(page, log(page).filter(has_text="Anne plays").nth(1))
    expect(log(page).first).to_have_text(lines[0], use_inner_text=True)
    shorter = log(page).count()
    assert 0 < shorter < len(lines)
    expect(log(page)).to_have_text(lines[:shorter], use_inner_text=True)

    page.go_back()
    person.sees_prompt()
    expect(log(page)).to_have_text(lines, use_inner_text=True)
    person.plays(Person.clicks, moves=1)

    ways.to_saves(page)
    games = page.get_by_role("list").filter(has=page.get_by_role("heading"))
    expect(games.get_by_role("heading")).to_have_count(2)
    expect(games.get_by_role("heading", name="Cartagena · Tortuga — from move")).to_have_count(1)


@pytest.mark.same_page
def test_a_finished_game_is_branched_and_stays_finished(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "finished.json"
    file.write_text(next(old.text for old in old_saves() if old.name == "tortuga"), "utf-8")
    ways.to_file(page, file)
    page.get_by_role("button", name="Look back").click(timeout=LONG)
    finished = log(page).count()

    plays_on(page, log(page).nth(20))
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)
    assert log(page).count() < finished

    page.go_back()
    page.get_by_role("button", name="Look back").click(timeout=LONG)
    expect(log(page)).to_have_count(finished)
    ways.to_saves(page)
    expect(page.get_by_text("Finished")).to_have_count(1)
