"""The page's pure modules, tested where they run: by Node's own test runner."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.node import find_node

DOCUMENT = Path(__file__).with_name("document.mjs")
FILES = sorted(Path(__file__).parent.glob("*.test.mjs"))


LONG = Path(__file__).with_name("together_faults.test.mjs")
"""Plays games to their ends in the long sweeps."""


def test_the_tests_in_javascript_pass() -> None:
    """All in one run: what fails is named in its output."""
    assert FILES
    passes(FILES)


@pytest.mark.slow
def test_games_come_to_their_ends_whatever_happens_to_links_and_pages() -> None:
    passes([LONG], LONG_SWEEPS="1")


def passes(files: list[Path], **environment: str) -> None:
    how = ["--test", "--test-reporter=tap", "--test-concurrency=2"]
    done = subprocess.run(
        [find_node().node, "--import", DOCUMENT.as_uri(), *how, *files],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHON": sys.executable, **environment},
    )
    assert done.returncode == 0, done.stdout + done.stderr
