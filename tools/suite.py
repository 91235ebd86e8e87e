"""Running the tests and the other programs that live beside them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.bundle import bundle
from tools.checks import check
from tools.chromium import prepare_chromium
from tools.layout import PACKAGES, ROOT, TESTS
from tools.node import libraries
from tools.python import bench_python, project_python, research_python
from tools.steps import Failure, say

__all__ = ["arena", "balance", "bench", "by_environment", "golden", "learn", "screenshots", "test"]

_MOST_WORKERS = 4

_RESEARCH = TESTS / "research"

_NOTHING_CHOSEN = 5
"""pytest's exit code when its arguments leave no test."""


def test(arguments: Sequence[str], *, slow: bool) -> int:
    """Checks, then all tests; 0 if everything is well. `arguments` go to pytest."""
    python, research = project_python("dev"), research_python()
    libraries("checks")
    bundle()
    browser = prepare_chromium()
    complaints = check()
    workers = min(_MOST_WORKERS, os.cpu_count() or 1)
    options = ["--numprocesses", str(workers), "--dist", "worksteal"]
    marks = [] if slow else ["-m", "not slow"]
    ours, theirs = by_environment(arguments)
    codes = set()
    if ours is not None:
        codes.add(_show([str(python), "-m", "pytest", *options, *marks, *ours], browser))
    if theirs is not None:
        codes.add(_show([str(research), "-m", "pytest", *options, *marks, *theirs], {}))
    if len(codes) > 1:
        codes.discard(_NOTHING_CHOSEN)
    if complaints:
        say(f"Checks failed: {', '.join(complaints)}")
    return max(codes) or int(bool(complaints))


def by_environment(arguments: Sequence[str]) -> tuple[list[str] | None, list[str] | None]:
    """What goes to pytest in the project's environment and in that of research; None: no run."""
    named = [word for word in arguments if (ROOT / word.partition("::")[0]).exists()]
    theirs = [word for word in named if (ROOT / word).is_relative_to(_RESEARCH)]
    options = [word for word in arguments if word not in named]
    if not named:
        return options, [*options, str(_RESEARCH)]
    ours = [word for word in named if word not in theirs]
    return (
        [*options, *ours] if ours else None,
        [*options, *theirs] if theirs else None,
    )


def arena(arguments: Sequence[str]) -> int:
    """Plays the levels against each other, with the libraries that needs."""
    return _show([str(research_python()), "-m", "freebooters", "arena", *arguments], {})


def balance(arguments: Sequence[str]) -> int:
    """Plays equals against each other, with the libraries that needs."""
    return _show([str(research_python()), "-m", "freebooters", "balance", *arguments], {})


def learn(arguments: Sequence[str]) -> int:
    """Learns a game's weights, with the libraries that needs."""
    return _show([str(research_python()), "-m", "freebooters", "learn", *arguments], {})


def golden(rooms: Sequence[str]) -> int:
    """Records the games of those rooms anew, from the actions they were recorded with."""
    return _program(project_python("dev"), TESTS / "golden" / "record.py", rooms)


def bench(arguments: Sequence[str]) -> int:
    """Measures, beside the peers that only the benchmarks need."""
    return _program(bench_python(), TESTS / "bench" / "run.py", arguments)


def screenshots() -> int:
    """Photographs the built page."""
    bundle()
    return _program(project_python("dev"), TESTS / "e2e" / "screenshots.py", env=prepare_chromium())


def _program(
    python: Path,
    program: Path,
    arguments: Sequence[str] = (),
    env: Mapping[str, str] | None = None,
) -> int:
    if not program.is_file():
        raise Failure(f"{program.relative_to(ROOT)} does not exist.")
    return _show([str(python), str(program), *arguments], env or {})


def _show(command: Sequence[str], env: Mapping[str, str]) -> int:
    """Runs a program that speaks for itself; its exit code."""
    paths = os.pathsep.join([str(PACKAGES), str(ROOT)])
    whole = {**os.environ, "PYTHONPATH": paths, **env}
    return subprocess.run(command, cwd=ROOT, env=whole, check=False).returncode
