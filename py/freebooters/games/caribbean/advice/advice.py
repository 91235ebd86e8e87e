"""What a good player of Caribbean knows: whose chests they are, and what a ship is worth to whom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from freebooters.engine.advice import Line, SearchConfig, SecretPlans
from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message
from freebooters.games.caribbean.advice.bidding import (
    lay_bids,
    likely_bids,
    weigh_answers,
    weigh_bids,
)
from freebooters.games.caribbean.advice.reasons import reason
from freebooters.games.caribbean.advice.standing import Scale, features
from freebooters.games.caribbean.advice.steering import prefer_order
from freebooters.games.caribbean.advice.weights import WEIGHTS
from freebooters.games.caribbean.advice.worth import distances
from freebooters.games.caribbean.rules.components import GOALS, RAID, SHIPS, VALUES
from freebooters.games.caribbean.rules.state import NONE, CaribbeanState, spare_of, winners_of
from freebooters.kit.learned import Features, LearnedAdvice, Weights, chances

__all__ = ["CaribbeanAdvice"]

_NOISE = 400.0
"""What a playout does not weigh too finely, in doubloons."""
_CATCH = 0.3
"""The share of a chest that counts before it is aboard."""


class CaribbeanAdvice(LearnedAdvice[CaribbeanState]):
    """Wealth in money and in chests, which count by how near they are to whose hideouts."""

    search = SearchConfig(method="race", rollout_moves=80)

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(weights)
        self._scales = {seats: Scale(weights[str(seats)]) for seats in GOALS}

    def kind(self, s: CaribbeanState) -> str:
        return str(len(s.money))

    def features(self, s: CaribbeanState, seat: Seat) -> Features:
        return features(s, seat)

    def value(self, s: CaribbeanState, depth: int = 0) -> list[float]:
        if not s.acting:
            winners = winners_of(s)
            return [float(seat in winners) / len(winners) for seat in range(len(s.money))]
        return chances(self._scales[len(s.money)].merits(s))

    def sample(self, s: CaribbeanState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        if s.tied:
            return legal[0 if spare_of(s, seat) > 0 else 1]
        if s.sailing == NONE:
            return _prefer_bid(s, seat, legal, rng)
        return prefer_order(s, seat, legal, rng)

    def quiet(self, s: CaribbeanState) -> bool:
        return s.sailing == NONE

    def strategy(
        self, s: CaribbeanState, seat: Seat, legal: Sequence[Action], depth: int = 0
    ) -> Sequence[float] | None:
        if s.tied:
            return weigh_answers(s, seat, sure=depth > 0)
        return weigh_bids(s, seat) if s.sailing == NONE and not depth else None

    def secret_plans(
        self, s: CaribbeanState, seat: Seat, legal: Sequence[Action], rng: Random
    ) -> SecretPlans[CaribbeanState] | None:
        if s.sailing != NONE:
            return None
        worth = self.value(s)[seat]
        lines = [Line(bids, worth) for bids in likely_bids(s, seat, rng)]
        return SecretPlans(lines, partial(lay_bids, seat=seat))

    def reason(self, s: CaribbeanState, seat: Seat, action: Action) -> Message | None:
        return reason(s, seat, action)


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
