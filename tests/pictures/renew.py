"""Takes pictures of the running page anew: those that tests compare, and those of the README.

`python3 build.py pictures`. Look at the difference before it is committed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from freebooters import games
from tests.e2e.person import Person, chair
from tests.pictures.takes import KEPT, taken_with
from tests.words import ROOT
from tools.bundle import bundle
from tools.chromium import CHOICE, system_chromium
from tools.fonts import only_these_fonts
from tools.server import PageServer

__all__ = ["TAKEN_WITH", "browsers", "new_page"]

TAKEN_WITH = ROOT / "tests" / "pictures" / "browser.json"
README = ROOT / "docs" / "pictures"
CREW = ("Anne", "Bartholomew", "Calico", "Grace", "Mary")
MOVES = 11

SCREENS: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1280, "height": 800}},
    "dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}


@contextmanager
def browsers() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of the built page."""
    with PageServer(bundle()) as server, sync_playwright() as playwright:
        Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(
            executable_path=os.environ.get(CHOICE) or system_chromium(),
            env={**os.environ, **only_these_fonts()},
        )
        yield browser, server.address
        browser.close()
        server.shutdown()


def new_page(browser: Browser, address: str, screen: str) -> Page:
    """A page on that kind of screen, in a context of its own."""
    context = browser.new_context(
        base_url=address, reduced_motion="reduce", locale="en-GB", **SCREENS[screen]
    )
    return context.new_page()


def _photograph(page: Page, game: str, screen: str) -> None:
    """One game, some moves in, on one kind of screen, for the README."""
    quick = games()[game].info.quick
    chairs = [chair(name, "sailor" if seat else "human") for seat, name in enumerate(CREW)]
    frame = "narrow:1180" if screen == "phone" else "wide:620"
    person = Person.sits_down(
        page, game, dict(quick.options), chairs[: quick.seats], "picture", frame
    )
    person.plays(Person.clicks, MOVES)
    person.sees_prompt()
    page.screenshot(path=README / f"{game}-{screen}.png")


def main() -> None:
    README.mkdir(parents=True, exist_ok=True)
    with browsers() as (browser, address):
        for kept in KEPT:
            page = new_page(browser, address, "wide")
            kept.file.parent.mkdir(exist_ok=True)
            kept.file.write_bytes(kept.take(page))
            TAKEN_WITH.write_text(json.dumps(taken_with(page)) + "\n", encoding="utf-8")
            page.context.close()
            print(kept.file.relative_to(ROOT))
        for game in games():
            for screen in SCREENS:
                page = new_page(browser, address, screen)
                _photograph(page, game, screen)
                page.context.close()
                print(f"docs/pictures/{game}-{screen}.png")
        home = new_page(browser, address, "wide")
        home.goto("")
        home.get_by_text("Ready to play").wait_for()
        home.screenshot(path=README / "home.png")


if __name__ == "__main__":
    main()
