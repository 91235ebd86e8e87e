"""The sailor plays Meuterer well enough to beat uniformly random play."""

from __future__ import annotations

import pytest

from freebooters.cli.simulate import simulate
from freebooters.engine.contract import Options
from freebooters.games.meuterer import game
from freebooters.trials.interval import wilson

EVERY_TABLE = [
    (seats, options)
    for seats in (3, 4)
    for options in (
        {"pirate": False},
        {"pirate": True},
        {"pirate": True, "islands": "printed", "open_conflict": True},
    )
]


def sailors_wins(seats: int, options: Options, games: int) -> float:
    """Games one sailor wins against flotsam, from every seat equally often."""
    players = ("sailor", *["flotsam"] * (seats - 1))
    return simulate(game, options, players, games, "strength", swap=True).wins[0]


@pytest.mark.parametrize(("seats", "options"), [EVERY_TABLE[0], EVERY_TABLE[-1]])
def test_a_sailor_beats_flotsam(seats: int, options: Options) -> None:
    assert sailors_wins(seats, options, seats) >= seats - 1


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), EVERY_TABLE)
def test_a_sailor_beats_flotsam_in_19_of_20_games(seats: int, options: Options) -> None:
    wins = sailors_wins(seats, options, 200)

    assert wins >= 190
    assert wilson(wins, 200)[0] > 0.9
