"""The same measurements in Pyodide in Chromium: prints them as JSON.

Usage: browser.py WHAT GAMES PIECE ROUNDS, WHAT being `everything` or `thinking`. Needs the built page and Playwright.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from threading import Thread
from urllib.parse import urlencode

from playwright.sync_api import sync_playwright

from tests.bench.frames import frames
from tools.chromium import CHOICE
from tools.layout import DIST
from tools.server import PageServer

_HERE = Path(__file__).parent
_LONGEST = 3_600_000


def main(what: str, games: str, piece: str, rounds: str) -> None:
    order = urlencode({"what": what, "games": games, "piece": piece, "rounds": rounds})
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        root = Path(folder)
        shutil.copytree(DIST / "runtime", root / "runtime")
        shutil.copytree(_HERE / "page", root / "bench")
        shutil.copy(_HERE / "measure.py", root / "bench")
        browser = playwright.chromium.launch(executable_path=os.environ.get(CHOICE) or None)
        with PageServer(root, policy=lambda _: {}) as server:  # it is no page of ours
            Thread(target=server.serve_forever, daemon=True).start()
            page = browser.new_page()
            page.goto(f"{server.address}bench/index.html?{order}")
            output = page.locator("output")
            output.wait_for(timeout=_LONGEST)
            text = output.text_content() or ""
            failed = output.get_attribute("class") == "error"
            server.shutdown()
        if failed:
            sys.exit(text)
        figures = json.loads(text) | {"browser": f"Chromium {browser.version.split('.')[0]}"}
        figures |= {"frames": frames(browser)}
        sys.stdout.write(json.dumps(figures))
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
