"""How much better one level of bot is than another, in every variant of every game."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from typing import Any

from freebooters.bots.levels import LEVELS
from freebooters.cli.simulate import Result, simulate
from freebooters.engine import catalog
from tests.bench.measure import settings

__all__ = ["PAIRS", "ladder"]

PAIRS = (("sailor", "flotsam"), *((one, other) for other, one in pairwise(LEVELS)))
"""Stronger first; both sit in either seat equally often."""


def ladder(games: int) -> dict[str, Result]:
    """`games` two-seat games per pair and setting, by name; uses all cores."""
    tasks = {
        f"{' '.join([game.info.id, *map(str, options.values())])}: {' against '.join(pair)}": (
            game.info.id,
            options,
            pair,
            games,
        )
        for game in catalog.games().values()
        for options in settings(game)
        for pair in PAIRS
    }
    with ProcessPoolExecutor() as pool:
        return dict(zip(tasks, pool.map(_play, tasks.values()), strict=True))


def _play(task: tuple[str, dict[str, Any], tuple[str, str], int]) -> Result:
    game_id, options, pair, games = task
    return simulate(catalog.game(game_id), options, pair, games, "ladder", swap=True)
