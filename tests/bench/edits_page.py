"""How long an edit in the rules workshop takes until the table is dealt by it: prints milliseconds as JSON.

Usage: edits_page.py EDITS [--firefox]. By browser, of so many edits of one number in the race: from the last
key, without the pause after it, until what was dealt is told and the next frame is painted. Needs the
built page and Playwright.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator
from threading import Thread
from typing import Any

from playwright.sync_api import BrowserType, Page, expect, sync_playwright

from tests.words import Words
from tools import chromium, firefox
from tools.layout import DIST
from tools.server import PageServer

_LONGEST = 60_000
_DIGITS = "8765"
_WATCH = """(pause) => {
  let typed = 0;
  window.edits = [];
  addEventListener("input", () => (typed = performance.now()), true);
  const told = document.querySelector(".workshop-news > p:not([class])");
  const painted = () => requestAnimationFrame(() => setTimeout(() => {
    window.edits.push(performance.now() - typed - pause);
  }));
  new MutationObserver(painted).observe(told, { childList: true });
}"""
_PAUSE = 300
"""Milliseconds, as in `web/features/workshop/rules-table.ts`."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("edits", type=int)
    parser.add_argument("--firefox", action="store_true")
    arguments = parser.parse_args()
    with PageServer(DIST) as server:
        Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        found = {
            name: _edited(page, arguments.edits)
            for name, page in _pages(arguments.firefox, server.address)
        }
        server.shutdown()
    sys.stdout.write(json.dumps(found))


def _pages(in_firefox: bool, address: str) -> Iterator[tuple[str, Page]]:
    """The workshop's page in each browser."""
    how: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
    with sync_playwright() as playwright:
        own = os.environ.get(firefox.CHOICE)
        kinds: dict[str, tuple[BrowserType, dict[str, Any], dict[str, Any]]] = {
            "Chromium": (
                playwright.chromium,
                {"executable_path": os.environ.get(chromium.CHOICE) or None},
                {},
            )
        }
        if in_firefox:
            kinds["Firefox"] = (
                playwright.firefox,
                firefox.over_bidi(own) if own else {},
                firefox.AS_IT_IS,
            )
        for name, (kind, launching, settings) in kinds.items():
            browser = kind.launch(**launching)
            page = browser.new_context(base_url=address, **how, **settings).new_page()
            page.goto("#/workshop")
            yield name, page
            browser.close()


def _edited(page: Page, edits: int) -> list[float]:
    words = Words("en")
    begin = re.compile(f"^{words.plain('workshop-begin')} ")
    page.get_by_role("link", name=begin).click(timeout=_LONGEST)
    expect(page.get_by_text(re.compile("^All promises hold")).first).to_be_visible(timeout=_LONGEST)
    page.evaluate(_WATCH, _PAUSE)
    text = page.get_by_role("textbox")
    text.press("Control+Home")
    line = (
        text.input_value().split("\n").index("LENGTH = 30  # change me: how far it is to Tortuga")
    )
    for key in ["ArrowDown"] * line + ["ArrowRight"] * len("LENGTH = 3"):
        page.keyboard.press(key)
    for edit in range(edits):
        page.keyboard.press("Delete")
        page.keyboard.press(_DIGITS[edit % len(_DIGITS)])
        page.keyboard.press("ArrowLeft")
        page.wait_for_function("(edits) => window.edits.length > edits", arg=edit, timeout=_LONGEST)
    found: list[float] = page.evaluate("window.edits")
    return found[:edits]


if __name__ == "__main__":
    main()
