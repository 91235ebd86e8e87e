"""The page's engine tells every first deal as the build has written it down, byte for byte."""

from __future__ import annotations

import subprocess
import sys

import pytest

from freebooters import catalog
from freebooters.app.first_deals import DEALS, FIRST_FRAMES
from tools.layout import ROOT
from tools.pyodide import inside_pyodide

pytestmark = [
    pytest.mark.pyodide,
    pytest.mark.slow,  # that the build keeps what it is told itself is looked at in every run
]


def test_every_first_deal_is_the_same_as_webassembly() -> None:
    script = ROOT / "tests" / "pyodide" / "deals.py"
    there = inside_pyodide(
        "/project/tests/pyodide/deals.py", ["/project/py"], mounts={"/project": ROOT}
    )
    here = [sys.executable, str(script), str(ROOT / "py")]
    told = [
        subprocess.run(command, stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout
        for command in (here, there)
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == len(catalog.games()) * DEALS * len(FIRST_FRAMES)
