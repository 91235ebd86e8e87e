"""Prints what bots do in deals of contests, in every room. Runs inside Pyodide."""

from __future__ import annotations

import os
import sys


def main(*, quick: bool) -> None:
    """`quick`: those that do not search, at a room's first setting."""
    from tests.contract.rooms import ROOMS
    from tests.golden.contests import played

    for folder in sorted(ROOMS):
        for name, digest in played(folder, quick=quick, settings=1 if quick else None):
            sys.stdout.write(f"{folder} {name} {digest}\n")


if __name__ == "__main__":
    os.chdir(sys.argv[1])
    sys.path[:0] = [sys.argv[1], f"{sys.argv[1]}/py"]
    sys.path.append("/packages")
    main(quick=False)
