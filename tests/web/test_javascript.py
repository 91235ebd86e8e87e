"""The page's pure modules, tested where they run: by Node's own test runner."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools.node import find_node

DOCUMENT = Path(__file__).with_name("document.mjs")
FILES = sorted(Path(__file__).parent.glob("*.test.mjs"))


def test_there_are_tests_in_javascript() -> None:
    assert FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.removesuffix(".test.mjs"))
def test_the_tests_in_javascript_pass(file: Path) -> None:
    done = subprocess.run(
        [find_node().node, "--import", DOCUMENT.as_uri(), "--test", "--test-reporter=tap", file],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
