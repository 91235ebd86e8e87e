"""The words after `freebooters balance`, and doing what they say."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from freebooters import catalog
from freebooters.bots.levels import PLAYERS
from freebooters.cli.arena.command import field
from freebooters.cli.balance.evenings import Evening, Standpoint, evening, standpoints
from freebooters.cli.files import write_text
from freebooters.trials.arguments import add_jobs, add_options, add_seats, count, retyped
from freebooters.trials.setting import Setting
from freebooters.trials.spread import spread

__all__ = ["balance", "fill_parser"]

_POINTS = 5
"""Hundredths of all games that a seat, place or party may be better or worse off."""

_INTRODUCTION = """\
# Balance

Written by `freebooters balance {words}`: the level {level} in every seat of
{games:,} games a setting. *Seat* is where one sits, *place* how many turns after the first to decide,
*party* a side that the game has. A win shared by several counts as its fraction to each; *even* is
what all seats won on average, less than an equal share where everybody can lose. Intervals are
Wilson's at 95 %. Marked **!** is what is surely more than {points} hundredths of all games from even."""


def fill_parser(parser: argparse.ArgumentParser) -> None:
    """Adds what `balance` reads."""
    parser.add_argument("game", nargs="*", help="ids, as `games` lists them (all)")
    parser.add_argument("--level", choices=PLAYERS, default="sailor", help="in all seats (sailor)")
    add_seats(parser, "all a game is for")
    add_options(parser, "only this variant of the games that have it; repeatable")
    parser.add_argument("--games", type=count, default=400, help="per setting (400)")
    parser.add_argument("--seed", default="keel", help="any text; the same plays the same games")
    add_jobs(parser)
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the page there")


def balance(chosen: argparse.Namespace) -> str:
    """Plays and writes what is asked for; the page about it. Raises our errors and
    `NotInstalled`.
    """
    names = chosen.game or list(catalog.games())
    infos = [catalog.game(name).info for name in dict.fromkeys(names)]
    settings = field(infos, chosen.option, chosen.seats)
    tasks = [
        (setting, chosen.level, f"{chosen.seed}/{setting}/{number}")
        for number in range(chosen.games)
        for setting in settings
    ]
    ended: list[Evening] = spread(evening, tasks, chosen.jobs)
    found = {
        setting: list(standpoints(ended[at :: len(settings)]))
        for at, setting in enumerate(settings)
    }
    page = "\n".join([*_page(chosen, found), ""])
    if chosen.write is not None:
        write_text(chosen.write, page)
    return page


def _page(
    chosen: argparse.Namespace, found: Mapping[Setting, Sequence[Standpoint]]
) -> Iterator[str]:
    words = retyped(chosen, "level", "games", "seats", "option", "seed")
    yield _INTRODUCTION.format(words=words, level=chosen.level, games=chosen.games, points=_POINTS)
    yield ""
    yield "| setting | | share | 95 % | even | |"
    yield "|---|---|---|---|---|---|"
    for setting, points in found.items():
        for point in points:
            low, high = point.interval
            mark = "**!**" if point.is_off(_POINTS) else ""
            yield (
                f"| {setting} | {point.kind} {point.name} | {point.share:.1%} "
                f"| {low:.1%} to {high:.1%} | {point.even:.1%} | {mark} |"
            )
