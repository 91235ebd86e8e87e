"""A bot in the browser plays what the same bot plays natively: strength is measured natively."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tools.layout import ROOT, TESTS
from tools.pyodide import inside_pyodide

pytestmark = pytest.mark.pyodide


def test_the_same_question_gets_the_same_answer_as_webassembly() -> None:
    mounts = {"/project": ROOT, "/packages": Path(sysconfig.get_path("purelib"))}
    inside = inside_pyodide("/project/tests/pyodide/answers.py", ["/project"], mounts=mounts)
    native: list[str | Path] = [sys.executable, TESTS / "pyodide" / "answers.py", ROOT]

    expected, found = (
        subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout
        for command in (native, inside)
    )

    assert len(expected.splitlines()) > 100
    assert expected.splitlines() == found.splitlines()
