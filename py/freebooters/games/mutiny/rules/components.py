"""What is in the box, and the voyage's track, as data.

Source: the rulebook names the pieces and their numbers. How many combat and gold cards there are of
each value, the length of the track and where the storms are is printed only on the pieces and was
never published: those four rows of `BOX` are a balanced reconstruction.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

__all__ = [
    "BOX",
    "CARDS",
    "COLOURS",
    "CREW",
    "LETTERS",
    "SIDES",
    "WINS",
    "Box",
    "Card",
    "Pair",
    "card_number",
    "card_value",
    "colour_of",
]

Card = tuple[str, int]
"""A combat card: its colour and its value."""

Pair = tuple[int, int]
"""Values of two sailors facing each other: the pink one, the grey one."""

SIDES = ("valverde", "diaz")
"""Everywhere in this room, side 0 is Captain Valverde and side 1 Ramon Diaz."""

COLOURS = ("pink", "grey")
"""The colour of each side."""

LETTERS = ("A", "B", "C", "D", "E")
"""The duels, in the order in which they are fought (MU-31)."""

WINS = 3
"""Duels a side has to win (MU-31)."""

CREW = (
    "valverde",
    "diaz",
    "crackpott",
    "tembo",
    "wessel",
    "nero",
    "pang",
    "chang",
    "sate",
    "bijoux",
    "ojo",
    "cambivalute",
    "ghost",
)


@dataclass(frozen=True, slots=True)
class Box:
    """The numbers of pieces; `combat` and `gold` say how many cards there are of value 1, 2, 3."""

    combat: tuple[int, int, int]
    """Of each colour."""
    gold: tuple[int, int, int]
    coins: int
    sailors: int
    """Their values are 1 to this number."""
    start: Mapping[int, int]
    """Cells from where the ship sets sail to the mutiny, by number of seats."""
    storms: tuple[int, ...]
    """Storm cells, in cells to go."""
    spare_cabins: int
    """Cabins beyond one for each seat (MU-2)."""


BOX = Box(
    combat=(10, 6, 4),
    gold=(6, 6, 6),
    coins=30,
    sailors=10,
    start={2: 18, 3: 13, 4: 10},
    storms=(8, 5, 2),
    spare_cabins=3,
)

CARDS: tuple[Card, ...] = tuple(
    (colour, value) for colour in COLOURS for value, _ in enumerate(BOX.combat, start=1)
)
"""The kinds of combat card. A kind's index here is its number; see `colour_of`, `card_value`."""

_NUMBERS: Mapping[Card, int] = {card: number for number, card in enumerate(CARDS)}


def card_number(colour: str, value: int) -> int:
    """The number of a kind of combat card."""
    return _NUMBERS[colour, value]


def colour_of(number: int) -> int:
    """The side for which a kind of combat card counts."""
    return number // len(BOX.combat)


def card_value(number: int) -> int:
    """The value of a kind of combat card."""
    return number % len(BOX.combat) + 1
