"""The command line of `freebooters`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from freebooters import __version__, catalog
from freebooters.app.chairs import learners
from freebooters.bots.levels import LEVELS, PLAYERS
from freebooters.cli import learn as lessons
from freebooters.cli.analyse import analysed, as_json, findings
from freebooters.cli.arena import command as tournaments
from freebooters.cli.balance import command as scales
from freebooters.cli.check import examined, settings_for
from freebooters.cli.files import Opened, check_writable, keep, open_save
from freebooters.cli.isolating import on_one_line
from freebooters.cli.listing import listing
from freebooters.cli.play import Left, Sitting
from freebooters.cli.replay import story, views
from freebooters.cli.seating import HUMAN, default_names, seating
from freebooters.cli.simulate import report, simulate
from freebooters.cli.streams import flush, prepare, silence
from freebooters.cli.words import LANGUAGES, Words, complain, language_here
from freebooters.engine.errors import FreebootersError
from freebooters.engine.match import Match
from freebooters.engine.messages import say
from freebooters.engine.seeds import fresh_seed
from freebooters.trials.arguments import add_options, add_seats, add_seed, count, options_from
from freebooters.trials.missing import NotInstalled

__all__ = ["main"]

REFUSED = 1
INTERRUPTED = 130
UNHEARD = 141
"""What a shell says of a program that ended because nobody read what it wrote any longer."""


class _Unwritten(FreebootersError):
    """The system refuses what everything needs, such as to write what was printed."""


class _Parser(argparse.ArgumentParser):
    """One whose errors show safely what was typed; others repeat it as it is."""

    def error(self, message: str) -> NoReturn:
        super().error(on_one_line(message))


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; the exit code: 0, 1 where something was refused, 2 for a wrong command line,
    as shells have it where a person or the reader of a pipe broke it off.
    """
    prepare()
    try:
        try:
            return _answered(arguments)
        finally:
            flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        silence()
        return UNHEARD
    except OSError as wrong:
        refusal = _Unwritten(say("terminal-error-system", reason=wrong.strerror or str(wrong)))
        silence(sys.stdout)
        print(complain(refusal, language_here()), file=sys.stderr)
        return REFUSED


def _answered(arguments: Sequence[str] | None) -> int:
    """The exit code of a command. Raises `OSError` where its output cannot be written."""
    chosen = _parser().parse_args(arguments)
    try:
        chosen.run(chosen)
    except FreebootersError as wrong:
        print(complain(wrong, chosen.language), file=sys.stderr)
        return REFUSED
    except NotInstalled as missing:
        print(missing, file=sys.stderr)
        return REFUSED
    return 0


def _games(chosen: argparse.Namespace) -> None:
    _write(listing())


def _play(chosen: argparse.Namespace) -> None:
    game = catalog.game(chosen.game)
    players = seating(chosen.seats, (HUMAN, *LEVELS))
    words = Words(chosen.language, game)
    words.names = default_names(words, players)
    match = Match(game, len(players), options_from(game.info, chosen.option), chosen.seed)
    if chosen.save is not None:
        check_writable(chosen.save)
    try:
        try:
            Sitting(match, players, words, clear=sys.stdout.isatty()).play()
        except (Left, KeyboardInterrupt):
            print()
            print(words.t("terminal-left"))
    finally:  # also where nobody reads on: a game is not lost
        if chosen.save is not None:
            keep(match, players, chosen.save)
    if chosen.save is not None:
        print(words.t("terminal-saved", file=str(chosen.save)))


def _simulate(chosen: argparse.Namespace) -> None:
    game = catalog.game(chosen.game)
    players = seating(chosen.seats, PLAYERS)
    seed = fresh_seed() if chosen.seed is None else chosen.seed
    options = options_from(game.info, chosen.option)
    result = simulate(game, options, players, chosen.games, seed, swap=chosen.swap)
    _write(report(result))
    print(f"seed {seed}")


def _check(chosen: argparse.Namespace) -> None:
    game = catalog.game(chosen.game)
    options = options_from(game.info, chosen.option)
    settings = settings_for(game, options, chosen.seats)
    words = Words(chosen.language, game, also="promises")
    whole = not options and chosen.seats is None
    _write(examined(settings, chosen.games, chosen.seed, words, everywhere=whole))


