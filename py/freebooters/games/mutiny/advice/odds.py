"""How fast other seats use up their combat cards in the mutiny, and what that does to a duel.

A seat that is not known better is thought careless: in a duel it is as likely to lay its monkey as
any kind of card it holds.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb, erf, sqrt
from typing import Literal

from freebooters.games.mutiny.rules.components import BOX, CARDS

__all__ = [
    "CARD_SQUARE",
    "CARD_VALUE",
    "Sizes",
    "Wear",
    "certain",
    "expected",
    "lasting",
    "reserves",
    "tilt",
    "won_odds",
    "worn",
]

Sizes = tuple[float, ...]
"""The chance that a hand has 0, 1, 2, … cards."""

Wear = Literal["none", "duel", "rest"]
"""What a hand has before it: no duel, a whole one, or the rest of one."""

_LARGEST = 12
"""A larger hand is treated as one of that size."""

_BOX_CARDS = sum(BOX.combat)
CARD_VALUE = sum(value * count for value, count in enumerate(BOX.combat, 1)) / _BOX_CARDS
"""The mean value of a combat card."""
CARD_SQUARE = sum(value**2 * count for value, count in enumerate(BOX.combat, 1)) / _BOX_CARDS
"""The mean of its square."""


def _leaving(cards: int) -> float:
    """How likely a seat with that many cards lays its monkey."""
    total = _BOX_CARDS * len(CARDS) // len(BOX.combat)
    kinds = sum(1 - comb(total - count, cards) / comb(total, cards) for count in BOX.combat * 2)
    return 1 / (1 + kinds)


@lru_cache(maxsize=2 * _LARGEST + 2)
def _left(cards: int, begun: bool) -> Sizes:
    """What is left of that many cards after a duel, or after the rest of one that has begun."""
    found = [0.0] * (_LARGEST + 1)
    if not cards:
        found[0] = 1.0
        return tuple(found)
    leaves = _leaving(cards) if begun else 0.0
    found[cards] += leaves
    for left, chance in enumerate(_left(cards - 1, True)):
        found[left] += (1 - leaves) * chance
    return tuple(found)


def certain(cards: float) -> Sizes:
    """A hand of that size, between two sizes if it is not whole."""
    within = max(0.0, min(cards, _LARGEST))
    low = int(within)
    found = [0.0] * (_LARGEST + 1)
    found[low] = 1 - (within - low)
    if within > low:
        found[low + 1] = within - low
    return tuple(found)


def worn(sizes: Sizes, *, begun: bool = False) -> Sizes:
    """The same after a duel, or after the rest of one that has begun."""
    found = [0.0] * (_LARGEST + 1)
    for cards, chance in enumerate(sizes):
        if chance:
            for left, part in enumerate(_left(cards, begun)):
                found[left] += chance * part
    return tuple(found)


def expected(sizes: Sizes) -> float:
    """The mean size."""
    return sum(cards * chance for cards, chance in enumerate(sizes))


def lasting(sizes: Sizes) -> float:
    """How likely there is a card left (MU-33)."""
    return 1 - sizes[0]


@cache
def reserves(cards: int, wear: Wear) -> tuple[float, float]:
    """How likely a hand of that size has cards left after that, and how many on average."""
    left = certain(cards)
    if wear != "none":
        left = worn(left, begun=wear == "rest")
    return lasting(left), expected(left)


_STILL = 0.3
"""A spread not worth telling from none."""


def won_odds(lead: float, spread: float) -> float:
    """How likely a lead lasts when others may still move it that far. It is never just 0: `tilt`."""
    return 0.5 + 0.5 * erf(lead / (spread * sqrt(2))) if spread > _STILL else float(lead > 0)


def tilt(gap: float) -> float:
    """Equal totals are won by the side with the weaker sailor (MU-36)."""
    return 0.5 if gap < 0 else -0.5
