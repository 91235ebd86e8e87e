"""What a table costs the pages of friends, on their main threads: prints it as JSON.

Usage: friends_page.py ROUNDS. The host plays nobody, one friend plays, bots fill the table. While the
bots play, both pages are only told tables. At a third page somebody plays such a game alone against
the same bots. Needs the built page and Playwright.
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
from tests.e2e.together import party
from tools.chromium import CHOICE
from tools.layout import DIST
from tools.server import PageServer

_CREW = [
    chair("Ben", "friend"),
    *(chair(name, "deckhand") for name in ("Anne", "Grace", "Mary", "Jack")),
]

_ALONE = [{**_CREW[0], "who": "human"}, *_CREW[1:]]

_SEED = "alone"

_FEWEST = 4
"""Lines of the log after which a round counts; nearly each comes with a table of its own."""


def main(rounds: int) -> None:
    with sync_playwright() as playwright, PageServer(DIST) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=os.environ.get(CHOICE) or None)
        host, guest, single = (_device(browser, server.address) for _ in range(3))
        friends = [(guest, "en", "wide:620")]
        at = party(host.new_page(), friends, "cartagena", {"variant": "jamaica"}, _CREW)
        (ben,) = at.friends
        pages = {"host": at.host.page, "guest": ben.page}
        spent: dict[str, list[float]] = {"host": [], "guest": [], "alone": []}
        for _ in range(rounds):
            at.act(ben, Person.clicks)
            _measure(ben, pages, spent)
        for page in pages.values():
            page.close()
        anne = Person.sits_down(
            single.new_page(), "cartagena", {"variant": "jamaica"}, _ALONE, _SEED
        )
        for _ in range(rounds):
            anne.plays(Person.clicks, 1)
            _measure(anne, {"alone": anne.page}, spent)
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


def _measure(person: Person, pages: dict[str, Page], spent: dict[str, list[float]]) -> None:
    """Lets the bots play until the person is asked again; adds milliseconds a table."""
    lines = person.page.locator("ol.log > li")
    tools = {name: _tools(page) for name, page in pages.items()}
    before, told = {name: _seconds(each) for name, each in tools.items()}, lines.count()
    person.sees_prompt()
    tables = lines.count() - told
    if tables < _FEWEST:
        return
    for name, each in tools.items():
        spent[name].append((_seconds(each) - before[name]) / tables * 1000)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
