"""The policy: plausible actions, quickly, for rollouts and for what the others would do.

A ship's order is chosen by how it changes what chests are worth to its controller, computed once
for all its voyages; cards are laid by what each ship may bring.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.games.caribbean.advice.value import (
    PULL,
    STAGES,
    distances,
    shares,
    stage,
    worths,
)
from freebooters.games.caribbean.rules.chart import AREAS, BORDERS, INDEX
from freebooters.games.caribbean.rules.components import CARDS, RAID, SHIP_INDEX, SHIPS, VALUES
from freebooters.games.caribbean.rules.state import NONE, CaribbeanState, owners_of

__all__ = ["sample_bid", "sample_order"]

_STEP = 150.0
"""What a step left is worth, in doubloons."""
_LATER = 0.3
"""The share of a prize that counts if the steps left do not reach it; it is less the farther it is."""
_SURE = 0.97
"""The share of a chest that counts as one's own if the steps left reach a hideout."""
_ORDER_NOISE = 50.0
"""Noise added when an order is chosen, in doubloons."""
_BID_NOISE = 400.0
"""Noise added when a card is laid."""
_CATCH = 0.3
"""The share of a chest not yet aboard that counts when a card is laid."""

_VOYAGE = range(2 * max(CARDS) + 1)
"""How many steps a ship may have left."""
_NEARER = tuple(exp(steps / PULL) for steps in _VOYAGE)
"""How much more a chest is worth to a seat when it has come so many steps nearer."""
_FARTHEST = max(map(max, distances()))

Fetch = tuple[int, tuple[float, ...]]
"""An area where a chest may be fetched, and what that is worth by the steps still left there.
Missing steps are negative indices: -2 if two more are needed than there are.
"""


class ChestWorths:
    """What a chest is worth to a seat at a stage of the game, in doubloons; first by chest, then by
    area.
    """

    def __init__(self, colours: tuple[int, ...], seat: Seat, late: int) -> None:
        owners = owners_of(colours)
        own = [share[seat] for share in shares(owners, len(colours))]
        home = [
            min(steps[area] for area, owner in enumerate(owners) if owner == seat)
            for steps in distances()
        ]
        by_value = {value: _aboard(value, own, home, late / STAGES) for value in set(VALUES)}
        self.aboard = tuple(by_value[value] for value in VALUES)
        """Aboard the ship in turn, with so many steps left: by chest, steps and area."""
        table = worths(owners, len(colours), late)
        self.afloat = [[worth[seat] for worth in by_area] for by_area in table.afloat]
        """Aboard any other ship."""
        self.ashore = [[worth[seat] for worth in by_town] for by_town in table.ashore]
        """In port, by town."""

    def to_load(self, chest: int, town: int) -> Fetch:
        """The worth of a chest that can be fetched from a port."""
        return town, self._by_steps(chest, town, RAID, self.ashore[chest][town])

    def to_steal(self, chest: int, area: int) -> Sequence[Fetch]:
        """The worth of a chest that can be fetched from a ship, from any area beside it."""
        left = self.afloat[chest][area]
        return [(beside, self._by_steps(chest, beside, 0, left)) for beside in BORDERS[area]]

    def _by_steps(self, chest: int, area: int, raid: int, left: float) -> tuple[float, ...]:
        gains = [raid + by_area[area] - left for by_area in self.aboard[chest]]
        return (*gains, *(gains[0] * _LATER / lacking for lacking in range(_FARTHEST, 0, -1)))


def _aboard(
    value: int, own: Sequence[float], home: Sequence[int], later: float
) -> tuple[tuple[float, ...], ...]:
    """What a chest of that value is worth aboard, by steps left and area; `own` are the seat's
    shares of a chest in each area, `home` the distances to its hideouts, `later` how much of a chest
    counts that is not brought home at once.
    """

    def worth(area: int, steps: int) -> float:
        over = steps - home[area]
        if over >= 0:
            return value * _SURE + over * _STEP
        near = own[area] * _NEARER[steps]
        return value * later * near / (near + (1 - own[area]))

    return tuple(tuple(worth(area, steps) for area in range(len(AREAS))) for steps in _VOYAGE)


@lru_cache(maxsize=128)
def chest_worths(colours: tuple[int, ...], seat: Seat, late: int) -> ChestWorths:
    """Those of a seat at that stage, with the seats' colours."""
    return ChestWorths(colours, seat, late)


