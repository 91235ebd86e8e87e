"""Small things that Cartagena's table is made of: boxes of cards, symbols, pills with a number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, Unpack

from freebooters.engine.messages import Message, say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.table.ground import sprite
from freebooters.games.cartagena.table.layout import digits
from freebooters.stage import Box, Look, Meaning, Node, Point, panel, picture, writing, zone

__all__ = [
    "START",
    "Align",
    "area",
    "badge",
    "caption",
    "card_box",
    "card_id",
    "card_word",
    "each_symbol",
    "face",
    "number",
]
__all__ += ["pirate_id", "place_word"]

START = 0

Align = Literal["center", "left"]

_PLACES = ("one", "two", "three", "four", "five", "six")


def card_word(symbol: str) -> Message:
    """A symbol's name."""
    return say(f"cartagena-{symbol}")


def each_symbol(symbols: Sequence[str], counts: Mapping[str, int]) -> dict[str, Message | int]:
    """Names and numbers of all symbols, by which a message lists them."""
    words: dict[str, Message | int] = {}
    for place, symbol in zip(_PLACES, symbols, strict=True):
        words[place] = card_word(symbol)
        words[f"count-{place}"] = counts[symbol]
    return words


def place_word(variant: str, cell: int) -> str:
    """`start`, `cell` or `boat`, by which messages choose their words."""
    if cell == START:
        return "start"
    return "boat" if cell == VARIANTS[variant].boat else "cell"


def pirate_id(seat: int, cell: int, place: int) -> str:
    return f"pirate-{seat}-{cell}-{place}"


def card_id(seat: int, face: str, place: int) -> str:
    return f"card-{seat}-{face}-{place}"


def card_box(name: str, box: Box, skin: str = "card", *, z: int = 0, **look: Unpack[Look]) -> Node:
    """A card, or a place for one."""
    look.setdefault("edge", "card-edge")
    return panel(name, box, skin, corner=box.w * 0.1, z=z, **look)


def face(name: str, box: Box, symbol: str, *, z: int = 0) -> Node:
    """The symbol on a card."""
    return picture(name, (box.at, min(box.w * 0.86, box.h * 0.8)), sprite(symbol), z=z)


def area(name: str, box: Box, least: float, means: Meaning) -> Node:
    """The area in which a press means a thing: wide enough for a finger."""
    size = (max(box.w + 2, least), max(box.h + 2, least))
    return zone(name, (box.at, size), z=3, means=means)


def badge(name: str, at: Point, letter: float, count: int) -> Iterator[Node]:
    """A pill with a number."""
    size = letter * 1.2
    width = letter * (digits(len(str(count))) + 0.5)
    yield panel(f"badge-{name}", (at, (width, size)), "ink", edge="paper", corner=size / 2, z=2)
    yield writing(f"count-{name}", (at, width), letter, str(count), skin="paper", ground="ink", z=2)


def number(name: str, box: Box, size: float, count: int, align: Align = "left") -> Node:
    """A number on the tray."""
    skin = "ink" if count else "ink-soft"
    return writing(name, box, size, str(count), skin=skin, align=align, ground="paper")


def caption(name: str, box: Box, size: float) -> Node:
    """A line of words on the tray: what lies below it."""
    return writing(
        f"caption-{name}",
        ((box.at[0], box.y + size / 2), box.w),
        size,
        say(f"cartagena-caption-{name}"),
        skin="ink-soft",
        align="left",
        ground="paper",
    )
