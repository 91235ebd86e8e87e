"""What the board's tests share: tables to be used with a pointer or a finger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.devices import Devices
from tests.web.board.table import Finger, Table, opened
from tools.server import PageServer


@pytest.fixture(scope="session")
def devices(browser: Browser, workshop: PageServer) -> Devices:
    """One for all tests with a pointer and one for those with a finger: nothing is stored there."""
    return Devices(browser, workshop.address)


@pytest.fixture
def table(devices: Devices, workshop: PageServer, complaints: list[str]) -> Iterator[Table]:
    yield from opened(devices.such({}, complaints), workshop, complaints)


@pytest.fixture
def touched(devices: Devices, workshop: PageServer, complaints: list[str]) -> Iterator[Table]:
    phone = {"viewport": {"width": 390, "height": 700}, "has_touch": True, "is_mobile": True}
    yield from opened(devices.such(phone, complaints), workshop, complaints)


@pytest.fixture
def finger(touched: Table) -> Finger:
    return Finger(touched.page.context.new_cdp_session(touched.page))
