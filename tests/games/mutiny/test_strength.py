"""The sailor plays La Mutinerie well enough to beat uniformly random play. Where everybody loses, it
has lost too.
"""

from __future__ import annotations

import pytest

from freebooters.cli.simulate import simulate
from freebooters.games.mutiny import game
from freebooters.trials.interval import wilson


def sailors_wins(seats: int, games: int) -> float:
    """Games one sailor wins against flotsam, from every seat equally often."""
    players = ("sailor", *["flotsam"] * (seats - 1))
    return simulate(game, {}, players, games, "strength", swap=True).wins[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sailor_beats_flotsam(seats: int) -> None:
    assert sailors_wins(seats, 3 * seats) >= 2 * seats


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least"), [(2, 185), (3, 175), (4, 165)])
def test_a_sailor_beats_flotsam_in_most_games(seats: int, least: int) -> None:
    wins = sailors_wins(seats, 200)

    assert wins >= least
    assert wilson(wins, 200)[0] > 3 / 4
