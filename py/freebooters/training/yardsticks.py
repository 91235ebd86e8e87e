"""How strong a level of Cartagena is against an opponent that stays the same: the yardstick.

    python -m freebooters.training.yardsticks --variant jamaica

The sailor judges by learned weights, so it becomes stronger whenever they become better. The
yardstick spends its turn as the sailor does, but counts a step for each cell and 5.5 for each card.
One seat, which moves round the table, plays the level; all others are yardsticks.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace

from freebooters.bots.bot import Bot, Question, Thought
from freebooters.bots.greedy import Greedy
from freebooters.bots.levels import PLAYERS
from freebooters.games.cartagena import game
from freebooters.games.cartagena.advice import CartagenaAdvice
from freebooters.games.cartagena.advice.weights.value import WEIGHTS
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.kit.learned import Weights
from freebooters.training.ceilings import shares
from freebooters.trials.arguments import count
from freebooters.trials.interval import wilson

__all__ = ["BY_HAND", "Yardstick"]

_MERIT = 0.1
"""The merit of a step. Which turn is best does not depend on it."""
_CARD_STEPS = 5.5


def _by_hand(feature: str) -> float:
    if feature.startswith("card-"):
        return _MERIT * _CARD_STEPS
    return _MERIT if feature == "aboard" or feature.startswith("steps-") else 0.0


BY_HAND: Weights = {
    kind: {feature: _by_hand(feature) for feature in learned} for kind, learned in WEIGHTS.items()
}

_JUDGED_BY_HAND = replace(game, advice=CartagenaAdvice(BY_HAND))


class Yardstick(Greedy):
    """A sailor that judges by those numbers."""

    def think(self, question: Question) -> Iterator[Thought]:
        return super().think(replace(question, game=_JUDGED_BY_HAND))


def main() -> None:
    parser = argparse.ArgumentParser(prog="yardstick", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--level", choices=list(PLAYERS), default="commodore")
    parser.add_argument("--seats", type=count, default=2)
    parser.add_argument("--variant", choices=list(VARIANTS), default="tortuga")
    parser.add_argument("--games", type=count, default=200)
    parser.add_argument("--seed", default="yardstick")
    chosen = parser.parse_args()
    options = {"variant": chosen.variant}
    won = 0.0
    for number in range(chosen.games):
        one = number % chosen.seats
        bots: list[Bot] = [Yardstick()] * chosen.seats
        bots[one] = PLAYERS[chosen.level]
        won += shares(game, options, bots, f"{chosen.seed}/{number}", None)[one]
        low, high = wilson(won, number + 1)
        print(f"{won:g} of {number + 1}: {low:.1%} to {high:.1%}", flush=True)


if __name__ == "__main__":
    main()
