"""What stands where in a cell of Cartagena's passage: its number, its symbol, up to three pirates."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from freebooters.games.cartagena.table.layout import PIRATE_SHAPE, digits
from freebooters.stage import Box, Point

__all__ = ["Inside", "inside"]

CROWD = 3
"""Pirates a cell can hold (CA-5)."""
TALL = (2.6, 14)
"""From so many heights of its number on, and so many units, a cell has room for a pirate below the
number; in a lower one pirates stand beside it.
"""
SHARES = (0.46, 0.46, 0.38)
"""At most so much of a cell's width each of one, two and three pirates takes."""
UPRIGHT = 1.45
"""From so many widths on a cell is so high that number, symbol and pirates lie below one another."""
UPRIGHT_SHARES = (0.58, 0.46, 0.38)


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
    reach: Box
    """Where a press means the pirates."""


@lru_cache(maxsize=128)
def inside(w: float, h: float, small: float, least: float) -> Inside:
    """How a cell of that width and height is divided."""
    if h < TALL[0] * small + TALL[1]:
        return _flat(w, h, small, least)
    return (_upright if h >= UPRIGHT * w else _tall)(w, h, small, least)


def _square(right: float, middle: float, size: float) -> Box:
    return Box(right - size, middle - size / 2, size, size)


def _number(w: float, h: float, small: float) -> Box:
    return Box(-w / 2 + 0.05 * w, -h / 2 + 4 + 0.02 * h, small * digits(2), small)


def _upright(w: float, h: float, small: float, least: float) -> Inside:
    """The symbol in the middle below the number, the pirates at the lower edge."""
    number = _number(w, h, small)
    widths = tuple(min(h * 0.62 / PIRATE_SHAPE, (w - 6) * share) for share in UPRIGHT_SHARES)
    taken, spots = [], []
    for count, width in enumerate(widths, 1):
        head = h / 2 - width * PIRATE_SHAPE
        size = min(w * 0.72, head - number.bottom + width * 0.2)
        taken.append(_square(size / 2, number.bottom + size / 2, size))
        y = h / 2 - width * PIRATE_SHAPE / 2 - 1
        spots.append(_side_by_side(w, width, count, y))
    return Inside(
        number, _free(w, h, number, w), tuple(taken), widths, tuple(spots), _reach(w, h, least)
    )


def _side_by_side(w: float, width: float, count: int, y: float) -> tuple[Point, ...]:
    """The centres of pirates so wide, as close as three of them would have to stand."""
    pitch = min(width, (w - 4 - width) / (CROWD - 1))
    return tuple((pitch * (k - (count - 1) / 2), y) for k in range(count))


def _reach(w: float, h: float, least: float) -> Box:
    reach = max(h * 0.7, least)
    return Box(-w / 2 - 3, h / 2 + 3 - reach, w + 6, reach)


def _tall(w: float, h: float, small: float, least: float) -> Inside:
    """The pirates stand side by side at the lower edge; a single one leaves the right to the symbol."""
    number = _number(w, h, small)
    right = w / 2 - 6
    widths = tuple(min(h * 0.62 / PIRATE_SHAPE, (w - 6) * share) for share in SHARES)
    room = w - number.w - 16
    left = number.right + 2
    alone = max(h * 0.4, min(h * 0.56, room, right - left - widths[0] / 2 - 2))
    above = [min(h - width * PIRATE_SHAPE + 4, room) for width in widths[1:]]
    free = _free(w, h, number, room)
    spots = []
    for count, width in enumerate(widths, 1):
        spots.append(_side_by_side(w, width, count, h / 2 - width * PIRATE_SHAPE / 2 - 1))
    spots[0] = ((left, spots[0][0][1]),)
    return Inside(
        number,
        free,
        (
            _square(right, max(0.0, -h / 2 + 5 + alone / 2), alone),
            *(_square(right, -h / 2 + 4 + size / 2, size) for size in above),
        ),
        widths,
        tuple(spots),
        _reach(w, h, least),
    )


def _free(w: float, h: float, number: Box, room: float) -> Box:
    """The symbol of an empty cell: beside the number, or below it where that is larger."""
    beside = min(h * 0.62, w * 0.66, room)
    below = min(w * 0.78, h - number.h - 16)
    if below > beside:
        middle = (number.bottom + h / 2) / 2
        return _square(below / 2, middle - 1, below)
    right = min(w / 2 - 5, max(beside / 2, number.right + beside))
    return _square(right, max(0.03 * h, -h / 2 + 4 + beside / 2), beside)


def _flat(w: float, h: float, small: float, least: float) -> Inside:
    """The pirates stand at the right; more than one take the symbol's place, and it goes below the
    number.
    """
    number = _number(w, h, small)
    right = w / 2 - 3
    width = min(h * 0.9 / PIRATE_SHAPE, (right - number.right) * 0.46)
    beside = min(h * 0.66, right - width - number.right - 4)
    below = h - small * 0.86 - 5
    small_one = Box(-w / 2 + 6 + (number.w - below) / 2, h / 2 - below - 2, below, below)
    whole = min(h * 0.76, w - number.w - 16)
    middle = number.right + (w / 2 - number.right) / 2
    pitch = min(width, (right - number.right - 2 - width) / (CROWD - 1))
    spots = tuple(
        tuple((right - width / 2 - pitch * (count - 1 - k), h * 0.03) for k in range(count))
        for count in range(1, CROWD + 1)
    )
    reach = max(w - number.w - 10, least)
    return Inside(
        number,
        _square(middle + whole / 2, 0, whole),
        (_square(number.right + 2 + beside, 0, beside), small_one, small_one),
        (width,) * CROWD,
        spots,
        Box(w / 2 + 3 - reach, -least / 2, reach, least),
    )
