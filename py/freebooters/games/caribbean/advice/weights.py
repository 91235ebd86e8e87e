"""The weights of a seat's features: learned, not written by hand.

    freebooters learn caribbean --games 480 --rounds 1 --check 240 --seed school

made this on 2026-11-22. A sailor that judges by it won 32.7%
(27.1% to 38.9%, where 36.1% is even) of 240 games against
sailors that judged by the weights before. In the first 120 of these games a sailor that judged by
the weights before won as many.

They were kept when the borders of the chart changed and chests came to count less in the last two
rounds: until then wealth is nearly the same feature.
"""

from __future__ import annotations

from freebooters.kit.learned import Weights

__all__ = ["WEIGHTS"]

WEIGHTS: Weights = {
    "2": {
        "wealth-1": 0.951,
        "wealth-2": 0.9839,
        "wealth-3": 1.0007,
    },
    "3": {
        "wealth-1": 0.7743,
        "wealth-2": 0.9736,
        "wealth-3": 1.0068,
    },
    "4": {
        "wealth-1": 0.9071,
        "wealth-2": 0.9613,
        "wealth-3": 0.9932,
    },
}
