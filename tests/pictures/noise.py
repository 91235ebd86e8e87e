"""How far pictures are apart between which nothing was changed: what the tolerance rests on.

Takes every kept picture several times, each in a new browser: `python -m tests.pictures.noise [TIMES]`.
"""

from __future__ import annotations

import sys
from itertools import combinations

from tests.pictures.compare import difference
from tests.pictures.renew import browsers, new_page
from tests.pictures.takes import KEPT
from tests.words import ROOT


def main(times: int = 6) -> None:
    takes: dict[str, list[bytes]] = {}
    for _ in range(times):
        with browsers() as (browser, address):
            for kept in KEPT:
                page = new_page(browser, address, "wide")
                takes.setdefault(str(kept.file.relative_to(ROOT)), []).append(kept.take(page))
                page.context.close()
    for name, pictures in takes.items():
        shares = [difference(*pair).share for pair in combinations(pictures, 2)]
        print(f"{name}: {len(shares)} pairs differ in {max(shares):.6f} of all pixels at most")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
