"""Whether the page stays smooth while the strongest bots think: how long its frames take."""

from __future__ import annotations

from threading import Thread
from typing import Any

from playwright.sync_api import Browser, expect

from tests.words import Words
from tools.layout import DIST
from tools.server import PageServer

__all__ = ["frames", "summary"]

_LATE = 34
"""Milliseconds: more than two frames at 60 a second."""
_SECONDS = 10
_START = 120_000
_GAME = "cartagena"
_BOTS = "commodore"

_WATCH = """seconds => new Promise((resolve) => {
  const gaps = [];
  const end = performance.now() + seconds * 1000;
  let last = null;
  requestAnimationFrame(function tick(now) {
    if (last !== null) gaps.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(tick);
    else resolve(gaps);
  });
})"""


def frames(browser: Browser) -> dict[str, Any]:
    """Two bots play each other, with all animation; see `summary`."""
    words = Words("en", _GAME)
    with PageServer(DIST) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        page = browser.new_page(viewport={"width": 1280, "height": 800}, locale="en-GB")
        page.goto(f"{server.address}#/{_GAME}")
        level = words.plain("lobby-bot", level=words.plain(f"level-{_BOTS}"))
        seats = page.get_by_label(words.plain("lobby-who"))
        expect(seats.first).to_be_visible()
        for seat in range(seats.count()):
            seats.nth(seat).select_option(level)
        page.get_by_role("button", name=words.plain("home-play"), exact=True).click()
        expect(page.get_by_role("progressbar")).to_be_visible(timeout=_START)
        gaps: list[float] = page.evaluate(_WATCH, _SECONDS)
        page.close()
        server.shutdown()
    return summary(gaps)


def summary(gaps: list[float]) -> dict[str, Any]:
    """Of the milliseconds between frames: their number, the median, what 95 % stay below, and the
    share, 0 to 1, of those that came late.
    """
    ranked = sorted(gaps)
    return {
        "bots": f"{_BOTS}s of {_GAME}",
        "frames": len(ranked),
        "median ms": ranked[len(ranked) // 2],
        "95 % ms": ranked[int(len(ranked) * 0.95)],
        "late": sum(gap > _LATE for gap in ranked) / len(ranked),
    }
