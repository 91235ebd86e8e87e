"""What is on the table: the whole of it, and as much as one seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from freebooters.engine.contract import Seat, State

__all__ = [
    "DRAWING",
    "FIGHTING",
    "LAYING_OUT",
    "NOBODY",
    "NONE",
    "NO_OFFER",
    "PLAYING",
    "PROMISING",
    "SELLING",
    "Buried",
    "Gain",
    "MeutererState",
    "MeutererView",
    "Offer",
    "winners_of",
]

NONE = -1
"""No seat, role, island or kind."""

NOBODY: tuple[Seat, ...] = ()

LAYING_OUT, PROMISING, PLAYING, FIGHTING, SELLING, DRAWING = 0, 1, 2, 4, 5, 8
"""Phases, numbered as in the rulebook; the others ask nobody."""

Offer = tuple[int, int]
"""A kind of goods and how many cards of it."""

NO_OFFER: Offer = (NONE, 0)

Buried = tuple[int, Seat]
"""A card under the pile, and who put it there."""

Gain = tuple[str, Seat, str | None, int]
"""What a seat was given: the reason (`ship`, `pouch`, `mate`, `boy`, `sold`), the seat, the island
where the reason has one, points.
"""


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
    """Follows from the rest."""
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
    """What the loader on turn has drawn and not kept, card by card in the order drawn."""
    fought: tuple[int, int]
    """Conflict cards laid for the captain and for the mutiny."""
    gains: tuple[Gain, ...]
    """What the last scoring gave, in its order, until the next pouch is set."""
    hands: list[list[int]]
    """Per seat; the cards kept too, once it has passed."""
    offers: list[Offer]
    """Two a seat, for the islands in `active`; the second is unused where only one is active."""
    open_conflict: bool
    """The option: conflict cards face up fight too (ME-6)."""
    passed: tuple[Seat, ...]
    """In the order they passed."""
    phase: int
    pirate_ship: int
    """The island where the pirate ship lies; `NONE` without the variant."""
    played: list[list[int]]
    """Per seat, face up."""
    pouch: int
    roles: list[int]
    """Per seat, from its choice to the end of the round; the captain of the round has none."""
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


Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MeutererView:
    """What one seat may know. Islands, cards and roles go by name; cards are sorted unless an order
    is given.
    """

    viewer: int | None
    """Whose view this is; None for a spectator."""
    circle: tuple[str, ...]
    """Islands clockwise from Hochland, as far as they are laid out."""
    active: tuple[str, ...]
    """Sorted."""
    ship: str
    pirate_ship: str | None
    """None without the variant."""
    captain: int | None
    round_captain: int | None
    """The captain this round began with; in phase 8 of the round just played."""
    pouch: int | None
    """None until it is set."""
    round: int
    rounds: int
    phase: int
    """0 set-up, 1, 2, 4, 5 (also when the game is over), 8."""
    turn: int | None
    """Who acts or whose cards are drawn; None in the set-up and when the game is over."""
    scores: tuple[int, ...]
    played: tuple[Cards, ...]
    """Per seat, face up."""
    hand: Cards | None
    """The viewer's, the cards kept too; None for a spectator."""
    hand_sizes: tuple[int, ...]
    passed: tuple[int, ...]
    """In the order they passed."""
    roles: tuple[str | None, ...]
    """The viewer's own, after phase 3 all; the captain of the round has none."""
    roles_left: tuple[str, ...] | None
    """What the viewer could choose from, its own choice included, until the end of phase 8."""
    destinations: Mapping[str, str | None]
    """`captain` and `mutineer`: an island, None until it is known and in phase 8."""
    open_conflict: bool
    """The option: conflict cards face up fight too."""
    conflict: Mapping[str, int] | None
    """`captain` and `mutiny`: strength, the mate and, with the option, cards face up included; None
    outside phases 4 and 5 of a mutiny.
    """
    sales: Mapping[str, tuple[tuple[str, int] | None, ...]]
    """Active island to what each seat offers there, its kind and how many; only in phase 5."""
    gains: tuple[Gain, ...]
    """What the last scoring gave, in its order; nothing from the moment the next pouch is set."""
    drawn: Cards | None
    """What the viewer drew as loader and has not kept, in the order drawn; None if it is not so."""
    under: tuple[str | None, ...]
    """Cards under the pile, the next one first: named where the viewer put them there."""
    pile_size: int
    """Cards to draw, those under the pile included."""
    shuffled: Cards | None
    """The pile right after the last shuffle, None before there was one."""
    discards: Cards
    winners: tuple[int, ...]
    """Nobody until the game is over."""


def winners_of(s: MeutererState) -> tuple[Seat, ...]:
    """Who would win if the game ended now (ME-12)."""
    most = max(s.scores)
    return tuple(seat for seat, score in enumerate(s.scores) if score == most)
