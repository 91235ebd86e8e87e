"""Whom the sweeps cover. A promise kept by an empty population would be worth nothing."""

from __future__ import annotations

from dataclasses import replace
from math import prod

import pytest

from freebooters import catalog
from freebooters.engine.advice import Advice
from freebooters.engine.contract import CHANCE, Rules
from freebooters.engine.game import Game, Option
from freebooters.engine.options import checked_options
from freebooters.stage import Painter
from tests.contract.journeys import every_journey, travel
from tests.contract.rooms import (
    GAMES,
    LANGUAGES,
    PACKAGE,
    ROOMS,
    ROOT,
    SETTINGS,
    Setting,
    combinations,
)
from tests.golden.transcript import file_of, recorded

pytestmark = pytest.mark.native

ROOM_NAMES = sorted(ROOMS)


def test_every_folder_with_a_game_is_a_room_in_the_catalog() -> None:
    folders = sorted(
        folder.name
        for folder in (PACKAGE / "games").iterdir()
        if folder.is_dir() and folder.name[0].isalpha()
    )

    assert folders == list(catalog.games())
    assert sorted([*folders, "_blank"]) == ROOM_NAMES


def test_a_game_has_the_name_of_its_folder() -> None:
    assert {name: name.strip("_") for name in ROOMS} == {
        name: game.info.id for name, game in ROOMS.items()
    }


@pytest.mark.parametrize("folder", ROOM_NAMES)
def test_every_room_declares_a_whole_game(folder: str) -> None:
    game = ROOMS[folder]

    assert isinstance(game, Game)
    assert isinstance(game.rules, Rules)
    assert isinstance(game.paint, Painter)
    assert game.paint.id == game.info.id
    assert game.advice is None or isinstance(game.advice, Advice)


@pytest.mark.parametrize("folder", ROOM_NAMES)
def test_every_room_has_words_rules_pages_golden_games_and_a_census(folder: str) -> None:
    words = PACKAGE / "games" / folder / "words"

    assert sorted(LANGUAGES) == sorted(path.stem for path in words.glob("*.ftl"))
    assert ROOMS[folder].info.rules
    assert [] == [setting for setting in recorded(folder) if not file_of(setting).is_file()]
    assert SETTINGS[folder][0].counts is not None


def test_every_room_has_its_own_tests() -> None:
    assert [] == [
        name for name in ROOM_NAMES if not list((ROOT / "tests/games" / name).glob("test_*.py"))
    ]


@pytest.mark.parametrize("folder", sorted(GAMES))
def test_every_combination_of_seats_and_rated_options_is_swept(folder: str) -> None:
    info = GAMES[folder].info
    rated = {option.name for option in info.options if option.rated}
    combinations = len(info.seats) * prod(
        len(option.choices) for option in info.options if option.rated
    )
    swept = {
        (setting.seats, tuple(pair for pair in setting.chosen if pair[0] in rated))
        for setting in SETTINGS[folder]
    }

    assert combinations == len(swept)
    assert combinations > 0
    assert len(SETTINGS[folder]) == len(set(SETTINGS[folder]))


@pytest.mark.parametrize("folder", sorted(GAMES))
def test_every_choice_of_every_option_is_swept_at_every_number_of_seats(folder: str) -> None:
    info = GAMES[folder].info
    swept = {
        (setting.seats, name, choice)
        for setting in SETTINGS[folder]
        for name, choice in setting.chosen
    }

    assert swept == {
        (seats, option.name, choice)
        for seats in info.seats
        for option in info.options
        for choice in option.choices
    }


def test_options_that_are_not_rated_are_varied_in_few_settings() -> None:
    options = (
        Option("map", "choice", ("reef", "cove")),
        Option("moon", "flag", (False, True), False, rated=False),
        Option("tide", "whole", (1, 2, 3), 2, rated=False),
    )
    info = replace(ROOMS["_blank"].info, options=options)

    assert [tuple(options.values()) for options in combinations(info)] == [
        ("reef", False, 2),
        ("cove", False, 2),
        ("cove", True, 1),
        ("cove", False, 3),
    ]


@pytest.mark.parametrize("folder", sorted(GAMES))
def test_the_choices_of_an_option_are_of_its_kind(folder: str) -> None:
    types = {"choice": str, "flag": bool, "whole": int}
    for option in GAMES[folder].info.options:
        assert {types[option.kind]} == {type(choice) for choice in option.choices}, option.name
        assert len(option.choices) == len(set(option.choices)) > 1, option.name


@pytest.mark.parametrize("folder", sorted(GAMES))
def test_an_option_that_is_not_rated_has_a_default(folder: str) -> None:
    assert [] == [
        option.name
        for option in GAMES[folder].info.options
        if not option.rated and option.default is None
    ]


@pytest.mark.parametrize("folder", ROOM_NAMES)
def test_the_quick_game_and_the_defaults_are_allowed(folder: str) -> None:
    info = ROOMS[folder].info

    assert info.quick.seats in info.seats
    assert {option.name for option in info.options} == {*checked_options(info, info.quick.options)}
    assert [] == [
        option.name
        for option in info.options
        if option.default is not None and option.default not in option.choices
    ]


@every_journey
def test_every_journey_meets_decisions_and_an_end(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    traits = setting.game.info.traits

    assert 2 <= len(journey.decisions)
    assert () == journey.end.acting
    assert traits.chance == bool(journey.draws)
    assert traits.simultaneous >= any(len(m.acting) > 1 for m in journey.moments)
    assert all(seat >= CHANCE for moment in journey.moments for seat in moment.acting)
