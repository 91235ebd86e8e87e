"""A seat's place at the start or aboard: where each of its pirates stands."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from freebooters.games.cartagena.table.layout import PIRATE_SHAPE
from freebooters.stage import Box, Point

__all__ = ["Berth", "berth"]

CLOSEST, WIDEST = 0.42, 1.02
"""How far apart pirates of a row stand, in widths of a pirate."""
BEHIND = 0.32
"""How much higher those behind stand, in heights of a pirate."""
RANKS = (1, 2)


@dataclass(frozen=True, slots=True)
class Berth:
    """The width of its pirates and the centre of each, those at the back first."""

    width: float
    spots: tuple[Point, ...]


@lru_cache(maxsize=256)
def berth(slot: Box, count: int) -> Berth:
    """So many pirates in one row or in two, whichever makes them larger."""
    return max((_in_ranks(slot, count, ranks) for ranks in RANKS), key=lambda found: found.width)


def _in_ranks(slot: Box, count: int, ranks: int) -> Berth:
    files = -(-count // ranks)
    tall = PIRATE_SHAPE * (1 + BEHIND * (ranks - 1))
    steps = files - 1 + (ranks - 1) / 2
    width = min(slot.h / tall, slot.w / (1 + steps * CLOSEST))
    pitch = min(width * WIDEST, (slot.w - width) / steps)
    x = slot.x + (slot.w - width - pitch * steps) / 2 + width / 2
    y = slot.bottom - width * PIRATE_SHAPE / 2
    return Berth(
        width,
        tuple(
            (
                x + pitch * (k % files + (ranks - 1 - k // files) / 2),
                y - (ranks - 1 - k // files) * BEHIND * width * PIRATE_SHAPE,
            )
            for k in range(count)
        ),
    )
