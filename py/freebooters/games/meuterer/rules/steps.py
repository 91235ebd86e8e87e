"""Small questions and small changes that every phase needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from freebooters.engine.contract import CHANCE, Seat
from freebooters.games.meuterer.rules.components import CARDS, ISLANDS, ROUNDS
from freebooters.games.meuterer.rules.state import MeutererState

__all__ = [
    "ASK",
    "CHANCE_ACTS",
    "Words",
    "ask",
    "card_names",
    "clockwise",
    "gain",
    "island_name",
    "steered",
]

Words = tuple[Any, ...]
"""An action, its words not yet told apart."""

CHANCE_ACTS = (CHANCE,)
ASK = tuple((seat,) for seat in range(max(ROUNDS)))
"""Per seat `to_act` when it is asked alone."""

_ORDERS = {
    seats: tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in ROUNDS
}
_ALPHABETICAL = tuple(sorted(range(len(CARDS)), key=CARDS.__getitem__))


def ask(s: MeutererState, seat: Seat) -> None:
    s.turn = seat
    s.acting = ASK[seat]


def clockwise(s: MeutererState, first: Seat) -> Sequence[Seat]:
    """Every seat once, beginning with `first`."""
    return _ORDERS[len(s.scores)][first]


def steered(s: MeutererState, cards: int) -> int:
    """The island as many islands clockwise from the ship (ME-4)."""
    return s.circle[(s.circle.index(s.ship) + cards) % len(ISLANDS)]


def gain(s: MeutererState, seat: Seat, points: int, reason: str, island: str | None) -> None:
    s.scores[seat] += points
    s.gains = (*s.gains, (reason, seat, island, points))


def island_name(island: int) -> str:
    return ISLANDS[island].name


def card_names(counts: Sequence[int]) -> tuple[str, ...]:
    """Those cards by name, sorted."""
    return tuple(CARDS[card] for card in _ALPHABETICAL for _ in range(counts[card]))
