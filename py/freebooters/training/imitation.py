"""Learns what sailors usually do in Cartagena, and writes the weights of the room's policy.

    python -m freebooters.training.imitation --games 60 --seed parrot

For each variant and two, three and four seats it plays that many games between sailors. Now and
then a seat makes a beginner's move, so that more kinds of position occur. Every decision of a
sailor is a choice among its legal actions; the conditional logit weights their features so that the
action taken becomes the likeliest (see `freebooters.training.fitting`). In how many choices it is
the likeliest is counted in games not learned from: every second game for two.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from freebooters.bots.bot import decide
from freebooters.bots.greedy import Greedy
from freebooters.bots.myopic import Myopic
from freebooters.engine.match import Match
from freebooters.engine.seeds import rng_at
from freebooters.games.cartagena import game
from freebooters.games.cartagena.advice.policy import action_features
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.kit.learned import Example, Weights, weighed
from freebooters.training.fitting import STIFFNESS, fitted
from freebooters.training.page import module
from freebooters.trials.arguments import count
from freebooters.trials.playing import question

__all__ = ["choices", "foretold", "page"]

_SEATS = (2, 3, 4)
_BEGINNERS = 0.08
"""How often a seat plays like a beginner."""
_HELD_BACK = 6
"""One in so many games is not learned from; since the numbers of seats alternate, it is always a
game for two.
"""
_SAILOR = Greedy(positions=200)
_BEGINNER = Myopic()


def main() -> None:
    parser = argparse.ArgumentParser(prog="imitation", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=count, default=60, help="per variant and number of seats")
    parser.add_argument("--seed", default="parrot")
    parser.add_argument("--write", type=Path, metavar="FILE")
    chosen = parser.parse_args()
    weights, hits, tested = {}, 0, 0
    for variant in VARIANTS:
        seen = [
            choices(variant, seats, f"{chosen.seed}/{variant}/{seats}/{number}")
            for number in range(chosen.games)
            for seats in _SEATS
        ]
        known = [
            each for number, watched in enumerate(seen) if number % _HELD_BACK for each in watched
        ]
        weights[variant] = fitted(known, {}, hold=STIFFNESS / len(known))
        held = [each for watched in seen[::_HELD_BACK] for each in watched]
        right = sum(foretold(each, weights[variant]) for each in held)
        print(f"{variant}: {right} of {len(held)}", file=sys.stderr, flush=True)
        hits, tested = hits + right, tested + len(held)
    text = page(f"--games {chosen.games} --seed {chosen.seed}", weights, hits, tested)
    if chosen.write is not None:
        chosen.write.write_text(text, encoding="utf-8")
    print(text, end="")


def choices(variant: str, seats: int, seed: str) -> list[Example]:
    """The choices of the sailors of one game: per legal action its features, and 1 for the one
    taken.
    """
    match = Match(game, seats, {"variant": variant}, seed)
    rng = rng_at(seed, -1)
    seen = []
    while match.to_act:
        (seat,) = match.to_act
        asked = question(match, seat, rng)
        if rng.random() < _BEGINNERS:
            match.act(seat, decide(_BEGINNER, asked))
            continue
        taken = decide(_SAILOR, asked)
        if len(asked.choices) > 1:
            state = game.rules.imagine(asked.view, rng)
            features = tuple(action_features(state, seat, asked.choices))
            ends = tuple(float(action == taken) for action in asked.choices)
            seen.append(Example(variant, features, ends))
        match.act(seat, taken)
    return seen


def foretold(choice: Example, weights: Mapping[str, float]) -> bool:
    """Whether the weights predict the action taken."""
    worths = [weighed(each, weights) for each in choice.rows]
    return choice.shares[worths.index(max(worths))] == 1


def page(command: str, weights: Weights, hits: int, tested: int) -> str:
    """The text of the module of weights."""
    told = [
        "How much each feature of an action speaks for a sailor taking it, by variant: learned.",
        "",
        f"    python -m freebooters.training.imitation {command}",
        "",
        f"made this on {datetime.now(UTC):%Y-%m-%d}. Of {tested} choices in games for two that it did not",
        f"learn from, the action they speak most for was taken in {hits / tested:.1%}.",
    ]
    return module(told, "POLICY_WEIGHTS", weights)


if __name__ == "__main__":
    main()
