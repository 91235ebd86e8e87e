"""The words after `freebooters learn`, and doing what they say."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from freebooters import catalog
from freebooters.cli.arena.schedule import Setting, settings
from freebooters.cli.arguments import add_jobs, add_options, add_seats, count
from freebooters.cli.files import write_text
from freebooters.cli.interval import wilson
from freebooters.cli.learn.fitting import fitted
from freebooters.cli.learn.page import page
from freebooters.cli.learn.selfplay import Moment, advice_of, duel, moments
from freebooters.cli.seating import options_from
from freebooters.cli.spread import spread
from freebooters.cli.words import Words
from freebooters.kit.learned import Weights

__all__ = ["fill_parser", "learn"]


def fill_parser(parser: argparse.ArgumentParser) -> None:
    """Adds what `learn` reads."""
    parser.add_argument("game", help="an id, as `games` lists them")
    add_seats(parser, "all the game is for")
    add_options(parser, "only this variant; repeatable")
    parser.add_argument("--games", type=count, default=1000, help="to learn from, a round (1000)")
    parser.add_argument("--rounds", type=count, default=2, help="each by what was learned (2)")
    parser.add_argument("--check", type=count, default=400, help="games to see the gain in (400)")
    parser.add_argument("--seed", default="school", help="any text; the same learns the same")
    add_jobs(parser)
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the weights there")


def learn(chosen: argparse.Namespace) -> str:
    """Learns, checks and writes what is asked for; the page of weights.

    Raises our errors and `NotInstalled`.
    """
    game = catalog.game(chosen.game)
    known: Weights = advice_of(game).weights
    options = options_from(game.info, chosen.option)
    everywhere = settings(game.info, options, chosen.seats or game.info.seats)
    words = Words(chosen.language, game)
    weights = known
    seen: list[list[Moment]] = []
    for number in range(chosen.rounds):
        seeds = [f"{chosen.seed}/{number}/{each}" for each in range(chosen.games)]
        tasks = [(each, weights, seed) for each, seed in _dealt(everywhere, seeds)]
        seen += spread(moments, tasks, chosen.jobs)
        weights = _fitted(seen, known)
        said = words.t("terminal-learned", round=number + 1, rounds=chosen.rounds)
        print(said, file=sys.stderr, flush=True)
    seeds = [f"{chosen.seed}/check/{each}" for each in range(chosen.check)]
    bouts = [
        (each, weights, known, number // len(everywhere), seed)
        for number, (each, seed) in enumerate(_dealt(everywhere, seeds))
    ]
    text = page(chosen, weights, _gain(spread(duel, bouts, chosen.jobs), everywhere))
    if chosen.write is not None:
        write_text(chosen.write, text)
    return text


def _dealt(everywhere: Sequence[Setting], seeds: Sequence[str]) -> list[tuple[Setting, str]]:
    """A setting for each seed, all of them equally often."""
    return [(everywhere[at % len(everywhere)], seed) for at, seed in enumerate(seeds)]


def _fitted(games: Sequence[Sequence[Moment]], weights: Weights) -> Weights:
    """The weights with every kind of moment that came learned from there."""
    kinds = sorted({moment.kind for game in games for moment in game})
    learned = dict(weights)
    for kind in kinds:
        found = [[moment for moment in game if moment.kind == kind] for game in games]
        every = [moment for game in found for moment in game]
        learned[kind] = fitted(every, sum(map(bool, found)), weights.get(kind, {}))
    return learned


def _gain(won: Sequence[float], everywhere: Sequence[Setting]) -> tuple[float, float, float, float]:
    """The learner's share of wins, its 95 % interval, and what equals would have won."""
    seats = [everywhere[at % len(everywhere)].seats for at in range(len(won))]
    low, high = wilson(sum(won), len(won))
    return sum(won) / len(won), low, high, sum(1 / each for each in seats) / len(won)
