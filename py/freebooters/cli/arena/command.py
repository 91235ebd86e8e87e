"""The command `freebooters arena`: its arguments, and carrying it out."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from freebooters import catalog
from freebooters.bots.levels import LEVELS
from freebooters.cli.arena.contest import contest
from freebooters.cli.arena.report import Report
from freebooters.cli.arena.results import Results
from freebooters.cli.arena.schedule import Pairing, bouts
from freebooters.cli.arena.standings import cells
from freebooters.cli.files import check_writable, write_text
from freebooters.cli.seating import seating
from freebooters.cli.words import Words
from freebooters.engine.errors import BadOption, FreebootersError
from freebooters.engine.game import Info
from freebooters.engine.messages import say
from freebooters.trials.arguments import (
    add_jobs,
    add_options,
    add_seats,
    add_seed,
    count,
    options_from,
    pair,
)
from freebooters.trials.setting import Setting, settings

__all__ = ["arena", "field", "fill_parser"]


_WRITTEN = ("arena.md", "arena.json")
"""The page about a tournament, and the same as data."""


class BadField(FreebootersError):
    """Nothing to play: fewer than two levels, or no game for that number of seats."""


def fill_parser(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `arena`."""
    levels = ",".join(LEVELS)
    parser.add_argument("game", nargs="*", help="ids, as `games` lists them (all)")
    parser.add_argument("--levels", default=levels, help=f"two or more, any order ({levels})")
    add_seats(parser, "all a game is for")
    parser.add_argument("--fewest", action="store_true", help="each game with its fewest seats")
    add_options(parser, "only this variant of the games that have it; repeatable")
    parser.add_argument(
        "--pair",
        action="append",
        type=_pairing,
        metavar="ONE:MANY",
        help="only one seat of this level against all others of that one; repeatable",
    )
    parser.add_argument("--games", type=count, default=200, help="at least, per pairing (200)")
    add_seed(parser, "plays the same games")
    parser.add_argument(
        "--results",
        type=Path,
        default=Path("arena.jsonl"),
        metavar="FILE",
        help="a line per game, compressed if it ends in .xz; what it holds is not played again"
        " (arena.jsonl)",
    )
    parser.add_argument(
        "--played",
        action="store_true",
        help="play nothing; tell of all that FILE holds of those games",
    )
    parser.add_argument("--backend", default="loky", help="of joblib: loky, dask, ray … (loky)")
    parser.add_argument(
        "--backend-option",
        action="append",
        default=[],
        type=pair,
        metavar="NAME=VALUE",
        help="for the backend, as scheduler_host=ADDRESS for dask; repeatable",
    )
    add_jobs(parser)
    parser.add_argument(
        "--write", type=Path, metavar="FOLDER", help="write arena.md and arena.json there"
    )


def arena(chosen: argparse.Namespace) -> str:
    """Plays the tournament, unless `--played` is given, writes the files asked for, and returns the
    page about it.

    Raises `FreebootersError` and `NotInstalled`.
    """
    names = chosen.game or list(catalog.games())
    infos = [catalog.game(name).info for name in dict.fromkeys(names)]
    if chosen.write is not None:
        for name in _WRITTEN:
            check_writable(chosen.write / name, folder=True)
    rules = {info.id: info.rules_version for info in infos}
    report = _told(chosen, rules) if chosen.played else _held(chosen, infos, rules)
    page = report.markdown()
    if chosen.write is not None:
        data = json.dumps(report.data(), indent=1) + "\n"
        for name, text in zip(_WRITTEN, (page, data), strict=True):
            write_text(chosen.write / name, text, folder=True)
    return page


def _held(chosen: argparse.Namespace, infos: Sequence[Info], rules: Mapping[str, int]) -> Report:
    """The tournament that is asked for; games that are missing are played."""
    asked = set(seating(chosen.levels, LEVELS))
    if chosen.pair is not None:
        named = ",".join(f"{pairing.one},{pairing.many}" for pairing in chosen.pair)
        asked = {*seating(named, LEVELS)}
    levels = [level for level in LEVELS if level in asked]
    if len(levels) < 2:
        raise BadField(say("terminal-error-rivals"))
    settings = field(infos, chosen.option, chosen.seats, fewest=chosen.fewest)
    results = Results(chosen.results, chosen.seed, rules)
    schedule = list(bouts(settings, levels, chosen.games, chosen.pair))
    contest(
        schedule,
        results,
        backend=chosen.backend,
        jobs=chosen.jobs,
        settings=dict(chosen.backend_option),
        watch=_Progress(
            sum(bout not in results.played for bout in schedule), Words(chosen.language)
        ),
    )
    return Report(results.seed, levels, rules, cells(results.played[bout] for bout in schedule))


def _told(chosen: argparse.Namespace, rules: Mapping[str, int]) -> Report:
    """The tournament of all games between levels in the file of results that fit the arguments."""
    results = Results(chosen.results, chosen.seed, rules, begin=False)
    levels = list(LEVELS)
    found = cells(
        game
        for bout, game in results.played.items()
        if bout.setting.game in rules and {bout.pairing.one, bout.pairing.many} <= LEVELS.keys()
    )
    if not found:
        raise BadField(say("terminal-error-played", file=str(chosen.results)))
    found.sort(
        key=lambda cell: (
            str(cell.setting),
            levels.index(cell.pairing.one),
            levels.index(cell.pairing.many),
        )
    )
    met = dict.fromkeys(cell.setting.game for cell in found)
    return Report(results.seed, levels, {game: rules[game] for game in met}, found)


def field(
    infos: Sequence[Info],
    chosen: Sequence[tuple[str, str]],
    seats: Sequence[int] | None,
    *,
    fewest: bool = False,
) -> list[Setting]:
    """The settings of those games with those options, at those numbers of seats if any are named,
    or only each game's smallest number. Raises `BadOption`; `BadField` if there are none.
    """
    known = {option.name for info in infos for option in info.options}
    for name, value in chosen:
        if name not in known:
            raise BadOption(say("error-option", option=name, value=value))
    found: list[Setting] = []
    for info in infos:
        own = {option.name for option in info.options}
        options = options_from(info, [pair for pair in chosen if pair[0] in own])
        offered = (min(info.seats),) if fewest else info.seats
        counts = [count for count in offered if seats is None or count in seats]
        found += settings(info, options, counts)
    if not found:
        raise BadField(say("terminal-error-field"))
    return found


def _pairing(text: str) -> Pairing:
    one, colon, many = text.partition(":")
    if not colon:
        raise argparse.ArgumentTypeError(f"{text!r} is not ONE:MANY")
    return Pairing(one, many)


class _Progress:
    """Prints the progress of the tournament after every percent of its games."""

    def __init__(self, games: int, words: Words) -> None:
        self._games = games
        self._words = words
        self._over = 0

    def __call__(self) -> None:
        before = self._over * 100 // self._games
        self._over += 1
        if self._over * 100 // self._games > before:
            said = self._words.t("terminal-arena-played", over=self._over, games=self._games)
            print(said, file=sys.stderr, flush=True)
