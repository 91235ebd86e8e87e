"""Puzzles, as somebody solves them: found, missed, shown, and the next one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import ways
from tests.e2e.person import LONG, Person
from tests.e2e.test_languages import speaks
from tests.e2e.twin import Twin

GAME = "cartagena"


def held(dist: Path) -> list[dict[str, Any]]:
    """The room's puzzles, as the page fetches them."""
    text = (dist / "rooms" / GAME / "puzzles.json").read_text("utf-8")
    return list(json.loads(text)["puzzles"])


def opens(page: Page, puzzle: dict[str, Any]) -> Person:
    page.goto(f"#/puzzles/{GAME}/{puzzle['id']}")
    expect(says(page)).to_contain_text("It is your move", timeout=LONG)
    return Person(page, Twin.solves(GAME, puzzle))


def says(page: Page) -> Any:
    return page.get_by_role("region", name="Puzzle")


def other_action(person: Person, answer: list[Any]) -> list[Any]:
    choices = person.twin.table["choices"]
    return next(
        choice["action"] for choice in choices if choice["action"] != answer and choice["picks"]
    )


@pytest.mark.same_page
def test_a_puzzle_is_found_among_the_games_solved_and_the_next_one_offered(
    page: Page, dist: Path
) -> None:
    ways.to_home(page)
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", level=1, name="Puzzles")).to_be_visible()
    game = page.get_by_role("region", name="Cartagena")
    expect(game).to_contain_text(f"0 of {len(held(dist))} solved")
    game.get_by_role("link", name="Solve").click()
    expect(says(page)).to_contain_text("It is your move", timeout=LONG)

    puzzle = held(dist)[0]
    person = opens(page, puzzle)
    person.clicks(person.twin.move_of(puzzle["answer"]))
    expect(says(page)).to_contain_text("Solved!", timeout=LONG)
    expect(says(page)).to_contain_text(f"{round(100 * puzzle['chances'][0])}%")
    page.get_by_role("button", name="Next puzzle").click()
    expect(says(page)).to_contain_text("It is your move", timeout=LONG)

    page.get_by_role("button", name="Leave the puzzle").click()
    expect(game).to_contain_text(f"1 of {len(held(dist))} solved")
    expect(game).to_contain_text("Your rating")


@pytest.mark.same_page
def test_a_solved_puzzle_is_played_on_as_a_game_that_is_kept(page: Page, dist: Path) -> None:
    puzzle = held(dist)[0]
    person = opens(page, puzzle)
    person.clicks(person.twin.move_of(puzzle["answer"]))
    says(page).get_by_role("button", name="Play on from here").click(timeout=LONG)
    expect(
        page.get_by_role("button", name="Log", exact=True).or_(page.get_by_role("tab", name="Log"))
    ).to_be_visible(timeout=LONG)
    expect(says(page)).to_have_count(0)
    lines = page.locator("ol.log > li")
    expect(lines.first).to_be_attached(timeout=LONG)

    ways.to_home(page)
    expect(page.get_by_role("link", name="Continue")).to_be_visible()


@pytest.mark.same_page
def test_after_three_wrong_tries_the_answer_is_shown(page: Page, dist: Path) -> None:
    puzzle = held(dist)[0]
    person = opens(page, puzzle)
    wrong = person.twin.move_of(other_action(person, puzzle["answer"]))
    for left in ("2 tries left", "One try left"):
        person.clicks(wrong)
        expect(says(page)).to_contain_text(left, timeout=LONG)
    person.clicks(wrong)
    expect(says(page)).to_contain_text("The answer:", timeout=LONG)
    page.goto("#/puzzles")
    game = page.get_by_role("region", name="Cartagena")
    expect(game).to_contain_text(f"0 of {len(held(dist))} solved")


@pytest.mark.slow  # every run does a lesson by keys, and has a friend who reads German
def test_a_puzzle_by_keyboard_in_german(page: Page, dist: Path) -> None:
    puzzle = held(dist)[0]
    speaks(page, "de")
    page.goto(f"#/puzzles/{GAME}/{puzzle['id']}")
    bubble = page.get_by_role("region", name="Aufgabe")
    expect(bubble).to_contain_text("Du bist am Zug", timeout=LONG)
    person = Person(page, Twin.solves(GAME, puzzle, "de"))
    person.keys(person.twin.move_of(puzzle["answer"]))
    expect(bubble).to_contain_text("Gelöst!", timeout=LONG)
