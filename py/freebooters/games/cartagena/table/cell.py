"""What stands where in a cell of Cartagena's passage: its number, its symbol, up to three pirates.

Pirates are the largest thing in a cell. They stand at its lower edge, beside the number or below it,
whichever makes them larger, and hide a little of the symbol on the stone behind them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from freebooters.games.cartagena.table.layout import PIRATE_SHAPE, digits
from freebooters.stage import Box, Point

__all__ = ["Inside", "inside"]

CROWD = 3
"""Pirates a cell can hold (CA-5)."""
CLOSEST = (1.0, 0.52, 0.42)
FARTHEST = 0.92
"""How far from one another one, two and three pirates stand, in widths of a pirate."""
HIDDEN = 0.3
"""At most so much of a symbol pirates hide."""
TALLEST = 0.94
"""At most so much of a cell's height a pirate has, and so much of its width."""
WIDEST = 0.6
SHORTER = 0.8
"""A symbol that pirates hide has at most so much of their height."""
FOOT = 2
"""From a pirate's feet to the edge of the cell."""


@dataclass(frozen=True, slots=True)
class Inside:
    """Places in a cell whose centre is the origin."""

    number: Box
    free: Box
    """The symbol's place while nobody stands there."""
    taken: tuple[Box, ...]
    """The symbol's place beside one, two and three pirates."""
    widths: tuple[float, ...]
    """Of each of one, two and three pirates."""
    spots: tuple[tuple[Point, ...], ...]
    """The centres of one, two and three pirates."""
    reach: tuple[Box, ...]
    """Where a press means one, two and three pirates."""


@dataclass(frozen=True, slots=True)
class _Stand:
    width: float
    spots: tuple[Point, ...]
    symbol: Box
    reach: Box


@lru_cache(maxsize=128)
def inside(w: float, h: float, small: float, least: float) -> Inside:
    """How a cell of that width and height is divided."""
    number = Box(-w / 2 + 0.05 * w, -h / 2 + 4 + 0.02 * h, small * digits(2), small)
    stands = [
        max(
            _beside(w, h, number, count, least),
            _below(w, h, number, count, least),
            key=lambda stand: stand.width,
        )
        for count in range(1, CROWD + 1)
    ]
    return Inside(
        number,
        _free(w, h, number),
        tuple(stand.symbol for stand in stands),
        tuple(stand.width for stand in stands),
        tuple(stand.spots for stand in stands),
        tuple(stand.reach for stand in stands),
    )


class _Group(NamedTuple):
    """Pirates beside one another: the width of each, and from one to the next."""

    width: float
    pitch: float
    size: int

    @property
    def span(self) -> float:
        return self.width + self.pitch * (self.size - 1)

    def spots(self, h: float, right: float) -> tuple[Point, ...]:
        """Their centres, the last of them at the right."""
        y, last = h / 2 - FOOT - self.width * PIRATE_SHAPE / 2, right - self.width / 2
        return tuple((last - self.pitch * (self.size - 1 - k), y) for k in range(self.size))


def _group(w: float, tall: float, room: float, count: int) -> _Group:
    """So many pirates in a room so wide and high, in a cell of that width."""
    fitting = room / (1 + (count - 1) * CLOSEST[count - 1])
    width = min(tall / PIRATE_SHAPE, fitting, w * WIDEST)
    pitch = min(width * FARTHEST, (room - width) / max(1, count - 1))
    return _Group(width, pitch, count)


def _beside(w: float, h: float, number: Box, count: int, least: float) -> _Stand:
    """The pirates at the right of the number, the symbol between them or below the number."""
    right = w / 2 - 3
    group = _group(w, h * TALLEST, right - number.right - 2, count)
    left = right - group.span
    most = group.width * PIRATE_SHAPE * SHORTER
    low = min(h / 2 - number.bottom - 2, (left + w / 2 - 4) / (1 - HIDDEN), most)
    side = min((left - number.right - 2) / (1 - HIDDEN), h * 0.8, most)
    symbol = (
        Box(-w / 2 + 4, (number.bottom + h / 2 - low) / 2, low, low)
        if low >= side
        else Box(number.right + 2, -side / 2, side, side)
    )
    reach, high = max(w / 2 + 1 - left, least), max(h, least)
    around = Box(w / 2 + 1 - reach, -high / 2, reach, high)
    return _Stand(group.width, group.spots(h, right), symbol, around)


def _below(w: float, h: float, number: Box, count: int, least: float) -> _Stand:
    """The pirates below the number, the symbol at its right."""
    group = _group(w, h / 2 - FOOT - number.bottom - 1, w - 6, count)
    high = group.width * PIRATE_SHAPE
    size = min(w / 2 - 4 - number.right, (h - FOOT - high - 4) / (1 - HIDDEN), high * SHORTER)
    symbol = Box(w / 2 - 4 - size, -h / 2 + 3, size, size)
    reach = max(h * 0.7, least)
    around = Box(-w / 2 - 1, h / 2 + 1 - reach, w + 2, reach)
    return _Stand(group.width, group.spots(h, group.span / 2), symbol, around)


def _free(w: float, h: float, number: Box) -> Box:
    """The symbol of an empty cell: beside the number, or below it where that is larger."""
    room = w - number.w - 16
    beside = min(h * 0.8, w * 0.66, room)
    below = min(w * 0.78, h - number.h - 16)
    if below > beside:
        middle = (number.bottom + h / 2) / 2
        return Box(-below / 2, middle - 1 - below / 2, below, below)
    right = min(w / 2 - 5, max(beside / 2, number.right + beside))
    middle = max(0.03 * h, -h / 2 + 4 + beside / 2)
    return Box(right - beside, middle - beside / 2, beside, beside)
