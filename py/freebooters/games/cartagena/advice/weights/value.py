"""The weights of a seat's features: learned, not written by hand.

    freebooters learn cartagena --games 600 --rounds 2 --check 300 --seed squid

made this on 2026-11-20. A sailor that judges by it won 46.3%
(40.8% to 52.0%, where 32.1% is even) of 300 games against
sailors that judged by the weights before.
"""

from __future__ import annotations

from freebooters.kit.learned import Weights

__all__ = ["WEIGHTS"]

WEIGHTS: Weights = {
    "2000": {
        "aboard": 0.4306,
        "card-1": 0.4559,
        "card-2": 0.3742,
        "card-3": 0.3458,
        "card-4": 0.3495,
        "card-5": 0.2893,
        "card-6": 0.3446,
        "card-7": 0.055,
        "card-8": 0.1482,
        "double": 0.0033,
        "hindmost": 0.0339,
        "jump-1": 0.027,
        "jump-2": 0.0159,
        "jump-3": 0.0123,
        "kinds": -0.0129,
        "left-1": -0.1106,
        "left-2": 0.3082,
        "left-3": 0.6529,
        "single": -0.0459,
        "steps-1": 0.0662,
        "steps-2": 0.0595,
        "steps-3": 0.0544,
        "steps-4": 0.0571,
        "steps-5": 0.0504,
        "steps-6": 0.0489,
    },
    "basic": {
        "aboard": 0.5202,
        "card-1": 0.4265,
        "card-2": 0.3091,
        "card-3": 0.4253,
        "card-4": 0.3738,
        "card-5": 0.3347,
        "card-6": 0.302,
        "card-7": 0.3376,
        "card-8": 0.5387,
        "double": 0.1183,
        "hindmost": 0.0265,
        "jump-1": 0.0254,
        "jump-2": 0.0213,
        "kinds": -0.0155,
        "left-1": 0.0441,
        "left-2": 0.4278,
        "single": -0.0063,
        "steps-1": 0.0691,
        "steps-2": 0.0689,
        "steps-3": 0.0541,
        "steps-4": 0.0553,
        "steps-5": 0.0744,
    },
    "advanced": {
        "aboard": 0.392,
        "card-1": 0.4022,
        "card-2": 0.3609,
        "card-3": 0.4565,
        "card-4": 0.3337,
        "card-5": 0.3532,
        "card-6": 0.0145,
        "card-7": 0.516,
        "card-8": 0.0741,
        "double": 0.0283,
        "hindmost": 0.033,
        "jump-1": 0.0269,
        "jump-2": 0.019,
        "jump-3": 0.0127,
        "kinds": -0.0286,
        "left-1": -0.0499,
        "left-2": 0.277,
        "left-3": 0.6917,
        "single": -0.0674,
        "steps-1": 0.0704,
        "steps-2": 0.0691,
        "steps-3": 0.0669,
        "steps-4": 0.0638,
        "steps-5": 0.063,
        "steps-6": 0.0711,
    },
}
