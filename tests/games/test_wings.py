"""All rooms have one ground plan, so that whoever knows one finds everything in the next."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import pytest

from tests.contract.rooms import ROOMS

WINGS = {"advice": "Advice", "rules": "Rules", "table": "Painter"}


@pytest.mark.parametrize("folder", ROOMS)
def test_a_room_has_three_wings_a_census_six_modules_of_data_and_no_other_module(
    folder: str,
) -> None:
    room = import_module(f"freebooters.games.{folder}")

    assert sorted(
        [*WINGS, "census", "coach", "days", "figures", "lessons", "pad", "tune"]
    ) == sorted(module.name for module in iter_modules(room.__path__))


@pytest.mark.parametrize("folder", ROOMS)
def test_a_wing_hands_out_the_part_of_the_game_that_it_is(folder: str) -> None:
    game = ROOMS[folder]
    parts = {"advice": game.advice, "rules": game.rules, "table": game.paint}

    for wing, part in parts.items():
        name = folder.strip("_").capitalize() + WINGS[wing]
        assert type(part) is getattr(import_module(f"freebooters.games.{folder}.{wing}"), name)


@pytest.mark.parametrize("folder", ROOMS)
def test_a_room_s_lessons_remarks_and_days_are_those_of_its_game(folder: str) -> None:
    assert ROOMS[folder].lessons is import_module(f"freebooters.games.{folder}.lessons").LESSONS
    assert ROOMS[folder].remarks is import_module(f"freebooters.games.{folder}.coach").REMARKS
    assert ROOMS[folder].days is import_module(f"freebooters.games.{folder}.days").DAYS


@pytest.mark.parametrize("folder", ROOMS)
def test_a_wing_that_is_a_folder_has_the_main_modules(folder: str) -> None:
    hearts = {
        "advice": {"advice", "reasons"},
        "rules": {"refusals", "rules", "state", "view"},
        "table": {"layout", "painter"},
    }
    for wing, expected in hearts.items():
        module = import_module(f"freebooters.games.{folder}.{wing}")
        held = {found.name for found in iter_modules(getattr(module, "__path__", ()))}

        assert not held or expected <= held, wing
