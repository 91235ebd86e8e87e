"""A Firefox for the tests: Playwright's own, else the system's, else Debian's."""

from __future__ import annotations

import json
import os
import shlex
import shutil
from pathlib import Path

from tools.debian import install_from_debian
from tools.layout import BUILD, REQUIREMENTS, TESTS
from tools.python import project_python
from tools.steps import fingerprint, say, succeeds

__all__ = ["AS_IT_IS", "CHOICE", "NO_FIREFOX", "over_bidi", "prepare_firefox", "system_firefox"]

CHOICE = "E2E_FIREFOX"
"""The environment variable that names the Firefox to test with."""
NO_FIREFOX = (
    "there is none, and none could be installed; install one, or let build.py browser firefox try"
)

_DEBIAN = "firefox-esr"
_NAMES = ("firefox", _DEBIAN)
_PLACES = (Path("/Applications/Firefox.app/Contents/MacOS/firefox"),)
_MEMORY = BUILD / "firefox.json"
_SCRIPT = BUILD / "relayed-firefox"
_DOWNLOAD = 240.0
_LAUNCH = """
import json, sys
from playwright.sync_api import sync_playwright
launching, context = map(json.loads, sys.argv[1:])
with sync_playwright() as playwright:
    browser = playwright.firefox.launch(**launching)
    browser.new_context(**context).new_page()
    browser.close()
"""

AS_IT_IS = dict.fromkeys(("color_scheme", "reduced_motion", "forced_colors", "contrast"), "null")
"""The settings of a context that overrides none of Firefox's media features; no released Firefox
lets Playwright override them.
"""


def over_bidi(firefox: str) -> dict[str, str]:
    """How Playwright launches a Firefox that was not built for it: over the relay."""
    relay = [str(project_python("dev")), str(TESTS / "firefox" / "relay.py"), firefox]
    script = f'#!/bin/sh\nexec {shlex.join(relay)} "$@"\n'
    if not _SCRIPT.is_file() or _SCRIPT.read_text() != script:
        made = _SCRIPT.with_suffix(f".{os.getpid()}")
        made.write_text(script)
        made.chmod(0o755)
        made.replace(_SCRIPT)  # whole at once: another process may be starting it
    return {"channel": "moz-firefox", "executable_path": str(_SCRIPT)}


def prepare_firefox(*, again: bool = False) -> dict[str, str] | None:
    """Finds or installs a Firefox once; the environment that names it, None if there is none.

    Where none could be installed, only `again` tries once more; one installed since is found.
    """
    if os.environ.get(CHOICE):
        return {}
    lock = fingerprint([REQUIREMENTS / "dev.txt"])
    remembered = json.loads(_MEMORY.read_text()) if _MEMORY.is_file() else {}
    known = remembered.get("lock") == lock
    browser = remembered.get("browser")
    if not known or browser is None or (browser and not Path(browser).exists()):
        BUILD.mkdir(exist_ok=True)
        browser = _find(install=again or not known)
        _MEMORY.write_text(json.dumps({"lock": lock, "browser": browser}))
    if browser is None:
        return None
    return {CHOICE: browser} if browser else {}


def system_firefox() -> str | None:
    """A Firefox that is installed on this machine and that the relay can start."""
    if os.name == "nt":
        return None
    found = (shutil.which(name) for name in _NAMES)
    places = (str(place) for place in _PLACES if place.is_file())
    return next((path for path in (*found, *places) if path), None)


def _find(*, install: bool) -> str | None:
    """The path of the browser; empty for Playwright's own, None if there is none."""
    say("Looking for a Firefox")
    if _starts(""):
        return ""
    path = system_firefox()
    if path and _starts(path):
        return path
    if not install:
        return None
    if _installed_by_playwright() and _starts(""):
        return ""
    path = _installed_by_debian()
    return path if path and _starts(path) else None


def _starts(path: str) -> bool:
    how = json.dumps(over_bidi(path) if path else {}), json.dumps(AS_IT_IS)
    return succeeds([project_python("dev"), "-c", _LAUNCH, *how], timeout=60.0)


def _installed_by_playwright() -> bool:
    install = ["-m", "playwright", "install", "firefox"]
    return succeeds([project_python("dev"), *install], timeout=_DOWNLOAD)


def _installed_by_debian() -> str | None:
    return install_from_debian(_DEBIAN)
