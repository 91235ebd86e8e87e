"""Nodes that several parts of La Mutinerie's table are made of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Unpack

from freebooters import stage
from freebooters.engine.messages import Message, say
from freebooters.games.mutiny.rules.components import SIDES, Card
from freebooters.stage import Box, Look, Node, Point, Script, Text

__all__ = [
    "BACKS",
    "EMBLEMS",
    "Z",
    "badge",
    "called_open",
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


def called_open(pirate: str, coins: int) -> Message:
    """What a pirate is called who is face up."""
    power = say(f"mutiny-power-{pirate}")
    return say("mutiny-node-pirate", pirate=pirate_words(pirate), power=power, coins=coins)


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


panel = partial(stage.panel, edge="line", corner=12, z=Z.PANEL)


def picture(
    name: str, at: Point, size: float | Point, skin: str, z: int = Z.PRINT, **look: Unpack[Look]
) -> Node:
    """A sprite of this room; one number is the side of a square."""
    return stage.picture(name, (at, size), sprite(skin), z=z, **look)


def writing(
    name: str,
    at: Point,
    room: float,
    letters: float,
    text: Text,
    *,
    ground: str = "paper",
    z: int = Z.PRINT,
    **script: Unpack[Script],
) -> Node:
    """Words so high, in a room so wide around `at`, on that ground."""
    return stage.writing(name, (at, room), letters, text, ground=ground, z=z, **script)


def plate(
    name: str,
    box: Box,
    letters: float,
    text: Text,
    *,
    skin: str = "paper",
    ink: str = "ink",
    edge: str = "wood-deep",
    z: int = Z.MARK,
) -> Iterator[Node]:
    """A few words on a small plate."""
    yield panel(f"{name}-plate", box, skin, edge=edge, corner=box.h / 3, z=z)
    yield writing(name, box.at, box.w - 4, letters, text, skin=ink, ground=skin, z=z)


def badge(name: str, at: Point, letters: float, text: str, z: int = Z.MARK) -> Iterator[Node]:
    """A number on a dark disc, at the corner of what there are several of."""
    side = letters * 1.3
    yield stage.disc(f"{name}-disc", (at, side), "black", edge="paper", z=z)
    yield writing(name, at, side, letters, text, skin="white", ground="black", z=z)
