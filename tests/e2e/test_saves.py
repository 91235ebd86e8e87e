"""Saved games: several of them, out to files and in again, and what is not one is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

import freebooters
from freebooters.engine.saves import LONGEST
from tests.e2e import ways
from tests.e2e.person import LONG, Person, chair

ALONE = [chair("Anne"), chair("Bart", "sailor")]
SETTING = {"variant": "tortuga"}


@pytest.mark.same_page
def test_every_game_is_saved_and_can_be_opened_again(page: Page) -> None:
    first = Person.sets_up(page, "cartagena", SETTING, ALONE, "first")
    first.plays(Person.clicks, moves=1)
    first.sees_prompt()
    second = Person.sets_up(page, "cartagena", {"variant": "basic"}, ALONE, "second")
    second.plays(Person.clicks, moves=1)
    second.sees_prompt()
    ways.to_saves(page)
    resume = page.get_by_role("link", name="Continue Cartagena").or_(
        page.get_by_role("button", name="Continue Cartagena")
    )
    expect(resume).to_have_count(2)
    resume.nth(1).click()
    first.sees_prompt()
    first.plays(Person.clicks, moves=1)


@pytest.mark.same_page
def test_a_saved_game_is_seen_at_once_on_the_smallest_phone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    person = Person.sits_down(page, "cartagena", SETTING, ALONE, "seen")
    person.is_on_disk()
    ways.to_saves(page)
    resume = page.get_by_role("link", name="Continue Cartagena")
    expect(resume).to_be_in_viewport(ratio=1)


def test_a_game_whose_page_is_loaded_again_as_it_begins_begins(page: Page) -> None:
    ways.undealt(page)  # what the engine deals is saved at once
    ways.to_home(page)
    page.get_by_role("button", name="Play now Cartagena", exact=True).click()
    expect(page.locator("body")).to_have_attribute("data-screen", "table")
    page.reload()
    orders = page.get_by_role("region", name="What to do")
    expect(orders).to_contain_text("Pick a card", timeout=LONG)
    ways.to_home(page)
    expect(page.get_by_role("link", name="Continue")).to_be_visible()


@pytest.mark.same_page
def test_a_deleted_game_can_be_brought_back(page: Page) -> None:
    person = Person.sits_down(page, "cartagena", SETTING, ALONE, "gone")
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    ways.to_saves(page)
    page.get_by_role("button", name="Delete Cartagena").click()
    expect(page.get_by_text("No saved games yet.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("No saved games yet.")).to_be_hidden()


@pytest.mark.same_page
def test_a_file_brings_the_game_back(page: Page, tmp_path: Path) -> None:
    person = Person.sits_down(page, "cartagena", SETTING, ALONE, "file")
    person.plays(Person.clicks, moves=3)
    person.sees_prompt()
    file = tmp_path / "game.json"
    file.write_text(person.twin.save(), encoding="utf-8")
    ways.to_file(page, file)
    person.sees_prompt()
    person.plays(Person.clicks, moves=2)


@pytest.mark.same_page
def test_files_that_are_no_saves_are_refused_by_name_and_harm_nothing(
    page: Page, tmp_path: Path
) -> None:
    person = Person.sits_down(page, "cartagena", SETTING, ALONE, "harm")
    person.plays(Person.clicks, moves=2)
    person.sees_prompt()
    address = page.url
    whole = person.twin.save()
    bad = {
        "notes.json": '{"shopping": ["rum"]}',
        "torn.json": whole[: len(whole) // 2],
        "cheat.json": whole.replace('"log":[', '"log":[[0,"win"],'),
    }
    for name, text in bad.items():
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        ways.to_file(page, file)
        expect(page.get_by_text(f"{name} was not opened.")).to_be_visible()
    page.goto(address)
    person.sees_prompt()
    person.plays(Person.clicks, moves=1)


def named(name: str, text: str) -> FilePayload:
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


@pytest.mark.same_page
def test_a_file_with_a_wrong_entry_is_refused_by_the_number_of_the_entry(page: Page) -> None:
    """Even where chance is said to have done what only seats do."""
    for game in sorted(freebooters.games()):
        info = freebooters.games()[game].info
        match = freebooters.start(game, max(info.seats), info.quick.options, "reef")
        save = json.loads(match.save())
        begun = save["log"][:1]  # nothing where a seat acts first
        wrong = json.dumps({**save, "log": [*begun, [-1, "done"]]})
        ways.to_file(page, named(f"{game}.json", wrong))

        entry = f"entry {len(begun) + 1} of its log is not a legal move."
        text = f"{game}.json was not opened. The file is damaged: {entry}"
        expect(page.get_by_text(text)).to_be_visible(timeout=LONG)


@pytest.mark.same_page
def test_a_file_too_large_for_a_game_is_refused_before_it_is_read(page: Page) -> None:
    ways.to_file(page, named("film.json", " " * (LONGEST + 1)))

    text = "film.json was not opened. The file is too large for a saved game"
    expect(page.get_by_text(text)).to_be_visible()


@pytest.mark.same_page
def test_names_in_saves_do_not_change_the_direction_of_text(page: Page) -> None:
    """An override does nothing; letters from right to left keep to themselves."""
    chairs = [
        {"name": "\u202eecarG", "colour": "red", "who": "human"},
        {"name": "משה 3", "colour": "blue", "who": "human"},
    ]
    match = freebooters.start("cartagena", 2, {"variant": "basic"}, "reef")
    while len({entry.seat for entry in match.log}) < 3:
        match.act(match.to_act[0], match.legal(match.to_act[0])[-1])
    ways.to_file(page, named("\u202egnp.exe", "{"))
    expect(page.locator(".toast")).to_contain_text("gnp.exe was not opened.", timeout=LONG)
    ways.to_file(page, named("crew.json", match.save({"chairs": chairs})))
    log = page.locator("ol.log")
    expect(log).to_contain_text("ecarG", timeout=LONG)
    expect(log).to_contain_text("\u2068משה 3\u2069")
    assert "\u202e" not in page.content()
