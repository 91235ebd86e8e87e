"""What a browser, an extension or a host can take away from the page: within five seconds it says what
is missing, or it can be played all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from tests.conftest import SUB_PATH
from tests.e2e.haste import UNSTORED
from tests.e2e.host import serving
from tests.e2e.person import LONG
from tests.words import Words
from tools.policy import Headers, headers
from tools.server import PageServer

pytestmark = [pytest.mark.slow, pytest.mark.fresh, pytest.mark.only_browser("chromium")]

WORDS = Words("en", "cartagena")

LOADER = "pyodide.mjs"

SOON = 5_000
"""Milliseconds until a person has read what is wrong."""

UNSAFE = "script-src 'self' 'unsafe-inline' blob:"
"""What hosts send for pages that they know nothing of."""


class Lack(NamedTuple):
    """A way in which something is missing."""

    says: str = ""
    """The key of what the page says on the first screen; nothing: it can be played."""
    script: str = ""
    """What runs before the page's own."""
    flag: str = ""
    """The browser's."""
    policy: str = ""
    """What a host sends beside the page's own policy."""
    loader: str = ""
    """In place of what starts the runtime."""


def _without(thing: str) -> str:
    return f"delete {thing}"


def _as_if(thing: str, name: str, value: str) -> str:
    return f"Object.defineProperty({thing}, '{name}', {{ {value} }})"


_REFUSED = "get() { throw new DOMException('no', 'SecurityError'); }"

LACKS = {
    "no programs, by the browser": Lack("error-no-wasm", flag="--js-flags=--jitless"),
    "no programs, by the host": Lack("error-no-wasm", policy=UNSAFE),
    "hardly any memory": Lack("error-memory", flag="--js-flags=--wasm-max-mem-pages=64"),
    "a loader that throws": Lack("error-file", loader="throw new Error('no')"),
    "no worker, by the host": Lack("error-worker-blocked", policy="worker-src 'none'"),
    "a worker that is refused": Lack(
        "error-worker-blocked",
        "globalThis.Worker = class { constructor() { throw new DOMException('no', 'SecurityError'); } }",
    ),
    "a worker that says nothing": Lack(
        "shell-stage-quiet",
        "globalThis.Worker = class extends EventTarget { postMessage() {} terminate() {} }",
    ),
    "storage that is refused": Lack(
        "error-storage",
        ";".join(_as_if("globalThis", name, _REFUSED) for name in ("indexedDB", "localStorage")),
    ),
    "a database that does not open": Lack(
        "error-storage",
        """IDBFactory.prototype.open = () => {
             const asked = Object.assign(new EventTarget(), { error: new DOMException("no", "UnknownError") });
             setTimeout(() => asked.dispatchEvent(new Event("error")));
             asked.addEventListener("error", (event) => asked.onerror?.(event));
             return asked;
           }""",
    ),
    "no stream that unpacks": Lack(script=_without("globalThis.DecompressionStream")),
    "no locks": Lack(script=_as_if("navigator", "locks", "value: undefined")),
    "no parts of words": Lack(script=_without("Intl.Segmenter")),
    "no worker for the network": Lack(script=_without("Navigator.prototype.serviceWorker")),
    "no keys": Lack(script=_as_if("crypto", "subtle", "value: undefined")),
}
"""By what is missing."""
NO_CANVAS = Lack(script="HTMLCanvasElement.prototype.getContext = () => null")


@pytest.fixture
def lack(request: pytest.FixtureRequest) -> Lack:
    """What is missing: by its name, or itself."""
    found: Lack = LACKS.get(request.param, request.param)
    return found


@pytest.fixture
def page(
    lack: Lack,
    dist: Path,
    homes: list[str],
    browser: Browser,
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
) -> Iterator[Page]:
    """A first visit to the page on a host of its own; it does not come to storing the page."""

    def policy(name: str) -> Headers:
        sent = dict(headers(name))
        if lack.policy and name in ("", "index.html"):
            sent["Content-Security-Policy"] += f"; {lack.policy}"
        return sent

    chosen = browser
    if lack.flag:
        arguments = [*browser_type_launch_args.get("args", []), lack.flag]
        chosen = browser_type.launch(**{**browser_type_launch_args, "args": arguments})
    with serving(PageServer(dist, prefix=SUB_PATH, policy=policy), homes) as host:
        context = chosen.new_context(base_url=host.address, reduced_motion="reduce")
        context.add_init_script(UNSTORED)
        if lack.script:
            context.add_init_script(lack.script)
        page = context.new_page()
        if lack.loader:
            page.route(
                f"**/{LOADER}",
                lambda route: route.fulfill(content_type="text/javascript", body=lack.loader),
            )
        yield page
        context.close()
    if chosen is not browser:
        chosen.close()


def _begins(page: Page) -> None:
    page.goto("#/cartagena")
    page.get_by_role("button", name=WORDS.plain("home-play"), exact=True).click()


def _start_of(key: str) -> str:
    """What is said before anything that only the fault itself can tell."""
    return WORDS.plain(key, detail="|", file=LOADER).partition(" |")[0]


@pytest.mark.parametrize("lack", [name for name in LACKS if LACKS[name].says], indirect=True)
def test_what_is_missing_is_said_at_once_at_home_and_at_a_table(page: Page, lack: Lack) -> None:
    words = _start_of(lack.says)
    page.goto("")
    expect(page.locator("body")).to_have_attribute("data-screen", "home")
    expect(page.get_by_role("main").get_by_text(words)).to_be_visible(timeout=SOON)

    _begins(page)
    if lack.says == "error-storage":
        words = WORDS.plain("table-unsaved")
    expect(page.get_by_role("main").get_by_text(words)).to_be_visible(timeout=SOON)


@pytest.mark.parametrize("lack", [name for name in LACKS if not LACKS[name].says], indirect=True)
def test_what_can_be_done_without_keeps_nobody_from_playing(page: Page, lack: Lack) -> None:
    _begins(page)
    hint = page.get_by_role("button", name=WORDS.plain("hint-button"), exact=True)
    expect(hint).to_be_enabled(timeout=LONG)


@pytest.mark.parametrize("lack", [pytest.param(NO_CANVAS, id="no canvas")], indirect=True)
def test_where_nothing_can_be_drawn_the_table_says_so(page: Page) -> None:
    _begins(page)
    heading = page.get_by_role("heading", name=WORDS.plain("missing-canvas"), level=1)
    expect(heading).to_be_visible(timeout=SOON)
    expect(page.get_by_role("button", name=WORDS.plain("shell-retry"))).to_be_visible()
