"""How long a visitor waits for the first choice of a game, for several ways to start the page.

Usage: start.py VISITORS [--slow MBIT] [--cores N]. Prints one line of JSON for each visit: way, visit, milliseconds from
navigation. Needs the built page and Playwright. Every visitor has a fresh profile and comes twice;
the ways take turns. `--slow` is a line's megabits per second, `--cores` the share of processors, such as 0.5.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread

from playwright.sync_api import Page, Playwright, sync_playwright

from tests.bench.line import SlowLine
from tests.bench.quota import slowed
from tools.chromium import CHOICE
from tools.layout import DIST, UNBUNDLED
from tools.server import PageServer

_LONGEST = 180_000
_SEED = "0"
"""With this seed the person is the first to act."""

_PRESS = """(seed, path) => {
  const times = (window.times = {});
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.text?.startsWith('{"do":"start"')) {
      times.asked ??= performance.now();
      message = { ...message, text: message.text.replace('"seed":null', `"seed":"${seed}"`) };
    }
    if (message.boot && path !== "snapshot") message.boot.path = path;
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

_READ = """() => {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const until = performance.getEntriesByType("resource").filter(
    ({ startTime }) => startTime <= window.times.choices,
  );
  return { ...window.times, paint: paint?.startTime ?? 0, requests: until.length };
}"""


WAYS: dict[str, tuple[Path, str]] = {
    "as published by Pyodide": (DIST, "stock"),
    "as written, compiled": (UNBUNDLED, "compiled"),
    "bundled, compiled": (DIST, "compiled"),
    "bundled, from the snapshot": (DIST, "snapshot"),
}
"""The page's folder, and how its worker is told to start."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("visitors", type=int)
    parser.add_argument("--slow", type=float)
    parser.add_argument("--cores", type=float)
    arguments = parser.parse_args()
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        browser = os.environ.get(CHOICE) or playwright.chromium.executable_path
        if arguments.cores:
            browser = stack.enter_context(slowed(browser, arguments.cores))
        for visitor in range(arguments.visitors):
            order = list(WAYS.items())
            for way, (folder, path) in order if visitor % 2 else reversed(order):
                with _line(folder, arguments.slow) as address:
                    for visit, times in _coming(playwright, browser, address, path):
                        sys.stdout.write(json.dumps({"way": way, "visit": visit, **times}) + "\n")
                        sys.stdout.flush()


@contextmanager
def _line(folder: Path, megabits: float | None) -> Iterator[str]:
    """The address of a server of that folder, over a slow line or at this machine's speed."""
    with PageServer(folder) as server:
        Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        line = SlowLine(server.server_address[1], megabits) if megabits else None
        yield line.address if line else server.address
        if line:
            line.close()
        server.shutdown()


def _coming(
    playwright: Playwright, browser: str, address: str, path: str
) -> Iterator[tuple[str, dict[str, float]]]:
    """A new visitor's first and second visit, each until the first choice is painted."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        for visit in ("cold", "warm"):
            context = playwright.chromium.launch_persistent_context(
                profile,
                executable_path=browser,
                viewport={"width": 1280, "height": 800},
                locale="en-GB",
            )
            page = context.pages[0]
            page.add_init_script(f"({_PRESS})({json.dumps(_SEED)}, {json.dumps(path)})")
            page.goto(address, wait_until="commit")
            yield visit, _times(page)
            if visit == "cold":
                page.get_by_role("button", name="Hint").first.click()
                page.evaluate("navigator.serviceWorker.ready.then(() => null)")
            context.close()


def _times(page: Page) -> dict[str, float]:
    """What the page has measured, when the first choice has been painted."""
    page.get_by_role("button", name="Hint").first.wait_for(timeout=_LONGEST)
    while not page.evaluate("window.times.painted"):
        page.evaluate("new Promise(requestAnimationFrame)")
    times: dict[str, float] = page.evaluate(_READ)
    return {name: round(time) for name, time in times.items()}


if __name__ == "__main__":
    main()
