"""Whole games in the browser, to their end, in every way of playing; see the rooms' `evenings`."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import Page, expect

from freebooters import games, load
from freebooters.bots.levels import LEVELS
from freebooters.engine.contract import CHANCE
from tests.e2e.evening import Evening, Way, evenings
from tests.e2e.person import LONG, Person, chair, on_a_phone

NAMES = ("Bart", "Calico", "Drake", "Edward", "Grace")


def _case(game: str, evening: Evening) -> object:
    """A test's parameters and its name: game, seats, the way of playing, what is special."""
    seats = f"{len(evening.players)}-seats"
    words = (game, *map(str, evening.options.values()), seats, evening.way)
    marks = [on_a_phone] if evening.way == "taps" else []
    if evening.seldom:
        marks.append(pytest.mark.slow)
    return pytest.param(game, evening, id="-".join(words).lower(), marks=marks)


@pytest.mark.parametrize(("game", "evening"), [_case(*pair) for pair in evenings()])
def test_a_game_to_its_end(page: Page, tmp_path: Path, game: str, evening: Evening) -> None:
    if evening.offline:
        page.goto("")
        expect(page.get_by_text("Ready to play, offline too.")).to_be_visible(timeout=LONG)
        page.context.set_offline(True)
        page.reload()
    chairs = [
        chair(NAMES[seat], player) if player in LEVELS else chair(player)
        for seat, player in enumerate(evening.players)
    ]
    frame = "tall" if evening.way == "taps" else "wide"
    person = Person.sits_down(page, game, dict(evening.options), chairs, evening.seed, frame)

    person.plays(getattr(Person, evening.way))

    person.sees_the_end()
    replays_natively(person, tmp_path)


def replays_natively(person: Person, folder: Path) -> None:
    """The page's save is the twin's and leads natively to the same views and winner; those who act
    at the same time may have done so in another order.
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
    often = [(game, evening.way) for game, evening in evenings() if not evening.seldom]

    assert {game for game, _ in often} == {*games()}
    assert {way for _, way in often} == {*get_args(Way)}
    assert any(evening.offline for _, evening in evenings() if not evening.seldom)


@pytest.mark.parametrize("game", games())
def test_a_game_is_played_in_every_situation(game: str) -> None:
    """By keyboard alone, on a phone, by people who hand over the screen; at every number of seats,
    with every option.
    """
    mine = [evening for name, evening in evenings() if name == game]
    info = games()[game].info

    assert {"keys", "taps"} <= {evening.way for evening in mine}
    assert any(sum(player not in LEVELS for player in evening.players) > 1 for evening in mine)
    assert set(info.seats[:3]) <= {len(evening.players) for evening in mine}
    for option in info.options:
        used = {evening.options.get(option.name, option.default) for evening in mine}
        assert set(option.choices) <= used
