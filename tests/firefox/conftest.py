"""The built page in Firefox. A released one does not let Playwright override its media features,
so they stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from tests.e2e.haste import without_pauses
from tools.firefox import AS_IT_IS


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_context_args,
        **AS_IT_IS,
        "locale": "en-GB",
        "viewport": {"width": 1280, "height": 800},
        "accept_downloads": True,
    }


@pytest.fixture
def new_context(new_context: Callable[..., BrowserContext]) -> Callable[..., BrowserContext]:
    """Contexts in which bots do not wait."""

    def hasty(**settings: Any) -> BrowserContext:
        context = new_context(**settings)
        without_pauses(context)
        return context

    return hasty
