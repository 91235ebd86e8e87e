#!/usr/bin/env python3
"""Builds, serves, checks and tests Freebooters. Needs Python 3.11 or newer, and nothing else."""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):
    sys.exit("Freebooters needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

import argparse
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools.audit import audit
from tools.browsers import BROWSERS, install_browser
from tools.budget import budget, first_visit
from tools.bundle import bundle, bundle_single, weight
from tools.checks import check, tidy
from tools.clean import clean
from tools.layout import ROOT, UNBUNDLED, room_folders
from tools.new_game import game_from_workshop, new_game, new_plain_game
from tools.release import publish, release
from tools.serve import serve
from tools.steps import Failure, say
from tools.streams import UNHEARD, flush, prepare, silence
from tools.suite import (
    arena,
    balance,
    bench,
    golden,
    keep_saves,
    learn,
    pictures,
    test,
    try_servers,
)
from tools.together import chosen

Arguments = argparse.Namespace


@dataclass(frozen=True)
class Command:
    """One command of build.py: its help, its options, and the function that runs it and returns the
    exit code.
    """

    help: str
    run: Callable[[Arguments], int]
    options: tuple[tuple[str, dict[str, object]], ...] = ()
    passes_on: str = ""


def _serve(arguments: Arguments) -> int:
    built = bundle()
    page = UNBUNDLED if arguments.dev else built
    serve(page, arguments.port, open_browser=arguments.open)
    return 0


def _bundle(arguments: Arguments) -> int:
    started = time.monotonic()
    online = chosen(arguments.online)
    single = bundle_single(online) if arguments.single else None
    folder = single.parent if single else bundle(online)
    took = time.monotonic() - started
    own, whole = weight(folder), weight(folder, forms=True)
    say(
        f"{folder.relative_to(ROOT)}/ is up to date: {own.megabytes:.1f} MB in {own.count} files,"
        f" {whole.megabytes:.1f} MB in {whole.count} with their compressed forms ({took:.1f} s)"
    )
    visit = first_visit(folder, budget())
    sent = {encoding: f"{size / 1e6:.2f} MB" for encoding, size in visit.sizes.items()}
    say(
        f"A first visit up to the first move: {visit.requests} requests, {sent['br']} with brotli,"
        f" {sent['gzip']} with gzip, {sent['']} without"
    )
    if single:
        megabytes = single.stat().st_size / 1e6
        say(f"{single.relative_to(ROOT)} is all of it in one file: {megabytes:.1f} MB")
    return 0


def _test(arguments: Arguments) -> int:
    return test(arguments.rest, slow=arguments.all, native=arguments.native, name=arguments.k)


def _check(arguments: Arguments) -> int:
    return int(bool(check(mutants=arguments.mutants)))


def _together(arguments: Arguments) -> int:
    return try_servers(chosen(arguments.online))


def _audit(_: Arguments) -> int:
    findings = audit()
    if not findings:
        say("Nothing in the locks has a known vulnerability.")
    return int(bool(findings))


def _new_game(arguments: Arguments) -> int:
    if arguments.of:
        made = game_from_workshop(ROOT, Path(arguments.of), arguments.id)
    else:
        made = (new_plain_game if arguments.plain else new_game)(ROOT, arguments.id)
    tidy(made)
    for file in made:
        say(f"Made {file.relative_to(ROOT)}")
    say("What comes next: docs/add-a-game.md")
    return 0


def _golden(arguments: Arguments) -> int:
    rooms = room_folders() if arguments.all else arguments.games
    if not rooms or (arguments.all and arguments.games):
        raise Failure(f"Name games ({', '.join(room_folders())}), or give --all.")
    return golden([*rooms, *(f"--anew={what}" for what in arguments.anew)])


def _browser(arguments: Arguments) -> int:
    tests = install_browser(arguments.name)
    say(f"To test with it: build.py test -- {tests}")
    return 0


def _release(arguments: Arguments) -> int:
    for file in release(arguments.tag):
        say(f"Made {file.relative_to(ROOT)} ({file.stat().st_size / 1e6:.2f} MB)")
    return 0


def _publish(arguments: Arguments) -> int:
    publish(arguments.tag)
    say(f"Published {arguments.tag}.")
    return 0


def _clean(_: Arguments) -> int:
    clean()
    return 0


_ONLINE: tuple[str, dict[str, object]] = (
    "--online",
    {
        "default": "default",
        "metavar": "SERVERS",
        "help": "those of games across the internet: none, default, or a file as together.json",
    },
)

COMMANDS = {
    "serve": Command(
        "build the page and serve it on this machine",
        _serve,
        options=(
            ("--port", {"type": int, "help": "this port and no other"}),
            ("--open", {"action": "store_true", "help": "open a browser"}),
            (
                "--dev",
                {
                    "action": "store_true",
                    "help": "scripts one by one, and styles, as they are written",
                },
            ),
        ),
    ),
    "bundle": Command(
        "build the page: dist/ can be put on any static host",
        _bundle,
        options=(
            (
                "--single",
                {
                    "action": "store_true",
                    "help": "in dist-single/, and beside it all of it as one file",
                },
            ),
            _ONLINE,
        ),
    ),
    "together": Command(
        "try the servers for games across the internet that a page names",
        _together,
        options=(_ONLINE,),
    ),
    "test": Command(
        "run every check and test",
        _test,
        options=(
            ("--all", {"action": "store_true", "help": "also tests that take minutes"}),
            ("--native", {"action": "store_true", "help": "without browser and WebAssembly"}),
            (
                "-k",
                {
                    "metavar": "NAME",
                    "default": "",
                    "help": "only native tests of that name: a room",
                },
            ),
        ),
        passes_on="pytest",
    ),
    "check": Command(
        "style, types, imports; Python and JavaScript",
        _check,
        options=(
            ("--mutants", {"action": "store_true", "help": "also: do the tests see planted bugs?"}),
        ),
    ),
    "audit": Command("ask npm and PyPI for known vulnerabilities of what the locks hold", _audit),
    "golden": Command(
        "record a game for the tests: its games by the actions they hold, what is missing of the rest",
        _golden,
        options=(
            ("games", {"nargs": "*", "metavar": "GAME", "help": "for example: cartagena"}),
            ("--all", {"action": "store_true", "help": "all games"}),
            (
                "--anew",
                {
                    "action": "append",
                    "default": [],
                    "metavar": "WHAT",
                    "help": "`games` with other actions, what chance `deals`, the bots' `choices`, or what they do in `contests`",
                },
            ),
        ),
    ),
    "bench": Command("measure", lambda arguments: bench(arguments.rest), passes_on="the benchmark"),
    "arena": Command(
        "play the levels against each other",
        lambda arguments: arena(arguments.rest),
        passes_on="freebooters arena",
    ),
    "balance": Command(
        "is any seat or side better off?",
        lambda arguments: balance(arguments.rest),
        passes_on="freebooters balance",
    ),
    "learn": Command(
        "learn a game's evaluation from bots' own games",
        lambda arguments: learn(arguments.rest),
        passes_on="freebooters learn",
    ),
    "new-game": Command(
        "begin a new game from the template",
        _new_game,
        options=(
            ("id", {"help": "for example: skullduggery"}),
            ("--plain", {"action": "store_true", "help": "one file of rules, with a plain table"}),
            ("--of", {"metavar": "FILE", "help": "the rules that the workshop has saved"}),
        ),
    ),
    "browser": Command(
        "fetch another browser to test with",
        _browser,
        options=(("name", {"choices": BROWSERS}),),
    ),
    "keep-saves": Command(
        "before a release: keep saves of this version, which later ones must open or refuse by name",
        lambda _: keep_saves(),
    ),
    "release": Command(
        "write wheel, page, the page as one file, the arena's record and their sums to release/",
        _release,
        options=(
            ("--tag", {"help": "look first whether all is there for it; for example: v1.0.0"}),
        ),
    ),
    "publish": Command(
        "put release/ on GitHub under a tag, with its program gh",
        _publish,
        options=(("tag", {"help": "for example: v1.0.0"}),),
    ),
    "pictures": Command(
        "take the pictures anew that tests compare, and the README's", lambda _: pictures()
    ),
    "clean": Command("remove everything that was built or fetched", _clean),
}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py", description=__doc__)
    words = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, command in COMMANDS.items():
        after = f"arguments after -- go to {command.passes_on}" if command.passes_on else None
        word = words.add_parser(name, help=command.help, epilog=after, allow_abbrev=False)
        for option, settings in command.options:
            word.add_argument(option, **settings)  # type: ignore[arg-type]
    return parser


def main(line: Sequence[str]) -> int:
    """Runs one command. The exit code is 1 for failed checks and tests, 2 for any other failure, as
    shells have it where a person or the reader of a pipe broke it off.
    """
    prepare()
    try:
        try:
            return _answered(line)
        finally:
            flush()
    except BrokenPipeError:
        silence()
        return UNHEARD


def _answered(line: Sequence[str]) -> int:
    """The exit code of one command."""
    own, rest = _split(line)
    parser = _parser()
    arguments = parser.parse_args(own)
    if rest and not COMMANDS[arguments.command].passes_on:
        parser.error(f"{arguments.command} takes nothing after --")
    arguments.rest = rest
    try:
        return COMMANDS[arguments.command].run(arguments)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _split(line: Sequence[str]) -> tuple[list[str], list[str]]:
    """The arguments before `--`, which are ours, and those after it, for another program."""
    words = list(line)
    at = words.index("--") if "--" in words else len(words)
    return words[:at], words[at + 1 :]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
