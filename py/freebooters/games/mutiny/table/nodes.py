"""Nodes that several parts of La Mutinerie's table are made of."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.messages import Message, say
from freebooters.games.mutiny.rules.components import SIDES, Card
from freebooters.stage import Box, Node, Point

__all__ = [
    "BACKS",
    "EMBLEMS",
    "Z",
    "card_sprite",
    "card_words",
    "panel",
    "picture",
    "pirate_words",
    "plate",
    "side_words",
    "sprite",
    "writing",
]

BACKS = {"combat": "combat-back", "gold": "gold-back"}
EMBLEMS = {"pink": "rose", "grey": "skull"}
"""The sides' emblems, so that colour is never the only cue."""


class Z:
    """Painting order."""

    SEA, WAVE, TRACK, LAND, PANEL, TILE, PRINT, FACE, MARK, SHIP = range(-10, 0)
    VEIL, TRAY, CHOICE, SIGN, FLIGHT = range(5)


def sprite(name: str) -> str:
    return f"mutiny/{name}"


def pirate_words(pirate: str) -> Message:
    return say(f"mutiny-pirate-{pirate}")


def side_words(side: str) -> Message:
    """Whom a side follows."""
    return say("mutiny-side-diaz" if side == SIDES[1] else "mutiny-side-valverde")


def card_sprite(card: Card) -> str:
    return f"{card[0]}-{card[1]}"


def card_words(card: Card) -> Message:
    colour, value = card
    return say("mutiny-card", colour=colour, value=value)


def panel(
    name: str,
    box: Box,
    skin: str = "paper",
    *,
    edge: str = "line",
    corner: float = 12,
    z: int = Z.PANEL,
) -> Node:
    return Node(name, "box", box.at, box.size, skin, edge=edge, round=corner, z=z)


def picture(
    name: str,
    at: Point,
    size: float | Point,
    skin: str,
    z: int = Z.PRINT,
    *,
    tint: str = "",
    turn: float = 0,
    alpha: float = 1,
    dim: bool = False,
    label: Message | None = None,
    pick: str = "",
    was: str = "",
) -> Node:
    """A sprite of this room; one number is the side of a square."""
    return Node(
        name,
        "sprite",
        at,
        size if isinstance(size, tuple) else (size, size),
        sprite(skin),
        z=z,
        tint=tint,
        turn=turn,
        alpha=alpha,
        state=("dim",) if dim else (),
        label=label,
        pick=pick,
        was=was,
    )


def writing(
    name: str,
    at: Point,
    size: Point,
    text: str | Message,
    *,
    skin: str = "ink",
    display: bool = False,
    left: bool = False,
    z: int = Z.PRINT,
    dim: bool = False,
    was: str = "",
) -> Node:
    """Words on one line; `size` is the room they have and the height of letters."""
    return Node(
        name,
        "text",
        at,
        size,
        skin,
        text=text,
        face="display" if display else "body",
        align="left" if left else "center",
        z=z,
        state=("dim",) if dim else (),
        was=was,
    )


def plate(
    name: str,
    at: Point,
    size: Point,
    text: str | Message,
    *,
    skin: str = "paper",
    ink: str = "ink",
    edge: str = "wood-deep",
    z: int = Z.MARK,
) -> Iterator[Node]:
    """A few words on a small plate."""
    w, h = size
    yield Node(f"{name}-plate", "box", at, size, skin, edge=edge, round=h / 3, z=z)
    yield writing(name, at, (w * 0.92, h * 0.66), text, skin=ink, z=z)
