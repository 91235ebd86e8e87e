"""Learns what sailors usually do in Cartagena, and writes it as the room's table of habits.

    python -m freebooters.training.imitation --games 60 --seed parrot

For each variant and two, three and four seats it watches that many games between sailors, in which a
beginner's move now and then shows more of what they answer. Every decision of a sailor is a choice
among its legal actions; the conditional logit weighs their traits so that the action taken was the
likeliest (see `freebooters.training.fitting`). How often it was is told of the games not learned
from: every second of those for two.
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
from freebooters.games.cartagena.advice.policy import traits
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.kit.learned import Weights, weighed
from freebooters.training.examples import Example
from freebooters.training.fitting import STIFFNESS, fitted
from freebooters.training.page import module
from freebooters.trials.arguments import count
from freebooters.trials.playing import question

__all__ = ["choices", "foretold", "page"]

_SEATS = (2, 3, 4)
_WHIM = 0.08
"""How often a seat plays like a beginner."""
_HELD_BACK = 6
"""One in so many games is not learned from; with the seats in turn that is always one for two."""
_SAILOR = Greedy(positions=200)
_LOOSE = Myopic()


def main() -> None:
    parser = argparse.ArgumentParser(prog="imitation", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=count, default=60, help="per variant and number of seats")
    parser.add_argument("--seed", default="parrot")
    parser.add_argument("--write", type=Path, metavar="FILE")
    chosen = parser.parse_args()
    habits, hits, tested = {}, 0, 0
    for variant in VARIANTS:
        seen = [
            choices(variant, seats, f"{chosen.seed}/{variant}/{seats}/{number}")
            for number in range(chosen.games)
            for seats in _SEATS
        ]
        known = [
            each for number, watched in enumerate(seen) if number % _HELD_BACK for each in watched
        ]
        habits[variant] = fitted(known, {}, hold=STIFFNESS / len(known))
        held = [each for watched in seen[::_HELD_BACK] for each in watched]
        right = sum(foretold(each, habits[variant]) for each in held)
        print(f"{variant}: {right} of {len(held)}", file=sys.stderr, flush=True)
        hits, tested = hits + right, tested + len(held)
    text = page(f"--games {chosen.games} --seed {chosen.seed}", habits, hits, tested)
    if chosen.write is not None:
        chosen.write.write_text(text, encoding="utf-8")
    print(text, end="")


def choices(variant: str, seats: int, seed: str) -> list[Example]:
    """What the sailors of one game chose among: per legal action its traits, and 1 for the one taken."""
    match = Match(game, seats, {"variant": variant}, seed)
    whims = rng_at(seed, -1)
    seen = []
    while match.to_act:
        (seat,) = match.to_act
        asked = question(match, seat, whims)
        if whims.random() < _WHIM:
            match.act(seat, decide(_LOOSE, asked))
            continue
        taken = decide(_SAILOR, asked)
        if len(asked.choices) > 1:
            state = game.rules.imagine(asked.view, whims)
            features = tuple(traits(state, seat, asked.choices))
            ends = tuple(float(action == taken) for action in asked.choices)
            seen.append(Example(variant, features, ends))
        match.act(seat, taken)
    return seen


def foretold(choice: Example, habits: Mapping[str, float]) -> bool:
    """Whether the action taken is the one those habits speak most for."""
    worths = [weighed(each, habits) for each in choice.rows]
    return choice.shares[worths.index(max(worths))] == 1


def page(command: str, habits: Weights, hits: int, tested: int) -> str:
    """The module of habits."""
    told = [
        "How much every trait of an action speaks for a sailor taking it, by variant: learned.",
        "",
        f"    python -m freebooters.training.imitation {command}",
        "",
        f"made this on {datetime.now(UTC):%Y-%m-%d}. Of {tested} choices in games for two that it did not",
        f"learn from, the action they speak most for was taken in {hits / tested:.1%}.",
    ]
    return module(told, "HABITS", habits)


if __name__ == "__main__":
    main()
