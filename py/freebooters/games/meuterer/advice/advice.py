"""What a good player of Meuterer knows, as advice to bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from freebooters.engine.advice import SearchConfig
from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message
from freebooters.games.meuterer.advice.policy import belief, policy, sampled, strategy
from freebooters.games.meuterer.advice.reasons import reason
from freebooters.games.meuterer.advice.value import Scale, features
from freebooters.games.meuterer.advice.weights import WEIGHTS
from freebooters.games.meuterer.rules.components import DRAWING
from freebooters.games.meuterer.rules.state import MeutererState, winners_of
from freebooters.kit.learned import Features, LearnedAdvice, Weights, chances

__all__ = ["MeutererAdvice"]

_KIND = "every"
"""The only kind of moment: there are too few games to learn separate weights for each table."""


class MeutererAdvice(LearnedAdvice[MeutererState]):
    """Points, expected points and cards in hand, by how many rounds are to come."""

    search = SearchConfig(budget=0.5, rollout_moves=60, prior_visits=8)

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(weights)
        self._scale = Scale(weights[_KIND])

    def kind(self, s: MeutererState) -> str:
        return _KIND

    def features(self, s: MeutererState, seat: Seat) -> Features:
        return features(s, seat)

    def value(self, s: MeutererState, depth: int = 0) -> list[float]:
        if not s.acting:
            winners = winners_of(s)
            return [float(seat in winners) / len(winners) for seat in range(len(s.scores))]
        return chances(self._scale.merits(s))

    def sample(self, s: MeutererState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        return sampled(s, seat, legal, rng, self.value)

    def policy(self, s: MeutererState, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        return policy(s, seat, legal)

    def belief(self, s: MeutererState, seat: Seat) -> float:
        """Others are assumed to have played and kept cards as they thought best, and to have chosen
        roles that were worth much to them.
        """
        return belief(s, seat)

    def quiet(self, s: MeutererState) -> bool:
        return s.phase == DRAWING

    def strategy(
        self, s: MeutererState, seat: Seat, legal: Sequence[Action], depth: int = 0
    ) -> Sequence[float] | None:
        return None if depth else strategy(s, seat, legal)

    def reason(self, s: MeutererState, seat: Seat, action: Action) -> Message | None:
        return reason(s, seat, action)
