"""The page's pure modules, tested where they run: by Node's own test runner."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.node import find_node

DOCUMENT = Path(__file__).with_name("document.mjs")
FILES = sorted(Path(__file__).parent.glob("*.test.mjs"))


def test_the_tests_in_javascript_pass() -> None:
    """All in one run: what fails is named in its output."""
    assert FILES
    how = ["--test", "--test-reporter=tap", "--test-concurrency=2"]
    done = subprocess.run(
        [find_node().node, "--import", DOCUMENT.as_uri(), *how, *FILES],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHON": sys.executable},
    )
    assert done.returncode == 0, done.stdout + done.stderr
