"""In the browser bots do in a contest's deal what was recorded natively: else no two devices could be
compared.
"""

from __future__ import annotations

import subprocess
import sysconfig
from pathlib import Path

import pytest

from tests.contract.rooms import ROOMS
from tests.golden.contests import recorded
from tools.layout import ROOT
from tools.pyodide import inside_pyodide

pytestmark = pytest.mark.pyodide


def told(*ways: str) -> list[str]:
    mounts = {"/project": ROOT, "/packages": Path(sysconfig.get_path("purelib"))}
    script = "/project/tests/pyodide/contests.py"
    command = inside_pyodide(script, ["/project", *ways], mounts=mounts)
    run = subprocess.run(command, stdout=subprocess.PIPE, encoding="utf-8", check=True)
    return run.stdout.splitlines()


def test_bots_that_do_not_search_do_the_same_as_webassembly() -> None:
    found = told("quick")
    expected = {
        f"{folder} {name} {digest}" for folder in ROOMS for name, digest in recorded(folder).items()
    }
    assert len(found) >= 3 * len(ROOMS)  # the edition and two levels
    assert set(found) <= expected


@pytest.mark.slow
def test_so_does_every_level_that_is_offered_as_webassembly() -> None:
    assert told() == [
        f"{folder} {name} {digest}"
        for folder in sorted(ROOMS)
        for name, digest in recorded(folder).items()
    ]
