"""Every test in this folder plays the built page in a browser, with reduced motion and without the
bots' pauses, so that no test waits for either.

A test gets a device that knows the page already (see `devices`). One marked `fresh`, or with a host
of its own, gets a device of its own.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.devices import Device, Devices
from tests.e2e.haste import without_pauses
from tests.e2e.person import on_a_small_phone
from tests.e2e.shown import shown
from tests.e2e.together import Elsewhere, friends_devices
from tools.layout import LIBRARIES

expect.set_options(timeout=45_000)
"""Milliseconds: a machine that is busy with other tests answers late. What holds takes no longer."""

_DONE = 60_000
"""Milliseconds until what a person does must be possible, for the same reason."""

_MANY = [on_a_small_phone.kwargs]
"""How devices are made that many tests use, besides the usual ones."""

_RECORDED = ("tracing", "video", "screenshot")

_FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that go on with a page follow one another at each device. They come late: most are short,
    and so no process waits long for another. Last come those at a device that few tests use, as one
    process then makes it for all of them.
    """
    items.sort(key=_place_of)


def _place_of(item: pytest.Item) -> tuple[str, bool]:
    """Its device, the usual one first, and whether it goes on with a page there."""
    device = item.get_closest_marker("browser_context_args")
    is_fresh = item.get_closest_marker("fresh") is not None
    where = json.dumps(device.kwargs, sort_keys=True) if device and not is_fresh else ""
    return where, item.get_closest_marker("same_page") is not None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Function, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tells of what the pages showed before whatever comes after the test closes them."""
    report = yield
    browser = item.funcargs.get("browser")
    if report.failed:
        item.stash[_FAILED] = True
    if report.failed and call.when != "teardown" and isinstance(browser, Browser):
        report.sections.append(("What the pages showed", shown(browser)))
    return report


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_context_args,
        "reduced_motion": "reduce",
        "locale": "en-GB",
        "viewport": {"width": 1280, "height": 800},
        "accept_downloads": True,
    }


@pytest.fixture(scope="session")
def axe() -> str:
    """The script of axe-core, which finds what leaves people out; `build.py test` installs it."""
    return (LIBRARIES / "axe-core/axe.min.js").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def devices(browser: Browser, site: str) -> Devices:
    return Devices(browser, site)


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], browser_context_args: dict[str, Any]
) -> Callable[..., BrowserContext]:
    """Contexts in which bots do not wait, unless things move there."""

    def hasty(**settings: Any) -> BrowserContext:
        context = new_context(**settings)
        if {**browser_context_args, **settings}["reduced_motion"] == "reduce":
            without_pauses(context)
        return context

    return hasty


def _is_fresh(request: pytest.FixtureRequest) -> bool:
    """Whether a test needs a device of its own; Playwright records only at such ones."""
    recorded = any(request.config.getoption(f"--{way}") not in ("off", None) for way in _RECORDED)
    marked = request.node.get_closest_marker("fresh") is not None
    return marked or recorded or "host" in request.fixturenames


@pytest.fixture
def known_device(
    request: pytest.FixtureRequest,
    devices: Devices,
    browser_context_args: dict[str, Any],
    complaints: list[str],
) -> Iterator[Device]:
    """A device that knows the page. What the test changes on it is wiped off for the next one, but for
    scripts and clocks of its context: a test that sets those is marked `fresh`.
    """
    mark = request.node.get_closest_marker("browser_context_args")
    settings = {**browser_context_args, **(mark.kwargs if mark else {})}
    device = devices.such(settings, complaints, stores=not mark or mark.kwargs in _MANY)
    try:
        yield device
        device.context.cookies()  # answers after every event that came before
        found = [*complaints]
        device.closes()
    except BaseException:
        devices.throw_away(device)
        raise
    if found:
        devices.throw_away(device)
    assert found == []


@pytest.fixture
def context(request: pytest.FixtureRequest, browser: Browser) -> BrowserContext:
    """The context of a device that knows the page, or of one of the test's own."""
    if _is_fresh(request):
        chosen: BrowserContext = request.getfixturevalue("new_context")()
    else:
        known: Device = request.getfixturevalue("known_device")
        chosen = known.context
    chosen.set_default_timeout(_DONE)
    return chosen


@pytest.fixture
def page(
    request: pytest.FixtureRequest, context: BrowserContext, browser_context_args: dict[str, Any]
) -> Iterator[Page]:
    if _is_fresh(request):
        yield context.new_page()
        return
    known: Device = request.getfixturevalue("known_device")
    if not request.node.get_closest_marker("same_page"):
        yield known.opens()
        return
    mark = request.node.get_closest_marker("browser_context_args")
    if known.left_by:
        request.node.add_report_section("setup", "page", f"It was left open by {known.left_by}.")
    page = known.goes_on({**browser_context_args, **(mark.kwargs if mark else {})})
    yield page
    if _FAILED not in request.node.stash and not page.is_closed():
        known.leaves(page, request.node.nodeid)


@pytest.fixture
def has_failed(request: pytest.FixtureRequest) -> Callable[[], bool]:
    """Tells whether the test, or what came before it, has failed so far."""
    return lambda: _FAILED in request.node.stash


@pytest.fixture
def elsewhere(
    browser: Browser, browser_context_args: dict[str, Any], homes: list[str]
) -> Iterator[Elsewhere]:
    """Devices of friends, who have never seen the page."""
    complaints: list[str] = []
    with friends_devices(browser, browser_context_args, homes, complaints.append) as device:
        yield device
    assert complaints == []
