"""The coach warns of a mistake before the next seat moves, and offers to take it back once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from freebooters import catalog
from freebooters.app import compose
from freebooters.app.chairs import COLOURS
from freebooters.engine.puzzles import opened
from tests.e2e import ways
from tests.e2e.person import LONG, Person, on_a_small_phone, sideways
from tests.e2e.twin import Twin
from tests.words import Words

GAME = "cartagena"
PUZZLE = "0d51909e"
"""A moment at which one action wins about a quarter more games than all others."""
CARIBBEAN = "d8f93044"
"""A moment at which whoever anchors loses most games, and another seat acts next."""
WORDS = Words("en", GAME)

everywhere = pytest.mark.parametrize(
    "size",
    [
        pytest.param("desk", marks=pytest.mark.slow),
        pytest.param("phone", marks=on_a_small_phone),
    ],
)


def position(dist: Path, puzzle: str = PUZZLE, game: str = GAME) -> tuple[str, list[Any]]:
    """The save of a person's game at that moment, and the best action."""
    text = (dist / "rooms" / game / "puzzles.json").read_text("utf-8")
    data = next(each for each in json.loads(text)["puzzles"] if each["id"] == puzzle)
    found = opened(catalog.game(game), data)
    chairs = [
        {
            "name": "" if seat == found.seat else f"Bot {seat}",
            "colour": COLOURS[seat],
            "who": "human" if seat == found.seat else "deckhand",
        }
        for seat in range(found.match.seats)
    ]
    return found.match.save({"chairs": chairs}), data["answer"]


def opens_with_warnings(page: Page, text: str, warnings: str = "clear") -> Person:
    """Opens the save, with those warnings and without motion."""
    ways.to_settings(page)
    page.get_by_role("radio", name=WORDS.plain("settings-speed-off"), exact=True).check()
    page.get_by_role("radio", name=WORDS.plain(f"warn-{warnings}"), exact=True).check()
    ways.to_file(page, {"name": "game.json", "mimeType": "", "buffer": text.encode()})
    person = Person(page, Twin.of(text))
    person.sees_prompt()
    return person


def the_coach(page: Page) -> Locator:
    return page.get_by_role("region", name=WORDS.plain("learn-coach"))


def bad(person: Person, best: list[Any]) -> list[Any]:
    """An action that reveals nothing and is not the best."""
    actions = [choice["action"] for choice in person.twin.table["choices"]]
    return next(each for each in actions if each[0] == "play" and each[:2] != best[:2])


def does(person: Person, action: list[Any]) -> str:
    """Does it here and not in the twin; what it is called."""
    move = person.twin.move_of(action)
    person.clicks(move)
    return move.label


@everywhere
def test_a_mistake_is_told_before_anybody_moves_and_can_be_taken_back_once(
    page: Page, dist: Path, tmp_path: Path, size: str
) -> None:
    text, best = position(dist)
    person = opens_with_warnings(page, text)
    label = does(person, bad(person, best))

    expect(the_coach(page).locator(".bubble-words")).to_contain_text(
        f"“{label}” gives away", timeout=LONG
    )
    better = person.twin.move_of(best).label
    expect(the_coach(page)).to_contain_text(f"Better: {better}")
    assert sideways(page) == 0
    the_coach(page).get_by_role("button", name=WORDS.plain("warn-back"), exact=True).click()
    person.thing_is_ready().wait_for(state="attached", timeout=LONG)
    expect(the_coach(page).get_by_role("button")).to_have_count(0)

    does(person, bad(person, best))
    expect(the_coach(page)).to_contain_text(WORDS.plain("warn-again"), timeout=LONG)
    expect(the_coach(page).get_by_role("button", name=WORDS.plain("warn-back"))).to_have_count(0)
    the_coach(page).get_by_role("button", name=WORDS.plain("learn-go-on"), exact=True).click()
    expect(the_coach(page).locator(".bubble-words")).to_have_text("")
    does_not_count(page, tmp_path)


def does_not_count(page: Page, folder: Path) -> None:
    """Nor is what was taken back forgotten."""
    page.get_by_role("button", name=WORDS.plain("table-menu"), exact=True).click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name=WORDS.plain("table-save-file")).click()
    file = folder / "save.json"
    waiting.value.save_as(file)
    table = json.loads(file.read_text("utf-8"))["table"]
    assert table["counts"] is False
    assert len(table["undone"]) == 1


@pytest.mark.slow  # under Node in every run: session/blunder-check.test.mjs
def test_nobody_moves_before_it_is_heard_and_what_was_revealed_is_not_taken_back(
    page: Page, dist: Path
) -> None:
    text, _ = position(dist, CARIBBEAN, "caribbean")
    person = opens_with_warnings(page, text, "big")
    lines = page.locator("ol.log > li")
    does(person, ["anchor"])
    expect(the_coach(page)).to_contain_text(WORDS.plain("warn-seen"), timeout=LONG)
    expect(the_coach(page).get_by_role("button")).to_have_count(1)
    match = person.twin.match()
    (seat,) = match.to_act
    match.act(seat, ("anchor",))
    told = len(compose.lines(match, seat, 0, ()))
    expect(lines).to_have_count(told)
    the_coach(page).get_by_role("button", name=WORDS.plain("learn-go-on"), exact=True).click()

    expect(lines.nth(told)).to_be_attached(timeout=LONG)
    expect(the_coach(page).get_by_role("button")).to_have_count(0)


@pytest.mark.slow
def test_a_mistake_is_taken_back_by_keyboard_and_the_save_says_that_it_does_not_count(
    page: Page, dist: Path, tmp_path: Path
) -> None:
    text, best = position(dist)
    person = opens_with_warnings(page, text)
    person.keys(person.twin.move_of(bad(person, best)))
    expect(the_coach(page)).to_contain_text("gives away", timeout=LONG)
    person.tabs_to(WORDS.plain("warn-back"))
    page.keyboard.press("Enter")
    expect(the_coach(page).get_by_role("button")).to_have_count(0)
    does_not_count(page, tmp_path)


def test_warnings_are_chosen_in_the_lobby_for_one_person_and_remembered(page: Page) -> None:
    ways.to_lobby(page, GAME)
    summary = page.get_by_text(WORDS.plain("warn-legend"), exact=True).first
    summary.click()
    page.get_by_role("radio", name=WORDS.plain("warn-big"), exact=True).check()
    page.reload()
    expect(page.get_by_role("radio", name=WORDS.plain("warn-big"), exact=True)).to_be_checked()
    who = page.get_by_label(WORDS.plain("lobby-who"))
    who.last.select_option(WORDS.plain("lobby-human"))

    expect(summary).to_be_hidden()
