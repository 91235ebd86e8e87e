"""Browsers other than Chromium to test with; they are installed only on request."""

from __future__ import annotations

from tools.python import project_python
from tools.steps import run

__all__ = ["BROWSERS", "install_browser"]

BROWSERS = ("firefox", "webkit")
_LONGEST = 900.0


def install_browser(name: str) -> None:
    """Lets Playwright fetch a browser and, on Linux, the libraries it needs. Raises `Failure`."""
    install = ["-m", "playwright", "install", "--with-deps", name]
    run([project_python("dev"), *install], timeout=_LONGEST)