class _BestFetch(dict[int, float]):
    """Per area the best chest to fetch from there, computed when it is first needed."""

    def __init__(self, fetches: Sequence[Fetch], steps: int) -> None:
        super().__init__()
        self._fetches = fetches
        self._steps = steps

    def __missing__(self, area: int) -> float:
        away, steps = distances()[area], self._steps
        gains = [by_steps[steps - away[there]] for there, by_steps in self._fetches]
        self[area] = most = max(0.0, *gains) if gains else 0.0
        return most


@lru_cache(maxsize=256)
def best_fetches(
    own: ChestWorths, lying: tuple[int, ...], afloat: tuple[tuple[int, int], ...]
) -> Sequence[Mapping[int, float]]:
    """What an empty ship can fetch at best, by its steps left and its area. `lying` are the chests
    by town, or `NONE`; `afloat` the other ships' chests and where they are.
    """
    fetches = [own.to_load(chest, town) for town, chest in enumerate(lying) if chest != NONE]
    for chest, area in afloat:
        fetches += own.to_steal(chest, area)
    return tuple(_BestFetch(fetches, steps) for steps in _VOYAGE)


def sample_order(s: CaribbeanState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """The order that promises most, with some noise."""
    random = rng.random
    promises = [worth + random() * _ORDER_NOISE for worth in _worths(s, seat, legal)]
    return legal[promises.index(max(promises))]


def _worths(s: CaribbeanState, seat: Seat, legal: Sequence[tuple[Any, ...]]) -> list[float]:
    """How every order changes the wealth of the ship's controller, in doubloons."""
    own, chest = chest_worths(s.colours, seat, stage(s)), s.hold[s.sailing]
    by_steps: Sequence[Sequence[float] | Mapping[int, float]]
    if chest == NONE:
        afloat = tuple([place for place in zip(s.hold, s.at, strict=True) if place[0] != NONE])
        by_steps = best_fetches(own, tuple(s.lying), afloat)
    else:
        by_steps = own.aboard[chest]
    now, then = by_steps[s.steps][s.at[s.sailing]], by_steps[s.steps - 1]
    return [
        (then[INDEX[words[1]]] if words[0] == "sail" else _worth(s, seat, own, *words)) - now
        for words in legal
    ]


def _worth(s: CaribbeanState, seat: Seat, own: ChestWorths, verb: str, what: str = "") -> float:
    """What the ship in turn and the chests concerned are worth after an order other than sailing."""
    here, chest = s.at[s.sailing], s.hold[s.sailing]
    if verb == "anchor":
        return 0.0 if chest == NONE else own.afloat[chest][here]
    if verb == "secure":
        return VALUES[chest] * (s.owners[here] == seat)
    if verb == "load":
        got = s.lying[here]
        return RAID + own.aboard[got][s.steps][here] - own.ashore[got][here]
    if verb == "exchange-port":
        town = INDEX[what]
        got = s.lying[town]
        left = own.ashore[chest][town] - own.ashore[got][town]
        return own.aboard[got][s.steps][here] + left
    other = SHIP_INDEX[what]
    there, got = s.at[other], s.hold[other]
    if verb == "hand-secure":
        return VALUES[chest] * (s.owners[there] == seat)
    gain = 0.0 if got == NONE else own.aboard[got][s.steps][here] - own.afloat[got][there]
    return gain if chest == NONE else gain + own.afloat[chest][there]


def sample_bid(s: CaribbeanState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """A card for the next ship: the more it promises compared with those still without a card, the
    higher.
    """
    promises = [
        _promise(s, ship) + rng.random() * _BID_NOISE for ship in range(s.laid[seat], len(SHIPS))
    ]
    behind = sum(promise < promises[0] for promise in promises[1:])
    return legal[behind + (rng.random() < 0.5)]


def _promise(s: CaribbeanState, ship: int) -> float:
    """A quick estimate of what a ship may bring, in doubloons."""
    steps, chest = distances()[s.at[ship]], s.hold[ship]
    if chest != NONE:
        near = min(steps[area] for area, owner in enumerate(s.owners) if owner != NONE)
        return VALUES[chest] / (1 + near)
    return _nearest_prize(s, ship, steps)


def _nearest_prize(s: CaribbeanState, ship: int, steps: Sequence[int]) -> float:
    """The worth of the best chest to fetch from an area; farther chests count less."""
    ashore = [
        (RAID + VALUES[chest] * _CATCH) / (1 + steps[town])
        for town, chest in enumerate(s.lying)
        if chest != NONE
    ]
    afloat = [
        VALUES[chest] * _CATCH / (1 + steps[s.at[other]])
        for other, chest in enumerate(s.hold)
        if chest != NONE and other != ship
    ]
    return max((*ashore, *afloat), default=0.0)
