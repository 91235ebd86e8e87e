"""A device that sleeps: its whole browser is stopped, as a phone's is in a pocket."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from tests.e2e.haste import without_pauses
from tests.e2e.person import LONG, chair
from tests.e2e.together import party
from tests.words import Words
from tools.chromium import QUICK

pytestmark = [pytest.mark.slow, pytest.mark.only_browser("chromium")]

WORDS = Words("en", "cartagena")
MARK = "--lang=en-GB-sleeper"
"""By which the processes of that browser are told from others."""


def processes() -> list[int]:
    """Those of the browser that is to sleep: the one so marked, and all it has begun."""
    found: set[int] = set()
    parents: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            line = (folder / "cmdline").read_bytes().split(b"\0")
            status = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(folder.name)] = int(status[1])
        if MARK.encode() in line:
            found.add(int(folder.name))
    while more := {one for one, parent in parents.items() if parent in found} - found:
        found |= more
    return sorted(found)


@pytest.fixture
def pocket(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: str
) -> Iterator[BrowserContext]:
    """A device of its own: another browser."""
    if not Path("/proc").is_dir():
        pytest.skip("processes are found by /proc")
    browser = browser_type.launch(**{**browser_type_launch_args, "args": [*QUICK, MARK]})
    context = browser.new_context(base_url=site, locale="en-GB", reduced_motion="reduce")
    without_pauses(context)
    yield context
    browser.close()


@pytest.mark.parametrize("seconds", [20, 180])
def test_a_friend_that_slept_comes_back_by_itself(
    page: Page, pocket: BrowserContext, seconds: int
) -> None:
    chairs = [chair("Ann"), chair("Ben", "friend"), chair("Cid", "sailor")]
    table = party(page, [(pocket, "en", "wide:620")], "cartagena", {"variant": "tortuga"}, chairs)
    table.play(3)
    sleeping = processes()
    assert len(sleeping) > 2
    for process in sleeping:
        os.kill(process, signal.SIGSTOP)
    try:
        away = WORDS.plain("presence-missing", names="Ben", count=1)
        expect(page.get_by_text(away)).to_be_visible(timeout=LONG)
        while next(table.turns()) is table.host:
            table.act(table.host, type(table.host).clicks)
        sleep(seconds)  # the length of the sleep is what is tested
    finally:
        for process in sleeping:
            os.kill(process, signal.SIGCONT)

    expect(page.get_by_text(away)).to_be_hidden(timeout=LONG)
    table.play(4)
