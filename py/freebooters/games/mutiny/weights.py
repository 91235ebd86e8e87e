"""Weights of `standing`, fitted on 2026-11-22 to games of a sailor, by the weights before.

    PYTHONPATH=py:. python -m tests.games.mutiny.fitting --games 18000 --seed A

With 2, 3 and 4 seats a sailor by them won 52, 48 and 37 % of 300 games against sailors by those
before; against flotsam, of 600 games by each, 94.7, 91.7 and 87.1 %, before 94.7, 91.4 and 89.0 %.
That sailor still counted the time its knocks win, so the command makes other weights today.
"""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["GOLD", "LASTING", "STANDING", "VOYAGE"]

VOYAGE: tuple[float, ...] = (
    0.152,
    -0.041,
    1.154,
    0.053,
    0.294,
    -0.933,
    -0.171,
    0.445,
    -0.003,
    0.201,
    -0.362,
    -0.667,
    0.285,
)
"""Per trait: that one's side takes the mutiny and one is still in the game."""

LASTING: tuple[float, ...] = (
    -4.910,
    0.812,
)
"""That a seat on the winning side is in the game at its end: the base, per card."""

GOLD: tuple[float, ...] = (
    -0.599,
    0.891,
)
"""That it is richer then: the base, per gold it has more."""

STANDING: Mapping[tuple[int, int], tuple[float, ...]] = {
    (1, 1): (
        -0.252,
        1.239,
        1.033,
        -0.344,
        0.346,
        0.000,
        0.019,
        0.623,
        0.066,
        0.854,
        0.249,
        -0.461,
        -0.353,
        -2.754,
    ),
    (1, 2): (
        0.884,
        1.496,
        1.253,
        -0.115,
        0.190,
        -0.932,
        -0.091,
        0.410,
        -0.102,
        0.141,
        -0.072,
        -0.525,
        -0.575,
        -3.122,
    ),
    (1, 3): (
        0.868,
        0.876,
        1.341,
        0.160,
        0.651,
        -0.784,
        0.154,
        0.037,
        0.020,
        0.078,
        0.087,
        -0.723,
        -0.258,
        -3.451,
    ),
    (2, 1): (
        -0.638,
        0.441,
        1.229,
        -0.058,
        -0.114,
        -2.139,
        -0.245,
        0.418,
        -0.018,
        0.736,
        -0.282,
        -0.693,
        -0.121,
        -1.515,
    ),
    (2, 2): (
        0.611,
        0.586,
        0.948,
        -0.200,
        0.043,
        -1.314,
        -0.215,
        0.363,
        0.047,
        0.373,
        -0.201,
        -1.151,
        0.135,
        -1.686,
    ),
    (2, 3): (
        0.816,
        0.508,
        1.003,
        0.012,
        0.209,
        -1.040,
        -0.023,
        0.304,
        -0.141,
        0.177,
        -0.224,
        -1.369,
        0.637,
        -1.672,
    ),
    (3, 1): (
        -0.713,
        0.145,
        0.702,
        -0.068,
        0.048,
        -1.341,
        -0.451,
        0.163,
        0.334,
        0.521,
        -0.447,
        -0.883,
        0.069,
        -0.641,
    ),
    (3, 2): (
        -0.234,
        0.170,
        0.994,
        -0.082,
        0.134,
        -1.204,
        -0.249,
        0.216,
        0.241,
        0.196,
        -0.328,
        -1.165,
        0.466,
        -0.977,
    ),
    (3, 3): (
        0.652,
        0.068,
        0.985,
        0.016,
        0.113,
        -1.017,
        -0.162,
        0.272,
        -0.028,
        0.203,
        -0.290,
        -1.210,
        0.892,
        -0.888,
    ),
}
"""By duels one's own and the other side need, per trait, last the threat of the richer."""
