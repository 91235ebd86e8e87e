"""How much better one level of bot is than another, in every variant of every game."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from typing import Any

from freebooters.cli.simulate import Result, simulate
from freebooters.engine import catalog
from tests.bench.measure import settings

__all__ = ["PAIRS", "ladder"]

PAIRS = (("sailor", "flotsam"), ("sailor", "deckhand"))
"""Stronger first, in every seat equally often, the other in all the rest. Levels that search take
hours for as many games: they meet in the arena.
"""


def ladder(games: int) -> dict[str, Result]:
    """`games` games per pair and setting with the fewest seats, by name; uses all cores."""
    tasks = {
        f"{' '.join([game.info.id, *map(str, options.values())])}: {' against '.join(pair)}": (
            game.info.id,
            options,
            (pair[0], *pair[1:] * (min(game.info.seats) - 1)),
            games,
        )
        for game in catalog.games().values()
        for options in settings(game)
        for pair in PAIRS
    }
    with ProcessPoolExecutor() as pool:
        return dict(zip(tasks, pool.map(_play, tasks.values()), strict=True))


def _play(task: tuple[str, dict[str, Any], tuple[str, ...], int]) -> Result:
    game_id, options, players, games = task
    return simulate(catalog.game(game_id), options, players, games, "ladder", swap=True)
