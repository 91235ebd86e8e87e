"""The deal of the day: the tables that rooms offer for it, and what days there were."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from freebooters.app import compose
from freebooters.app.protocol import is_day
from freebooters.bots.levels import LEVELS
from freebooters.engine.match import Match
from tests.contract.rooms import ROOMS
from tools.node import find_node
from tools.steps import run

_SCRIPT = Path(__file__).parents[1] / "web" / "days.mjs"
_KEPT = _SCRIPT.with_suffix(".txt")
"""The deals of the first weeks as they were first; a day that is over must never get another."""


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


def test_no_day_has_another_deal_than_it_had() -> None:
    kept = _KEPT.read_text(encoding="utf-8").splitlines()
    rooms = compose.catalog_json()["games"]
    dates = [line.split()[0] for line in kept]

    found = run([find_node().node, _SCRIPT, json.dumps(rooms), *dates]).splitlines()

    assert len(kept) >= 60
    assert kept == found
