"""The value of a state: what it is worth to every seat in doubloons, and the learned weights that
turn a lead into a chance of winning.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp
from operator import add, mul
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.games.caribbean.rules.chart import AREAS, BORDERS
from freebooters.games.caribbean.rules.components import (
    GOALS,
    LAST_ROUND,
    RAID,
    SHIPS,
    VALUES,
)
from freebooters.games.caribbean.rules.state import NONE, CaribbeanState
from freebooters.kit.learned import Features, chances

__all__ = [
    "PULL",
    "STAGES",
    "Scale",
    "Stakes",
    "Worths",
    "distances",
    "features",
    "left",
    "merits",
    "near",
    "shares",
    "spread",
    "stage",
    "worths",
]

Shares = tuple[tuple[float, ...], ...]
"""Per area and seat: how much of a chest there counts as that seat's, from 0 to 1."""

_ByChest = tuple[tuple[tuple[float, ...], ...], ...]


class Worths(NamedTuple):
    """What a chest is worth to every seat, in doubloons: by chest, area or town, and seat."""

    afloat: _ByChest
    """Aboard a ship, by area."""
    ashore: _ByChest
    """In port, by town."""


PULL = 1.6
"""A hideout that is so many steps nearer is e times as likely to get a chest."""
_PART = 0.25
"""How much of a chest is shared by nearness, the rest equally: in most rounds somebody else sails
the ship.
"""
_HOME = 0.03
"""How much of a chest more is a seat's whose own hideout it has reached; it is less the more steps
are still to go.
"""
_ASHORE = 0.5
"""The same factor for a chest still in port, which has to be fetched first."""
_SPREAD = 1500.0
_SPREAD_LEFT = 0.1
"""A decisive lead is a few doubloons plus this share of what can still be won."""
_SPREAD_LAST = 0.2
"""What remains of those few doubloons when the last ship of the game has sailed."""
_ASTERN = 0.0003
"""The share of every seat's evaluation that is lost for each step between an empty ship and the nearest
chest ashore. Ships are nobody's, so a ship brought nearer helps all seats alike and no lead would
tell it from one at anchor; yet whoever lets them all lie gets nothing. It is so small that any
doubloon counts more.
"""

STAGES = 12
"""With so many ships' turns to come, or more, a chest not secured counts in full."""

_MARKS = (100_000, 50_000, 15_000)
"""Amounts of doubloons that can still be won. A lead has another weight at each of them, between
two of them an interpolated one.
"""


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
    """Each seat's share of a chest aboard, by how near its own hideouts are."""
    hideouts = [
        [area for area, owner in enumerate(owners) if owner == seat] for seat in range(seats)
    ]
    table = []
    for steps in distances():
        pulls = [exp(-min((steps[area] for area in own), default=0) / PULL) for own in hideouts]
        homes = [_HOME / (1 + min((steps[area] for area in own), default=0)) for own in hideouts]
        even = (1 - _PART - sum(homes)) / seats
        table.append(
            tuple(
                even + _PART * pull / sum(pulls) + home
                for pull, home in zip(pulls, homes, strict=True)
            )
        )
    return tuple(table)


@lru_cache(maxsize=128)
def worths(owners: tuple[Seat, ...], seats: int, stage: int = STAGES) -> Worths:
    """What chests are worth by the seats' shares of them; ashore the shares are more equal."""
    afloat = shares(owners, seats)
    even = (1 - _ASHORE) / seats
    ashore = [tuple(even + _ASHORE * own for own in share) for share in afloat[: len(VALUES)]]
    return Worths(_priced(afloat, stage), _priced(ashore, stage))


def _priced(table: Sequence[tuple[float, ...]], stage: int) -> _ByChest:
    """The value of every chest, as far as it counts at that stage, divided by those shares."""
    by_value = {
        value: tuple(tuple(value * stage / STAGES * own for own in share) for share in table)
        for value in set(VALUES)
    }
    return tuple(by_value[value] for value in VALUES)


def stage(s: CaribbeanState) -> int:
    """How many ships' turns are still to come for certain, at most `STAGES`: the round is the last
    one once somebody has reached the goal, and in any case the thirtieth (KA-9).
    """
    return min(STAGES, _rounds_left(s) * len(SHIPS) + len(SHIPS) - s.shown)


