"""Programs from Debian's packages, where we may install them."""

from __future__ import annotations

import os
import shutil

from tools.steps import Failure, run, say, succeeds

__all__ = ["install_from_debian", "packages_from_debian"]

_LONGEST = 900.0
_QUIET = {"DEBIAN_FRONTEND": "noninteractive"}
_INSTALL = ("install", "--yes", "--no-install-recommends")


def install_from_debian(*packages: str) -> str | None:
    """The program of the first of these packages that can be installed, each named like its
    program. None, having said why, if there is none; None too if we may install nothing.
    """
    *better, last = packages
    if not _may_install():
        return None
    say(f"Installing Debian's {last}")
    try:
        _apt("update")
        for package in better:
            if _comes(package):
                return shutil.which(package)
        _apt(*_INSTALL, last)
    except Failure as failure:
        say(str(failure))
        return None
    return shutil.which(last)


def packages_from_debian(*packages: str) -> bool:
    """Whether all of these packages could be installed; if not, it says why."""
    if not _may_install():
        return False
    say(f"Installing Debian's {' and '.join(packages)}")
    try:
        _apt("update")
        _apt(*_INSTALL, *packages)
    except Failure as failure:
        say(str(failure))
        return False
    return True


def _may_install() -> bool:
    return os.name != "nt" and shutil.which("apt-get") is not None and os.geteuid() == 0


def _apt(*words: str) -> None:
    """Raises `Failure`."""
    run(["apt-get", "--quiet", *words], env=_QUIET, timeout=_LONGEST)


def _comes(package: str) -> bool:
    return succeeds(["apt-get", "--quiet", *_INSTALL, package], env=_QUIET, timeout=_LONGEST)
