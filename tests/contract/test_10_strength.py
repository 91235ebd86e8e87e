"""Promise 10, strength: the sailor plays well enough to beat uniformly random play. How well, and at
which tables, each room says in its `strength.toml`.
"""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from freebooters.cli.simulate import simulate
from freebooters.engine.contract import Options
from tests.contract.rooms import ROOMS, ROOT


def _tables(folder: str) -> list[dict[str, Any]]:
    """The tables of a room, each with `seats` and how many `wins` there must be in so many `games`,
    in every run (`quick`) or in the long sweeps (`long`); `options` are those not as usual.
    """
    text = (ROOT / "tests" / "games" / folder / "strength.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["tables"]
    return found


def _cases() -> list[Any]:
    return [
        pytest.param(
            folder,
            table["seats"],
            options,
            table[run]["games"],
            table[run]["wins"],
            id="-".join([folder, *map(str, options.values()), str(table["seats"]), run]),
            marks=[pytest.mark.slow] if run == "long" else [],
        )
        for folder, game in ROOMS.items()
        if game.advice
        for table in _tables(folder)
        for options in [table.get("options", {})]
        for run in ("quick", "long")
        if run in table
    ]


@pytest.mark.parametrize(("folder", "seats", "options", "games", "least"), _cases())
def test_a_sailor_beats_players_by_chance(
    folder: str, seats: int, options: Options, games: int, least: int
) -> None:
    players = ("sailor", *["flotsam"] * (seats - 1))

    won = simulate(ROOMS[folder], options, players, games, "strength", swap=True).wins[0]

    assert won >= least


def test_every_room_with_advice_says_how_strong_it_is_in_every_run_and_in_the_long_sweeps() -> None:
    for folder, game in ROOMS.items():
        if game.advice:
            runs = [set(table) & {"quick", "long"} for table in _tables(folder)]

            assert {"quick", "long"} == set().union(*runs), folder
            assert all(runs), folder
