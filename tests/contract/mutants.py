"""Do the tests see bugs? Plants one bug after another and runs the test that must fail.

Works on a copy of the sources. Exits with 1 when a bug goes unseen: `build.py check --mutants`.

Usage: mutants.py [WORD ...]; with words only the bugs in whose file or test one of them occurs.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parents[2]

COPIED = ("py", "tests", "tools", "web", "index.html", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", ".hypothesis")


QUIETLY = ("-p", "no:cacheprovider", "--tb=line")
TIME_LIMIT = 300
"""Seconds; a bug that makes its test hang is not seen."""

FAILED = 1
"""What pytest exits with when tests ran and some failed."""


@dataclass(frozen=True)
class Mutant:
    """A bug: in that file `old` becomes `new`; `test` must fail then, and passes without. Where a promise
    examines games it must be named, too: `says` is what that sentence contains.
    """

    promise: int
    name: str
    file: str
    old: str
    new: str
    test: str
    says: str = ""


def _planted() -> list[Mutant]:
    return [
        Mutant(**row)
        for table in sorted(Path(__file__).parents[1].glob("*/mutants.toml"))
        for row in tomllib.loads(table.read_text("utf-8"))["mutant"]
    ]


MUTANTS = _planted()


def main(words: Sequence[str]) -> int:
    chosen = [
        mutant
        for mutant in MUTANTS
        if not words or any(word in f"{mutant.file} {mutant.test}" for word in words)
    ]
    started = time.monotonic()
    workers = os.cpu_count() or 1
    trees: SimpleQueue[Path] = SimpleQueue()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as pool:
        for worker in range(workers):
            trees.put(_copy(Path(folder) / str(worker)))
        complaint = _sound(trees, chosen)
        if complaint:
            print(complaint)
            return 1
        results = list(pool.map(lambda mutant: _fate(mutant, trees), chosen))
    unseen = [name for name, seen in results if not seen]
    print(f"{len(chosen)} planted, {len(unseen)} unseen, {time.monotonic() - started:.0f} s")
    return int(bool(unseen))


def misplaced() -> list[str]:
    """The bugs that cannot be planted: what they change is not there, or there more than once."""
    return [
        mutant.name
        for mutant in MUTANTS
        if (ROOT / mutant.file).read_text("utf-8").count(mutant.old) != 1
    ]


def _copy(tree: Path) -> Path:
    tree.mkdir()
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=LEFT_OUT)
        else:
            shutil.copy(source, tree / name)
    return tree


def _sound(trees: SimpleQueue[Path], chosen: Sequence[Mutant]) -> str:
    """What is wrong before any bug is planted: the tests must pass, each bug fit its file once,
    each promise its bug.
    """
    if astray := misplaced():
        return f"no place, or several, for: {'; '.join(astray)}"
    if {mutant.promise for mutant in MUTANTS} != set(range(11)):
        return "not every promise has a bug"
    tree = trees.get()
    code, told = _run(tree, sorted({mutant.test for mutant in chosen}))
    trees.put(tree)
    return f"without any bug:\n{told}" if code else ""


def _fate(mutant: Mutant, trees: SimpleQueue[Path]) -> tuple[str, bool]:
    """Plants the bug in a tree nobody else works in; whether its test fails."""
    tree = trees.get()
    file = tree / mutant.file
    text = file.read_text("utf-8")
    try:
        file.write_text(text.replace(mutant.old, mutant.new), "utf-8")
        code, told = _run(tree, [mutant.test])
    finally:
        file.write_text(text, "utf-8")
        trees.put(tree)
    seen = code == FAILED and mutant.says in told
    print(f"{mutant.promise:>2} {'seen  ' if seen else 'UNSEEN'} {mutant.name}", flush=True)
    if code and not seen:
        print(told)
    return mutant.name, seen


def _run(tree: Path, tests: Sequence[str]) -> tuple[int, str]:
    """Runs those tests of the tree; pytest's exit code and what it said."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-x", *QUIETLY, *tests],
            cwd=tree,
            env={**environment, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            timeout=TIME_LIMIT,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return -1, f"not over after {TIME_LIMIT} s"
    return done.returncode, done.stdout + done.stderr


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
