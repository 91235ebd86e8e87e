"""A peer: catanatron, a fast game engine in pure Python, playing at random in the same run."""

from __future__ import annotations

import random
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

from tests.bench.measure import Effort, clock

__all__ = ["NAME", "random_play"]

NAME = f"catanatron {version('catanatron')}"


def random_play(effort: Effort) -> float:
    """Actions a second of its random players, two of them; its dice and dealing included."""
    random.seed(1)

    def slice_of(seconds: float) -> float:
        began = clock()
        actions = 0
        while (spent := clock() - began) < seconds:
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
            game.play()
            actions += len(game.state.actions)
        return actions / spent

    return effort.best(slice_of)
