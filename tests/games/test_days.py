"""The tables that rooms offer for the deal of the day."""

from __future__ import annotations

import pytest

from freebooters.app.shapes import is_day
from freebooters.bots.levels import LEVELS
from freebooters.engine.match import Match
from tests.contract.rooms import ROOMS


@pytest.mark.parametrize("folder", ROOMS)
def test_every_table_of_the_day_can_be_played(folder: str) -> None:
    game = ROOMS[folder]

    assert game.days, "every game takes part"
    for table in game.days:
        match = Match(game, table.seats, table.options, "day")
        assert {option.name for option in game.info.options} == set(table.options)
        assert not match.over
        assert table.levels
        assert LEVELS.keys() >= set(table.levels)
        assert is_day(table.since)
        assert table.until is None or (is_day(table.until) and table.since < table.until)