def _rounds_left(s: CaribbeanState) -> int:
    """Rounds after this one, if nobody reaches the goal who has not reached it yet."""
    return 0 if max(s.money) >= GOALS[len(s.money)] else LAST_ROUND - s.round


def near(s: CaribbeanState) -> float:
    """The share of every seat's evaluation that is left, since empty ships lie far from chests: from
    those ashore, or from those afloat if none is.
    """
    steps = _astern(tuple([town for town, chest in enumerate(s.lying) if chest != NONE]))
    if not steps:
        steps = _astern(
            tuple([at for at, chest in zip(s.at, s.hold, strict=True) if chest != NONE])
        )
    if not steps or not s.round:
        return 1.0
    behind = 0
    for area, chest in zip(s.at, s.hold, strict=True):
        if chest == NONE:
            behind += steps[area]
    return 1.0 - _ASTERN * behind


@lru_cache(maxsize=1024)
def _astern(areas: tuple[int, ...]) -> tuple[int, ...]:
    """Per area the steps to the nearest of those areas; empty if there are none."""
    return tuple(map(min, zip(*[distances()[area] for area in areas], strict=True)))


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


def spread(secured: int, stage: int = STAGES) -> float:
    """The lead, in doubloons, with which a seat is e times as likely to win as another, once those
    chests are out of the game.
    """
    few = _SPREAD * (_SPREAD_LAST + (1 - _SPREAD_LAST) * stage / STAGES)
    return few + _SPREAD_LEFT * left(secured, stage)


@lru_cache(maxsize=256)
def left(secured: int, stage: int = STAGES) -> float:
    """What can still be won, in doubloons, once those chests are out of the game."""
    rest = sum(value + RAID for chest, value in enumerate(VALUES) if not secured >> chest & 1)
    return rest * stage / STAGES


class Stakes:
    """How money and chests count for every seat at a moment; those of its rivals count against it."""

    def __init__(self, s: CaribbeanState) -> None:
        then = max(1, min(STAGES, _rounds_left(s) * len(SHIPS)))
        self.table = worths(s.owners, len(s.money), then)
        lead = spread(s.secured, then)
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
    """`Stakes.rivals`: a seat's own doubloon counts as 1, the others' doubloons together as -1,
    mostly those of the seats likely to win.
    """
    seats = range(len(likely))
    others = [sum(likely[other] for other in seats if other != seat) for seat in seats]
    return [
        [1.0 if other == seat else -likely[other] / others[seat] for other in seats]
        for seat in seats
    ]


def features(s: CaribbeanState, seat: Seat) -> Features:
    """The features of the seat: its money and its shares of chests as a fraction of a decisive
    lead, separately for how far the game has come.
    """
    then = stage(s)
    wealth = merits(s, worths(s.owners, len(s.money), then))[seat] / spread(s.secured, then)
    parts = enumerate(_parts(s.secured, then), start=1)
    return {f"wealth-{number}": wealth * part for number, part in parts if part}


class Scale:
    """A set of weights as tables, so that merits are computed quickly."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = tuple(weights[f"wealth-{number}"] for number in range(1, len(_MARKS) + 1))

    def merits(self, s: CaribbeanState) -> list[float]:
        """Per seat the weighted sum of its features."""
        then = stage(s)
        doubloon = _doubloon(s.secured, then, self._weights)
        return [wealth * doubloon for wealth in merits(s, worths(s.owners, len(s.money), then))]


@lru_cache(maxsize=256)
def _doubloon(secured: int, stage: int, weights: tuple[float, ...]) -> float:
    """How much a doubloon counts once those chests are out of the game."""
    total = 0.0
    for weight, part in zip(weights, _parts(secured, stage), strict=True):
        total += weight * part
    return total / spread(secured, stage)


def _parts(secured: int, stage: int) -> list[float]:
    """How much each of the marks counts once those chests are out of the game; together 1."""
    rest = min(max(left(secured, stage), _MARKS[-1]), _MARKS[0])
    number = next(number for number, mark in enumerate(_MARKS[1:]) if rest >= mark)
    over, under = _MARKS[number : number + 2]
    parts = [0.0] * len(_MARKS)
    parts[number] = (rest - under) / (over - under)
    parts[number + 1] = 1 - parts[number]
    return parts
