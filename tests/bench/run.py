"""Measures everything and writes docs/benchmarks.md.

Usage: build.py bench [-- --quick] [--no-browser]. `--quick` tries less hard and writes
nothing. Runs in the environment of requirements/bench.txt; the browser's part in the project's own.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
from dataclasses import astuple
from pathlib import Path
from typing import Any

from tests.bench import peer
from tests.bench.measure import Effort, everything
from tests.bench.report import Findings, markdown
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
    say("Measuring a peer")
    rate = peer.random_play(effort)
    say("Measuring natively")
    native = everything(effort)
    browser = None if arguments.no_browser else _browser(effort)
    text = markdown(Findings(_machine(), native, browser, (peer.NAME, rate)))
    say(text)
    if not (arguments.quick or arguments.no_browser):
        _PAGE.write_text(text, encoding="utf-8")
        say(f"Wrote {_PAGE.relative_to(ROOT)}")


def _browser(effort: Effort) -> Any:
    bundle()
    say("Measuring in the browser")
    python = project_python("dev")
    paths = {"PYTHONPATH": os.pathsep.join([str(PACKAGES), str(ROOT)])}
    program: list[str | Path] = [python, TESTS / "bench" / "browser.py", *map(str, astuple(effort))]
    return json.loads(run(program, env={**prepare_chromium(), **paths}))


def _machine() -> str:
    return f"{os.cpu_count()}-core {platform.machine()} {platform.system()}"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="build.py bench --")
    parser.add_argument("--quick", action="store_true", help="try less hard, write nothing")
    parser.add_argument("--no-browser", action="store_true", help="native only, write nothing")
    return parser.parse_args()


if __name__ == "__main__":
    main()
