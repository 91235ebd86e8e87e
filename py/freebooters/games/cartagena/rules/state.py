"""The whole table of Cartagena."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from freebooters.engine.contract import CHANCE, Action, Seat, State
from freebooters.games.cartagena.rules.components import VARIANTS, Variant

__all__ = [
    "ACTIONS",
    "BEHIND",
    "CHANCE_ACTS",
    "NOBODY",
    "START",
    "Board",
    "CartagenaState",
    "Words",
    "board_of",
    "dealt_seat",
    "hand_size",
]

START = 0
"""The number of the start (CA-1)."""

CHANCE_ACTS = (CHANCE,)
NOBODY: tuple[Seat, ...] = ()
_ONE = tuple((seat,) for seat in range(5))

_FARTHEST = max(variant.boat for variant in VARIANTS.values())

BEHIND = tuple((1 << cell) - 2 if cell else 0 for cell in range(_FARTHEST + 1))
"""For every cell: the cells behind it without the start, as bits."""


class Board:
    """A laid passage: what the moves need to know about it, computed once."""

    __slots__ = ("ahead", "boat", "name", "path")

    def __init__(self, path: tuple[str, ...], variant: Variant) -> None:
        self.path = path
        self.name = " ".join((variant.name, *path))
        """Tells boards apart, more quickly than `path` does."""
        self.boat = boat = variant.boat
        self.ahead: list[list[int]] = []
        """Per symbol, for every cell: the next cell ahead that bears it, the boat if none does."""
        for symbol in variant.edition.symbols:
            ahead, target = [boat] * (boat + 1), boat
            for cell in range(len(path), 0, -1):
                ahead[cell] = target
                if path[cell - 1] == symbol:
                    target = cell
            ahead[START] = target
            self.ahead.append(ahead)


@lru_cache(maxsize=512)
def board_of(path: tuple[str, ...], name: str) -> Board:
    """The passage laid so far of the variant of that name."""
    return Board(path, VARIANTS[name])


class _Actions:
    """The action tuples of a variant, made once, because a search needs millions of them."""

    def __init__(self, variant: Variant) -> None:
        symbols, cells = variant.edition.symbols, range(variant.boat + 1)
        self.index = variant.edition.index
        self.play = [[("play", symbol, cell) for cell in cells] for symbol in symbols]
        self.retreat = [("retreat", cell) for cell in cells]
        self.take: list[Action] = [("take", symbol) for symbol in symbols]
        self.row: list[Action] = [("row", symbol) for symbol in symbols]
        self.deal: list[Action] = [("deal", symbol) for symbol in symbols]


ACTIONS = {name: _Actions(variant) for name, variant in VARIANTS.items()}


class CartagenaState(State):
    """A game of Cartagena. Cards are counts per symbol, in the order of the edition's symbols."""

    __slots__ = (
        "acting",
        "actions",
        "board",
        "discards",
        "due",
        "hands",
        "known",
        "laid",
        "laying",
        "left",
        "men",
        "occupied",
        "pile",
        "row",
        "seats",
        "shuffled",
        "started",
        "stops",
        "turn",
        "variant",
        "winner",
    )

    seats: int
    variant: Variant
    actions: _Actions
    board: Board
    laid: tuple[int, ...]
    """Numbers of the segments laid so far; empty once all are laid."""
    men: list[list[int]]
    """Per seat: where its pirates stand, ascending."""
    occupied: list[int]
    """Pirates on each cell. The start counts as 1 and the boat as 0, whoever is there."""
    stops: int
    """The cells a retreat ends on, as bits: those with one pirate or two (CA-4)."""
    hands: list[list[int]]
    known: list[list[int]]
    """Per seat: cards everybody saw it take; only where hands are hidden and the row is open."""
    row: list[int]
    """Symbols of the open row, next card first."""
    pile: list[int]
    discards: list[int]
    shuffled: tuple[int, ...] | None
    """The pile right after the last shuffle."""
    turn: Seat
    """Before the start player is drawn: -1."""
    left: int
    """Moves left this turn."""
    due: int
    """Cards the seat on turn is still to draw."""
    laying: bool
    """A new row is being laid."""
    started: bool
    """The set-up is over."""
    winner: Seat
    """-1 until the game is over."""
    acting: tuple[Seat, ...]

    def copy(self) -> CartagenaState:
        s = CartagenaState.__new__(CartagenaState)
        s.seats = self.seats
        s.variant = self.variant
        s.actions = self.actions
        s.board = self.board
        s.laid = self.laid
        s.men = [*map(list.copy, self.men)]
        s.occupied = self.occupied.copy()
        s.stops = self.stops
        s.hands = [*map(list.copy, self.hands)]
        s.known = [*map(list.copy, self.known)] if self.known else []
        s.row = self.row.copy()
        s.pile = self.pile.copy()
        s.discards = self.discards.copy()
        s.shuffled = self.shuffled
        s.turn = self.turn
        s.left = self.left
        s.due = self.due
        s.laying = self.laying
        s.started = self.started
        s.winner = self.winner
        s.acting = self.acting
        return s

    def key(self) -> object:
        moment = (self.turn + 1, self.winner + 1, self.left, self.due, self.laying, self.started)
        counts = (*self.men, *self.hands, *self.known, self.pile, self.discards, self.row)
        return (
            self.board.name,
            self.seats,
            self.laid,
            self.shuffled,
            bytes(moment),
            b"".join(map(bytes, counts)),
        )

    @property
    def drawable(self) -> int:
        """Cards in the row, the pile and the discards: no more can be drawn (CA-6)."""
        return len(self.row) + sum(self.pile) + sum(self.discards)

    def place(self, men: Sequence[Sequence[int]]) -> None:
        """Puts every seat's pirates on those cells, given in ascending order."""
        boat = self.board.boat
        self.men = [[*cells] for cells in men]
        self.occupied = occupied = [0] * (boat + 1)
        stops = 0
        for cells in men:
            for cell in cells:
                occupied[cell] += 1
                if occupied[cell] != 2:  # one or three from now on
                    stops ^= 1 << cell
        occupied[START], occupied[boat] = 1, 0
        self.stops = stops & BEHIND[boat]

    def begin(self) -> None:
        """The set-up is over."""
        self.started = True
        self.resume()

    def resume(self) -> None:
        """Lets the seat on turn act again."""
        self.acting = _ONE[self.turn]

    def next_turn(self) -> None:
        """Passes the turn on, clockwise (CA-2)."""
        turn = self.turn + 1
        self.turn = 0 if turn == self.seats else turn
        self.left = self.variant.moves
        self.acting = _ONE[self.turn]


Words = tuple[Any, ...]
"""An action whose words are known from its verb."""


def dealt_seat(s: CartagenaState) -> Seat:
    """The seat to which the next card is dealt: the start player first, then clockwise; -1 when all
    have their hands.
    """
    for step in range(s.seats):
        seat = (s.turn + step) % s.seats
        if sum(s.hands[seat]) < hand_size(s, seat):
            return seat
    return -1


def hand_size(s: CartagenaState, seat: Seat) -> int:
    """How many cards a seat is dealt."""
    return s.variant.first_hand if seat == s.turn else s.variant.other_hands
