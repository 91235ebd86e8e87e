"""Prints digests of what the engine tells of every first deal. Runs natively and inside Pyodide."""

from __future__ import annotations

import hashlib
import json
import sys


def main() -> None:
    from freebooters import catalog
    from freebooters.app.first_deals import FIRST_FRAMES, beginning, first_numbers

    for name, game in sorted(catalog.games().items()):
        for number in first_numbers(game.info):
            for frame in FIRST_FRAMES:
                told = json.dumps(beginning(game.info, frame, number), sort_keys=True)
                digest = hashlib.sha256(told.encode()).hexdigest()
                sys.stdout.write(f"{name} {number} {frame} {digest}\n")


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    main()
