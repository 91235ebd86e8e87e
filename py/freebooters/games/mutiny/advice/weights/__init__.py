"""The weights of a seat's features, fitted to games between bots; a module for each set.

Against careless opponents a seat wins by saving cards and points. Against opponents that stay in
the game, gold decides among the seats on the winning side, and it matters who is on which side.
Against opponents that gather gold other choices win than against those that leave it.
"""

from __future__ import annotations

from collections.abc import Mapping

from freebooters.games.mutiny.advice.weight_table import WeightTable, table_of
from freebooters.games.mutiny.advice.weights import careless, keen_more, keen_two, rich_two
from freebooters.kit.learned import Weights

__all__ = ["CARELESS", "KEEN", "RICH", "SETS"]

SETS: Mapping[str, Weights] = {
    "careless": careless.WEIGHTS,
    "keen_two": keen_two.WEIGHTS,
    "keen_more": keen_more.WEIGHTS,
    "rich_two": rich_two.WEIGHTS,
}
"""By the names of their modules."""

_TABLES = {name: table_of(weights) for name, weights in SETS.items()}

CARELESS = _TABLES["careless"]
"""Against opponents of whom nothing is known."""

KEEN: Mapping[int, WeightTable] = {
    2: _TABLES["keen_two"],
    3: _TABLES["keen_more"],
    4: _TABLES["keen_more"],
}
"""Against sailors, by the number of seats."""

RICH: Mapping[int, WeightTable] = {**KEEN, 2: _TABLES["rich_two"]}
"""Against opponents of whom somebody gathers gold, by the number of seats; for three and four the
same as `KEEN`.
"""
