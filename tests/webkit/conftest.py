"""The built page in WebKitGTK, over its own WebDriver."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.webkit.driver import WebKit, opened
from tools.webkit import CHOICE, NO_WEBKIT, system_webkit


@pytest.fixture
def webkit(tmp_path: Path) -> Iterator[WebKit]:
    """A window of a device that does not know the page."""
    driver = os.environ.get(CHOICE) or system_webkit()
    if not driver:
        pytest.skip(NO_WEBKIT)
    with opened(driver, tmp_path / "home") as window:
        window.fits(1280, 800)
        yield window
