"""The whole table of Meuterer, with small queries and changes that every phase needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from freebooters.engine.contract import CHANCE, Seat, State
from freebooters.games.meuterer.rules.components import ISLANDS, ROUNDS

__all__ = [
    "CHANCE_ACTS",
    "NOBODY",
    "NONE",
    "NO_OFFER",
    "Buried",
    "Gain",
    "MeutererState",
    "Offer",
    "Past",
    "Words",
    "ask",
    "ask_nobody",
    "clockwise",
    "gain",
    "steered",
    "winners_of",
]

Words = tuple[Any, ...]
"""An action whose words are not checked yet."""

NONE = -1
"""No seat, role, island or kind."""

NOBODY: tuple[Seat, ...] = ()

Offer = tuple[int, int]
"""A kind of goods and how many cards of it."""

NO_OFFER: Offer = (NONE, 0)

Buried = tuple[int, Seat]
"""A card under the pile, and who put it there."""

Gain = tuple[str, Seat, str | None, str | None, int]
"""Points a seat was given: the reason (`ship`, `pouch`, `mate`, `boy`, `sold`), the seat, the
island if the reason has one, the kind of goods if they were sold, the points.
"""

Past = tuple[Seat, int, tuple[int, ...], tuple[Gain, ...]]
"""A round that is scored: the captain with whom it began, the pouch, the seats' roles, the points
in the order they were given.
"""

CHANCE_ACTS = (CHANCE,)
_ASK = tuple((seat,) for seat in range(max(ROUNDS)))
"""Per seat `to_act` when it is asked alone."""
_ORDERS = {
    seats: tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in ROUNDS
}


class MeutererState(State):
    """A game of Meuterer.

    Cards, roles and islands go by their numbers in `components`; heaps of cards are counts by kind.
    """

    __slots__ = (
        "acting",
        "active",
        "bag",
        "bound",
        "captain",
        "circle",
        "discards",
        "drawn",
        "fought",
        "gains",
        "hands",
        "offers",
        "open_conflict",
        "passed",
        "past",
        "phase",
        "pirate_ship",
        "played",
        "pouch",
        "roles",
        "round",
        "round_captain",
        "scores",
        "ship",
        "shuffled",
        "turn",
        "under",
    )

    acting: tuple[Seat, ...]
    """Who acts; follows from the rest."""
    active: tuple[int, ...]
    """The active islands, the ship's first."""
    bag: list[int]
    bound: tuple[int, int]
    """Islands the captain and the mutineer steer for, `NONE` until they are known."""
    captain: Seat
    circle: tuple[int, ...]
    """Islands clockwise from Hochland, as far as they are laid out."""
    discards: list[int]
    drawn: list[int]
    """The cards that the loader on turn has drawn and not kept, in the order drawn."""
    fought: tuple[int, int]
    """Conflict cards laid for the captain and for the mutiny."""
    gains: tuple[Gain, ...]
    """The points of this round, in the order they were given, until all are."""
    hands: list[list[int]]
    """Per seat; after passing these are the cards kept."""
    offers: list[Offer]
    """Two per seat, for the islands in `active`; the second is unused if only one is active."""
    open_conflict: bool
    """The option that conflict cards face up fight too (ME-6)."""
    passed: tuple[Seat, ...]
    """In the order they passed."""
    past: tuple[Past, ...]
    """The future does not depend on them but for the scores, which they add up to."""
    phase: int
    pirate_ship: int
    """The island where the pirate ship lies; `NONE` without the variant."""
    played: list[list[int]]
    """Per seat, face up."""
    pouch: int
    roles: list[int]
    """Per seat its role, from its choice to the end of the round; the captain has none."""
    round: int
    round_captain: Seat
    scores: list[int]
    ship: int
    shuffled: tuple[int, ...] | None
    """The bag right after the last shuffle; None before there was one."""
    turn: Seat
    under: tuple[Buried, ...]
    """Cards under the bag, the next one first."""

    def copy(self) -> MeutererState:
        s = MeutererState.__new__(MeutererState)
        s.acting = self.acting
        s.active = self.active
        s.bag = self.bag[:]
        s.bound = self.bound
        s.captain = self.captain
        s.circle = self.circle
        s.discards = self.discards[:]
        s.drawn = self.drawn[:]
        s.fought = self.fought
        s.gains = self.gains
        s.hands = [hand[:] for hand in self.hands]
        s.offers = self.offers[:]
        s.open_conflict = self.open_conflict
        s.passed = self.passed
        s.past = self.past
        s.phase = self.phase
        s.pirate_ship = self.pirate_ship
        s.played = [cards[:] for cards in self.played]
        s.pouch = self.pouch
        s.roles = self.roles[:]
        s.round = self.round
        s.round_captain = self.round_captain
        s.scores = self.scores[:]
        s.ship = self.ship
        s.shuffled = self.shuffled
        s.turn = self.turn
        s.under = self.under
        return s

    def key(self) -> object:
        return (
            self.active,
            tuple(self.bag),
            self.bound,
            self.captain,
            self.circle,
            tuple(self.discards),
            tuple(self.drawn),
            self.fought,
            self.gains,
            tuple(map(tuple, self.hands)),
            tuple(self.offers),
            self.open_conflict,
            self.passed,
            self.past,
            self.phase,
            self.pirate_ship,
            tuple(map(tuple, self.played)),
            self.pouch,
            tuple(self.roles),
            self.round,
            self.round_captain,
            tuple(self.scores),
            self.ship,
            self.shuffled,
            self.turn,
            self.under,
        )


def winners_of(s: MeutererState) -> tuple[Seat, ...]:
    """Who would win if the game ended now (ME-12)."""
    most = max(s.scores)
    return tuple(seat for seat, score in enumerate(s.scores) if score == most)


def ask(s: MeutererState, seat: Seat) -> None:
    s.turn = seat
    s.acting = _ASK[seat]


def ask_nobody(s: MeutererState) -> None:
    s.turn = NONE
    s.acting = NOBODY


def clockwise(s: MeutererState, first: Seat) -> Sequence[Seat]:
    """Every seat once, beginning with `first`."""
    return _ORDERS[len(s.scores)][first]


def steered(s: MeutererState, cards: int) -> int:
    """The island that many islands clockwise from the ship (ME-4)."""
    return s.circle[(s.circle.index(s.ship) + cards) % len(ISLANDS)]


def gain(
    s: MeutererState,
    seat: Seat,
    points: int,
    reason: str,
    island: str | None = None,
    kind: str | None = None,
) -> None:
    s.scores[seat] += points
    s.gains = (*s.gains, (reason, seat, island, kind, points))
