"""How much everything counts that speaks for a seat: learned, not written by hand.

    freebooters learn cartagena --games 800 --rounds 2 --check 400 --seed squid

made this on 2026-11-20. A sailor that judges by it won 52.2%
(47.4% to 57.1%, where 32.1% is even) of 400 games against
sailors that judged by the weights before.
"""

from __future__ import annotations

from freebooters.kit.learned import Weights

__all__ = ["WEIGHTS"]

WEIGHTS: Weights = {
    "2000": {
        "aboard": 0.4764,
        "card-1": 0.4537,
        "card-2": 0.3927,
        "card-3": 0.2245,
        "card-4": 0.3945,
        "card-5": 0.2982,
        "card-6": 0.3072,
        "card-7": 0.2497,
        "card-8": 0.1992,
        "double": 0.0395,
        "hindmost": 0.0387,
        "jump-1": 0.0276,
        "jump-2": 0.0114,
        "jump-3": 0.0127,
        "kinds": -0.0137,
        "left-1": -0.1079,
        "left-2": 0.2991,
        "left-3": 0.6222,
        "single": -0.046,
        "steps-1": 0.0656,
        "steps-2": 0.0581,
        "steps-3": 0.0512,
        "steps-4": 0.0528,
        "steps-5": 0.0503,
        "steps-6": 0.0501,
    },
    "basic": {
        "aboard": 0.422,
        "card-1": 0.4714,
        "card-2": 0.4224,
        "card-3": 0.4267,
        "card-4": 0.407,
        "card-5": 0.3592,
        "card-6": 0.205,
        "card-7": 0.2956,
        "card-8": -0.0457,
        "double": 0.115,
        "hindmost": 0.0408,
        "jump-1": 0.0243,
        "jump-2": 0.0179,
        "kinds": -0.0295,
        "left-1": 0.0247,
        "left-2": 0.4866,
        "single": -0.0541,
        "steps-1": 0.0758,
        "steps-2": 0.0719,
        "steps-3": 0.0562,
        "steps-4": 0.07,
        "steps-5": 0.085,
    },
    "advanced": {
        "aboard": 0.4331,
        "card-1": 0.4404,
        "card-2": 0.3913,
        "card-3": 0.4233,
        "card-4": 0.3469,
        "card-5": 0.3947,
        "card-6": 0.0586,
        "card-7": 0.4281,
        "card-8": 0.2725,
        "double": 0.048,
        "hindmost": 0.0396,
        "jump-1": 0.0227,
        "jump-2": 0.0148,
        "jump-3": 0.0119,
        "kinds": -0.0309,
        "left-1": -0.0544,
        "left-2": 0.2737,
        "left-3": 0.7188,
        "single": -0.0623,
        "steps-1": 0.07,
        "steps-2": 0.0629,
        "steps-3": 0.0596,
        "steps-4": 0.0529,
        "steps-5": 0.0542,
        "steps-6": 0.0613,
    },
}
