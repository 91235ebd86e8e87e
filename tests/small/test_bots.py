"""Bots at the small games, of which no advice says what a position is worth."""

from __future__ import annotations

import pytest

from freebooters.trials.playing import played, shares
from tests.small.small_games import GAMES

_GAMES = 24


@pytest.mark.parametrize("name", GAMES)
def test_the_usual_opponent_plays_better_than_chance(name: str) -> None:
    game = GAMES[name]
    wins = 0.0
    for number in range(_GAMES):
        seat = number % 2
        sitting = ["sailor" if each == seat else "flotsam" for each in (0, 1)]
        wins += shares(played(game, game.info.usual_options, sitting, f"bots/{number}"))[seat]
    assert wins >= _GAMES * 0.6, wins
