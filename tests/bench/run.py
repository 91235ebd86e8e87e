"""Measures everything and writes docs/benchmarks.md.

Usage: build.py bench [-- --quick] [--no-browser] [--thinking]. `--quick` tries less hard and writes
nothing; `--thinking` measures how long bots think in the browser, nothing else, and writes that. Runs in the environment of requirements/bench.txt; the browser's part in the project's own.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from dataclasses import astuple
from pathlib import Path
from typing import Any

from freebooters.catalog import games
from tests.bench import peer
from tests.bench.measure import Effort, everything
from tests.bench.outside import slowest
from tests.bench.report import THINKING, Findings, markdown, thinking
from tests.bench.sampling import shares
from tools.bundle import bundle
from tools.chromium import prepare_chromium
from tools.layout import PACKAGES, ROOT, TESTS
from tools.python import project_python
from tools.steps import run, say

_PAGE = ROOT / "docs" / "benchmarks.md"
_THOROUGH = Effort(games=10, piece=0.003, rounds=20)
_QUICK = Effort(games=3, piece=0.002, rounds=3)


def main() -> None:
    arguments = _arguments()
    effort = _QUICK if arguments.quick else _THOROUGH
    if arguments.thinking:
        _tell_thinking(_browser(effort, "thinking"), writes=not arguments.quick)
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
    say(text)
    if not (arguments.quick or arguments.no_browser):
        _PAGE.write_text(text, encoding="utf-8")
        say(f"Wrote {_PAGE.relative_to(ROOT)}")


def _tell_thinking(browser: Any, *, writes: bool) -> None:
    section = "\n".join(thinking(browser)) + "\n"
    say(section)
    if not writes:
        return
    before, *_ = _PAGE.read_text(encoding="utf-8").partition(THINKING)
    _PAGE.write_text(before + section, encoding="utf-8")
    say(f"Wrote {_PAGE.relative_to(ROOT)}")


def _browser(effort: Effort, what: str = "everything") -> Any:
    bundle()
    say("Measuring in the browser")
    python = project_python("dev")
    paths = {"PYTHONPATH": os.pathsep.join([str(PACKAGES), str(ROOT)])}
    words = [what, *map(str, astuple(effort))]
    program: list[str | Path] = [python, TESTS / "bench" / "browser.py", *words]
    return json.loads(run(program, env={**prepare_chromium(), **paths}))


def _machine() -> str:
    return f"{os.cpu_count()}-core {platform.machine()} {platform.system()}"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="build.py bench --")
    parser.add_argument("--quick", action="store_true", help="try less hard, write nothing")
    parser.add_argument("--no-browser", action="store_true", help="native only, write nothing")
    parser.add_argument("--thinking", action="store_true", help="how long bots think, alone")
    return parser.parse_args()


if __name__ == "__main__":
    main()
