"""Shapes: the nodes that most of a table is made of, each by where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypedDict, Unpack

from freebooters.engine.messages import Message
from freebooters.stage.box import Box
from freebooters.stage.meaning import Meaning
from freebooters.stage.scene import Node, Point

__all__ = [
    "Look",
    "Script",
    "Spot",
    "Text",
    "card",
    "disc",
    "glow",
    "panel",
    "path",
    "picture",
    "writing",
    "zone",
]

Spot = Box | tuple[Point, float | Point]
"""Where a shape lies: in a box; or around a point, as large as that or a square of that side."""

Text = str | Message | tuple[str | Message, ...]


class Look(TypedDict, total=False):
    """What else a shape can have, as `Node` tells; `dim`: it steps back, `means`: what it is called, as
    it is explained and what a press on it stands for.
    """

    alpha: float
    dim: bool
    edge: str
    means: Meaning
    state: tuple[str, ...]
    tint: str
    turn: float
    was: str


class Script(TypedDict, total=False):
    """How words are written."""

    align: Literal["center", "left", "right"]
    dim: bool
    display: bool
    lines: int
    skin: str
    was: str


def panel(
    name: str,
    spot: Spot,
    skin: str = "paper",
    *,
    corner: float = 0,
    z: int = 0,
    **look: Unpack[Look],
) -> Node:
    """A rectangle with round corners."""
    return _node(name, "box", spot, skin, z, look, corner)


def card(name: str, box: Box, skin: str = "card", *, z: int = 0, **look: Unpack[Look]) -> Node:
    """A card without what is printed on it, or a place for one."""
    return _node(name, "box", box, skin, z, {"edge": "card-edge", **look}, box.w * 0.12)


def picture(name: str, spot: Spot, skin: str, *, z: int = 0, **look: Unpack[Look]) -> Node:
    """A sprite, `room/file`."""
    return _node(name, "sprite", spot, skin, z, look)


def disc(name: str, spot: Spot, skin: str, *, z: int = 0, **look: Unpack[Look]) -> Node:
    return _node(name, "disc", spot, skin, z, look)


def glow(name: str, spot: Spot, skin: str, *, z: int = 0, **look: Unpack[Look]) -> Node:
    return _node(name, "glow", spot, skin, z, look)


def zone(name: str, spot: Spot, *, z: int = 0, **look: Unpack[Look]) -> Node:
    """Where a press means a thing."""
    return _node(name, "zone", spot, "", z, look)


def path(
    name: str,
    stops: Sequence[Point],
    width: float,
    skin: str,
    *,
    at: Point | None = None,
    alpha: float = 1,
    z: int = 0,
) -> Node:
    """A line through those points, so wide; `at` is where it lies, its beginning if not told."""
    points = tuple(value for stop in stops for value in stop)
    return Node(name, "path", at or stops[0], (width, 0), skin, z=z, alpha=alpha, points=points)


def writing(
    name: str,
    spot: Box | tuple[Point, float],
    letters: float,
    text: Text,
    *,
    ground: str,
    z: int = 0,
    align: Literal["center", "left", "right"] = "center",
    dim: bool = False,
    display: bool = False,
    lines: int = 1,
    skin: str = "ink",
    was: str = "",
) -> Node:
    """Words so high in the middle of a box, or in a room so wide around a point."""
    at, room = (spot.at, spot.w) if isinstance(spot, Box) else spot
    return Node(
        name,
        "text",
        at,
        (room, letters),
        skin,
        text=text,
        ground=ground,
        z=z,
        face="display" if display else "body",
        align=align,
        lines=lines,
        state=("dim",) if dim else (),
        was=was,
    )


def _node(
    name: str,
    kind: Literal["box", "disc", "sprite", "zone", "glow"],
    spot: Spot,
    skin: str,
    z: int,
    look: Any,
    corner: float = 0,
) -> Node:
    if isinstance(spot, Box):
        x, y, w, h = spot  # quicker than its properties, and thousands of nodes are made
        at, size = (x + w / 2, y + h / 2), (w, h)
    else:
        at, room = spot
        size = room if isinstance(room, tuple) else (room, room)
    if look:
        if look.pop("dim", False):
            look["state"] = ("dim",)
        if "means" in look:
            look["label"], look["explain"], look["pick"] = look.pop("means")
    return Node(name, kind, at, size, skin, z=z, round=corner, **look)
