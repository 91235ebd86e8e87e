"""How much luck leaves to be won: a search that sees all cards, compared with one that does not.

    python -m freebooters.training.ceilings mutiny --seats 4 --iterations 1000 --against flotsam

One seat searches, all others play the level `--against`; the one seat moves round the table from
game to game. The cheat is told the true state and searches that; it does not know what chance will
draw or what others choose at the same moment. Both play the same deals. The levels that people play
against never see a state.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from functools import cache, partial
from random import Random
from typing import Any

from freebooters import catalog
from freebooters.bots.bot import Bot, Question, decide
from freebooters.bots.levels import PLAYERS
from freebooters.bots.searcher import Searcher
from freebooters.engine.advice import SecretPlans
from freebooters.engine.contract import CHANCE, Options, Rules, Seat, State
from freebooters.engine.game import Game
from freebooters.engine.options import checked_options
from freebooters.engine.seeds import rng_at
from freebooters.trials.arguments import add_options, count, options_from
from freebooters.trials.interval import wilson

__all__ = ["seeing", "shares"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="ceiling", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", help="an id")
    parser.add_argument("--seats", type=count, required=True)
    add_options(parser, "a variant; repeatable")
    parser.add_argument("--iterations", type=count, default=1000)
    parser.add_argument("--against", choices=list(PLAYERS), default="sailor")
    parser.add_argument("--games", type=count, default=200)
    parser.add_argument("--seed", default="ceiling")
    chosen = parser.parse_args()
    game = catalog.game(chosen.game)
    options = checked_options(game.info, options_from(game.info, chosen.option))
    bot = Searcher(chosen.iterations)
    for name, cheats in (("honest", False), ("cheat", True)):
        won = 0.0
        for number in range(chosen.games):
            one = number % chosen.seats
            bots = [PLAYERS[chosen.against]] * chosen.seats
            bots[one] = bot
            cheat = one if cheats else None
            won += shares(game, options, bots, f"{chosen.seed}/{number}", cheat)[one]
        low, high = wilson(won, chosen.games)
        share = won / chosen.games
        print(f"{name:<8}{won:g} of {chosen.games}: {share:.1%}, {low:.1%} to {high:.1%}")


def shares(
    game: Game[Any, Any], options: Options, bots: Sequence[Bot], seed: str, cheat: Seat | None
) -> list[float]:
    """Per seat its share of the win in a game between those bots; the seat `cheat` sees everything."""
    rules, rng = game.rules, rng_at(seed, 0)
    s = rules.new(len(bots), options)
    decisions = [0] * len(bots)
    while acting := rules.to_act(s):
        if acting[0] == CHANCE:
            rules.apply(s, CHANCE, rules.draw(s, rng))
            continue
        chosen = []
        for seat in acting:
            seen = seeing(game, s) if seat == cheat else game
            view, legal = seen.rules.view(s, seat), tuple(seen.rules.legal(s, seat))
            whims = Random(rng.random())
            asked = Question(seen, len(bots), seat, view, legal, whims, decisions[seat])
            chosen.append((seat, decide(bots[seat], asked)))
        for seat, action in chosen:
            rules.apply(s, seat, action)
            decisions[seat] += 1
    ranks = rules.ranks(s)
    return [(rank == 1) / max(1, ranks.count(1)) for rank in ranks]


def seeing(game: Game[Any, Any], s: State) -> Game[Any, Any]:
    """The game for a seat that is told the true state: imagining gives just that state, and others'
    hidden choices are known.
    """
    told = _told(type(game.rules))()
    vars(told)["truth"] = s
    advice = copy(game.advice)
    if advice is not None:
        usual = advice.strategy
        vars(advice)["strategy"] = lambda *asked: usual(*asked) if len(asked) < 4 else None
        vars(advice)["secret_plans"] = partial(_unforeseen, advice.secret_plans)
    return replace(game, rules=told, advice=advice)


def _unforeseen(compare: Callable[..., SecretPlans[Any] | None], *asked: Any) -> Any:
    """The same plans against what the others have chosen or will choose."""
    plans = compare(*asked)
    return plans and replace(plans, opponents=lambda world, _: world)


@cache
def _told(kind: type[Rules[Any, Any]]) -> type[Rules[Any, Any]]:
    """Rules of that kind whose `imagine` always gives `truth`. One class for all questions, because
    PyPy compiles each class separately.
    """
    return type("Told", (kind,), {"imagine": lambda rules, *_: rules.truth.copy()})


if __name__ == "__main__":
    main()
