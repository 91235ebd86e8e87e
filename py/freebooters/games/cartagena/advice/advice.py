"""What a good player of Cartagena knows, in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from freebooters.engine.advice import SearchConfig
from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message
from freebooters.games.cartagena.advice.policy import Logits, priors, sampled
from freebooters.games.cartagena.advice.reasons import reason
from freebooters.games.cartagena.advice.value import KINDS, Scale, features
from freebooters.games.cartagena.advice.weights.policy import POLICY_WEIGHTS
from freebooters.games.cartagena.advice.weights.value import WEIGHTS
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.state import CartagenaState
from freebooters.kit.learned import Features, LearnedAdvice, Weights, chances

__all__ = ["CartagenaAdvice"]


class CartagenaAdvice(LearnedAdvice[CartagenaState]):
    """Judges by steps made, cards held, possible jumps and draws, and the hindmost pirate."""

    search = SearchConfig(race_from=3, replan_positions=12)
    """With two seats a tree is better than a race, since it also considers the opponent's answer."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        super().__init__(weights)
        self._scales = {name: Scale(variant, weights) for name, variant in VARIANTS.items()}
        self._logits = {
            name: Logits(variant, POLICY_WEIGHTS[name]) for name, variant in VARIANTS.items()
        }

    def kind(self, s: CartagenaState) -> str:
        return KINDS[s.variant.name]

    def features(self, s: CartagenaState, seat: Seat) -> Features:
        return features(s, seat)

    def value(self, s: CartagenaState, depth: int = 0) -> list[float]:
        if s.winner >= 0:
            return [float(seat == s.winner) for seat in range(s.seats)]
        scale = self._scales[s.variant.name]
        merits = [scale.merit(s, s.men[seat], s.hands[seat]) for seat in range(s.seats)]
        merits[s.turn] += scale.left[s.left]
        return chances(merits)

    def sample(self, s: CartagenaState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        return sampled(legal, self._logits[s.variant.name].of(s, seat, legal), rng)

    def policy(self, s: CartagenaState, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        return priors(self._logits[s.variant.name].of(s, seat, legal))

    def reason(self, s: CartagenaState, seat: Seat, action: Action) -> Message | None:
        return reason(s, seat, action)
