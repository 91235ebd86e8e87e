"""The engine keeps its promises where players run it: in Pyodide's Python."""

from __future__ import annotations

import subprocess
import sysconfig
from pathlib import Path

import pytest

from tools.layout import ROOT, TESTS
from tools.pyodide import inside_pyodide

pytestmark = pytest.mark.pyodide

_ELSEWHERE = {"bench", "cli", "docs", "e2e", "pyodide", "research", "training", "web"}
"""Folders of tests about terminals, pages, browsers, libraries, built files, or this machine."""

_AT_LENGTH = {"app", "bots", "games"}
"""Minutes each: `test_bots_as_webassembly` and whole games in the browser show the same in less."""

_FOLDERS = sorted(
    folder.name
    for folder in TESTS.iterdir()
    if folder.name not in _ELSEWHERE and any(folder.glob("**/test_*.py"))
)


@pytest.mark.parametrize(
    "folder",
    [pytest.param(name, marks=pytest.mark.slow if name in _AT_LENGTH else ()) for name in _FOLDERS],
)
def test_the_same_tests_pass_as_webassembly(folder: str) -> None:
    mounts = {"/project": ROOT, "/packages": Path(sysconfig.get_path("purelib"))}
    arguments = ["-q", "-m", "not slow and not native", f"tests/{folder}"]
    command = inside_pyodide("/project/tests/pyodide/suite.py", arguments, mounts=mounts)
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False
    )
    assert 0 == done.returncode, done.stdout
    assert " passed" in done.stdout.splitlines()[-1]
