"""Measures everything and writes docs/benchmarks.md.

Usage: build.py bench [-- --quick] [--no-browser] [--thinking | --start [--slow MBIT] [--cores N] |
--early [--slow MBIT] [--cores N] | --links | --luck | --friends | --record |
--waiting [--before FOLDER] | --tasks [--before FOLDER] | --edits | --lighthouse]. `--quick` tries less hard and
writes nothing. The others measure one thing alone and write its section: how long bots think in the
browser; how long a visitor waits for the first choice of a game and for the engine, in each way to
start it, or with early tables and without; how long links are and how long one waits for what they show; how long it takes to split a
game into luck and play; what it costs to answer for friends; how long the record of many names takes;
how long one waits for bots, and how long the tasks of the page's main thread are (in FOLDER the built
page of another commit, to compare with); how long an edit in the rules workshop takes; Lighthouse's scores. Runs in the environment of
requirements/bench.txt; the browser's part in the project's own.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from collections.abc import Mapping
from dataclasses import astuple
from pathlib import Path
from typing import Any

from freebooters.catalog import games
from tests.bench import edits, friends, luck, peer, record, tasks, waiting
from tests.bench.document import renewed
from tests.bench.ladder import EARLY, ladder
from tests.bench.links import section
from tests.bench.measure import Effort, everything
from tests.bench.outside import slowest
from tests.bench.report import Findings, markdown, thinking
from tests.bench.sampling import shares
from tests.bench.scores import complain, measure, scores
from tools.bundle import bundle
from tools.chromium import prepare_chromium
from tools.firefox import NO_FIREFOX, prepare_firefox
from tools.layout import PACKAGES, ROOT, TESTS
from tools.python import project_python
from tools.steps import run, say

_PAGE = ROOT / "docs" / "benchmarks.md"
_THOROUGH = Effort(games=10, piece=0.003, rounds=20)
_VISITORS, _FEW = 9, 2
"""Visitors for each way to start the page."""
_GAMES = 100
"""Games for each setting, of which links are made."""
_SPLIT = 6
"""Games for each setting that are split into luck and play."""
_MOVES = 40
"""Moves of a game with friends."""
_TURNS = 20
"""Moves of a friend, between which bots play."""
_EDITS = 30
"""Edits in the rules workshop, in each browser."""
_ROUNDS = 5
"""Lighthouse's runs for each device."""
_QUICK = Effort(games=3, piece=0.002, rounds=3)


def main() -> None:
    arguments = _arguments()
    effort = _QUICK if arguments.quick else _THOROUGH
    alone = _alone(arguments, effort)
    if alone is not None:
        _tell(alone, writes=not arguments.quick)
        return
    say("Measuring a peer")
    rate = peer.random_play(effort)
    say("Measuring hostile texts")
    outside = slowest()
    say("Measuring natively")
    native = everything(effort)
    spent = {game.info.id: shares(game) for game in games().values()}
    browser = None if arguments.no_browser else _browser(effort)
    text = markdown(Findings(_machine(), native, browser, (peer.NAME, rate), outside, spent))
    _tell(text, writes=not (arguments.quick or arguments.no_browser))


def _alone(arguments: argparse.Namespace, effort: Effort) -> str | None:
    """The section of the one thing that is to be measured; None: everything is."""
    if arguments.thinking:
        return "\n".join(thinking(_browser(effort, "thinking")))
    if arguments.start:
        visitors = _FEW if arguments.quick else arguments.visitors
        visits = _visits(visitors, arguments.slow, arguments.cores)
        return ladder(visits, _machine(), arguments.slow, arguments.cores)
    if arguments.early:
        visitors = _FEW if arguments.quick else arguments.visitors
        visits = _visits(visitors, arguments.slow, arguments.cores, "--early")
        return ladder(visits, _machine(), arguments.slow, arguments.cores, EARLY)
    if arguments.links:
        count, visitors = (_FEW, _FEW) if arguments.quick else (_GAMES, arguments.visitors)
        return section(count, _links(visitors), _machine())
    if arguments.luck:
        return luck.section(_FEW if arguments.quick else _SPLIT, _machine())
    if arguments.record:
        return record.section(_machine())
    if arguments.friends:
        return friends.section(_machine(), *_friends_pages())
    if arguments.waiting:
        return waiting.section(_compared("waiting_page.py", arguments.before), _machine())
    if arguments.tasks:
        return tasks.section(_compared("tasks_page.py", arguments.before), _machine())
    if arguments.edits:
        return edits.section(_edited(_FEW if arguments.quick else _EDITS), _machine())
    if arguments.lighthouse:
        found = measure(bundle(), 1 if arguments.quick else _ROUNDS)
        complain(found)
        return scores(found, _machine())
    return None


