"""Prints what bots do in deals of contests, in every room. Runs inside Pyodide."""

from __future__ import annotations

import os
import sys


def main(*, quick: bool) -> None:
    """`quick`: the lowest level alone, at a room's first setting; of the others `answers.py` asks."""
    from freebooters.app.contest.contest import OFFERED
    from tests.contract.rooms import ROOMS
    from tests.golden.contests import played

    levels, settings = (OFFERED[:1], 1) if quick else (OFFERED, None)
    for folder in sorted(ROOMS):
        for name, digest in played(folder, settings=settings, levels=levels):
            sys.stdout.write(f"{folder} {name} {digest}\n")


if __name__ == "__main__":
    os.chdir(sys.argv[1])
    sys.path[:0] = [sys.argv[1], f"{sys.argv[1]}/py"]
    sys.path.append("/packages")
    main(quick=False)