def _arena(chosen: argparse.Namespace) -> None:
    print(tournaments.arena(chosen), end="")


def _learn(chosen: argparse.Namespace) -> None:
    print(lessons.learn(chosen), end="")


def _balance(chosen: argparse.Namespace) -> None:
    print(scales.balance(chosen), end="")


def _replay(chosen: argparse.Namespace) -> None:
    opened = open_save(chosen.save)
    if chosen.views:
        _write(views(opened.match))
        return
    _write(story(opened.match, _words_of(opened, chosen.language)))


def _analyse(chosen: argparse.Namespace) -> None:
    opened = open_save(chosen.save)
    words = _words_of(opened, chosen.language)
    found = analysed(opened.match, learners(opened.who), words)
    if chosen.json:
        print(json.dumps(as_json(found, opened.names)))
    else:
        _write(findings(found, words))


def _words_of(opened: Opened, language: str) -> Words:
    """The words of a saved match, with what its seats go by."""
    words = Words(language, opened.match.game)
    spoken = default_names(words, [HUMAN] * opened.match.seats)
    words.names = [name or other for name, other in zip(opened.names, spoken, strict=True)]
    return words


def _write(lines: Any) -> None:
    for line in lines:
        print(line)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="freebooters",
        description="Pirate board games. The page is the better table; this is the quicker one.",
    )
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    games = commands.add_parser("games", help="what there is to play")
    games.set_defaults(run=_games)

    play = commands.add_parser("play", help="play in the terminal")
    _add_match(play, f"per seat: {HUMAN}, {', '.join(LEVELS)}", f"{HUMAN},sailor")
    play.add_argument("--save", type=Path, metavar="FILE", help="write the match there at the end")
    play.set_defaults(run=_play)

    simulation = commands.add_parser("simulate", help="bots against bots, many times")
    _add_match(simulation, f"per seat: {', '.join(PLAYERS)}", "deckhand,sailor")
    simulation.add_argument("--games", type=count, default=200, help="how many (200)")
    simulation.add_argument("--swap", action="store_true", help="change seats after every game")
    simulation.set_defaults(run=_simulate)

    check = commands.add_parser("check", help="which promises a game breaks, after which moves")
    check.add_argument("game", help="an id, as `games` lists them")
    add_seats(check, "all the game is for")
    add_options(check, "repeatable; all others at every value")
    add_seed(check, "plays the same games", "")
    check.add_argument("--games", type=count, default=2, help="how many at every setting (2)")
    check.set_defaults(run=_check)

    tournament = commands.add_parser("arena", help="every level against every other, rated")
    tournaments.fill_parser(tournament)
    tournament.set_defaults(run=_arena)

    lesson = commands.add_parser("learn", help="what counts in a game, from bots' own games")
    lessons.fill_parser(lesson)
    lesson.set_defaults(run=_learn)

    scale = commands.add_parser("balance", help="equals against equals: is any seat better off?")
    scales.fill_parser(scale)
    scale.set_defaults(run=_balance)

    replay = commands.add_parser("replay", help="tell a saved match, or refuse it")
    replay.add_argument("save", type=Path, metavar="FILE", help="a save, as the page exports it")
    replay.add_argument(
        "--views", action="store_true", help="JSON lines: all views at every moment"
    )
    replay.set_defaults(run=_replay)

    analysis = commands.add_parser("analyse", help="chances, turning points, luck of a saved match")
    analysis.add_argument("save", type=Path, metavar="FILE", help="a save, as the page exports it")
    analysis.add_argument(
        "--json", action="store_true", help="one JSON object, as docs/research.md"
    )
    analysis.set_defaults(run=_analyse)

    for command in (games, play, simulation, check, tournament, lesson, scale, replay, analysis):
        command.add_argument(
            "--language", choices=LANGUAGES, default=language_here(), help="of words and errors"
        )
    return parser


def _add_match(command: argparse.ArgumentParser, seats: str, default: str) -> None:
    command.add_argument("game", help="an id, as `games` lists them")
    command.add_argument("--seats", default=default, help=f"{seats} ({default})")
    add_options(command, "repeatable")
    add_seed(command, "deals the same cards")
