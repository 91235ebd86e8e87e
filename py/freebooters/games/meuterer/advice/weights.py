"""The weights of a seat's features: learned, not written by hand.

    freebooters learn meuterer --games 400 --rounds 1 --check 300 --seed mutineer

made this on 2026-11-22. A sailor that judges by it won 34.9%
(29.7% to 40.4%, where 29.2% is even) of 300 games against
sailors that judged by the weights before.
"""

from __future__ import annotations

from freebooters.kit.learned import Weights

__all__ = ["WEIGHTS"]

WEIGHTS: Weights = {
    "every": {
        "captain": -0.252,
        "conflicts": 0.2083,
        "goods": 0.326,
        "held": 0.087,
        "held-conflicts": -0.0354,
        "kept": 0.0487,
        "loader": 0.2246,
        "missing": 0.4059,
        "open": 0.4077,
        "pay": 0.1559,
        "points-0": 0.5034,
        "points-1": 0.4989,
        "points-2": 0.4801,
        "points-3": 0.4808,
        "points-4": 0.4747,
        "points-5": 0.4544,
        "points-6": 0.4186,
        "points-7": 0.405,
        "points-8": 0.4834,
        "sales": 0.2316,
        "settled": 0.4763,
        "sold": 0.3216,
        "steering": 0.3949,
        "unsure": -0.0348,
    },
}
