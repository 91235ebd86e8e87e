"""`freebooters learn`: what counts in a game, learned from games that bots play themselves."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from freebooters import catalog
from freebooters.cli.files import check_writable, write_text
from freebooters.cli.words import Words
from freebooters.training.evolving import evolved
from freebooters.training.learning import gain, learned
from freebooters.training.page import page
from freebooters.training.recipes import Fit
from freebooters.training.tasks import task
from freebooters.trials.arguments import (
    add_jobs,
    add_options,
    add_seats,
    add_seed,
    count,
    options_from,
    retyped,
)
from freebooters.trials.setting import settings

__all__ = ["fill_parser", "learn"]


def fill_parser(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `learn`."""
    parser.add_argument("game", help="an id, as `games` lists them")
    parser.add_argument("--set", metavar="NAME", help="which weights (the only ones there are)")
    parser.add_argument(
        "--by",
        metavar="WAY",
        help="fit: predict who wins; evolve: search for what wins (fit, if the set is learned so)",
    )
    add_seats(parser, "as the set says")
    add_options(parser, "only this variant; repeatable")
    usual = "(as the set says)"
    parser.add_argument("--games", type=count, help=f"a round, or of each candidate {usual}")
    parser.add_argument("--rounds", type=count, help=f"of games; of evolve, generations {usual}")
    parser.add_argument("--check", type=count, default=400, help="games to see the gain in (400)")
    add_seed(parser, "learns the same", "school")
    add_jobs(parser)
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the weights there")


def learn(chosen: argparse.Namespace) -> str:
    """Learns the weights, tests them against the old ones, writes them to a file if one is named,
    and returns the text of their module.

    Raises `FreebootersError` and `NotInstalled`.
    """
    known = task(chosen.game, chosen.set, chosen.by)
    usual = known.how
    games, rounds = chosen.games or usual.games, chosen.rounds or usual.rounds
    how = replace(usual, games=games, rounds=rounds)
    game = catalog.game(known.game)
    options = options_from(game.info, chosen.option)
    everywhere = settings(game.info, options, chosen.seats or how.seats or game.info.seats)
    words = Words(chosen.language, game)
    if chosen.write is not None:
        check_writable(chosen.write)

    def watch(number: int) -> None:
        said = words.t("terminal-learned", round=number, rounds=rounds)
        print(said, file=sys.stderr, flush=True)

    seed, jobs = chosen.seed, chosen.jobs
    if isinstance(how, Fit):
        weights = learned(known, how, everywhere, seed=seed, jobs=jobs, watch=watch)
    else:
        weights = evolved(known, how, everywhere, seed=seed, jobs=jobs, watch=watch)
    seen = gain(known, weights, everywhere, games=chosen.check, seed=seed, jobs=jobs)
    done = {"set": known.name, "by": known.way, "games": games, "rounds": rounds}
    typed = argparse.Namespace(**{**vars(chosen), **done})
    command = retyped(typed, "set", "by", "option", "games", "rounds", "check", "seed", "seats")
    text = page(command, known, weights, seen)
    if chosen.write is not None:
        write_text(chosen.write, text)
    return text
