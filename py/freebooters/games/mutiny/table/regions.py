"""Regions: how a layout spends the room it has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from freebooters.stage import Box

__all__ = ["GAP", "Want", "spend"]

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
