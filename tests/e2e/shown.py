"""What a browser's open pages show and complained of: the report of a test that failed tells it, since
what was waited for says nothing of what was there instead.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Browser, Error, Page

__all__ = ["shown"]

_SOON = 3_000
"""Milliseconds: a page that is busy for ever does not keep the report waiting."""

_LENGTH = 6_000
"""Characters of what is told of one page: enough for all screens but long rules."""

_PICTURE = re.compile(r"- '?img ")
"""Begins a line of what cannot be used: a table has some sixty, and they hide what matters."""


def shown(browser: Browser, soon: int = _SOON) -> str:
    """Each open page's address, what it told its console, and what it shows to assistive technology."""
    pages = [page for context in browser.contexts for page in context.pages]
    return "\n\n".join("\n".join(_told(page, soon)) for page in pages)


def _told(page: Page, soon: int) -> Iterator[str]:
    yield page.url
    try:
        for message in page.console_messages():
            yield f"console, {message.type}: {message.text}"
        for error in page.page_errors():
            yield f"uncaught: {error}"
        yield _usable(page.locator(":root").aria_snapshot(timeout=soon))[:_LENGTH]
    except Error as error:
        yield f"does not answer: {error.message}"


def _usable(snapshot: str) -> str:
    """What is shown, without pictures."""
    lines = snapshot.splitlines()
    return "\n".join(line for line in lines if not _PICTURE.match(line.lstrip()))
