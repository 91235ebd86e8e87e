"""The whole page as one file, opened without a host: whole games, and nothing is asked of anybody.

That no request leaves the file is what every test here checks, by its `homes`.
"""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from freebooters import games, load
from freebooters.bots.levels import LEVELS
from tests.e2e import ways
from tests.e2e.browser_game import BrowserGame, browser_games
from tests.e2e.person import LONG, Person, chair
from tests.e2e.places import PLACES
from tests.e2e.test_club import collects, pastes, played, takes_part
from tests.e2e.test_demo import button, is_asked, plays_a_move, shown
from tests.e2e.test_games import NAMES, replays_natively
from tests.e2e.test_rules import sees_painted
from tests.e2e.test_small import plays_a_trick_card
from tests.e2e.test_workshop import changes_the_race, rules_typed
from tests.words import LANGUAGES, Words

pytestmark = pytest.mark.fresh

WORDS = Words("en", "cartagena")

LAPTOP = """
Object.defineProperty(navigator, "hardwareConcurrency", { value: 8 });
Object.defineProperty(navigator, "deviceMemory", { value: 8 });
"""

SHUT = """
const refuse = () => { throw new DOMException("refused", "SecurityError"); };
IDBFactory.prototype.open = refuse;
Object.defineProperty(window, "localStorage", { get: refuse });
"""
"""A browser that lets no file store anything."""


@pytest.fixture
def alone(single: Path, tmp_path: Path) -> Path:
    """The file with nothing beside it."""
    return Path(shutil.copy(single, tmp_path))


@pytest.fixture
def homes(alone: Path) -> list[str]:
    return [alone.as_uri()]


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], alone: Path) -> dict[str, Any]:
    return {**browser_context_args, "base_url": alone.as_uri()}


def _first_of_each_room() -> dict[str, BrowserGame]:
    """By room; those of one person, who can close the page at any time."""
    first: dict[str, BrowserGame] = {}
    for game, case in browser_games():
        if sum(player not in LEVELS for player in case.players) == 1:
            first.setdefault(game, case)
    return first


def _case(game: str, case: BrowserGame) -> object:
    """A whole one: in the long run."""
    return pytest.param(game, replace(case, left=None), id=game, marks=pytest.mark.slow)


_LAST_MOVES = pytest.param(
    "cartagena", replace(_first_of_each_room()["cartagena"], left=3), id="cartagena-last-3"
)


@pytest.mark.parametrize(
    ("game", "case"), [_LAST_MOVES, *(_case(*one) for one in _first_of_each_room().items())]
)
def test_a_game_from_the_file_to_its_end(
    page: Page, tmp_path: Path, game: str, case: BrowserGame
) -> None:
    """Also after closing the page half-way: what is stored is taken up."""
    options = dict(case.options)
    if case.left is None:
        chairs = [
            chair(NAMES[seat], player) if player in LEVELS else chair(player)
            for seat, player in enumerate(case.players)
        ]
        person = Person.sets_up(page, game, options, chairs, case.seed)
    else:
        person = Person.goes_on(page, game, options, case.players, -case.left, seed=case.seed)
    person.plays(Person.clicks, moves=2)
    person.sees_prompt()
    # A tab that is closed within milliseconds of a move may take the writing of it along.
    person.is_on_disk()
    page.close()

    person.page = page.context.new_page()
    ways.to_home(person.page)
    person.page.get_by_role("link", name="Continue").click()
    person.plays(Person.clicks)

    person.sees_the_end()
    replays_natively(person, tmp_path)


def test_every_room_is_played_from_the_file() -> None:
    assert {*games()} == {*_first_of_each_room()}


@pytest.mark.slow  # every run types it in the page that a host sends
def test_the_code_of_a_club_evening_leads_to_the_same_deal_in_the_file(page: Page) -> None:
    takes_part(page)


