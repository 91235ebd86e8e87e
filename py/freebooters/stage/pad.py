"""Score pads: what one writes down of a game that is played with the box, on a sheet to print.

A pad is data, read while the page is built, and never while a game is played. What it says of a game is
the message `<game>-pad`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

__all__ = ["ScorePad"]


@dataclass(frozen=True, slots=True)
class ScorePad:
    """What is written down of each seat: the keys of some columns of the game's score sheet, in their
    order, the one that decides last. None: nothing is scored, and only who won is noted.

    `rounds`: so many are scored one by one at most; None: the game is, once at its end.
    """

    parts: tuple[str, ...] = ()
    rounds: int | None = None

    def as_json(self) -> dict[str, Any]:
        return {"parts": list(self.parts), "rounds": self.rounds}
