"""How much everything counts that speaks for a seat: fitted to games played, a module for each set.

Who expects careless others saves cards and points to beat them; who expects others that last sees
that gold decides among those on the winning side, and who is on which. Against others who gather
gold themselves other things win than against those who leave it.
"""

from __future__ import annotations

from collections.abc import Mapping

from freebooters.games.mutiny.advice.model import Weights
from freebooters.games.mutiny.advice.weights import careless, keen_more, keen_two, rich_two

__all__ = ["CARELESS", "KEEN", "RICH"]

CARELESS = careless.WEIGHTS
"""Against others of whom nothing is known."""

KEEN: Mapping[int, Weights] = {2: keen_two.WEIGHTS, 3: keen_more.WEIGHTS, 4: keen_more.WEIGHTS}
"""Against sailors, by the number of seats."""

RICH: Mapping[int, Weights] = {**KEEN, 2: rich_two.WEIGHTS}
"""Against others of whom somebody gathers gold, likewise; for three and four the same."""
