"""The checks that run no game: style, format, types, which package may import which, JavaScript."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.layout import BUILD, LIBRARIES, PACKAGES, TESTS, WEB
from tools.node import find_node, libraries
from tools.python import project_python
from tools.steps import Failure, run, say

__all__ = ["check", "tidy"]

_MUTANTS = TESTS / "contract" / "mutants.py"


def check(*, mutants: bool = False) -> list[str]:
    """Runs every check and prints its complaints; returns the names of the checks that failed."""
    commands = _commands()
    if mutants:
        commands["mutants"] = [str(project_python("dev")), str(_MUTANTS)]
    with ThreadPoolExecutor(os.cpu_count()) as others:
        passed = [*others.map(_passes, commands, commands.values())]
    failed = [name for name, fine in zip(commands, passed, strict=True) if not fine]
    if failed:
        say(f"Checks that complain: {', '.join(failed)}")
    return failed


def tidy(made: Iterable[Path]) -> None:
    """Formats the Python files among them as the checks require."""
    ruff = str(project_python("dev").with_name("ruff"))
    run([ruff, "format", "--quiet", *(str(file) for file in made if file.suffix == ".py")])


def _commands() -> dict[str, list[str]]:
    python = project_python("dev")
    libraries("checks")
    ruff, arrows = str(python.with_name("ruff")), str(python.with_name("lint-imports"))
    compiler = [str(find_node().node), str(LIBRARIES / "typescript" / "bin" / "tsc")]

    def tsc(project: str) -> list[str]:
        """What has not changed since is not looked at again."""
        remembered = str(BUILD / "types" / f"{project}.tsbuildinfo")
        options = ["--incremental", "--tsBuildInfoFile", remembered]
        return [*compiler, "--project", str(WEB / project), *options]

    return {
        "ruff": [ruff, "check"],
        "ruff format": [ruff, "format", "--check"],
        "mypy": [str(python), "-m", "mypy"],
        "import-linter": [arrows, "--no-cache", "--no-logo"],
        "tsc, page": tsc("tsconfig.json"),
        "tsc, workers": tsc("tsconfig.worker.json"),
    }


def _passes(name: str, command: list[str]) -> bool:
    started = time.monotonic()
    try:
        run(command, env={"PYTHONPATH": str(PACKAGES)})
    except Failure as failure:
        say(f"{name}: complains\n{failure}")
        return False
    say(f"{name}: fine ({time.monotonic() - started:.1f} s)")
    return True