def _tell(text: str, *, writes: bool) -> None:
    """Prints what has been measured and renews it in the page."""
    say(text)
    if not writes:
        return
    old = _PAGE.read_text(encoding="utf-8") if _PAGE.is_file() else ""
    _PAGE.write_text(renewed(old, text), encoding="utf-8", newline="\n")
    say(f"Wrote {_PAGE.relative_to(ROOT)}")


def _visits(visitors: int, megabits: float | None, cores: float | None, *others: str) -> list[Any]:
    bundle()
    say(f"{visitors} visitors for each way")
    limits = {"--slow": megabits, "--cores": cores}
    words = [word for name, limit in limits.items() if limit for word in (name, str(limit))]
    words += others
    firefox = prepare_firefox()
    if firefox is None:
        say(f"Firefox: left out, {NO_FIREFOX}")
    else:
        words.append("--firefox")
    told = _measured("start.py", str(visitors), *words, env=firefox)
    return [json.loads(line) for line in told.splitlines()]


def _links(visitors: int) -> list[Any]:
    bundle()
    say(f"{visitors} visitors for each link")
    return [
        json.loads(line) for line in _measured("start.py", str(visitors), "--links").splitlines()
    ]


def _friends_pages() -> tuple[dict[str, float], dict[str, dict[str, float]]]:
    """Milliseconds a table on the main threads of the host's page and a guest's; and an entry, of what
    friends cost the page of who deals.
    """
    bundle()
    pages: dict[str, float] = json.loads(_measured("friends_page.py", str(_TURNS)))
    whole: dict[str, dict[str, float]] = json.loads(_measured("friends_whole.py", str(_MOVES)))
    return pages, whole


def _compared(program: str, before: Path | None) -> Any:
    """What a program finds, by room and by page."""
    bundle()
    words = ["--before", str(before.resolve())] if before else []
    return json.loads(_measured(program, *words))


def _edited(count: int) -> Any:
    """Milliseconds of so many edits, by browser."""
    bundle()
    firefox = prepare_firefox()
    words = [] if firefox is None else ["--firefox"]
    return json.loads(_measured("edits_page.py", str(count), *words, env=firefox))


def _browser(effort: Effort, what: str = "everything") -> Any:
    bundle()
    say("Measuring in the browser")
    return json.loads(_measured("browser.py", what, *map(str, astuple(effort))))


def _measured(program: str, *words: str, env: Mapping[str, str] | None = None) -> str:
    """What a program for the browser prints."""
    python = project_python("dev")
    paths = {"PYTHONPATH": os.pathsep.join([str(PACKAGES), str(ROOT)])}
    whole = {**prepare_chromium(), **(env or {}), **paths}
    return run([python, TESTS / "bench" / program, *words], env=whole)


def _machine() -> str:
    return f"{os.cpu_count()}-core {platform.machine()} {platform.system()}"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="build.py bench --")
    parser.add_argument("--quick", action="store_true", help="try less hard, write nothing")
    parser.add_argument("--no-browser", action="store_true", help="native only, write nothing")
    alone = parser.add_mutually_exclusive_group()
    alone.add_argument("--thinking", action="store_true", help="how long bots think, alone")
    alone.add_argument("--start", action="store_true", help="how long a start takes, alone")
    alone.add_argument("--early", action="store_true", help="what early tables save, alone")
    alone.add_argument("--links", action="store_true", help="links, alone")
    alone.add_argument("--luck", action="store_true", help="luck and play of games, alone")
    alone.add_argument("--friends", action="store_true", help="tables for friends, alone")
    alone.add_argument("--record", action="store_true", help="the record of many names, alone")
    alone.add_argument("--waiting", action="store_true", help="how long one waits for bots, alone")
    alone.add_argument("--edits", action="store_true", help="an edit in the workshop, alone")
    alone.add_argument("--tasks", action="store_true", help="the main thread's tasks, alone")
    alone.add_argument("--lighthouse", action="store_true", help="Lighthouse's scores, alone")
    parser.add_argument("--slow", type=float, metavar="MBIT", help="a start over a slow line")
    parser.add_argument("--cores", type=float, help="a start with a share of the processors")
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="the page to compare with")
    parser.add_argument("--visitors", type=int, default=_VISITORS, help="for each way to start")
    return parser.parse_args()


if __name__ == "__main__":
    main()
