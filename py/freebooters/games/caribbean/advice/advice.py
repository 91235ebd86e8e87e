"""What a good player of Caribbean knows: each seat's share of chests, and what a ship is worth to
it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from freebooters.engine.advice import Plan, SearchConfig, SecretPlans
from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message
from freebooters.games.caribbean.advice.bidding import (
    lay_bids,
    likely_bids,
    weigh_answers,
    weigh_bids,
)
from freebooters.games.caribbean.advice.policy import sample_bid, sample_order
from freebooters.games.caribbean.advice.reasons import reason
from freebooters.games.caribbean.advice.value import Scale, features, near
from freebooters.games.caribbean.advice.weights import WEIGHTS
from freebooters.games.caribbean.rules.components import GOALS
from freebooters.games.caribbean.rules.state import NONE, CaribbeanState, spare_of, winners_of
from freebooters.kit.learned import Features, LearnedAdvice, Weights, chances

__all__ = ["CaribbeanAdvice"]


class CaribbeanAdvice(LearnedAdvice[CaribbeanState]):
    """Judges by money and by shares of chests; the nearer a chest is to a seat's hideouts, the
    larger its share.
    """

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

    def evaluation(self, s: CaribbeanState, depth: int = 0) -> list[float]:
        """The values, less what ships that lie far from chests cost all seats alike."""
        left = near(s) if s.acting else 1.0
        return [left * chance for chance in self.value(s)]

    def sample(self, s: CaribbeanState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        if s.tied:
            return legal[0 if spare_of(s, seat) > 0 else 1]
        if s.sailing == NONE:
            return sample_bid(s, seat, legal, rng)
        return sample_order(s, seat, legal, rng)

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
        worth = self.evaluation(s)[seat]
        plans = [Plan(bids, worth) for bids in likely_bids(s, seat, rng)]
        return SecretPlans(plans, partial(lay_bids, seat=seat))

    def reason(self, s: CaribbeanState, seat: Seat, action: Action) -> Message | None:
        return reason(s, seat, action)
