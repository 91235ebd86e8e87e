"""`freebooters learn`: what counts in a game, learned from games that bots play themselves."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from freebooters import catalog
from freebooters.cli.files import write_text
from freebooters.cli.words import Words
from freebooters.training.learning import gain, learned
from freebooters.training.page import page
from freebooters.training.selfplay import advice_of
from freebooters.trials.arguments import (
    add_jobs,
    add_options,
    add_seats,
    count,
    options_from,
    retyped,
)
from freebooters.trials.setting import settings

__all__ = ["fill_parser", "learn"]


def fill_parser(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `learn`."""
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
    """Learns the weights, tests them against the old ones, writes them to a file if one is named,
    and returns the text of their module.

    Raises `FreebootersError` and `NotInstalled`.
    """
    game = catalog.game(chosen.game)
    known = advice_of(game).weights
    options = options_from(game.info, chosen.option)
    everywhere = settings(game.info, options, chosen.seats or game.info.seats)
    words = Words(chosen.language, game)

    def watch(number: int) -> None:
        said = words.t("terminal-learned", round=number, rounds=chosen.rounds)
        print(said, file=sys.stderr, flush=True)

    weights = learned(
        everywhere,
        known,
        rounds=chosen.rounds,
        games=chosen.games,
        seed=chosen.seed,
        jobs=chosen.jobs,
        watch=watch,
    )
    seen = gain(everywhere, weights, known, games=chosen.check, seed=chosen.seed, jobs=chosen.jobs)
    command = retyped(chosen, "option", "games", "rounds", "check", "seed", "seats")
    text = page(command, weights, seen)
    if chosen.write is not None:
        write_text(chosen.write, text)
    return text
