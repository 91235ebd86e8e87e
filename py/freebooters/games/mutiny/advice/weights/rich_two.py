"""Weights against another who gathers gold, in games for two.

    python -m freebooters.training.recipes.mutiny.climbing rich_two --generations 6 --games 800 --seed rich

made them on 2026-11-23, from those that were there before, which were bred likewise, by what
wins: of 4,000 games each a seat that sails so where somebody else gathers gold, and lays its cards as
a sailor, won 61.9 % against others by `keen_two` and 59.9 % against those who do not mind sides
either; by `keen_two` alone it won 39.5 % against these.
"""

from __future__ import annotations

from dataclasses import replace

from freebooters.games.mutiny.advice.weights.keen_two import WEIGHTS as _KIN

__all__ = ["WEIGHTS"]

WEIGHTS = replace(
    _KIN,
    voyage=(
        1.551,
        0.650,
        -0.028,
        0.108,
        0.144,
        -0.595,
        -0.155,
        0.113,
        -0.059,
        0.386,
        -0.067,
        -1.019,
        0.516,
        0.685,
        1.206,
    ),
    lasting=(
        -3.476,
        2.197,
    ),
    gold=(
        -0.002,
        0.537,
        0.136,
    ),
    change=0.146,
    fickle=0.054,
    news=0.854,
    growth=(
        0.218,
        0.227,
        0.392,
        0.211,
    ),
    spoils=(
        0.174,
        0.277,
    ),
)
