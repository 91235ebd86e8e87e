"""Nodes that several parts of Meuterer's table are made of, and the names of things."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Unpack

from freebooters import stage
from freebooters.engine.messages import Message, say
from freebooters.stage import Box, Look, Node, Point, picture, writing

__all__ = [
    "Z",
    "card",
    "card_words",
    "icon",
    "island_words",
    "isle",
    "one_words",
    "role_words",
    "short_words",
    "signed",
    "sprite",
    "words",
]

_ISLE_SHAPE = 1.44
"""Width of an island's picture for a height of 1."""


class Z:
    """Painting order."""

    BASE, WATER, GLOW, TILE, PRINT, PANEL, LINE, CARD, FACE, FLAG, SHIP, TAG, REACH = range(-6, 7)


def sprite(name: str) -> str:
    return f"meuterer/{name}"


def card_words(card: str) -> Message:
    return say(f"meuterer-{card}")


def one_words(card: str) -> Message:
    """A single card, as one plays or draws it: of goods one says no more than what they are."""
    return say(f"meuterer-one-{card}") if card in ("conflict", "pirate") else card_words(card)


def island_words(island: str) -> Message:
    return say(f"meuterer-{island}")


def role_words(role: str) -> Message:
    """The name of a role, or of the captain."""
    return say(f"meuterer-{role}")


def short_words(role: str) -> Message:
    """The short name of a role, for where there is little room."""
    return say(f"meuterer-short-{role}")


def signed(points: int) -> str:
    """Points as they are added."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"  # noqa: RUF001


words = partial(writing, z=Z.FACE)


def icon(name: str, at: Point, side: float, skin: str, *, z: int = Z.FACE, tint: str = "") -> Node:
    return picture(name, (at, side), sprite(skin), z=z, tint=tint)


def isle(name: str, island: str, box: Box, *, z: int = Z.PRINT) -> Node:
    """The picture of an island, as large as a box allows."""
    w = min(box.w, box.h * _ISLE_SHAPE)
    return picture(name, (box.at, (w, w / _ISLE_SHAPE)), sprite(f"isle-{island}"), z=z)


def card(
    name: str, box: Box, kind: str, *, seen: float = 0, z: int = Z.CARD, **look: Unpack[Look]
) -> Iterator[Node]:
    """A card face up: its picture, on its box; in the middle of the width that is `seen` where
    another card lies on the rest.
    """
    yield stage.card(name, box, z=z, **look)
    w = seen or box.w
    side = min(w * 0.86, box.h * 0.7)
    yield picture(f"{name}-face", ((box.x + w / 2, box.at[1]), side), sprite(kind), z=z)
