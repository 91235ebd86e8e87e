"""Every test in this folder plays the built page in a browser, in calm ones: nothing flies about,
so that nobody waits for motion."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

_HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(_HERE):
            item.add_marker("e2e")


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_context_args,
        "reduced_motion": "reduce",
        "locale": "en-GB",
        "viewport": {"width": 1280, "height": 800},
        "accept_downloads": True,
    }
