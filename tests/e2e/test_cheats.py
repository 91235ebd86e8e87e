"""A page that deals and cheats is found at the end, by those whom it cheated."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.person import LONG, Person, chair
from tests.e2e.together import Elsewhere, Party, party
from tests.words import Words

pytestmark = [pytest.mark.only_browser("chromium"), pytest.mark.slow]

WORDS = Words("en", "cartagena")
CHEAT = Path(__file__).with_name("cheat.js").read_text(encoding="utf-8").rstrip(";\n")
TRIO = [chair("Ann"), chair("Ben", "friend"), chair("Cleo", "friend")]


def cheated_party(
    page: Page, elsewhere: Elsewhere, crew: list[Any], cheat: dict[str, Any]
) -> Party:
    """At a table whose host cheats so."""
    page.add_init_script(f"({CHEAT})({json.dumps(cheat)})")
    devices = [(elsewhere(), "en", "wide:620") for _ in crew[1:]]
    return party(page, devices, "cartagena", {"variant": "tortuga"}, crew)


def checks(person: Person) -> str:
    """What the check at the end says there."""
    person.sees_the_end()
    result = person.page.get_by_role("dialog")
    result.get_by_role("button", name=WORDS.plain("audit-check"), exact=True).click()
    expect(result.locator(".audit-verdict")).to_be_visible(timeout=6 * LONG)
    return result.locator(".audit-verdict").inner_text()


def three_words(person: Person) -> str:
    result = person.page.get_by_role("dialog")
    expect(result.locator(".audit-three")).to_be_visible(timeout=LONG)
    return result.locator(".audit-three").inner_text()


def test_whoever_was_shown_something_else_finds_it_and_where_and_others_find_nothing(
    page: Page, elsewhere: Elsewhere
) -> None:
    table = cheated_party(page, elsewhere, TRIO, {"shown": 2})
    table.play()
    ben, cleo = table.friends

    assert WORDS.plain("audit-right") in checks(ben)
    found = checks(cleo)
    assert WORDS.plain("audit-wrong") in found
    assert "you were shown something other than what was there" in found
    cleo.page.get_by_role("button", name=WORDS.plain("audit-place"), exact=True).click()
    expect(cleo.page.get_by_role("slider")).to_be_visible()


def test_whoever_was_told_another_game_has_other_words(page: Page, elsewhere: Elsewhere) -> None:
    table = cheated_party(page, elsewhere, TRIO, {"told": 2})
    table.play()
    for person in table.everybody:
        person.sees_the_end()

    ann, ben, cleo = map(three_words, table.everybody)

    assert ann == ben != cleo


def test_whose_action_was_changed_finds_which(page: Page, elsewhere: Elsewhere) -> None:
    table = cheated_party(page, elsewhere, TRIO[:2], {})
    (ben,) = table.friends
    table.play(6)
    person = next(table.turns())
    while person is not ben:
        table.act(person, Person.clicks)
        person = next(table.turns())
    ben.sees_prompt()
    move = ben.twin.advise()
    other = next(
        choice["action"]
        for choice in ben.twin.table["choices"]
        if choice["action"] != list(move.action)
    )
    page.evaluate("(action) => (window.forged = action)", other)
    ben.clicks(move)
    table.has_acted(ben, ben.twin.move_of(other))
    table.play()

    found = checks(ben)

    assert WORDS.plain("audit-wrong") in found
    assert "of the log" in found


def test_a_device_that_draws_again_is_found(page: Page, elsewhere: Elsewhere) -> None:
    table = cheated_party(page, elsewhere, TRIO[:2], {"draws": True})
    table.play()
    (ben,) = table.friends

    found = checks(ben)

    assert WORDS.plain("audit-wrong") in found
    assert "something other than what it had committed itself to" in found
