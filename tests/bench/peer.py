"""A peer: catanatron, a fast game engine in pure Python, playing at random in the same run."""

from __future__ import annotations

import random
from functools import partial
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

from tests.bench.measure import Effort, least

__all__ = ["NAME", "random_play"]

NAME = f"catanatron {version('catanatron')}"


def random_play(effort: Effort) -> float:
    """Actions a second of its random players, two of them; its dice and dealing included."""
    actions = sum(_random_game(seed) for seed in range(effort.games))
    games = [partial(_random_game, seed) for seed in range(effort.games)]
    return actions / sum(least(games, effort.rounds))


def _random_game(seed: int) -> int:
    random.seed(seed)
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    game.play()
    return len(game.state.actions)
