"""The longest tasks of the page's main thread while bots play each other: prints them as JSON.

Usage: tasks_page.py [--before FOLDER]. For each room and each built page, this one and that of another
commit in FOLDER, in turn: a minute of several games (`Minute`), the same ones for both. Needs the built
page and Playwright.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from freebooters.catalog import games
from tests.bench.tasks import FELT, SLOWDOWN, Minute
from tests.e2e import ways
from tests.words import Words
from tools.chromium import CHOICE
from tools.layout import DIST
from tools.server import PageServer

_BOTS = "sailor"
_GAMES = 3
_MINUTE = 60_000
_START = 120_000
_WARM = 3_000
"""Milliseconds until the bots' workers have started."""
_TASKS = "toplevel"
"""Chromium's category of tasks."""
_TASK = "ThreadControllerImpl::RunTask"
_MAIN = "CrRendererMain"

_WATCH = """() => {
  window.latest = { duration: 0 };
  window.felt = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.felt.push(entry.duration);
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const { duration, scripts } of list.getEntries()) {
      if (duration <= window.latest.duration) continue;
      const [script] = [...scripts].sort((one, other) => other.duration - one.duration);
      window.latest = { duration, script: script?.toJSON() };
    }
  }).observe({ type: "long-animation-frame" });
}"""
"""Notes tasks that are felt, and what was done in the frame that came latest."""


def main(folders: Mapping[str, Path]) -> None:
    found: dict[str, dict[str, list[Minute]]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get(CHOICE) or None)
        for room in games():
            found[room] = {page: [] for page in folders}
            for game in range(_GAMES):
                for page, folder in folders.items():
                    found[room][page].append(_played(browser, folder, room, f"tasks {game}"))
        browser.close()
    sys.stdout.write(json.dumps(found))


def _played(browser: Browser, folder: Path, room: str, seed: str) -> Minute:
    """A minute of that game, in the page in that folder."""
    with PageServer(folder) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        context = browser.new_context(
            base_url=server.address, locale="en-GB", viewport={"width": 1280, "height": 800}
        )
        page = context.new_page()
        _begins(page, room, seed)
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        page.evaluate(_WATCH)
        browser.start_tracing(page=page, categories=["-*", _TASKS])
        page.wait_for_timeout(_MINUTE)
        trace = json.loads(browser.stop_tracing())["traceEvents"]
        clock: list[float] = page.evaluate("() => window.felt")
        latest: dict[str, Any] = page.evaluate("() => window.latest")
        context.close()
        server.shutdown()
    return {"clock": clock, "processor": list(_worked(trace)), "worst": _said(latest)}


def _begins(page: Page, room: str, seed: str) -> None:
    """Bots play each other, and have done so for a while."""
    words = Words("en", room)
    ways.to_lobby(page, room)
    level = words.plain("lobby-bot", level=words.plain(f"level-{_BOTS}"))
    seats = page.get_by_label(words.plain("lobby-who"))
    for seat in range(seats.count()):
        seats.nth(seat).select_option(level)
    page.get_by_text(words.plain("lobby-more"), exact=True).click()
    page.get_by_label(words.plain("lobby-seed"), exact=True).fill(seed)
    page.get_by_role("button", name=words.plain("home-play"), exact=True).click()
    expect(page.locator("ol.log > li").nth(2)).to_be_attached(timeout=_START)
    page.wait_for_timeout(_WARM)


def _worked(trace: list[dict[str, Any]]) -> Iterator[float]:
    """The milliseconds that the page's main thread had of the processor for each task that is felt."""
    mains = {
        (event["pid"], event["tid"])
        for event in trace
        if event["name"] == "thread_name" and event["args"]["name"] == _MAIN
    }
    tasks = [
        event
        for event in trace
        if event["name"] == _TASK and (event["pid"], event["tid"]) in mains and "tdur" in event
    ]
    # What was painted before may have left a process that still has a little to do.
    counts = Counter(event["pid"] for event in tasks)
    own = max(counts, key=lambda pid: counts[pid], default=None)
    for event in tasks:
        if event["pid"] == own and event["tdur"] > FELT * 1000:
            yield event["tdur"] / 1000


def _said(latest: Mapping[str, Any]) -> str:
    script = latest.get("script")
    if not script:
        return f"{latest['duration']:,.0f} ms, no script"
    called = f"{script['invoker']} {script['sourceFunctionName']}".strip()
    layout = script["forcedStyleAndLayoutDuration"]
    return f"{latest['duration']:,.0f} ms: {called} {script['duration']:,.0f}, of it layout {layout:,.0f}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--before", type=Path)
    _before: Path | None = parser.parse_args().before
    main({"before": _before, "now": DIST} if _before else {"now": DIST})
