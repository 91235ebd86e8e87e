"""What all tests share: the built page on a host's sub-path, and a browser that hides no complaint.

Loads without Playwright too: the engine's tests also run as WebAssembly, where there is none.
"""

from __future__ import annotations

import gc
import importlib.util
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Literal

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, BrowserType, ConsoleMessage, Request, WebError

# Runs where requirements/research.txt is installed: a step of its own of `build.py test`.
collect_ignore = [] if importlib.util.find_spec("joblib") else ["research", "training"]

SUB_PATH = "/some/sub/path/"
_NO_SUCH_BROWSER = "Executable doesn't exist"
_OWN_SCHEMES = ("blob:", "data:")


_OBJECTS, _YOUNG, _OLD = 100_000, 20, 100
"""After so many new objects Python looks for rings of objects that nobody needs, after so many looks
among older ones, and after so many of those among all. Whole games are kept for tests that follow one
another; to go through them as often as usual took 5.0 of 17.5 seconds of processor time that 117 of
Caribbean's tests needed, now 0.3; and a quarter of what it took to collect the tests.
"""


gc.set_threshold(_OBJECTS, _YOUNG, _OLD)


def pytest_collection_finish() -> None:
    """What there is by now stays to the end."""
    # As WebAssembly Hypothesis first looks later which of its objects others need.
    if sys.platform != "emscripten":
        gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    """By now pytest has looked for rings once more, for what they complain of as they go. Python would
    go through all that is kept twice again before the process ends: nearly a tenth of a room's tests.
    """
    if sys.platform != "emscripten":
        gc.freeze()


_LONG = ("tests/web/test_javascript.py", "tests/pyodide/", "tests/e2e/test_screens.py")
"""Files with tests that take longer than any other of their part: under Node, as WebAssembly, and on a
walk through the whole page. Begun last they would leave the other processes without work.
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what needs a browser. What takes long comes first."""
    items.sort(key=lambda item: not item.nodeid.startswith(_LONG))
    for item in items:
        if {"browser", "page", "webkit"} & {*getattr(item, "fixturenames", ())}:
            item.add_marker("e2e")


_WORTH_TELLING = 0.005
"""Seconds from which on pytest lists how long something took (`--durations`)."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """As pytest does it, but of a fixture that was made or ended at once nothing is told. With ten thousand
    tests what one process tells another costs as much as to run them.
    """
    if item.config.getoption("usepdb") or item.config.getoption("setupshow"):
        return None  # pytest has more to do in between
    hook = item.ihook
    hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for report in _reports(item, nextitem):
        if report.when == "call" or not report.passed or report.duration >= _WORTH_TELLING:
            hook.pytest_runtest_logreport(report=report)
    hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _reports(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[pytest.TestReport]:
    """What came of a test's three parts; the second is left out where the first has failed."""
    hook = item.ihook

    def report(
        when: Literal["setup", "call", "teardown"], act: Callable[[], None]
    ) -> pytest.TestReport:
        call = pytest.CallInfo.from_call(act, when, (pytest.exit.Exception, KeyboardInterrupt))
        told: pytest.TestReport = hook.pytest_runtest_makereport(item=item, call=call)
        return told

    ready = report("setup", lambda: hook.pytest_runtest_setup(item=item))
    yield ready
    if ready.passed:
        yield report("call", lambda: hook.pytest_runtest_call(item=item))
    is_last = item.session.shouldfail or item.session.shouldstop
    after = None if is_last else nextitem
    yield report("teardown", lambda: hook.pytest_runtest_teardown(item=item, nextitem=after))
    getattr(item, "funcargs", {}).clear()  # nobody needs what the test was given any more


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built page, brought up to date."""
    from tools.bundle import bundle

    return bundle()


@pytest.fixture(scope="session")
def single() -> Path:
    """The page as one file, brought up to date; beside it lies the page that offers it."""
    from tools.bundle import bundle_single

    return bundle_single()


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """Address of the built page; not at a host's root, so that a link from the root is seen."""
    from tools.server import PageServer

    with PageServer(dist, prefix=SUB_PATH) as server:
        Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        yield server.address
        server.shutdown()


@pytest.fixture(scope="session")
def unbundled(dist: Path) -> Iterator[str]:
    """Address of the page with its scripts as they are written."""
    from tools.layout import UNBUNDLED
    from tools.server import PageServer

    with PageServer(UNBUNDLED) as server:
        Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        yield server.address
        server.shutdown()


@pytest.fixture(scope="session")
def base_url(site: str) -> str:
    """Makes `page.goto("")` open the built page."""
    return site


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], browser_type: BrowserType, browser_name: str
) -> dict[str, Any]:
    """Playwright's own browser, or the machine's Chromium or Firefox where there is none."""
    from tools import firefox
    from tools.chromium import CHOICE, QUICK, system_chromium
    from tools.fonts import only_these_fonts

    if {"executable_path", "channel"} & set(browser_type_launch_args):
        return browser_type_launch_args
    if browser_name == "firefox" and (own := os.environ.get(firefox.CHOICE)):
        return {**browser_type_launch_args, **firefox.over_bidi(own)}
    if browser_name != "chromium":
        return browser_type_launch_args
    path = os.environ.get(CHOICE)
    browser_type_launch_args = {
        **browser_type_launch_args,
        "args": QUICK,
        "env": {**os.environ, **only_these_fonts()},
    }
    if not path:
        try:
            browser_type.launch(**browser_type_launch_args).close()
        except Exception as error:
            if _NO_SUCH_BROWSER not in str(error):
                raise
            path = system_chromium()
            if not path:
                pytest.fail(f"no Chromium to test with: install one or name one in {CHOICE}")
    return {**browser_type_launch_args, **({"executable_path": path} if path else {})}


@pytest.fixture
def complaints() -> list[str]:
    """What the test's pages complained of; a test that provokes a complaint checks and clears it."""
    return []


@pytest.fixture
def homes(site: str) -> list[str]:
    """Where pages may send requests; a test that serves a page of its own adds its address."""
    return [site]


def listen(context: BrowserContext, homes: Sequence[str], tell: Callable[[str], object]) -> None:
    """Tells of errors and warnings in a context's pages, and of requests to any other place."""

    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            tell(f"{message.type}: {message.text} ({message.location})")

    def on_error(error: WebError) -> None:
        tell(f"uncaught: {error.error}")

    def on_request(request: Request) -> None:
        if not request.url.startswith((*homes, *_OWN_SCHEMES)):
            tell(f"left the page's own folder: {request.url}")

    context.on("console", on_console)
    context.on("weberror", on_error)
    context.on("request", on_request)


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], homes: list[str], complaints: list[str]
) -> Iterator[Callable[..., BrowserContext]]:
    """Contexts that are listened to; the test fails on errors, warnings and foreign requests."""
    contexts: list[BrowserContext] = []

    def on_close(context: BrowserContext) -> None:
        contexts.remove(context)

    def watched(**settings: Any) -> BrowserContext:
        context = new_context(**settings)
        listen(context, homes, complaints.append)
        contexts.append(context)
        context.on("close", on_close)
        return context

    yield watched
    for context in tuple(contexts):
        context.cookies()  # answers after every event that came before
    assert complaints == []
