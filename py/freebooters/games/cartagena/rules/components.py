"""What is in the box: symbols, segments and the five variants, as data.

Source: the rulebooks of the 2000 edition (Jamaica, Tortuga) and of the 2014 edition (basic,
advanced). The order of symbols on the 2014 segments was never published; the one here is a
reconstruction in which, over the twelve sides, every symbol occurs exactly twice at each position.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

__all__ = ["VARIANTS", "Edition", "Variant"]


@dataclass(frozen=True)
class Edition:
    """A box: its symbols in printed order and both ways each segment can be laid, start to boat."""

    symbols: tuple[str, ...]
    segments: Mapping[int, tuple[tuple[str, ...], tuple[str, ...]]]

    @cached_property
    def index(self) -> dict[str, int]:
        """A symbol's index in `symbols`."""
        return {symbol: index for index, symbol in enumerate(self.symbols)}


def _both_ways(sides: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    forward = tuple(sides.split())
    return forward, forward[::-1]


def _two_sides(sides: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    front, back = sides.split("/")
    return tuple(front.split()), tuple(back.split())


EDITION_2000 = Edition(
    ("bottle", "pistol", "hat", "skull", "dagger", "key"),
    {
        1: _both_ways("bottle pistol hat skull dagger key"),
        2: _both_ways("dagger bottle key pistol hat skull"),
        3: _both_ways("hat key pistol bottle skull dagger"),
        4: _both_ways("key bottle skull dagger hat pistol"),
        5: _both_ways("pistol key dagger hat skull bottle"),
        6: _both_ways("hat dagger key bottle pistol skull"),
    },
)

EDITION_2014 = Edition(
    ("bottle", "keys", "pistol", "grapple", "lantern", "telescope"),
    {
        1: _two_sides(
            "bottle telescope keys lantern pistol grapple / keys bottle pistol grapple lantern telescope"
        ),
        2: _two_sides(
            "keys bottle pistol telescope grapple lantern / pistol keys lantern bottle telescope grapple"
        ),
        3: _two_sides(
            "pistol keys grapple bottle lantern telescope / bottle grapple keys telescope pistol lantern"
        ),
        4: _two_sides(
            "grapple pistol lantern keys telescope bottle / telescope lantern grapple pistol bottle keys"
        ),
        5: _two_sides(
            "lantern grapple telescope pistol bottle keys / grapple telescope bottle lantern keys pistol"
        ),
        6: _two_sides(
            "telescope lantern bottle grapple keys pistol / lantern pistol telescope keys grapple bottle"
        ),
    },
)


@dataclass(frozen=True)
class Variant:
    """One row of the table of variants; every difference between them is a column here."""

    name: str
    edition: Edition
    segments_laid: int
    pirates: int
    copies: int
    """Cards of each symbol."""
    first_hand: int
    other_hands: int
    moves: int
    open_hands: bool
    row_length: int
    """Cards in an open row; 0: cards are drawn from the face-down pile."""

    @cached_property
    def public_draws(self) -> bool:
        """Whether everybody sees which cards a seat takes into its hidden hand."""
        return bool(self.row_length) and not self.open_hands

    @cached_property
    def boat(self) -> int:
        """The number of the boat: one past the last cell (CA-1)."""
        return 6 * self.segments_laid + 1


VARIANTS: Mapping[str, Variant] = {
    variant.name: variant
    for variant in (
        #       name          edition       laid  pirates copies first others moves open   row
        Variant("jamaica", EDITION_2000, 6, 6, 17, 6, 6, 3, False, 0),
        Variant("tortuga", EDITION_2000, 6, 6, 17, 6, 6, 3, True, 12),
        Variant("hispaniola", EDITION_2000, 6, 6, 17, 6, 6, 3, False, 12),
        Variant("basic", EDITION_2014, 5, 4, 15, 6, 5, 2, False, 0),
        Variant("advanced", EDITION_2014, 6, 5, 15, 6, 5, 3, False, 0),
    )
}
