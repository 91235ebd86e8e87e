"""The page's pure modules, tested where they run: by Node's own test runner."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.under_node import node

AT_ONCE = Path(__file__).with_name("at_once.mjs")
FILES = sorted(Path(__file__).parent.rglob("*.test.mjs"))

_SHARED = re.compile(
    r'globalThis|elements|document|navigator|process\.|mock\.timers|from "[./]+\w+\.mjs"'
)
"""Where a file of tests changes what all modules of a process share, or may change it, also by what lies
beside it.
"""
_APART = [file for file in FILES if _SHARED.search(file.read_text(encoding="utf-8"))]
_TOGETHER = [file for file in FILES if file not in _APART]

_LONG = [file for file in FILES if "LONG_SWEEPS" in file.read_text(encoding="utf-8")]
"""Try more in the long sweeps: games to their ends, further ways to break what is stored and said."""


def _id(file: Path) -> str:
    return file.relative_to(Path(__file__).parent).as_posix().removesuffix(".test.mjs")


def test_files_of_tests_that_change_nothing_shared_pass_in_one_process() -> None:
    assert _TOGETHER
    passes(AT_ONCE, AT_ONCE=json.dumps([file.as_uri() for file in _TOGETHER]))


@pytest.mark.parametrize("file", _APART, ids=_id)
def test_a_file_of_tests_passes_in_a_process_of_its_own(file: Path) -> None:
    passes(file)


@pytest.mark.slow
@pytest.mark.parametrize("file", _LONG, ids=_id)
def test_what_is_tried_a_little_holds_when_it_is_tried_at_length(file: Path) -> None:
    passes(file, LONG_SWEEPS="1")


def passes(file: Path, **environment: str) -> None:
    done = subprocess.run(
        [*node(document=True), "--test-reporter=tap", file],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHON": sys.executable, **environment},
    )
    assert done.returncode == 0, done.stdout + done.stderr
