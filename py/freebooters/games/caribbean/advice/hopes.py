"""What chests are worth to the seat that sails the ship in turn, worked out once for all its voyages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp

from freebooters.engine.contract import Seat
from freebooters.games.caribbean.advice.worth import PULL, distances, shares, worths
from freebooters.games.caribbean.rules.chart import AREAS, BORDERS
from freebooters.games.caribbean.rules.components import CARDS, RAID, VALUES
from freebooters.games.caribbean.rules.state import NONE, owners_of

__all__ = ["Hopes", "hopes", "prizes"]

_STEP = 150.0
"""What a step left is worth, in doubloons."""
_LATER = 0.3
"""The share of a prize that counts where the steps left do not reach it; less the farther it is."""
_SURE = 0.97
"""The share of a chest that counts as one's own where the steps left reach a hideout."""

_VOYAGE = range(2 * max(CARDS) + 1)
"""How many steps a ship may have left."""
_NEARER = tuple(exp(steps / PULL) for steps in _VOYAGE)
"""By how much a chest weighs more for a seat once it has come so many steps nearer."""
_FARTHEST = max(map(max, distances()))

Bounty = tuple[int, tuple[float, ...]]
"""An area where a chest may be fetched, and what that is worth by the steps still left there; steps
lacking count from the end, as in Python: -2 where it takes two more than there are.
"""


class Hopes:
    """What a chest is worth to a seat, in doubloons; first by chest, then by area."""

    def __init__(self, colours: tuple[int, ...], seat: Seat) -> None:
        owners = owners_of(colours)
        own = [share[seat] for share in shares(owners, len(colours))]
        home = [
            min(steps[area] for area, owner in enumerate(owners) if owner == seat)
            for steps in distances()
        ]
        by_value = {value: _aboard(value, own, home) for value in set(VALUES)}
        self.aboard = tuple(by_value[value] for value in VALUES)
        """Aboard the ship in turn, with so many steps left: by chest, steps and area."""
        table = worths(owners, len(colours))
        self.afloat = [[worth[seat] for worth in by_area] for by_area in table.afloat]
        """Aboard any other ship."""
        self.ashore = [[worth[seat] for worth in by_town] for by_town in table.ashore]
        """In port, by town."""

    def to_load(self, chest: int, town: int) -> Bounty:
        """A chest to be fetched from a port."""
        return town, self._by_steps(chest, town, RAID, self.ashore[chest][town])

    def to_steal(self, chest: int, area: int) -> Sequence[Bounty]:
        """A chest to be fetched from a ship, from any area beside it."""
        left = self.afloat[chest][area]
        return [(beside, self._by_steps(chest, beside, 0, left)) for beside in BORDERS[area]]

    def _by_steps(self, chest: int, area: int, raid: int, left: float) -> tuple[float, ...]:
        gains = [raid + by_area[area] - left for by_area in self.aboard[chest]]
        return (*gains, *(gains[0] * _LATER / lacking for lacking in range(_FARTHEST, 0, -1)))


def _aboard(value: int, own: Sequence[float], home: Sequence[int]) -> tuple[tuple[float, ...], ...]:
    """What a chest of that value is worth aboard, by the steps left and area; `own` are the seat's
    shares of a chest there, `home` its ways home.
    """

    def worth(area: int, steps: int) -> float:
        over = steps - home[area]
        if over >= 0:
            return value * _SURE + over * _STEP
        near = own[area] * _NEARER[steps]
        return value * near / (near + (1 - own[area]))

    return tuple(tuple(worth(area, steps) for area in range(len(AREAS))) for steps in _VOYAGE)


@lru_cache(maxsize=64)
def hopes(colours: tuple[int, ...], seat: Seat) -> Hopes:
    """The hopes of a seat, with the seats' colours."""
    return Hopes(colours, seat)


class _Prize(dict[int, float]):
    """Per area the chest most worth fetching from there, found when it is first asked for."""

    def __init__(self, bounties: Sequence[Bounty], steps: int) -> None:
        super().__init__()
        self._bounties = bounties
        self._steps = steps

    def __missing__(self, area: int) -> float:
        away, steps = distances()[area], self._steps
        gains = [by_steps[steps - away[there]] for there, by_steps in self._bounties]
        self[area] = most = max(0.0, *gains) if gains else 0.0
        return most


@lru_cache(maxsize=256)
def prizes(
    own: Hopes, lying: tuple[int, ...], afloat: tuple[tuple[int, int], ...]
) -> Sequence[Mapping[int, float]]:
    """What an empty ship may hope to fetch, by its steps left and its area. `lying` are the chests by
    town, or `NONE`; `afloat` the other ships' chests and where they are.
    """
    bounties = [own.to_load(chest, town) for town, chest in enumerate(lying) if chest != NONE]
    for chest, area in afloat:
        bounties += own.to_steal(chest, area)
    return tuple(_Prize(bounties, steps) for steps in _VOYAGE)
