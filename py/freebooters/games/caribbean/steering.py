"""Sailing a ship quickly and well: what every order promises, at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.games.caribbean.chart import BORDERS, INDEX
from freebooters.games.caribbean.components import CARDS, RAID, SHIP_INDEX, VALUES
from freebooters.games.caribbean.state import NONE, CaribbeanState
from freebooters.games.caribbean.worth import PULL, Shares, ashore, distances, shares

__all__ = ["prefer_order"]

_STEP = 150.0
"""What a step left is worth, in doubloons."""
_NOISE = 50.0
"""What is not weighed too finely, in doubloons."""
_LATER = 0.3
"""The share of a prize that counts where the steps left do not reach it; less the farther it is."""
_SURE = 0.97
"""The share of a chest that counts as one's own where the steps left reach a hideout."""


_NEARER = tuple(exp(steps / PULL) for steps in range(2 * max(CARDS) + 1))
"""By how much a chest weighs more for a seat once it has come so many steps nearer."""


def prefer_order(s: CaribbeanState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """The order that promises most, nearly."""
    glance = _Glance(s, seat)
    best, chosen = -1e9, legal[0]
    for action in legal:
        worth = glance.worth(action) + rng.random() * _NOISE
        if worth > best:
            best, chosen = worth, action
    return chosen


@lru_cache(maxsize=64)
def _ways_home(owners: tuple[Seat, ...], seat: Seat) -> tuple[int, ...]:
    """Per area the steps to the nearest hideout of a seat."""
    hideouts = [area for area, owner in enumerate(owners) if owner == seat]
    return tuple(min(steps[area] for area in hideouts) for steps in distances())


class _Glance:
    """What the controller of the ship in turn may hope for."""

    def __init__(self, s: CaribbeanState, seat: Seat) -> None:
        self._s = s
        self._seat = seat
        self._table: Shares = shares(s.owners, len(s.money))
        self._home = _ways_home(s.owners, seat)
        self._ship = s.sailing
        chest = s.hold[s.sailing]
        here = s.at[s.sailing]
        self._now = (
            self._prize(here, s.steps) if chest == NONE else self._aboard(chest, here, s.steps)
        )

    def worth(self, action: Action) -> float:
        """What an order changes for the seat, in doubloons."""
        words: tuple[Any, ...] = action
        verb, s, ship = words[0], self._s, self._ship
        here, chest, steps = s.at[ship], s.hold[ship], s.steps
        if verb == "sail":
            there = INDEX[words[1]]
            if chest == NONE:
                return self._prize(there, steps - 1) - self._now
            return self._aboard(chest, there, steps - 1) - self._now
        if verb == "anchor":
            return self._left() - self._now
        if verb == "load":
            got = s.lying[here]
            gain = RAID + self._aboard(got, here, steps) - self._ashore(got, here)
            return gain - self._now
        if verb == "secure":
            return VALUES[chest] * (s.owners[here] == self._seat) - self._now
        if verb == "exchange-port":
            town = INDEX[words[1]]
            got = s.lying[town]
            left = self._ashore(chest, town) - self._ashore(got, town)
            return self._aboard(got, here, steps) + left - self._now
        other = SHIP_INDEX[words[1]]
        there = s.at[other]
        if verb == "hand-secure":
            return VALUES[chest] * (s.owners[there] == self._seat) - self._now
        got = s.hold[other]
        gain = 0.0 if got == NONE else self._aboard(got, here, steps) - self._afloat(got, there)
        if chest != NONE:
            gain += self._afloat(chest, there)
        return gain - self._now

    def _left(self) -> float:
        """What the ship's chest is worth if its turn ends."""
        chest = self._s.hold[self._ship]
        return 0.0 if chest == NONE else self._afloat(chest, self._s.at[self._ship])

    def _afloat(self, chest: int, area: int) -> float:
        return VALUES[chest] * self._table[area][self._seat]

    def _ashore(self, chest: int, town: int) -> float:
        return VALUES[chest] * ashore(self._table[town])[self._seat]

    def _aboard(self, chest: int, area: int, steps: int) -> float:
        """What a chest is worth aboard there, with so many steps left."""
        over = steps - self._home[area]
        if over >= 0:
            return VALUES[chest] * _SURE + over * _STEP
        own = self._table[area][self._seat] * _NEARER[steps]
        rest = 1 - self._table[area][self._seat]
        return VALUES[chest] * own / (own + rest)

    def _prize(self, area: int, steps: int) -> float:
        """The chest most worth fetching from there with so many steps left."""
        s, away, most = self._s, distances()[area], 0.0
        for town, chest in enumerate(s.lying):
            if chest != NONE:
                over = steps - away[town]
                gain = RAID + self._aboard(chest, town, max(0, over)) - self._ashore(chest, town)
                most = max(most, gain if over >= 0 else gain * _LATER / -over)
        for other, chest in enumerate(s.hold):
            if chest != NONE and other != self._ship:
                there = s.at[other]
                left = self._afloat(chest, there)
                for beside in BORDERS[there]:
                    over = steps - away[beside]
                    gain = self._aboard(chest, beside, max(0, over)) - left
                    most = max(most, gain if over >= 0 else gain * _LATER / -over)
        return most
