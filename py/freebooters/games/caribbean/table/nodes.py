"""Nodes that several parts of Caribbean's table are made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from freebooters.engine.messages import Message, say
from freebooters.games.caribbean.rules.components import THIEF
from freebooters.stage import Box, Explanation, Frame, Node, Point

__all__ = ["Z", "card", "card_face", "figure", "listed", "plaque", "sprite", "words"]


class Z:
    """Painting order."""

    BASE, SEA, LAND, INK, PANEL, TILE, PRINT, ROUTE, NAME, AREA, BUOY, SIGN = range(-9, 3)
    STEPS, SHIP, CARGO, TAG, CARD, FACE = range(3, 9)


_THOUSAND = 1000
_DIGIT = 0.66
"""Width of a digit for letters of height 1, amply."""


def sprite(name: str) -> str:
    return f"caribbean/{name}"


def listed(parts: Sequence[Message]) -> Message:
    """Several messages as one, separated by commas."""
    *before, found = parts
    for part in reversed(before):
        found = say("caribbean-list", first=part, rest=found)
    return found


def figure(card: int) -> str:
    """The number on a card."""
    return "−1" if card == THIEF else str(card)  # noqa: RUF001


def words(
    name: str,
    box: Box,
    size: float,
    text: str | Message | tuple[str | Message, ...],
    ground: str,
    *,
    skin: str = "ink",
    align: Literal["center", "left", "right"] = "center",
    lines: int = 1,
    z: int = Z.PRINT,
) -> Node:
    """Words in the middle of a box, as wide as it is."""
    return Node(
        id=name,
        kind="text",
        at=box.at,
        size=(box.w, size),
        skin=skin,
        text=text,
        ground=ground,
        align=align,
        lines=lines,
        z=z,
    )


def card(
    name: str,
    box: Box,
    value: int | None,
    frame: Frame,
    *,
    was: str = "",
    edge: str = "card-edge",
    label: Message | None = None,
    pick: str = "",
    explain: Explanation | None = None,
) -> Iterator[Node]:
    """A card; None is one face down."""
    yield Node(
        name,
        "box",
        box.at,
        box.size,
        "card",
        edge=edge,
        round=box.w * 0.12,
        z=Z.CARD,
        state=("back",) if value is None else (),
        was=was,
        label=label,
        pick=pick,
        explain=explain,
    )
    if value is not None:
        yield from card_face(name, box, value, frame)


def card_face(name: str, box: Box, value: int, frame: Frame) -> Iterator[Node]:
    """What is printed on a card: its number over a barrel, or over the thief."""
    x = box.at[0]
    wide = 2.4 if value == THIEF else 1
    room = min(box.h * 0.52, box.w * 0.86 / (_DIGIT * wide))
    size = max(size for size in frame.sizes if size <= max(room, frame.small))
    side = min(box.w * 0.66, box.h - size - 4)
    gap = (box.h - size - side) / 3
    yield Node(
        f"{name}-number",
        "text",
        (x, box.y + gap + size / 2),
        (0, size),
        "danger" if value == THIEF else "ink",
        text=figure(value),
        ground="card",
        z=Z.FACE,
    )
    yield Node(
        f"{name}-picture",
        "sprite",
        (x, box.bottom - gap - side / 2),
        (side, side),
        sprite("thief" if value == THIEF else "barrel"),
        z=Z.FACE,
    )


def plaque(name: str, at: Point, size: float, money: int) -> Iterator[Node]:
    """Thousands of doubloons on a small plate, in letters so large."""
    text = str(money // _THOUSAND)
    w = size * (_DIGIT * len(text) + 0.42)
    yield Node(
        f"{name}-plate",
        "box",
        at,
        (w, size * 1.06),
        "paper",
        edge="wood-deep",
        round=size * 0.3,
        z=Z.TAG,
    )
    yield Node(name, "text", at, (0, size), "ink", text=text, ground="paper", z=Z.TAG)
