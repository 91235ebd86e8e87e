"""Programs from Debian's packages, where we may install them."""

from __future__ import annotations

import os
import shutil

from tools.steps import Failure, run, say, succeeds

__all__ = ["install_from_debian"]

_LONGEST = 900.0


def install_from_debian(*packages: str) -> str | None:
    """The program of the first of these packages that can be installed, each named like its
    program. None, having said why, if there is none; None too if we may install nothing.
    """
    apt = shutil.which("apt-get")
    if not apt or os.name == "nt" or os.geteuid() != 0:
        return None
    *better, last = packages
    say(f"Installing Debian's {last}")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    install = [apt, "install", "--yes", "--quiet", "--no-install-recommends"]
    try:
        run([apt, "update", "--quiet"], env=quiet, timeout=_LONGEST)
        for package in better:
            if succeeds([*install, package], env=quiet, timeout=_LONGEST):
                return shutil.which(package)
        run([*install, last], env=quiet, timeout=_LONGEST)
    except Failure as failure:
        say(str(failure))
        return None
    return shutil.which(last)
