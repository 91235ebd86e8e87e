"""How long a visitor waits for the first choice of a game, for several ways to start the page.

Usage: start.py VISITORS [--links] [--early] [--slow MBIT] [--cores N] [--firefox]. Prints one line of
JSON for each visit: way, visit, milliseconds from navigation. Needs the built page and Playwright. Every
visitor has a fresh profile and comes twice; the ways take turns. In the ways to start the engine the
page has no early tables; with `--early` the way that visitors get is measured without them and with
them, and who has come twice comes a third time, to go on with the game. `--slow` is a line's megabits per
second, `--cores` the share of processors, such as 0.5. With `--firefox` a few visitors come in a
Firefox. With `--links` the ways are the home page and a link to a whole game of each room, whose
first moment is waited for in place of a choice.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import BrowserType, Page, Playwright, sync_playwright

from freebooters.catalog import games
from tests.bench.line import SlowLine
from tests.bench.links import sample
from tests.bench.quota import slowed
from tests.e2e.last_table import LOOKS_FOR_TABLE
from tools import chromium, firefox
from tools.layout import DIST, UNBUNDLED
from tools.server import PageServer

_LONGEST = 180_000
_SEED = "0"
"""With this seed the person is the first to act."""

_UNTOLD = """() => {
  delete window.DecompressionStream; // so what the build has dealt cannot be read
  indexedDB.deleteDatabase("freebooters-tables");
}"""
"""Before the page's scripts: there are no early tables."""

_PRESS = """(seed, path) => {
  const times = (window.times = {});
  window.Worker = class extends Worker {
    constructor(address, options) {
      const { boot } = JSON.parse(options.name || "{}");
      if (boot && path !== "snapshot") boot.path = path;
      super(address, { ...options, name: boot ? JSON.stringify({ boot }) : "" });
      this.addEventListener("message", ({ data }) => {
        if (!times.engine && data.text?.includes('"scenes"')) times.engine = performance.now();
        look();
      });
    }
  };
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
    if (play && document.body.dataset.screen && !times.play && !location.hash) {
      times.play = performance.now();
      setTimeout(() => document.querySelector("#play-cartagena").click());
    }
    if (document.querySelector(".table canvas") && !times.board) times.board = performance.now();
    const own = document.querySelector(".stage [role=toolbar] button");
    const moment = document.querySelector(".lookback:not([hidden])");
    if ((own || moment) && !times.choices) times.choices = performance.now();
    if (times.choices && (times.engine || moment) && !times.over) {
      times.over = performance.now();
      painted("painted");
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["aria-disabled", "hidden"],
  });
}"""

_READ = """() => {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const until = performance.getEntriesByType("resource").filter(
    ({ startTime }) => startTime <= window.times.over,
  );
  return { ...window.times, paint: paint?.startTime ?? 0, requests: until.length };
}"""


@dataclass(frozen=True)
class Way:
    """The page's folder, how its worker is told to start, where, and the link that is opened, if any."""

    folder: Path
    path: str
    in_firefox: bool = False
    link: str = ""
    is_early: bool = False
    """Whether there are early tables."""
    comes_again: bool = False
    """Whether a visitor comes a third time, to go on with the game."""


WAYS = {
    "as published by Pyodide": Way(DIST, "stock"),
    "as written, compiled": Way(UNBUNDLED, "compiled"),
    "bundled, compiled": Way(DIST, "compiled"),
    "bundled, from the snapshot": Way(DIST, "snapshot"),
    "bundled, from the snapshot, in Firefox": Way(DIST, "snapshot", in_firefox=True),
}
_EARLY = {
    "without early tables": Way(DIST, "snapshot", comes_again=True),
    "with early tables": Way(DIST, "snapshot", is_early=True, comes_again=True),
}
_FEW = 3
"""Visitors in Firefox, which is measured to be known and not to be compared."""


