"""Every test in this folder plays the built page in a browser, with reduced motion, so that no test
waits for animations.

A test that asks for a page alone gets one at a device that knows the page already (see `devices`).
One marked `fresh`, or that asks for the browser's context or for complaints, gets a device of its
own.
"""

from __future__ import annotations

from collections.abc import Iterator
from inspect import signature
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.e2e.devices import Devices

_OF_ITS_OWN = {"context", "new_context", "complaints", "host"}
_RECORDED = ("tracing", "video", "screenshot")


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
def devices(browser: Browser, site: str) -> Devices:
    return Devices(browser, site)


def _is_fresh(request: pytest.FixtureRequest) -> bool:
    """Whether a test needs a device of its own; Playwright records only at such ones."""
    asked = signature(request.function).parameters
    recorded = any(request.config.getoption(f"--{way}") not in ("off", None) for way in _RECORDED)
    marked = request.node.get_closest_marker("fresh") is not None
    return marked or recorded or bool(_OF_ITS_OWN & set(asked))


@pytest.fixture
def page(
    request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any]
) -> Iterator[Page]:
    """A page at a device that knows it, or at one of the test's own."""
    if _is_fresh(request):
        context: BrowserContext = request.getfixturevalue("context")
        yield context.new_page()
        return
    devices: Devices = request.getfixturevalue("devices")
    mark = request.node.get_closest_marker("browser_context_args")
    device, page = devices.new_page({**browser_context_args, **(mark.kwargs if mark else {})})
    try:
        yield page
        device.context.cookies()  # answers after every event that came before
        complaints = [*device.complaints]
        device.wipe()
    except BaseException:
        devices.throw_away(device)
        raise
    if complaints:
        devices.throw_away(device)
    assert complaints == []
