"""What a good player of Meuterer knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from freebooters.engine.contract import Action, Advice, Seat
from freebooters.games.meuterer.state import MeutererState

__all__ = ["MeutererAdvice"]


class MeutererAdvice(Advice[MeutererState]):
    """Points."""

    def guess(self, s: MeutererState) -> list[float]:
        return [0.5 + score / 200 for score in s.scores]

    def prefer(self, s: MeutererState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        return legal[int(rng.random() * len(legal))]
