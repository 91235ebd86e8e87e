"""Every frame in which the table of Meuterer is looked at, and whether things lie within others there."""

from __future__ import annotations

from freebooters.stage import Box, Frame, Kind

__all__ = ["EVERY_FRAME", "SLACK", "within"]

SLACK = 0.01
"""Table units by which things may overlap."""
HEIGHTS: dict[Kind, range] = {
    "narrow": range(880, 2000, 20),
    "short": range(440, 1061, 20),
    "wide": range(500, 900, 20),
}
EVERY_FRAME = [Frame(kind, height) for kind, heights in HEIGHTS.items() for height in heights]


def within(outer: Box, inner: Box) -> bool:
    return (
        inner.x >= outer.x - 0.01
        and inner.y >= outer.y - 0.01
        and inner.right <= outer.right + 0.01
        and inner.bottom <= outer.bottom + 0.01
    )
