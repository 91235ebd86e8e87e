"""How much everything counts that speaks for a seat: fitted to games played, a module for each set.

Who expects careless others saves cards and points to beat them; who expects others that last sees
that gold decides among those on the winning side, and who is on which. Against others who gather
gold themselves other things win than against those who leave it.
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
"""Against others of whom nothing is known."""

KEEN: Mapping[int, WeightTable] = {
    2: _TABLES["keen_two"],
    3: _TABLES["keen_more"],
    4: _TABLES["keen_more"],
}
"""Against sailors, by the number of seats."""

RICH: Mapping[int, WeightTable] = {**KEEN, 2: _TABLES["rich_two"]}
"""Against others of whom somebody gathers gold, likewise; for three and four the same."""
