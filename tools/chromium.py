"""A Chromium for the tests: Playwright's own, else the system's, else Debian's."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

from tools.debian import install_from_debian
from tools.layout import BUILD, REQUIREMENTS
from tools.python import project_python
from tools.steps import Failure, fingerprint, say, succeeds

__all__ = ["CHOICE", "QUICK", "prepare_chromium", "system_chromium"]

CHOICE = "E2E_CHROMIUM"
"""The environment variable that names the Chromium to test with."""

QUICK = ["--js-flags=--liftoff-only"]
"""WebAssembly is compiled once, quickly, and not once more into code that runs faster: most tests are
over before that pays. Fifteen tests of links took 42 seconds of processor time instead of 49, and whole
games, which run longest, as long as before.
"""

_QUICKER, _USUAL = "chromium-headless-shell", "chromium"
"""Debian's packages; older releases have only the second."""
_NAMES = (
    _QUICKER,
    _USUAL,
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
)
_PLACES = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path("C:/Program Files/Google/Chrome/Application/chrome.exe"),
    Path("C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe"),
)
_MEMORY = BUILD / "chromium.json"
_DOWNLOAD = 240.0
_LAUNCH = """
import sys
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    playwright.chromium.launch(executable_path=sys.argv[1] or None).close()
"""


def prepare_chromium() -> dict[str, str]:
    """Finds or installs a browser once; the environment that names it. Raises `Failure`."""
    if os.environ.get(CHOICE):
        return {}
    lock = fingerprint([REQUIREMENTS / "dev.txt"])
    remembered = json.loads(_MEMORY.read_text()) if _MEMORY.is_file() else {}
    browser = remembered.get("browser")
    if remembered.get("lock") != lock or (browser and not Path(browser).exists()):
        browser = _find()
        _MEMORY.parent.mkdir(exist_ok=True)
        _MEMORY.write_text(json.dumps({"lock": lock, "browser": browser}))
    return {CHOICE: browser} if browser else {}


def system_chromium() -> str | None:
    """A Chromium or Chrome that is installed on this machine."""
    found = (shutil.which(name) for name in _NAMES)
    places = (str(place) for place in _PLACES if place.is_file())
    return next((path for path in (*found, *places) if path), None)


def _find() -> str:
    """The path of the browser; empty for Playwright's own."""
    say("Looking for a browser")
    if _starts("") or (_installed_by_playwright() and _starts("")):
        return ""
    path = system_chromium() or _installed_by_debian()
    if path and _starts(path):
        return path
    raise Failure(
        "There is no Chromium to test with: let Playwright download one "
        f"(.venv's python -m playwright install chromium), install one, or name one in {CHOICE}."
    )


def _starts(path: str) -> bool:
    return succeeds([project_python("dev"), "-c", _LAUNCH, path], timeout=60.0)


def _installed_by_playwright() -> bool:
    install = ["-m", "playwright", "install", "--only-shell", "chromium"]
    return succeeds([project_python("dev"), *install], timeout=_DOWNLOAD)


def _installed_by_debian() -> str | None:
    """Debian's Chromium, if we may install it; Ubuntu's package of that name contains no browser."""
    return install_from_debian(_QUICKER, _USUAL)
