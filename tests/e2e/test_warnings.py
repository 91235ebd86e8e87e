"""The coach warns of a mistake before the next seat moves, and offers to take it back once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from freebooters import catalog
from freebooters.app.chairs import COLOURS
from freebooters.engine.puzzles import opened
from tests.e2e import ways
from tests.e2e.person import LONG, Person, on_a_small_phone, sideways
from tests.e2e.twin import Twin
from tests.words import Words

GAME = "cartagena"
PUZZLE = "0d51909e"
"""A moment at which one action wins about a quarter more games than all others."""
WORDS = Words("en", GAME)

everywhere = pytest.mark.parametrize(
    "size", [pytest.param("desk"), pytest.param("phone", marks=on_a_small_phone)]
)


def position(dist: Path, puzzle: str = PUZZLE, **table: Any) -> tuple[str, list[Any]]:
    """The save of a person's game at that moment, and the best action."""
    text = (dist / "rooms" / GAME / "puzzles.json").read_text("utf-8")
    data = next(each for each in json.loads(text)["puzzles"] if each["id"] == puzzle)
    found = opened(catalog.game(GAME), data)
    chairs = [
        {
            "name": "" if seat == found.seat else f"Bot {seat}",
            "colour": COLOURS[seat],
            "who": "human" if seat == found.seat else "deckhand",
        }
        for seat in range(found.match.seats)
    ]
    return found.match.save({"chairs": chairs, **table}), data["answer"]


def sits_down(page: Page, text: str, warnings: str = "clear") -> Person:
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
    page: Page, dist: Path, size: str
) -> None:
    text, best = position(dist)
    person = sits_down(page, text)
    label = does(person, bad(person, best))

    expect(the_coach(page).get_by_role("status")).to_contain_text(f"“{label}” gives away", timeout=LONG)
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
    expect(the_coach(page).get_by_role("status")).to_have_text("")
