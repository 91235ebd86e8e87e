"""The page in Firefox: a short game of each room, a game that goes on, the page without a host."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from freebooters import games
from tests.conftest import SUB_PATH
from tests.e2e import ways
from tests.e2e.haste import UNSTORED
from tests.e2e.host import serving
from tests.e2e.person import LONG, Person, chair
from tests.e2e.test_small import plays_a_trick_card
from tools.server import PageServer

pytestmark = pytest.mark.only_browser("firefox")


@dataclass(frozen=True)
class Short:
    """A game of one person and deckhands that takes few moves."""

    seed: str
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)


SHORT = {
    "cartagena": Short("54", options={"variant": "basic"}),
    "caribbean": Short("1"),
    "mutiny": Short("3"),
    "meuterer": Short("0", seats=3),
}
GAMES = {name: SHORT.get(name, Short("0", min(game.info.seats))) for name, game in games().items()}
LAST = 2
"""So many moves before its end a game is opened."""


def sets_up_a_short_game(page: Page, game: str) -> Person:
    short = GAMES[game]
    bots = [chair(name, "deckhand") for name in ("Bart", "Calico")]
    chairs = [chair("Anne"), *bots[: short.seats - 1]]
    return Person.sets_up(page, game, short.options, chairs, short.seed)


def opens_before_the_end(page: Page, game: str) -> Person:
    players = ["anne", *["deckhand"] * (GAMES[game].seats - 1)]
    return Person.goes_on(page, game, GAMES[game].options, players, -LAST)


def test_a_game_of_every_room_is_played() -> None:
    assert {*SHORT} <= {*GAMES} == {*games()}


@pytest.mark.slow  # every run plays the last moves of one
@pytest.mark.parametrize("game", GAMES)
def test_a_short_game_to_its_end(page: Page, game: str) -> None:
    person = sets_up_a_short_game(page, game)

    person.plays(Person.clicks)

    person.sees_the_end()


@pytest.mark.slow  # every run plays those of one in the single file
@pytest.mark.parametrize("game", GAMES)
def test_the_last_moves_of_a_game(page: Page, game: str) -> None:
    person = opens_before_the_end(page, game)

    person.plays(Person.clicks)

    person.sees_the_end()


@pytest.mark.slow  # one lies on the table in every run: test_workshop.py
def test_a_small_game_is_played(page: Page) -> None:
    page.add_init_script(UNSTORED)
    plays_a_trick_card(page)


def test_a_game_goes_on_after_a_reload_and_then_without_a_host(
    page: Page, dist: Path, homes: list[str]
) -> None:
    stored = page.get_by_text("Ready to play, offline too.")
    with serving(PageServer(dist, prefix=SUB_PATH), homes) as host:
        page.goto(host.address)
        expect(stored).to_be_visible(timeout=LONG)
        person = sets_up_a_short_game(page, "cartagena")
        person.plays(Person.clicks, moves=1)
        page.reload()
        person.plays(Person.clicks, moves=1)
        person.sees_prompt()
        # What the page still fetches would be broken off by the next loading, and Firefox tells.
        ways.to_home(page)
        expect(stored).to_be_visible(timeout=LONG)

    page.reload()
    page.get_by_role("link", name="Continue").click()
    person.plays(Person.clicks, moves=1)


def test_the_last_moves_of_a_game_in_the_page_as_one_file_from_the_disk(
    page: Page, single: Path, homes: list[str]
) -> None:
    homes.append(single.as_uri())
    page.goto(single.as_uri())
    person = opens_before_the_end(page, "mutiny")

    person.plays(Person.clicks)

    person.sees_the_end()
