"""What a table costs the pages of friends, on their main threads: prints it as JSON.

Usage: friends_page.py ROUNDS. The host plays nobody, one friend plays, bots fill the table. While the
bots play, both pages are only told tables. Needs the built page and Playwright.
"""

from __future__ import annotations

import json
import os
import sys
from statistics import median
from threading import Thread

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from tests.e2e.haste import without_pauses
from tests.e2e.person import Person, chair
from tests.e2e.together import Party, party
from tools.chromium import CHOICE
from tools.layout import DIST
from tools.server import PageServer

_CREW = [
    chair("Ben", "friend"),
    *(chair(name, "deckhand") for name in ("Anne", "Grace", "Mary", "Jack")),
]

_FEWEST = 4
"""Lines of the log after which a round counts; nearly each comes with a table of its own."""


def main(rounds: int) -> None:
    with sync_playwright() as playwright, PageServer(DIST) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=os.environ.get(CHOICE) or None)
        host, guest = (_device(browser, server.address) for _ in range(2))
        friends = [(guest, "en", "wide:620")]
        at = party(host.new_page(), friends, "cartagena", {"variant": "jamaica"}, _CREW)
        pages = {"host": at.host.page, "guest": at.friends[0].page}
        tools = {name: _tools(page) for name, page in pages.items()}
        spent: dict[str, list[float]] = {name: [] for name in pages}
        for _ in range(rounds):
            at.act(at.friends[0], Person.clicks)
            _measure(at, tools, spent)
        browser.close()
        server.shutdown()
    sys.stdout.write(json.dumps({name: median(each) for name, each in spent.items()}))


def _device(browser: Browser, address: str) -> BrowserContext:
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    without_pauses(context)
    return context


def _tools(page: Page) -> CDPSession:
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")
    return tools


def _seconds(tools: CDPSession) -> float:
    """For which the page's main thread has worked."""
    found = tools.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) for each in found if each["name"] == "TaskDuration")


def _measure(at: Party, tools: dict[str, CDPSession], spent: dict[str, list[float]]) -> None:
    """Lets the bots play until the friend is asked again; adds milliseconds a table."""
    (ben,) = at.friends
    lines = ben.page.locator("ol.log > li")
    before, told = {name: _seconds(each) for name, each in tools.items()}, lines.count()
    ben.sees_prompt()
    tables = lines.count() - told
    if tables < _FEWEST:
        return
    for name, each in tools.items():
        spent[name].append((_seconds(each) - before[name]) / tables * 1000)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