@pytest.mark.slow
def test_results_are_collected_in_the_file(page: Page) -> None:
    collects(page)
    pastes(page, "\n".join(played(name, seed)[1] for seed, name in enumerate(("Mia", "Ben"))))
    cells = page.get_by_role("table").get_by_role("cell")
    expect(cells.filter(has_text=WORDS.plain("contest-by-bots"))).to_have_count(2, timeout=LONG)


@pytest.mark.slow
def test_rules_are_changed_in_the_file(page: Page) -> None:
    changes_the_race(page)


@pytest.mark.slow
def test_rules_that_reach_for_everything_get_hold_of_nothing_in_the_file(page: Page) -> None:
    assert rules_typed(page) == set()


def test_every_screen_opens_from_the_file_in_every_language_and_says_what_is_true_of_it(
    page: Page,
) -> None:
    plays_a_trick_card(page)
    for way in ways.PLAIN.values():
        way(page)
    ways.to_lobby(page, "cartagena")
    expect(page.get_by_text("Counted in tournaments").first).to_be_attached()
    ways.to_rules(page, "cartagena")
    sees_painted(page.locator(".figure canvas").first)

    words = Words("en")
    for language in LANGUAGES:
        ways.to_settings(page, words)
        page.get_by_label(words.plain("settings-language")).select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        words = Words(language)
        ways.to_home(page, words)
        expect(page.get_by_text(words.plain("home-promise-file"))).to_be_visible()
        expect(page.get_by_text(words.plain("home-promise-offline"))).to_have_count(0)
        expect(page.get_by_text(words.plain("shell-ready"), exact=True)).to_be_visible(timeout=LONG)
        expect(page.get_by_role("heading", name=words.plain("home-take"))).to_have_count(0)


@pytest.mark.slow
def test_the_demo_plays_from_the_file_and_a_passer_by_sits_down_and_leaves(page: Page) -> None:
    page.goto("?kiosk&pace=off&bots=sailor#/demo/cartagena")
    expect(shown(page)).to_contain_text(WORDS.plain("demo-chance", chance=""), timeout=LONG)
    page.keyboard.press("x")
    is_asked(page)
    plays_a_move(page)
    button(page, "back").click()
    expect(shown(page)).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("place", PLACES)
def test_every_place_is_reached_in_the_file(page: Page, place: str) -> None:
    PLACES[place](page)


@pytest.mark.slow
def test_as_many_workers_think_as_the_device_gives(page: Page) -> None:
    page.add_init_script(LAPTOP)
    workers: list[str] = []
    page.on("worker", lambda worker: workers.append(worker.url))
    chairs = [chair("Bart", "commodore"), chair("Anne", "commodore")]
    Person.sets_up(page, "cartagena", {"variant": "tortuga"}, chairs, "crew")
    now = page.get_by_role("button", name=Words("en").plain("table-now"), exact=True)
    log = page.get_by_role("region", name=Words("en").plain("table-log")).get_by_role("listitem")
    for _ in range(3):
        told = log.count()
        now.click(timeout=LONG)
        expect(log.nth(told)).to_be_attached(timeout=LONG)
    assert 4 == len(workers)


# In the page that a host sends, in every run: test_start.py, test_storage.py.
@pytest.mark.slow
def test_where_nothing_may_be_stored_the_game_is_saved_as_a_file_and_taken_up_from_it(
    page: Page, tmp_path: Path
) -> None:
    page.context.add_init_script(SHUT)
    alone = [chair("Anne"), chair("Bart", "sailor")]
    person = Person.sets_up(page, "cartagena", {"variant": "tortuga"}, alone, "shut")
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
    notice = page.locator(".table-notice").filter(has_text="last move is not stored")
    with page.expect_download() as waiting:
        notice.get_by_role("button", name="Save as a file").click(timeout=LONG)
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert load(person.twin.save()).log == load(file.read_text(encoding="utf-8")).log

    person.page = page.context.new_page()
    page.close()
    ways.to_file(person.page, file)
    person.plays(Person.clicks, moves=1)
    person.sees_prompt()
