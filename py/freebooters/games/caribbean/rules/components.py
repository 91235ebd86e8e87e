"""What is in the box, and the words for it: ships, cards, colours and sums of money."""

from __future__ import annotations

from functools import cache

from freebooters.engine.messages import Message, say
from freebooters.games.caribbean.rules.chart import AREAS, INDEX

__all__ = [
    "CARDS",
    "COLOURS",
    "GOALS",
    "HIDEOUTS",
    "LAST_ROUND",
    "RAID",
    "SHIPS",
    "SHIP_INDEX",
    "SHOWN_FIRST",
    "STACKS",
    "STACK_SIZE",
    "STARTS",
    "THIEF",
    "VALUES",
    "area_words",
    "ship_words",
]

SHIPS = ("arriba", "bravo", "caribic", "diabolo", "evita", "fuego")
"""In the order in which they sail (KA-3)."""

SHIP_INDEX = {ship: number for number, ship in enumerate(SHIPS)}

THIEF = -1
CARDS = (THIEF, 0, 1, 2, 3, 4, 5)
"""A seat's hand (KA-2)."""

VALUES = tuple(area.chest for area in AREAS if area.chest is not None)
"""Per town what its chest holds, in doubloons: 91,000 in all."""

RAID = 2000
"""What loading a chest brings at once, in doubloons (KA-7)."""

GOALS = {2: 62_000, 3: 41_000, 4: 31_000}
"""Per number of seats the doubloons that end the game (KA-9)."""

LAST_ROUND = 30
"""The game ends after this round at the latest (KA-9)."""

SHOWN_FIRST = 6
"""Chests face up from the start (KA-1)."""

STACKS = 5
STACK_SIZE = 2

COLOURS = ("red", "blue", "yellow", "green")

HIDEOUTS = {
    colour: tuple(INDEX[area.id] for area in AREAS if area.hideout == colour) for colour in COLOURS
}
"""Per colour the numbers of its three areas."""

STARTS = tuple(INDEX[area.id] for area in AREAS if area.start)
"""Numbers of the areas in which ships begin (KA-1)."""


@cache
def area_words(area: int) -> Message:
    """The name of an area, or of its town."""
    return say(f"caribbean-area-{AREAS[area].id.lower()}")


@cache
def ship_words(ship: int) -> Message:
    """The name of a ship."""
    return say(f"caribbean-ship-{SHIPS[ship]}")
