"""A screen reader for the tests: Orca, what it speaks with, and the screen that nobody sees."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.debian import packages_from_debian

__all__ = ["missing_for_a_reader", "prepare_screen_reader"]

_PROGRAMS = (
    "Xvfb",
    "dbus-daemon",
    "openbox",
    "orca",
    "speech-dispatcher",
    "xclip",
    "xdotool",
    "firefox-esr",
)
_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
_MODULE = Path("/usr/lib/speech-dispatcher-modules/sd_generic")
_PACKAGES = (
    "at-spi2-core",
    "dbus-daemon",
    "firefox-esr",
    "gir1.2-atspi-2.0",
    "gir1.2-wnck-3.0",
    "openbox",
    "orca",
    "python3-pyatspi",
    "python3-speechd",
    "speech-dispatcher",
    "xclip",
    "xdotool",
    "xvfb",
)


def missing_for_a_reader() -> list[str]:
    """The programs that are missing."""
    programs = [name for name in _PROGRAMS if not shutil.which(name)]
    return programs + [each.name for each in (_LAUNCHER, _MODULE) if not each.exists()]


def prepare_screen_reader() -> None:
    """Installs from Debian what is missing, where we may; says why it could not."""
    if missing_for_a_reader():
        packages_from_debian(*_PACKAGES)
