"""What build.py prints, in any encoding and for those who stop listening."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = (sys.executable, str(ROOT / "build.py"))


def built(*words: str, stdout: int = subprocess.PIPE) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    environment.pop("PYTHONUNBUFFERED", None)
    return subprocess.run(
        [*BUILD, *words], env=environment, stdout=stdout, stderr=subprocess.PIPE, check=False
    )


def test_a_failure_can_be_read_in_an_encoding_without_its_characters() -> None:
    done = built("new-game", "caf\N{LATIN SMALL LETTER E WITH ACUTE}")

    assert 2 == done.returncode
    assert b"Traceback" not in done.stderr
    assert 1 == len(done.stderr.splitlines())


def test_a_pipe_that_nobody_reads_ends_a_command_in_silence() -> None:
    reads, writes = os.pipe()
    os.close(reads)
    done = built("--help", stdout=writes)
    os.close(writes)

    assert (141, b"") == (done.returncode, done.stderr)
