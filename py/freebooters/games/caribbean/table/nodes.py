"""Nodes that several parts of Caribbean's table are made of."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.messages import Message, say
from freebooters.games.caribbean.rules.components import THIEF
from freebooters.stage import Box, Node, Point

__all__ = ["Z", "card", "card_face", "coins", "figure", "plaque", "sprite"]


class Z:
    """Painting order."""

    BASE, SEA, LAND, INK, PANEL, TILE, PRINT, ROUTE, NAME, AREA, BUOY, SIGN, SHIP, CARGO, TAG = (
        range(-9, 6)
    )
    CARD, FACE, REACH = range(6, 9)


def sprite(name: str) -> str:
    return f"caribbean/{name}"


def coins(money: int) -> Message:
    """A sum as the language writes numbers."""
    return say("caribbean-money", money=money)


def figure(card: int) -> str:
    """The number on a card."""
    return "−1" if card == THIEF else str(card)  # noqa: RUF001


def card(
    name: str,
    box: Box,
    value: int | None,
    *,
    edge: str = "card-edge",
    was: str = "",
    dim: bool = False,
) -> Iterator[Node]:
    """A small card that cannot be pressed; None is a card face down."""
    state = (("back",) if value is None else ()) + (("dim",) if dim else ())
    yield Node(
        name,
        "box",
        box.at,
        box.size,
        "card",
        edge=edge,
        round=box.w * 0.12,
        z=Z.CARD,
        state=state,
        was=was,
    )
    if value is not None:
        yield from card_face(name, box, value, dim=dim)


def card_face(name: str, box: Box, value: int, *, dim: bool = False) -> Iterator[Node]:
    """What is printed on a card: its number over a barrel, or over the thief."""
    x, y = box.at
    state = ("dim",) if dim else ()
    yield Node(
        f"{name}-number",
        "text",
        (x, y - box.h * 0.2),
        (0, box.w * 0.68),
        "danger" if value == THIEF else "ink",
        text=figure(value),
        face="display",
        z=Z.FACE,
        state=state,
    )
    side = box.w * 0.6
    yield Node(
        f"{name}-picture",
        "sprite",
        (x, y + box.h * 0.22),
        (side, side),
        sprite("thief" if value == THIEF else "barrel"),
        z=Z.FACE,
        state=state,
    )


def plaque(name: str, at: Point, size: float, money: int) -> Iterator[Node]:
    """A sum on a small plate."""
    w, h = size * 2.9, size * 1.16
    yield Node(f"{name}-plate", "box", at, (w, h), "paper", edge="wood-deep", round=h / 3, z=Z.TAG)
    yield Node(name, "text", at, (w * 0.94, size * 0.94), "ink", text=coins(money), z=Z.TAG)
