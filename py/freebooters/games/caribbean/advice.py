"""What a good player of Caribbean knows: whose chests they are, and what a ship is worth to whom."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from freebooters.engine.contract import Action, Advice, Seat
from freebooters.games.caribbean.bidding import weigh_answers, weigh_bids
from freebooters.games.caribbean.chart import INDEX
from freebooters.games.caribbean.components import RAID, SHIP_INDEX, SHIPS, VALUES
from freebooters.games.caribbean.state import NONE, CaribbeanState, spare_of, winners_of
from freebooters.games.caribbean.worth import Shares, chances, distances, merits, shares

__all__ = ["CaribbeanAdvice"]

_NOISE = 400.0
"""What a playout does not weigh too finely, in doubloons."""
_CATCH = 0.3
"""The share of a chest that counts before it is aboard."""


class CaribbeanAdvice(Advice[CaribbeanState]):
    """A hand-made estimate: money, and chests by how near they are to whose hideouts."""

    patience = 80

    def guess(self, s: CaribbeanState) -> list[float]:
        if not s.acting:
            winners = winners_of(s)
            return [float(seat in winners) / len(winners) for seat in range(len(s.money))]
        return chances(s, merits(s, shares(s.owners, len(s.money))))

    def prefer(self, s: CaribbeanState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        if s.tied:
            return legal[0 if spare_of(s, seat) > 0 else 1]
        if s.sailing == NONE:
            return _prefer_bid(s, seat, legal, rng)
        table = shares(s.owners, len(s.money))
        best, chosen = -1e9, legal[0]
        for action in legal:
            worth = _worth(s, seat, action, table) + rng.random() * _NOISE
            if worth > best:
                best, chosen = worth, action
        return chosen

    def calm(self, s: CaribbeanState) -> bool:
        return s.sailing == NONE

    def weigh(
        self, s: CaribbeanState, seat: Seat, legal: Sequence[Action]
    ) -> Sequence[float] | None:
        if s.tied:
            return weigh_answers(s, seat)
        return weigh_bids(s, seat) if s.sailing == NONE else None


def _prefer_bid(s: CaribbeanState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """The more promising the next ship among those still without a card, the higher the card."""
    promises = [
        _promise(s, ship) + rng.random() * _NOISE for ship in range(s.laid[seat], len(SHIPS))
    ]
    behind = sum(promise < promises[0] for promise in promises[1:])
    return legal[behind + (rng.random() < 0.5)]


def _promise(s: CaribbeanState, ship: int) -> float:
    """What might be made of a ship at a glance, in doubloons."""
    steps, chest = distances()[s.at[ship]], s.hold[ship]
    if chest != NONE:
        near = min(steps[area] for area, owner in enumerate(s.owners) if owner != NONE)
        return VALUES[chest] / (1 + near)
    return _nearest_prize(s, ship, steps)


def _nearest_prize(s: CaribbeanState, ship: int, steps: Sequence[int]) -> float:
    """The chest most worth fetching from an area, the farther the less."""
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


def _worth(s: CaribbeanState, seat: Seat, action: Action, table: Shares) -> float:
    """What an order changes for `seat`, in doubloons."""
    words: tuple[Any, ...] = action
    verb, ship = words[0], s.sailing
    here, chest = s.at[ship], s.hold[ship]
    if verb == "sail":
        there = INDEX[words[1]]
        if chest != NONE:
            return VALUES[chest] * (table[there][seat] - table[here][seat])
        steps = distances()
        return _nearest_prize(s, ship, steps[there]) - _nearest_prize(s, ship, steps[here])
    if verb == "load":
        return float(RAID)
    if verb == "secure":
        return _secured(s, seat, chest, here, table)
    if verb == "anchor":
        return 0.0
    if verb == "exchange-port":
        town = INDEX[words[1]]
        return (VALUES[s.lying[town]] - VALUES[chest]) * (table[here][seat] - table[town][seat])
    other = SHIP_INDEX[words[1]]
    there = s.at[other]
    if verb == "hand-secure":
        return _secured(s, seat, chest, there, table)
    mine = VALUES[chest] if chest != NONE else 0
    theirs = VALUES[s.hold[other]] if s.hold[other] != NONE else 0
    return (theirs - mine) * (table[here][seat] - table[there][seat])


def _secured(s: CaribbeanState, seat: Seat, chest: int, area: int, table: Shares) -> float:
    return VALUES[chest] * ((s.owners[area] == seat) - table[s.at[s.sailing]][seat])
