"""The engine keeps its promises where players run it: in Pyodide's Python."""

from __future__ import annotations

import subprocess
import sysconfig
from pathlib import Path

import pytest

from tools.layout import ROOT, TESTS
from tools.pyodide import inside_pyodide

pytestmark = pytest.mark.pyodide

_ELSEWHERE = {
    "bench",
    "cli",
    "docs",
    "e2e",
    "firefox",
    "heard",
    "webkit",
    "pyodide",
    "research",
    "tools",
    "training",
    "web",
}
"""Folders of tests about terminals, pages, browsers, libraries, built files, or this machine."""

_AT_LENGTH = {"app", "bots", "contract", "counts", "games", "saves", "small", "workshop"}
"""Long: `test_bots_as_webassembly`, recordings, whole games, and the small games and the workshop in the
browser show the same in less; of the promises that what is done twice comes out the same, by recordings
that were made natively.
"""

_FOLDERS = sorted(
    folder.name
    for folder in TESTS.iterdir()
    if folder.name not in _ELSEWHERE and any(folder.glob("**/test_*.py"))
)


_ANYTHING = "engine/test_anything.py"
"""Needs Hypothesis, as it says."""

_CONTESTS = "golden/test_contests.py"
"""As `test_bots_as_webassembly` does at one setting of each room, and at all in the long sweeps."""

_DEALS = "golden/test_deals.py"
"""A recorded game of each setting begins with such a deal, too."""

_LOOPS = "workshop/test_loops.py"
"""What ends a loop is another Python's affair."""

_OFTEN = [*(name for name in _FOLDERS if name not in _AT_LENGTH), _LOOPS]
"""One run for all: to start pytest there takes as long as they do."""


@pytest.mark.parametrize(
    ("paths", "without"),
    [
        pytest.param(_OFTEN, [_ANYTHING, _CONTESTS, _DEALS], id="often"),
        pytest.param([_DEALS], [], id="deals", marks=pytest.mark.slow),
        *(pytest.param([name], [], id=name, marks=pytest.mark.slow) for name in sorted(_AT_LENGTH)),
    ],
)
def test_the_same_tests_pass_as_webassembly(paths: list[str], without: list[str]) -> None:
    mounts = {"/project": ROOT, "/packages": Path(sysconfig.get_path("purelib"))}
    left_out = [f"--ignore=tests/{path}" for path in without]
    arguments = ["-q", "-m", "not slow and not native", *(f"tests/{path}" for path in paths)]
    arguments += left_out
    command = inside_pyodide("/project/tests/pyodide/suite.py", arguments, mounts=mounts)
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False
    )
    assert 0 == done.returncode, done.stdout
    assert " passed" in done.stdout.splitlines()[-1]
