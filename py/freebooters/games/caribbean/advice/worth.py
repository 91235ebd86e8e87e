"""What a position is worth to every seat, in doubloons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from operator import add, mul
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.games.caribbean.rules.chart import AREAS, BORDERS
from freebooters.games.caribbean.rules.components import RAID, VALUES
from freebooters.games.caribbean.rules.state import NONE, CaribbeanState
from freebooters.kit.learned import chances

__all__ = ["PULL", "Stakes", "Worths", "distances", "left", "merits", "shares", "spread", "worths"]

Shares = tuple[tuple[float, ...], ...]
"""Per area and seat: how much of a chest there that seat may count as its own, from 0 to 1."""

_ByChest = tuple[tuple[tuple[float, ...], ...], ...]


class Worths(NamedTuple):
    """What a chest is worth to every seat, in doubloons: by chest, place and seat."""

    afloat: _ByChest
    """Aboard a ship; the places are areas."""
    ashore: _ByChest
    """In port; the places are towns."""


PULL = 1.6
"""Steps that make a hideout e times as likely to get a chest as another."""
_PART = 0.25
"""How much of a chest goes by nearness: in most rounds somebody else sails the ship."""
_ASHORE = 0.5
"""A chest still in port follows distance only so far: it has to be fetched first."""
_SPREAD = 1500.0
_SPREAD_LEFT = 0.1
"""A lead that decides is a little, in doubloons, and this share of what is still to be had."""


@cache
def distances() -> tuple[tuple[int, ...], ...]:
    """Steps from every area to every other over an empty sea."""
    return tuple(_distances_from(area) for area in range(len(AREAS)))


def _distances_from(area: int) -> tuple[int, ...]:
    steps = {area: 0}
    queue = [area]
    for here in queue:
        for there in BORDERS[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return tuple(steps[there] for there in range(len(AREAS)))


@lru_cache(maxsize=64)
def shares(owners: tuple[Seat, ...], seats: int) -> Shares:
    """What chests aboard are worth, by how near each seat's own hideouts are."""
    hideouts = [
        [area for area, owner in enumerate(owners) if owner == seat] for seat in range(seats)
    ]
    table = []
    for steps in distances():
        pulls = [exp(-min((steps[area] for area in own), default=0) / PULL) for own in hideouts]
        even = (1 - _PART) / seats
        table.append(tuple(even + _PART * pull / sum(pulls) for pull in pulls))
    return tuple(table)


@lru_cache(maxsize=64)
def worths(owners: tuple[Seat, ...], seats: int) -> Worths:
    """What chests are worth by the seats' shares of them, which are more even ashore."""
    afloat = shares(owners, seats)
    even = (1 - _ASHORE) / seats
    ashore = [tuple(even + _ASHORE * own for own in share) for share in afloat[: len(VALUES)]]
    return Worths(_priced(afloat), _priced(ashore))


def _priced(table: Sequence[tuple[float, ...]]) -> _ByChest:
    """The value of every chest, shared out like that."""
    by_value = {
        value: tuple(tuple(value * own for own in share) for share in table)
        for value in set(VALUES)
    }
    return tuple(by_value[value] for value in VALUES)


def merits(s: CaribbeanState, table: Worths) -> list[float]:
    """Per seat its money and its share of every chest that is face up."""
    sums = [float(money) for money in s.money]
    for chest, area in zip(s.hold, s.at, strict=True):
        if chest != NONE:
            sums = list(map(add, sums, table.afloat[chest][area]))
    for town, chest in enumerate(s.lying):
        if chest != NONE:
            sums = list(map(add, sums, table.ashore[chest][town]))
    return sums


def spread(secured: int) -> float:
    """The lead, in doubloons, that makes a seat e times as likely to win as another once those
    chests are out of the game.
    """
    return _SPREAD + _SPREAD_LEFT * left(secured)


@lru_cache(maxsize=256)
def left(secured: int) -> int:
    """What is still to be had, in doubloons, once those chests are out of the game."""
    return sum(value + RAID for chest, value in enumerate(VALUES) if not secured >> chest & 1)


class Stakes:
    """How money and chests count for every seat at a moment, its rivals' against it."""

    def __init__(self, s: CaribbeanState) -> None:
        self.table = worths(s.owners, len(s.money))
        lead = spread(s.secured)
        self.rivals = _rivalry(chances([merit / lead for merit in merits(s, self.table)]))
        """Per seat, how a doubloon for each seat counts for it."""
        by_value = {
            value: [self._pull(worth) for worth in by_area]
            for value, by_area in dict(zip(VALUES, self.table.afloat, strict=True)).items()
        }
        nothing = [[0.0] * len(s.money)] * len(AREAS)
        self.pulls = [*(by_value[value] for value in VALUES), nothing]
        """Per chest (none at all being the last) and area, how that aboard there counts for each."""

    def _pull(self, worth: Sequence[float]) -> list[float]:
        return [sum(map(mul, weights, worth)) for weights in self.rivals]


def _rivalry(likely: Sequence[float]) -> list[list[float]]:
    """`Stakes.rivals`: a seat's own doubloon counts as 1, the others' below zero, together as much,
    most of all those of whoever is likely to win.
    """
    seats = range(len(likely))
    others = [sum(likely[other] for other in seats if other != seat) for seat in seats]
    return [
        [1.0 if other == seat else -likely[other] / others[seat] for other in seats]
        for seat in seats
    ]
