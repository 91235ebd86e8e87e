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

LONG = [
    Path(__file__).parent / "multiplayer" / "protocol" / "faults.test.mjs",
    Path(__file__).parent / "model" / "stored-shapes.test.mjs",
]
"""Play games to their ends, and break more of what is stored, in the long sweeps."""


def test_the_tests_in_javascript_pass() -> None:
    """All in one run, each file that changes what others share in a process of its own: what fails is
    named in the output.
    """
    apart = [file for file in FILES if _SHARED.search(file.read_text(encoding="utf-8"))]
    at_once = [file.as_uri() for file in FILES if file not in apart]
    assert apart
    assert at_once
    passes([AT_ONCE, *apart], AT_ONCE=json.dumps(at_once))


@pytest.mark.slow
@pytest.mark.parametrize("file", LONG, ids=lambda file: file.name)
def test_what_is_tried_a_little_holds_when_it_is_tried_at_length(file: Path) -> None:
    passes([file], LONG_SWEEPS="1")


def passes(files: list[Path], **environment: str) -> None:
    how = ["--test", "--test-reporter=tap", "--test-concurrency=2"]
    done = subprocess.run(
        [*node(document=True), *how, *files],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHON": sys.executable, **environment},
    )
    assert done.returncode == 0, done.stdout + done.stderr
