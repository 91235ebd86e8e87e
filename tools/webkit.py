"""A WebKitGTK for the tests: the system's, else Debian's. It draws on a display of its own."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

from tools.debian import packages_from_debian
from tools.layout import BUILD
from tools.steps import say

__all__ = ["CHOICE", "DISPLAY", "NO_WEBKIT", "minibrowser", "prepare_webkit", "system_webkit"]

CHOICE = "E2E_WEBKIT"
"""The environment variable that names the WebKitWebDriver to test with."""
DISPLAY = "Xvfb"
"""The program that stands in for a screen."""
NO_WEBKIT = (
    "there is no WebKitGTK, and none could be installed; install webkit2gtk-driver and xvfb, "
    "or let build.py browser webkitgtk try"
)

_DRIVER = "WebKitWebDriver"
_PACKAGES = ("webkit2gtk-driver", "xvfb")
_BROWSERS = (
    "webkitgtk-6.0/MiniBrowser",
    "webkit2gtk-4.1/MiniBrowser",
    "webkit2gtk-4.0/MiniBrowser",
)
_PLACES = (Path("/usr/lib"), Path("/usr/libexec"), Path("/usr/lib64"))
_MEMORY = BUILD / "webkit.json"


def prepare_webkit(*, again: bool = False) -> dict[str, str] | None:
    """Finds or installs a WebKitGTK; the environment that names it, None if there is none.

    Where none could be installed, only `again` tries once more; one installed since is found.
    """
    if os.environ.get(CHOICE):
        return {}
    say("Looking for a WebKitGTK")
    found = system_webkit()
    if found is None and (again or not _MEMORY.is_file()):
        found = _installed_by_debian()
        BUILD.mkdir(exist_ok=True)
        _MEMORY.write_text(json.dumps({"browser": found}), encoding="utf-8")
    return {CHOICE: found} if found else None


def system_webkit() -> str | None:
    """The driver that is installed on this machine, if all that it needs is, too."""
    if os.name == "nt" or not shutil.which(DISPLAY) or minibrowser() is None:
        return None
    return shutil.which(_DRIVER)


def minibrowser() -> str | None:
    """The browser that it drives."""
    patterns = [pattern for name in _BROWSERS for pattern in (name, f"*/{name}")]
    found = (path for place in _PLACES for each in patterns for path in place.glob(each))
    return next((str(path) for path in found if path.is_file()), None)


def _installed_by_debian() -> str | None:
    return system_webkit() if packages_from_debian(*_PACKAGES) else None
