"""Whole games in the browser, played to their end in every way of playing (`browser_games.py`)."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import Page, expect

from freebooters import games, load
from freebooters.bots.levels import LEVELS
from freebooters.engine.contract import CHANCE
from tests.e2e.browser_game import BrowserGame, Way, browser_games
from tests.e2e.person import LONG, Person, chair, on_a_phone

NAMES = ("Bart", "Calico", "Drake", "Edward", "Grace")


def _case(game: str, case: BrowserGame) -> object:
    """A test's parameters and its id: game, options, seats, way of playing."""
    seats = f"{len(case.players)}-seats"
    left = [] if case.left is None else [f"last-{case.left}"]
    words = (game, *map(str, case.options.values()), seats, case.way, *left)
    marks = [on_a_phone] if case.way == "taps" else []
    if case.slow:
        marks.append(pytest.mark.slow)
    if not case.offline:
        marks.append(pytest.mark.same_page)
    return pytest.param(game, case, id="-".join(words).lower(), marks=marks)


@pytest.mark.parametrize(("game", "case"), [_case(*pair) for pair in browser_games()])
def test_a_game_to_its_end(page: Page, tmp_path: Path, game: str, case: BrowserGame) -> None:
    if case.offline:
        page.goto("")
        expect(page.get_by_text("Ready to play, offline too.")).to_be_visible(timeout=LONG)
        page.context.set_offline(True)
        page.reload()
    chairs = [
        chair(NAMES[seat], player) if player in LEVELS else chair(player)
        for seat, player in enumerate(case.players)
    ]
    frame = "narrow:1180" if case.way == "taps" else "wide:620"
    options = dict(case.options)
    if case.left is None:
        person = Person.sets_up(page, game, options, chairs, case.seed, frame)
    else:
        person = Person.goes_on(page, game, options, case.players, -case.left, frame, case.seed)

    person.plays(getattr(Person, case.way))

    person.sees_the_end()
    replays_natively(person, tmp_path)


def replays_natively(person: Person, folder: Path) -> None:
    """The page's save equals the twin's and leads natively to the same views and the same winner.
    Seats that act at the same time may have done so in another order.
    """
    text = person.exports(folder)
    expected, found = load(person.twin.save()), load(text)
    for seat in range(CHANCE, expected.seats):
        assert [e for e in expected.log if e.seat == seat] == [
            e for e in found.log if e.seat == seat
        ]
    for seat in (None, *range(expected.seats)):
        assert expected.view(seat) == found.view(seat)
    assert expected.returns == found.returns
    assert found.over


def test_every_game_and_every_way_of_playing_is_met_in_every_run() -> None:
    often = [(game, case.way) for game, case in browser_games() if not case.slow]

    assert {game for game, _ in often} == {*games()}
    assert {way for _, way in often} >= {*get_args(Way)} - {"clicks"}
    assert any(case.offline for _, case in browser_games() if not case.slow)


@pytest.mark.parametrize("game", games())
def test_a_game_is_played_in_every_situation(game: str) -> None:
    """By keyboard alone, on a phone, by people who hand over the screen; at every number of seats,
    with every option.
    """
    mine = [case for name, case in browser_games() if name == game]
    info = games()[game].info

    assert {"keys", "taps"} <= {case.way for case in mine}
    assert any(sum(player not in LEVELS for player in case.players) > 1 for case in mine)
    assert set(info.seats[:3]) <= {len(case.players) for case in mine}
    for option in info.options:
        used = {case.options.get(option.name, option.default) for case in mine}
        assert set(option.choices) <= used
