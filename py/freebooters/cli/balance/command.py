"""The command `freebooters balance`: its arguments, and carrying it out."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from freebooters import catalog
from freebooters.bots.levels import PLAYERS
from freebooters.cli.arena.command import field
from freebooters.cli.balance.groups import GameResult, Group, groups, result_of
from freebooters.cli.counting import counted
from freebooters.cli.files import check_writable, write_text
from freebooters.trials.arguments import (
    add_jobs,
    add_options,
    add_seats,
    add_seed,
    count,
    retyped,
)
from freebooters.trials.setting import Setting
from freebooters.trials.spread import spread

__all__ = ["balance", "fill_parser"]

_POINTS = 5
"""By so many hundredths of all games a seat, turn order or party may be better or worse off."""

_INTRODUCTION = """\
# Balance

Written by `freebooters balance {words}`: the level {level} in every seat of
{games} a setting. *Seat* is where one sits, *order* the turn order, 1 for the seat that
decides first, *party* a side that the game has. A win shared by several counts as a fraction for each; *even* is
what all seats won on average, less than an equal share where everybody can lose. Intervals are
Wilson's at 95 %. **!** marks what is surely more than {points} hundredths of all games away from even."""


def fill_parser(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `balance`."""
    parser.add_argument("game", nargs="*", help="ids, as `games` lists them (all)")
    parser.add_argument("--level", choices=PLAYERS, default="sailor", help="in all seats (sailor)")
    add_seats(parser, "all a game is for")
    add_options(parser, "only this variant of the games that have it; repeatable")
    parser.add_argument("--games", type=count, default=400, help="per setting (400)")
    add_seed(parser, "plays the same games", "keel")
    add_jobs(parser)
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the page there")


def balance(chosen: argparse.Namespace) -> str:
    """Plays the games asked for and returns the page about them, written to a file if one is named.
    Raises `FreebootersError` and `NotInstalled`.
    """
    names = chosen.game or list(catalog.games())
    infos = [catalog.game(name).info for name in dict.fromkeys(names)]
    settings = field(infos, chosen.option, chosen.seats)
    if chosen.write is not None:
        check_writable(chosen.write)
    tasks = [
        (setting, chosen.level, f"{chosen.seed}/{setting}/{number}")
        for number in range(chosen.games)
        for setting in settings
    ]
    ended: list[GameResult] = spread(result_of, tasks, chosen.jobs)
    found = {
        setting: list(groups(ended[at :: len(settings)])) for at, setting in enumerate(settings)
    }
    page = "\n".join([*_page(chosen, found), ""])
    if chosen.write is not None:
        write_text(chosen.write, page)
    return page


def _page(chosen: argparse.Namespace, found: Mapping[Setting, Sequence[Group]]) -> Iterator[str]:
    words = retyped(chosen, "level", "games", "seats", "option", "seed")
    yield _INTRODUCTION.format(
        words=words, level=chosen.level, games=counted(chosen.games, "game"), points=_POINTS
    )
    yield ""
    yield "| setting | | share | 95 % | even | |"
    yield "|---|---|---|---|---|---|"
    for setting, members in found.items():
        for group in members:
            low, high = group.interval
            mark = "**!**" if group.is_off(_POINTS) else ""
            yield (
                f"| {setting} | {group.kind} {group.name} | {group.share:.1%} "
                f"| {low:.1%} to {high:.1%} | {group.even:.1%} | {mark} |"
            )
