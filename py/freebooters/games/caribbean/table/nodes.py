"""Nodes that several parts of Caribbean's table are made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Unpack

from freebooters import stage
from freebooters.engine.messages import Message, say
from freebooters.games.caribbean.rules.components import THIEF
from freebooters.stage import Box, Frame, Look, Node, Point, Script, Text, panel, picture, writing

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
    text: Text,
    ground: str,
    *,
    z: int = Z.PRINT,
    **script: Unpack[Script],
) -> Node:
    """Words in the middle of a box, as wide as it is."""
    return writing(name, box, size, text, ground=ground, z=z, **script)


def card(
    name: str, box: Box, value: int | None, frame: Frame, **look: Unpack[Look]
) -> Iterator[Node]:
    """A card; None is one face down."""
    if value is None:
        look["state"] = ("back",)
    yield stage.card(name, box, z=Z.CARD, **look)
    if value is not None:
        yield from card_face(name, box, value, frame)


def card_face(name: str, box: Box, value: int, frame: Frame) -> Iterator[Node]:
    """What is printed on a card: its number over a barrel, or over the thief."""
    x, thief = box.at[0], value == THIEF
    room = min(box.h * 0.52, box.w * 0.86 / (_DIGIT * (2.4 if thief else 1)))
    size = max(size for size in frame.sizes if size <= max(room, frame.small))
    side = min(box.w * 0.66, box.h - size - 4)
    gap = (box.h - size - side) / 3
    yield writing(
        f"{name}-number",
        ((x, box.y + gap + size / 2), 0),
        size,
        figure(value),
        skin="danger" if thief else "ink",
        ground="card",
        z=Z.FACE,
    )
    image, at = "thief" if thief else "barrel", (x, box.bottom - gap - side / 2)
    yield picture(f"{name}-picture", (at, side), sprite(image), z=Z.FACE)


def plaque(name: str, at: Point, size: float, money: int) -> Iterator[Node]:
    """Thousands of doubloons on a small plate, in letters so large."""
    text = str(money // _THOUSAND)
    spot = (at, (size * (_DIGIT * len(text) + 0.42), size * 1.06))
    yield panel(f"{name}-plate", spot, edge="wood-deep", corner=size * 0.3, z=Z.TAG)
    yield writing(name, (at, 0), size, text, ground="paper", z=Z.TAG)
