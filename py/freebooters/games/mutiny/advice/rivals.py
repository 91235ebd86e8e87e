"""The other seats, as far as one can know: how fast they use up their combat cards in the mutiny,
their gold, and on which side they are.

They are assumed to be careless: in a duel a seat is as likely to lay its monkey as any kind of card
it holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb
from typing import Literal, NamedTuple

from freebooters.engine.contract import Seat
from freebooters.games.mutiny.advice.weight_table import WeightTable
from freebooters.games.mutiny.rules.components import BOX, CARDS
from freebooters.games.mutiny.rules.state import NONE, MutinyState, in_play

__all__ = [
    "CARD_SQUARE",
    "CARD_VALUE",
    "Rival",
    "Sizes",
    "Wear",
    "after_wear",
    "certain",
    "expected",
    "gold_is_contested",
    "lasting",
    "pink_later",
    "pink_odds_of",
    "reserves",
    "rival_of",
]

_GOLD_CARD = 2.0
"""The assumed value of another seat's gold card."""
_LITTLE = 1.0, 0.45
"""An amount of gold that hardly any sailor exceeds: at the start, and more per cell the ship has
sailed.
"""

Sizes = tuple[float, ...]
"""The chance that a hand has 0, 1, 2, … cards."""

Wear = Literal["none", "duel", "rest"]
"""What a hand must still get through: no duel, a whole one, or the rest of one."""

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
    """The size of a hand of so many cards after a duel, or after the rest of one that has begun."""
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
    """A hand of that size; split between two sizes if it is not whole."""
    within = max(0.0, min(cards, _LARGEST))
    low = int(within)
    found = [0.0] * (_LARGEST + 1)
    found[low] = 1 - (within - low)
    if within > low:
        found[low + 1] = within - low
    return tuple(found)


def after_wear(sizes: Sizes, *, begun: bool = False) -> Sizes:
    """Those sizes after a duel, or after the rest of one that has begun."""
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
    """The chance that a card is left (MU-33)."""
    return 1 - sizes[0]


@cache
def reserves(cards: int, wear: Wear) -> tuple[float, float]:
    """The chance that a hand of that size has cards left after that, and how many on average."""
    left = certain(cards)
    if wear != "none":
        left = after_wear(left, begun=wear == "rest")
    return lasting(left), expected(left)


class Rival(NamedTuple):
    """A seat, as far as the others can know; its side is in `Chances.pink_odds`."""

    seat: Seat
    declared: bool
    lasts: float
    """The chance that it has cards left after the duel being fought."""
    cards: float
    """How many cards it has left then, on average."""
    lays: float
    """How many cards it still lays in that duel, on average."""
    gold: float


def gold_is_contested(s: MutinyState, seat: Seat) -> bool:
    """Whether another seat has more gold than seats have that do not try to gather it."""
    sailed = BOX.start[len(s.coins)] - s.ship
    little = _LITTLE[0] + _LITTLE[1] * sailed
    return any(_gold(s, other) > little for other in in_play(s) if other != seat)


def rival_of(s: MutinyState, seat: Seat) -> Rival:
    """That seat as a rival."""
    held = sum(s.hands[seat])
    wear: Wear = "none"
    if s.round and seat in s.fighting:
        wear = "rest" if s.round > 1 else "duel"
    lasts, left = reserves(held, wear)
    declared = s.allegiance[seat] != NONE
    return Rival(
        seat, declared, 1.0 if s.phase == "voyage" else lasts, left, held - left, _gold(s, seat)
    )


def _gold(s: MutinyState, seat: Seat) -> float:
    """A seat's gold, as the others may estimate it."""
    return s.coins[seat] + _GOLD_CARD * sum(s.gold[seat])


def pink_odds_of(
    s: MutinyState, seat: Seat, rivals: Sequence[Rival], weights: WeightTable, rounds: float
) -> list[float]:
    """The chance that each rival is on side 0: known by looking, or estimated from the cards laid
    in the duels.
    """
    seen, sides = s.peeked[seat], s.allegiance
    stranger = 0.5 + weights.telling * (_stranger(s, seat) - 0.5)
    return [
        pink_later(sides[other[0]], weights, rounds) if other[0] in seen else stranger
        for other in rivals
    ]


def pink_later(side: int, weights: WeightTable, rounds: float) -> float:
    """The chance that a seat seen on that side, so many rounds before the mutiny, is on side 0 when
    it begins.
    """
    steady = float((1 - weights.fickle) ** rounds)
    return (1 + steady) / 2 if side == 0 else (1 - steady) / 2


def _stranger(s: MutinyState, seat: Seat) -> float:
    """The chance for a seat whose side is not known."""
    kinds = len(BOX.combat)
    side = s.allegiance[seat]
    if side == NONE or not any(s.discards):
        return 0.5
    pink, grey = sum(s.discards[:kinds]), sum(s.discards[kinds:])
    seats = len(s.coins)
    others = (pink + grey) * (seats - 1) / seats
    against = min(others, grey if side == 0 else pink)
    hostile = (1 + against) / (2 + others)
    return 1 - hostile if side == 0 else hostile
