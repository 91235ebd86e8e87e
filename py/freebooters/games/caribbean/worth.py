"""What a position is worth to every seat, in doubloons."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp

from freebooters.engine.contract import Seat
from freebooters.games.caribbean.chart import AREAS, BORDERS
from freebooters.games.caribbean.components import RAID, VALUES
from freebooters.games.caribbean.state import NONE, CaribbeanState

__all__ = ["PULL", "Shares", "ashore", "chances", "distances", "merits", "rivalry", "shares"]

Shares = tuple[tuple[float, ...], ...]
"""Per area and seat: how much of a chest there that seat may count as its own, from 0 to 1."""

PULL = 1.6
"""Steps that make a hideout e times as likely to get a chest as another."""
_PART = 0.25
"""How much of a chest goes by nearness: in most rounds somebody else sails the ship."""
_ASHORE = 0.5
"""A chest still in port follows distance only so far: it has to be fetched first."""
_SPREAD = 1500.0
_SPREAD_LEFT = 0.1
"""A lead of so many doubloons makes a seat e times as likely to win as another: a little, and this
share of what is still to be had."""


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


@lru_cache(maxsize=1024)
def ashore(share: tuple[float, ...]) -> tuple[float, ...]:
    """What a chest in port is worth, by what it would be worth aboard."""
    even = (1 - _ASHORE) / len(share)
    return tuple(even + _ASHORE * own for own in share)


def merits(s: CaribbeanState, table: Shares) -> list[float]:
    """Per seat its money and its share of every chest that is face up."""
    sums = [float(money) for money in s.money]
    seats = range(len(table[0]))
    for ship, chest in enumerate(s.hold):
        if chest != NONE:
            share = table[s.at[ship]]
            for seat in seats:
                sums[seat] += VALUES[chest] * share[seat]
    for town, chest in enumerate(s.lying):
        if chest != NONE:
            share = ashore(table[town])
            for seat in seats:
                sums[seat] += VALUES[chest] * share[seat]
    return sums


def chances(s: CaribbeanState, sums: list[float]) -> list[float]:
    """How likely each seat is to win with those merits."""
    left = sum(value + RAID for chest, value in enumerate(VALUES) if not s.secured >> chest & 1)
    spread = _SPREAD + _SPREAD_LEFT * left
    most = max(sums)
    weights = [exp((merit - most) / spread) for merit in sums]
    total = sum(weights)
    return [weight / total for weight in weights]


def rivalry(s: CaribbeanState, table: Shares) -> list[list[float]]:
    """Per seat, how a doubloon for each seat counts for it: its own as 1, the others' below zero,
    together as much, most of all those of whoever is likely to win.
    """
    likely = chances(s, merits(s, table))
    seats = range(len(likely))
    others = [sum(likely[other] for other in seats if other != seat) for seat in seats]
    return [
        [1.0 if other == seat else -likely[other] / others[seat] for other in seats]
        for seat in seats
    ]
