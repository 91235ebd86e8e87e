"""Prints what bots do: `answers.py`, a line of its own, and `contests.py` for the lowest level. One start of
Pyodide takes as long as either. Runs inside Pyodide.
"""

from __future__ import annotations

import os
import sys

AND = "and in contests"


def main() -> None:
    from tests.pyodide import answers, contests

    answers.main()
    sys.stdout.write(f"{AND}\n")
    contests.main(quick=True)


if __name__ == "__main__":
    os.chdir(sys.argv[1])
    sys.path[:0] = [sys.argv[1], f"{sys.argv[1]}/py"]
    sys.path.append("/packages")
    main()
