"""How long a visitor waits for the first choice of a game, for several ways to start the page.

Usage: start.py VISITORS [SLOW]. Prints one line of JSON for each visit: way, visit, milliseconds from
navigation. Needs the built page and Playwright. Every visitor has a fresh profile and comes twice;
the ways take turns. SLOW is a line's megabits per second.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

from playwright.sync_api import BrowserContext, Page, Playwright, Route, sync_playwright

from tests.bench.line import SlowLine
from tools.chromium import CHOICE
from tools.layout import DIST, UNBUNDLED
from tools.server import PageServer

_LONGEST = 180_000
_SEED = "0"
"""With this seed the person is the first to act."""

_PRESS = """(seed) => {
  const times = (window.times = {});
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.text?.startsWith('{"do":"start"')) {
      times.asked ??= performance.now();
      message = { ...message, text: message.text.replace('"seed":null', `"seed":"${seed}"`) };
    }
    return post.call(this, message, ...rest);
  };
  const painted = (name) =>
    requestAnimationFrame(() => requestAnimationFrame(() => (times[name] = performance.now())));
  const look = () => {
    const play = document.querySelector("#play-cartagena");
    if (play && document.body.dataset.screen && !times.play) {
      times.play = performance.now();
      setTimeout(() => document.querySelector("#play-cartagena").click());
    }
    if (document.querySelector(".table canvas") && !times.board) times.board = performance.now();
    const hint = [...document.querySelectorAll("button")].find((each) =>
      each.textContent.includes("Hint"),
    );
    if (hint && !times.choices) {
      times.choices = performance.now();
      painted("painted");
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}"""

_STORED = """() => Promise.race([
  navigator.serviceWorker.ready.then(() => true),
  new Promise((resolve) => setTimeout(() => resolve(false), 10000)),
])"""

_READ = """() => {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const until = performance.getEntriesByType("resource").filter(
    ({ startTime }) => startTime <= window.times.choices,
  );
  return { ...window.times, paint: paint?.startTime ?? 0, requests: until.length };
}"""


def _as_it_is(_: BrowserContext) -> None:
    """Nothing is held back."""


def _without(*names: str) -> Callable[[BrowserContext], None]:
    """Visits in which the host lacks these files of the runtime."""

    def hold(context: BrowserContext) -> None:
        def abort(route: Route) -> None:
            route.abort()

        for name in names:
            context.route(f"**/runtime/{name}", abort)

    return hold


WAYS: dict[str, tuple[Path, Callable[[BrowserContext], None]]] = {
    "as published by Pyodide": (DIST, _without("stdlib.zip", "snapshot.bin")),
    "unbundled": (UNBUNDLED, _as_it_is),
    "bundled": (DIST, _without("snapshot.bin")),
    "from the snapshot": (DIST, _as_it_is),
}
"""The page's folder, and what becomes of its files."""


def main(visitors: int, megabits: float | None) -> None:
    with sync_playwright() as playwright:
        for visitor in range(visitors):
            order = list(WAYS.items())
            for way, (page, prepare) in order if visitor % 2 else reversed(order):
                for visit, times in _visits(playwright, page, prepare, megabits):
                    sys.stdout.write(json.dumps({"way": way, "visit": visit, **times}) + "\n")
                    sys.stdout.flush()


def _visits(
    playwright: Playwright,
    folder: Path,
    prepare: Callable[[BrowserContext], None],
    megabits: float | None,
) -> Iterator[tuple[str, dict[str, float]]]:
    """The visits to a server of that folder, over a slow line or at this machine's speed."""
    with PageServer(folder) as server:
        Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        line = SlowLine(server.server_address[1], megabits) if megabits else None
        yield from _coming(playwright, line.address if line else server.address, prepare)
        if line:
            line.close()
        server.shutdown()


def _coming(
    playwright: Playwright, address: str, prepare: Callable[[BrowserContext], None]
) -> Iterator[tuple[str, dict[str, float]]]:
    """A new visitor's first and second visit, each until the first choice is painted."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        stored = True
        for visit in ("cold", "warm"):
            context = playwright.chromium.launch_persistent_context(
                profile,
                executable_path=os.environ.get(CHOICE) or None,
                viewport={"width": 1280, "height": 800},
                locale="en-GB",
            )
            prepare(context)
            page = context.pages[0]
            page.add_init_script(f"({_PRESS})({json.dumps(_SEED)})")
            page.goto(address, wait_until="commit")
            yield visit, _times(page)
            if visit == "cold":
                page.get_by_role("button", name="Hint").first.click()
                stored = page.evaluate(_STORED)
            context.close()
            if not stored:  # the host lacks a file
                return


def _times(page: Page) -> dict[str, float]:
    """What the page has measured, when the first choice has been painted."""
    page.get_by_role("button", name="Hint").first.wait_for(timeout=_LONGEST)
    while not page.evaluate("window.times.painted"):
        page.evaluate("new Promise(requestAnimationFrame)")
    times: dict[str, float] = page.evaluate(_READ)
    return {name: round(time) for name, time in times.items()}


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]) if len(sys.argv) > 2 else None)
