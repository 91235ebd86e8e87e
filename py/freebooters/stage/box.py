"""Boxes: rectangles that layouts are made of, in table units."""

from __future__ import annotations

from typing import NamedTuple

from freebooters.stage.scene import Point

__all__ = ["Box"]


class Box(NamedTuple):
    """A rectangle by its left upper corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def at(self) -> Point:
        return (self.x + self.w / 2, self.y + self.h / 2)

    @property
    def size(self) -> Point:
        return (self.w, self.h)

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    def overlaps(self, other: Box, slack: float = 0) -> bool:
        """Whether they share more than `slack` across and down."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > slack and down > slack

    def inset(self, x: float, y: float) -> Box:
        return Box(self.x + x, self.y + y, self.w - 2 * x, self.h - 2 * y)

    def columns(self, count: int, gap: float) -> tuple[Box, ...]:
        w = (self.w - gap * (count - 1)) / count
        return tuple(Box(self.x + k * (w + gap), self.y, w, self.h) for k in range(count))

    def rows(self, count: int, gap: float) -> tuple[Box, ...]:
        h = (self.h - gap * (count - 1)) / count
        return tuple(Box(self.x, self.y + k * (h + gap), self.w, h) for k in range(count))
