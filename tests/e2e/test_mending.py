"""A worker that ends, at whatever moment, costs nobody the game: the page says so and goes on."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from freebooters import catalog
from tests.e2e import ways
from tests.e2e.crew import Crew
from tests.e2e.person import LONG, Person, chair, watches
from tests.e2e.twin import Twin
from tests.words import Words

WORDS = Words("en", "cartagena")

EVER = 15 * LONG
"""Milliseconds that bots may need for a whole game."""

SEEDS = [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (2, 3))]


def notice(page: Page, key: str) -> Locator:
    return page.locator(".table-notice").filter(has_text=WORDS.plain(key))


def lines(page: Page) -> Locator:
    return page.locator("ol.log > li")


def button(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=WORDS.plain(key), exact=True)


def anne_and(page: Page, level: str) -> Person:
    chairs = [chair("Anne"), chair("Bart", level)]
    return Person.sits_down(page, "cartagena", {"variant": "tortuga"}, chairs, "mend")


def goes_on(page: Page) -> bool:
    """Waits until the game does; whether the page has what was done last."""
    back, again = notice(page, "mend-back"), notice(page, "mend-again")
    expect(back.or_(again)).to_be_visible(timeout=LONG)
    return again.count() == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_an_engine_that_ends_is_started_again_and_the_game_goes_on(page: Page, seed: int) -> None:
    """Right behind a press that it may not have heard, and while it is one's turn."""
    crew, rng = Crew(page), Random(seed)
    person = anne_and(page, "sailor")
    for presses in (True, False):
        person.plays(Person.clicks, moves=rng.randrange(1, 3))
        person.sees_prompt()
        move = person.twin.advise()
        if presses:
            person.clicks(move)
        crew.end_and_see_another("engine")
        has_heard = goes_on(page)
        assert has_heard or presses
        if not (presses and has_heard):
            person.sees_prompt()
            person.clicks(move)
        person.twin.act(move)

    person.sees_prompt()
    ways.to_home(page)
    crew.end("engine")
    page.get_by_role("link", name=WORDS.plain("home-continue-button"), exact=True).click()
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_bots_worker_that_ends_while_thinking_is_replaced_and_can_be_hurried(
    page: Page, seed: int
) -> None:
    crew, rng = Crew(page), Random(seed)
    watches(page, "commodore")
    said = page.get_by_text(WORDS.plain("mend-bot", name="").strip())
    crew.end_while_it_thinks(rng.randrange(1, 15))
    said.wait_for(timeout=LONG)
    told = lines(page).count()
    page.keyboard.press("Shift+Enter")
    expect(lines(page).nth(told)).to_be_attached(timeout=LONG)
    expect(said).to_have_count(0, timeout=LONG)


def test_an_engine_that_ends_again_and_again_is_given_up_until_it_is_asked_for(
    page: Page, tmp_path: Path
) -> None:
    crew = Crew(page)
    person = anne_and(page, "sailor")
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    crew.doom("engine")
    crew.end("engine")
    failed = notice(page, "mend-failed")
    expect(failed).to_be_visible(timeout=2 * LONG)
    with page.expect_download() as waiting:
        failed.get_by_role("button", name=WORDS.plain("table-save-file")).click()
    waiting.value.save_as(tmp_path / "save.json")
    assert person.twin.save() == (tmp_path / "save.json").read_text(encoding="utf-8")

    crew.spare("engine")
    failed.get_by_role("button", name=WORDS.plain("shell-retry")).click()
    expect(notice(page, "mend-back")).to_be_visible(timeout=LONG)
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()


@pytest.mark.slow  # under Node in every run: engine/bot-pool.test.mjs
def test_bots_that_end_again_and_again_are_given_up_until_they_are_asked_for(page: Page) -> None:
    crew = Crew(page)
    person = anne_and(page, "helmsman")
    while 1 not in [entry.seat for entry in person.twin.match().log]:
        person.sees_prompt()
        person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    crew.wait_for("bot")
    crew.doom("bot")
    crew.end("bot")
    position = len(person.twin.match().log)
    while 1 not in [entry.seat for entry in person.twin.match().log[position:]]:
        person.sees_prompt()
        position = len(person.twin.match().log)
        move = person.twin.advise()
        person.clicks(move)
        person.twin.act(move)
    expect(page.get_by_text(WORDS.plain("error-bot"))).to_be_visible(timeout=2 * LONG)
    expect(button(page, "table-save-file")).to_be_visible()
    crew.spare("bot")
    button(page, "shell-retry").click()
    person.sees_prompt()
    person.plays(Person.clicks, moves=1)


def finished(tmp_path: Path) -> Path:
    """The save of a game that two bots have played to its end."""
    seats = [
        chair(name, "deckhand", colour) for name, colour in (("Anne", "red"), ("Bart", "blue"))
    ]
    options = {"variant": "tortuga"}
    start = {
        "game": "cartagena",
        "seats": seats,
        "options": options,
        "seed": "1",
        "frame": "wide:620",
    }
    save = tmp_path / "save.json"
    save.write_text(Twin(start).save(), encoding="utf-8")
    return save


@pytest.mark.slow  # under Node in every run: analysis/game-review.test.mjs
def test_an_analysis_goes_on_when_the_engine_ended_under_it(page: Page, tmp_path: Path) -> None:
    crew = Crew(page)
    ways.to_home(page)
    ways.to_file(page, finished(tmp_path))
    result = page.get_by_role("dialog")
    crew.end_when_asked("review")
    result.get_by_role("button", name=WORDS.plain("analysis-title")).click(timeout=LONG)
    button(page, "analysis-go-on").click(timeout=LONG)
    expect(page.locator(".analysis-legend")).to_be_visible(timeout=LONG)
    crew.end_and_see_another("engine")
    button(page, "analysis-go-on").click(timeout=LONG)
    expect(button(page, "analysis-stop")).to_be_visible()


def settings(seed: int) -> list[Any]:
    return [pytest.param(game, seed, id=f"{game}-{seed}") for game in catalog.games()]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seed"), [each for seed in range(20) for each in settings(seed)])
def test_a_game_is_finished_whichever_worker_ends_at_any_moment(
    page: Page, tmp_path: Path, game: str, seed: int
) -> None:
    """Bots alone: their game is the very one that nothing disturbed."""
    crew, rng = Crew(page), Random(f"{game} {seed}")
    info = catalog.game(game).info
    chairs = [chair(name, "deckhand") for name in ("Anne", "Bart", "Carl", "Dora")]
    person = Person.sits_down(
        page, game, dict(info.quick.options), chairs[: info.quick.seats], f"{seed}"
    )
    log = person.twin.table["log"]
    length = log["keep"] + len(log["lines"])
    for told in sorted(rng.sample(range(length - 1), 3)):
        expect(lines(page).nth(told)).to_be_attached(timeout=EVER)
        if rng.random() < 0.5:
            crew.end("bot")
        else:
            crew.end_and_see_another("engine")
    expect(lines(page).nth(length - 1)).to_be_attached(timeout=EVER)
    person.sees_the_end()
    assert person.twin.save() == person.exports(tmp_path)
