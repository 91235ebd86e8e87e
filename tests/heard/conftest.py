"""The built page, heard: by Orca, in Firefox, on a screen that nobody sees; with keys alone."""

from __future__ import annotations

import fcntl
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.heard.reader import Reader, reads
from tools.screen_reader import missing_for_a_reader


@pytest.fixture
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No other test hears meanwhile: one user has one Orca."""
    with (tmp_path_factory.getbasetemp().parent / "hearing").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture
def begins_at() -> str:
    """The screen that is opened first, as in an address."""
    return ""


@pytest.fixture
def reader(site: str, begins_at: str, tmp_path: Path, alone: None) -> Iterator[Reader]:
    """Somebody at the first screen of a device that has never seen the page, to whom it was read."""
    missing = missing_for_a_reader()
    if missing:
        pytest.skip(f"no screen reader can be had: {', '.join(missing)} cannot be found here")
    running = subprocess.run(
        ["pgrep", "-x", "-u", str(os.getuid()), "orca"],
        stdout=subprocess.DEVNULL,
        check=False,
    )
    if running.returncode == 0:
        pytest.skip("an Orca is running already, and there can be one only")
    with reads(tmp_path, site + begins_at) as reader:
        yield reader
        for name, heard in (("heard", reader.told()), ("all", reader.heard)):
            (tmp_path / f"{name}.txt").write_text(text_of(heard), encoding="utf-8")


@pytest.fixture
def kept() -> Any:
    """Compares what was heard with what was heard once, which it writes down where there is none."""

    def compare(name: str, heard: list[str]) -> None:
        assert not [each for each in heard if "statusbar" in each], (
            "a role is read in place of words"
        )
        file = Path(__file__).with_name("kept") / f"{name}.txt"
        if not file.exists():
            file.parent.mkdir(exist_ok=True)
            file.write_text(text_of(heard), encoding="utf-8")
        assert file.read_text(encoding="utf-8").splitlines() == heard

    return compare


def text_of(heard: list[str]) -> str:
    return "\n".join(heard) + "\n"
