"""Levels that compare plans beat those that do not, and games end before the limit of rounds."""

from __future__ import annotations

import pytest

from freebooters.cli.simulate import simulate
from freebooters.games.caribbean import game
from freebooters.games.caribbean.rules.components import GOALS
from freebooters.trials.playing import played

OPTIONS = {"surcharge": False}


@pytest.mark.slow
def test_a_level_that_compares_plans_beats_a_sailor() -> None:
    players = ("helmsman", "sailor")

    assert simulate(game, OPTIONS, players, 20, "strength", swap=True).wins[0] >= 15


def games_at_the_limit(level: str, seats: int, games: int) -> int:
    """Of games between that level alone, those that only the limit of rounds has ended."""
    ended = [played(game, OPTIONS, [level] * seats, f"limit/{number}") for number in range(games)]
    return sum(max(match.view(None).money) < GOALS[seats] for match in ended)


def test_ships_do_not_lie_at_anchor_until_the_rounds_are_over() -> None:
    """Two deckhands may fight to the end over the last chest, but seldom."""
    assert games_at_the_limit("deckhand", 2, 8) <= 1
    assert 0 == games_at_the_limit("sailor", 2, 1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_few_games_between_deckhands_reach_the_last_round(seats: int) -> None:
    """If 3 in 100 do, more than 7 of a hundred games do so once in a hundred times."""
    assert games_at_the_limit("deckhand", seats, 100) <= 7
