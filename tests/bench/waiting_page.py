"""How long a person waits in a whole game against two helmsmen at *Fast*: prints it as JSON.

Usage: waiting_page.py [--before FOLDER]. For each room and each built page, this one and that of another
commit in FOLDER: milliseconds in which nobody here could act, by what happened meanwhile (`clock.js`), how
often it was the person's turn, and how many lines the log has. The person presses the first legal
choice at once; seed and bots are the same for both pages. Needs the built page and Playwright.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from freebooters.app.chairs import COLOURS
from freebooters.catalog import games
from tests.e2e import ways
from tests.e2e.person import Person, chair
from tests.e2e.twin import Move, Twin
from tools.chromium import CHOICE
from tools.layout import DIST
from tools.server import PageServer

_CLOCK = Path(__file__).with_name("clock.js")
_LEVEL = "helmsman"
_BOTS = 2
_SEED = "waiting"
_READ = "() => ({ ...window.waited, asked: null })"
_ASKED = "() => window.waited.asked()"


def main(folders: dict[str, Path]) -> None:
    found: dict[str, dict[str, dict[str, float]]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get(CHOICE) or None)
        for room in games():
            found[room] = {name: _played(browser, each, room) for name, each in folders.items()}
        browser.close()
    sys.stdout.write(json.dumps(found))


def _played(browser: Browser, folder: Path, room: str) -> dict[str, float]:
    """What is waited for in a game of that room, in the page in that folder."""
    with PageServer(folder) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        context = browser.new_context(
            base_url=server.address, locale="en-GB", viewport={"width": 1280, "height": 800}
        )
        found = _waited(context.new_page(), room)
        context.close()
        server.shutdown()
    return found


def _waited(page: Page, room: str) -> dict[str, float]:
    twin = Twin(_start(room))
    ways.to_settings(page, twin.words)
    page.get_by_role("radio", name=twin.words.plain("settings-speed-fast"), exact=True).check()
    page.context.add_init_script(_CLOCK.read_text(encoding="utf-8"))
    page.reload()
    ways.to_file(page, {"name": "game.json", "mimeType": "", "buffer": twin.save().encode()})
    person = Person(page, twin)
    turns = 0
    while not twin.over:
        page.evaluate(_ASKED)
        move = _first(twin)
        person.clicks(move)
        twin.act(move)
        turns += 1
    page.evaluate(_ASKED)
    waited: dict[str, Any] = page.evaluate(_READ)
    lines = page.locator("ol.log > li").count()
    return {kind: waited[kind] for kind in ("moved", "still", "computed")} | {
        "turns": turns,
        "lines": lines,
    }


def _start(room: str) -> dict[str, Any]:
    chairs = [chair("Anne", "human", COLOURS[0])]
    chairs += [chair(f"{_LEVEL} {seat}", _LEVEL, COLOURS[seat]) for seat in range(1, _BOTS + 1)]
    options = games()[room].info.quick.options
    return {"game": room, "seats": chairs, "options": options, "seed": _SEED, "frame": "wide:620"}


def _first(twin: Twin) -> Move:
    """The first legal choice; of what is laid out the first for each place."""
    offer, seat, match = twin.table["arrangement"], twin.table["viewer"], twin.match()
    if offer is None:
        return twin.move_of(twin.table["choices"][0]["action"])
    actions: list[list[str | int]] = []
    for _ in offer["places"]:
        actions.append(list(match.legal(seat)[0]))
        match.act(seat, tuple(actions[-1]))
    return twin.layout_of(actions)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--before", type=Path)
    _before: Path | None = parser.parse_args().before
    main({"before": _before, "now": DIST} if _before else {"now": DIST})
