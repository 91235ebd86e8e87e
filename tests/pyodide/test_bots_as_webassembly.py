"""A bot in the browser plays what the same bot plays natively: strength is measured natively, and else no
two devices could be compared.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.contract.rooms import ROOMS
from tests.golden.contests import recorded
from tests.pyodide.bots import AND
from tools.layout import ROOT, TESTS
from tools.pyodide import inside_pyodide

pytestmark = pytest.mark.pyodide


def told(script: str) -> list[str]:
    mounts = {"/project": ROOT, "/packages": Path(sysconfig.get_path("purelib"))}
    command = inside_pyodide(f"/project/tests/pyodide/{script}", ["/project"], mounts=mounts)
    run = subprocess.run(command, stdout=subprocess.PIPE, encoding="utf-8", check=True)
    return run.stdout.splitlines()


@pytest.fixture(scope="module")
def bots() -> tuple[list[str], list[str]]:
    """What they answer, and what the lowest level does in contests."""
    lines = told("bots.py")
    return lines[: lines.index(AND)], lines[lines.index(AND) + 1 :]


def test_the_same_question_gets_the_same_answer_as_webassembly(
    bots: tuple[list[str], list[str]],
) -> None:
    native: list[str | Path] = [sys.executable, TESTS / "pyodide" / "answers.py", ROOT]
    run = subprocess.run(native, stdout=subprocess.PIPE, encoding="utf-8", check=True)
    expected = run.stdout.splitlines()

    assert len(expected) > 100
    assert expected == bots[0]


def test_the_lowest_level_does_the_same_in_a_contest_as_webassembly(
    bots: tuple[list[str], list[str]],
) -> None:
    expected = {
        f"{folder} {name} {digest}" for folder in ROOMS for name, digest in recorded(folder).items()
    }
    assert len(bots[1]) == 2 * len(ROOMS)  # the edition and the level
    assert set(bots[1]) <= expected


@pytest.mark.slow
def test_so_does_every_level_that_is_offered_as_webassembly() -> None:
    assert told("contests.py") == [
        f"{folder} {name} {digest}"
        for folder in sorted(ROOMS)
        for name, digest in recorded(folder).items()
    ]
