"""What a game with friends costs the device that deals, against the same game alone: prints it as JSON.

Usage: friends_whole.py MOVES. In one game somebody plays with friends at pages of their own, in the
other alone with as many bots; the processor's milliseconds for each entry of the log, by the threads of
that page's process: `main`, `engine`, and `whole`, all but those in which bots think. Needs Linux, the
built page and Playwright.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.e2e.haste import without_pauses
from tests.e2e.person import Person, chair
from tests.e2e.together import party
from tools.chromium import CHOICE
from tools.layout import DIST
from tools.server import PageServer

_NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
_GAME, _OPTIONS = "cartagena", {"variant": "jamaica"}
_FLAGS = ["--disable-features=WebRtcHideLocalIpsWithMdns"]
"""Browsers of several processes find each other without asking the network for names."""
_SMALL = {"width": 390, "height": 500}
"""Friends' pages are painted too, by the same processor."""
_PATIENCE = 240_000
_BEFORE = 5
"""Moves before anything is measured."""

Spent = dict[int, tuple[str, float]]
"""By thread its name and the milliseconds for which it has run."""


def main(moves: int) -> None:
    with sync_playwright() as playwright, PageServer(DIST) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        path = os.environ.get(CHOICE) or None
        dealing, alone, elsewhere = (
            playwright.chromium.launch(executable_path=path, args=_FLAGS) for _ in range(3)
        )
        chairs = [chair(name, "friend" if seat else "human") for seat, name in enumerate(_NAMES)]
        friends = [
            (_device(elsewhere, server.address, viewport=_SMALL), "en", "wide:620")
            for _ in _NAMES[1:]
        ]
        host = _device(dealing, server.address).new_page()
        at = party(host, friends, _GAME, _OPTIONS, chairs)
        at.play(_BEFORE)
        process = _process(dealing)
        before, since = _spent(process), at.host.twin.table["position"]
        at.play(moves)
        found = {
            "friends": _by_part(
                process, before, _spent(process), at.host.twin.table["position"] - since
            )
        }
        elsewhere.close()
        chairs = [chair(name, "deckhand" if seat else "human") for seat, name in enumerate(_NAMES)]
        page = _device(alone, server.address).new_page()
        anne = Person.sits_down(page, _GAME, _OPTIONS, chairs, "alone")
        anne.plays(Person.clicks, _BEFORE)
        anne.sees_prompt()
        process = _process(alone)
        before, since = _spent(process), anne.twin.table["position"]
        anne.plays(Person.clicks, -(-moves // len(_NAMES)))
        anne.sees_prompt()
        found["alone"] = _by_part(
            process, before, _spent(process), anne.twin.table["position"] - since
        )
        for browser in (dealing, alone):
            browser.close()
        server.shutdown()
    sys.stdout.write(json.dumps(found))


def _device(browser: Browser, address: str, **settings: Any) -> BrowserContext:
    context = browser.new_context(
        base_url=address, locale="en-GB", reduced_motion="reduce", **settings
    )
    context.set_default_timeout(_PATIENCE)
    without_pauses(context)
    return context


def _process(browser: Browser) -> int:
    """The process of the only page of a browser: of those that show pages the one that has worked."""
    known = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [each for each in known if each["type"] == "renderer"]
    return int(max(pages, key=lambda each: float(each["cpuTime"]))["id"])


def _spent(process: int) -> Spent:
    found = {}
    for thread in Path(f"/proc/{process}/task").iterdir():
        name = (thread / "comm").read_text().strip()
        nanoseconds = int((thread / "schedstat").read_text().split()[0])
        found[int(thread.name)] = (name, nanoseconds / 1e6)
    return found


def _by_part(process: int, before: Spent, after: Spent, entries: int) -> Mapping[str, float]:
    """Milliseconds an entry. The engine's worker is the first; in the others bots think."""
    grown = {each: time - before.get(each, ("", 0.0))[1] for each, (_, time) in after.items()}
    engine, *bots = sorted(each for each, (name, _) in after.items() if "Worker" in name)
    whole = sum(grown.values()) - sum(grown[each] for each in bots)
    return {
        "main": grown[process] / entries,
        "engine": grown[engine] / entries,
        "whole": whole / entries,
    }


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
