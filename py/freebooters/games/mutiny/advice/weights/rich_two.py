"""Weights against another who gathers gold, in games for two.

    freebooters learn mutiny --set rich_two --by evolve --games 800 --rounds 6 --seed rich

made them on 2026-11-23 from the weights before, which were made in the same way, optimized for
wins. A seat that plays the voyage by them if somebody else gathers gold, and lays its cards as a
sailor, won 61.9 % of 4,000 games against opponents with `keen_two` and 59.9 % of 4,000 against
opponents that also ignore sides; with `keen_two` alone it won 39.5 % against the latter.
"""

from __future__ import annotations

from freebooters.games.mutiny.advice.weights.keen_two import WEIGHTS as _BASE
from freebooters.kit.learned import Weights

__all__ = ["WEIGHTS"]

WEIGHTS: Weights = {
    **_BASE,
    "voyage": {
        "base": 1.551,
        "own": 0.65,
        "own-first": -0.028,
        "other": 0.108,
        "cards": 0.144,
        "short": -0.595,
        "scarce": -0.155,
        "lead": 0.113,
        "leads": -0.059,
        "lag": 0.386,
        "lags": -0.067,
        "others-cards": -1.019,
        "others": 0.516,
        "friends-cards": 0.685,
        "friends": 1.206,
    },
    "lasting": {
        "base": -3.476,
        "card": 2.197,
    },
    "gold": {
        "base": -0.002,
        "ahead": 0.537,
        "fog": 0.136,
    },
    "growth": {
        "own": 0.218,
        "other": 0.227,
        "cards": 0.392,
        "gold": 0.211,
    },
    "spoils": {
        "cards": 0.174,
        "gold": 0.277,
    },
    "rounds": {
        "change": 0.146,
        "fickle": 0.054,
        "telling": 0.0,
        "leaning": 0.17,
        "news": 0.854,
    },
}
