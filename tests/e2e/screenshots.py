"""Photographs every game in the running page for the README: `python3 build.py screenshots`."""

from __future__ import annotations

import os
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from freebooters import games
from tests.e2e.person import Person, chair
from tests.words import ROOT
from tools.bundle import bundle
from tools.chromium import CHOICE, system_chromium
from tools.server import PageServer

PICTURES = ROOT / "docs" / "pictures"
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


def photograph(browser: Browser, address: str, game: str, screen: str) -> None:
    """One game, some moves in, on one kind of screen."""
    context = browser.new_context(
        base_url=address, reduced_motion="reduce", locale="en-GB", **SCREENS[screen]
    )
    quick = games()[game].info.quick
    chairs = [chair(name, "sailor" if seat else "human") for seat, name in enumerate(CREW)]
    frame = "tall" if screen == "phone" else "wide"
    page = context.new_page()
    person = Person.sits_down(
        page, game, dict(quick.options), chairs[: quick.seats], "picture", frame
    )
    person.plays(Person.clicks, MOVES)
    person.sees_prompt()
    page.screenshot(path=PICTURES / f"{game}-{screen}.png")
    context.close()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with PageServer(bundle()) as server, sync_playwright() as playwright:
        Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(
            executable_path=os.environ.get(CHOICE) or system_chromium()
        )
        for game in games():
            for screen in SCREENS:
                photograph(browser, server.address, game, screen)
                print(f"{game}-{screen}.png")
        home = browser.new_page(base_url=server.address, **SCREENS["wide"])
        home.goto("")
        home.get_by_text("Ready to play").wait_for()
        home.screenshot(path=PICTURES / "home.png")
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
