"""The part of a table that is its viewer's: a phone shows it first where a screen shows the table to all."""

from __future__ import annotations

from collections.abc import Iterable

from freebooters.engine.contract import Seat
from freebooters.stage.box import Box
from freebooters.stage.frame import Frame
from freebooters.stage.scene import Node

__all__ = ["own_part"]

_BESIDE = 24
"""For marks on the outermost things, and what stands out from their middle."""
_LEAST = 600
"""No part is narrower, lest two cards become as large as the screen."""


def own_part(
    frame: Frame,
    viewer: Seat | None,
    nodes: Iterable[Node],
    within: Box | None,
    *,
    whole: bool = False,
) -> Box | None:
    """Of a box, as much of its width as those nodes take that can be picked. None: there are none,
    nobody looks on, or it is no phone's frame. `whole`: all of the box, as the rest of it tells
    something too.
    """
    if viewer is None or within is None or frame.kind != "narrow":
        return None
    within = within._replace(h=min(within.h, frame.height - within.y))
    picked = [node for node in nodes if node.pick]
    if not picked or whole:
        return within if picked else None
    left = min(node.at[0] - node.size[0] / 2 for node in picked) - _BESIDE
    right = max(node.at[0] + node.size[0] / 2 for node in picked) + _BESIDE
    width = min(within.w, max(_LEAST, right - left))
    x = min(max(within.x, (left + right - width) / 2), within.right - width)
    return within._replace(x=x, w=width)
