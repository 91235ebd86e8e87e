"""What is in the box, as data: cards, roles, islands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

__all__ = [
    "ANY",
    "BOY",
    "CAPTAIN_SIDE",
    "CARDS",
    "CARD_NUMBERS",
    "CONFLICT",
    "COUNTS",
    "DRAWING",
    "FIGHTING",
    "GOODS",
    "HAND",
    "HOCHLAND",
    "ISLANDS",
    "ISLAND_NUMBERS",
    "LAYING_OUT",
    "LOADER",
    "MATE",
    "MERCHANT",
    "MUTINEER",
    "PIRATE",
    "PIRATENNEST",
    "PLAYING",
    "POUCHES",
    "PRINTED",
    "PROMISING",
    "ROLES",
    "ROLE_NUMBERS",
    "ROUNDS",
    "SELLING",
    "SPARE",
    "Island",
    "card_names",
    "island_name",
]

CARDS = ("ruby", "salt", "wine", "cloth", "grain", "conflict", "pirate")
CARD_NUMBERS: Mapping[str, int] = {name: number for number, name in enumerate(CARDS)}
COUNTS = (4, 5, 6, 7, 8, 6, 1)
"""How many there are of each; the pirate is only in the variant (ME-13)."""

GOODS = range(5)
"""The cards that can be sold."""
CONFLICT = 5
PIRATE = 6

ROLES = ("mutineer", "boy", "mate", "merchant", "loader")
ROLE_NUMBERS: Mapping[str, int] = {name: number for number, name in enumerate(ROLES)}
MUTINEER, BOY, MATE, MERCHANT, LOADER = range(5)

CAPTAIN_SIDE: Mapping[int, bool] = {MATE: True, MUTINEER: False, BOY: False}
"""Which roles fight (ME-6), and whether for the captain."""

ROUNDS: Mapping[int, int] = {3: 9, 4: 8}
LAYING_OUT, PROMISING, PLAYING, FIGHTING, SELLING, DRAWING = 0, 1, 2, 4, 5, 8
"""Phases, numbered as in the rulebook; the others ask nobody."""
HAND = 5
"""Cards a seat has at the beginning of a round."""
SPARE = 3
"""Cards the loader draws more than it needs (ME-11)."""
POUCHES = range(4)


@dataclass(frozen=True, slots=True)
class Island:
    """`takes` is a kind of goods or `ANY`; `prices` are for a sole leader, for two, three and four
    tied (ME-8); `ship` is what bringing the ship there is worth (ME-7).
    """

    name: str
    takes: int
    prices: tuple[int, int, int, int]
    ship: int


ANY = -1

_RUBY, _SALT, _WINE, _CLOTH, _GRAIN = GOODS

ISLANDS = (
    Island("hochland", ANY, (4, 3, 2, 0), 5),
    Island("piratennest", ANY, (4, 3, 2, 0), 5),
    Island("eisfelsen", _RUBY, (6, 4, 3, 0), 5),
    Island("fingerhut", _RUBY, (2, 1, 0, 0), 2),
    Island("gruenland", _SALT, (5, 3, 2, 0), 4),
    Island("sommerland", _SALT, (3, 1, 1, 0), 2),
    Island("rotes-riff", _WINE, (4, 2, 2, 0), 3),
    Island("sandkap", _WINE, (4, 2, 1, 0), 3),
    Island("kalte-klippe", _CLOTH, (5, 2, 2, 0), 4),
    Island("frosthoehle", _CLOTH, (3, 2, 1, 0), 3),
    Island("karge-zunge", _GRAIN, (6, 3, 2, 0), 4),
    Island("affeninsel", _GRAIN, (2, 1, 1, 0), 2),
)
ISLAND_NUMBERS: Mapping[str, int] = {island.name: number for number, island in enumerate(ISLANDS)}
HOCHLAND, PIRATENNEST = 0, 1

PRINTED = tuple(
    ISLAND_NUMBERS[name]
    for name in (
        "hochland",
        "frosthoehle",
        "gruenland",
        "karge-zunge",
        "eisfelsen",
        "affeninsel",
        "kalte-klippe",
        "sommerland",
        "rotes-riff",
        "piratennest",
        "fingerhut",
        "sandkap",
    )
)
"""The islands clockwise as the rulebook's third diagram shows them (ME-1)."""

_ALPHABETICAL = tuple(sorted(range(len(CARDS)), key=CARDS.__getitem__))


def island_name(island: int) -> str:
    return ISLANDS[island].name


def card_names(counts: Sequence[int]) -> tuple[str, ...]:
    """Those cards by name, sorted."""
    return tuple(CARDS[card] for card in _ALPHABETICAL for _ in range(counts[card]))