@dataclass(frozen=True)
class _Browser:
    """What Playwright launches, and how."""

    kind: BrowserType
    settings: dict[str, Any]

    def limited(self, cores: float, stack: ExitStack) -> _Browser:
        """The same with a share of the processors, until the stack is closed."""
        path = self.settings.get("executable_path") or self.kind.executable_path
        slow = stack.enter_context(slowed(path, cores))
        return _Browser(self.kind, {**self.settings, "executable_path": slow})


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("visitors", type=int)
    parser.add_argument("--links", action="store_true")
    parser.add_argument("--early", action="store_true")
    parser.add_argument("--slow", type=float)
    parser.add_argument("--cores", type=float)
    parser.add_argument("--firefox", action="store_true")
    arguments = parser.parse_args()
    all_ways = _to_links() if arguments.links else _EARLY if arguments.early else WAYS
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        browsers = {False: _chromium(playwright)}
        if arguments.firefox:
            browsers[True] = _firefox(playwright)
        if arguments.cores:
            browsers = {of: one.limited(arguments.cores, stack) for of, one in browsers.items()}
        for visitor in range(arguments.visitors):
            ways = [
                (name, way)
                for name, way in all_ways.items()
                if way.in_firefox in browsers and not (way.in_firefox and visitor >= _FEW)
            ]
            for name, way in ways if visitor % 2 else reversed(ways):
                with _line(way.folder, arguments.slow) as address:
                    for visit, times in _coming(browsers[way.in_firefox], address, way):
                        sys.stdout.write(json.dumps({"way": name, "visit": visit, **times}) + "\n")
                        sys.stdout.flush()


def _chromium(playwright: Playwright) -> _Browser:
    path = os.environ.get(chromium.CHOICE) or playwright.chromium.executable_path
    return _Browser(playwright.chromium, {"executable_path": path})


def _firefox(playwright: Playwright) -> _Browser:
    own = os.environ.get(firefox.CHOICE)
    launching = firefox.over_bidi(own) if own else {}
    return _Browser(playwright.firefox, {**firefox.AS_IT_IS, **launching})


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


def _to_links() -> dict[str, Way]:
    """The home page, and a link to a whole game of each room."""
    home = Way(DIST, "snapshot")
    links = {
        f"link to {game.info.id}": replace(home, link=sample(game)) for game in games().values()
    }
    return {"home page": home, **links}


def _coming(browser: _Browser, address: str, way: Way) -> Iterator[tuple[str, dict[str, float]]]:
    """A new visitor's visits, each until there is a first choice and the engine's table, or the moment
    that a link shows, is painted.
    """
    target = f"#/watch/{way.link}" if way.link else ""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        for visit in ("cold", "warm", *(["again"] if way.comes_again else [])):
            context = browser.kind.launch_persistent_context(
                profile,
                **browser.settings,
                viewport={"width": 1280, "height": 800},
                locale="en-GB",
            )
            page = context.pages[0]
            page.add_init_script(f"({_PRESS})({json.dumps(_SEED)}, {json.dumps(way.path)})")
            if not way.is_early:
                page.add_init_script(f"({_UNTOLD})()")
            page.goto(address + target, wait_until="commit")
            yield visit, _times(page)
            if visit == "cold":
                page.get_by_role("button", name="Later" if way.link else "Hint").first.click()
                page.evaluate("navigator.serviceWorker.ready.then(() => null)")
            elif visit == "warm" and way.comes_again:
                page.evaluate(LOOKS_FOR_TABLE)
                page.wait_for_function("() => window.isKept", timeout=_LONGEST)
                target = page.evaluate("location.hash")
            context.close()


def _times(page: Page) -> dict[str, float]:
    """What the page has measured, when all of it has been painted."""
    # Looking for a role would occupy the page for 50 ms each time.
    page.wait_for_function("() => window.times.painted", timeout=_LONGEST)
    times: dict[str, float] = page.evaluate(_READ)
    return {name: round(time) for name, time in times.items()}


if __name__ == "__main__":
    main()
