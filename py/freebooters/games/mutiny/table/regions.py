"""Regions: how a layout spends the room it has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from freebooters.stage import Box, Point

__all__ = ["GAP", "Want", "middle_rows", "spend"]

GAP = 8.0
"""Between regions."""


class Want(NamedTuple):
    """The height a region needs, and the most that it makes use of."""

    need: float
    most: float


def spend(box: Box, wants: Sequence[Want], gap: float = GAP) -> tuple[Box, ...]:
    """The regions one below the other, filling the box: each has what it needs, and of the rest a
    part as it can use it. What nobody can use widens the gaps.
    """
    gaps = len(wants) - 1
    spare = box.h - gap * gaps - sum(want.need for want in wants)
    usable = sum(want.most - want.need for want in wants)
    share = min(1.0, spare / usable)
    wider = gap + max(0.0, spare - usable) / max(1, gaps)
    found, y = [], box.y
    for want in wants:
        h = want.need + (want.most - want.need) * share
        found.append(Box(box.x, y, box.w, h))
        y += h + wider
    return tuple(found)


def middle_rows(box: Box, count: int, each: int, size: Point, pitch: Point) -> tuple[Box, ...]:
    """So many places of that size in the middle of a box, at most `each` to a row, and every row in
    the middle; `pitch` is how far places, and rows, are from one another.
    """
    (w, h), (across, down) = size, pitch
    rows = -(-count // each)
    top = box.at[1] - ((rows - 1) * down + h) / 2
    found = []
    for place in range(count):
        row, column = divmod(place, each)
        here = min(each, count - row * each)
        left = box.at[0] - ((here - 1) * across + w) / 2
        found.append(Box(left + column * across, top + row * down, w, h))
    return tuple(found)
