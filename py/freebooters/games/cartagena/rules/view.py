"""What a seat may know of Cartagena's table (CA-10), and a state as that seat may imagine it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from freebooters.engine.contract import Action, Seat
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.state import (
    ACTIONS,
    NOBODY,
    CartagenaState,
    board_of,
    dealt_seat,
)

__all__ = ["CartagenaView", "imagined", "masked", "named", "view_of"]

_HIDDEN = ("deal", "take")
"""What only one seat sees where hands are hidden."""


Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CartagenaView:
    """What one seat may know. Cards of a hand are sorted by name."""

    variant: str
    path: tuple[str, ...]
    positions: tuple[tuple[int, ...], ...]
    hand_sizes: tuple[int, ...]
    hands: tuple[Cards | None, ...]
    known: tuple[Cards, ...]
    row: Cards
    pile_size: int
    discards: Mapping[str, int]
    shuffled: Mapping[str, int] | None
    turn: int | None
    moves_left: int | None
    winner: int | None

    @property
    def drawable(self) -> int:
        """Cards in the row, the pile and the discards: no more can be drawn (CA-6)."""
        return len(self.row) + self.pile_size + sum(self.discards.values())


def view_of(s: CartagenaState, seat: Seat | None) -> CartagenaView:
    """What that seat, or a spectator (None), may know."""
    symbols = s.variant.edition.symbols
    over = s.winner >= 0
    hands: list[Cards | None] = []
    known: list[Cards] = []
    for other, counts in enumerate(s.hands):
        if s.variant.open_hands or other == seat:
            held = named(symbols, counts)
            hands.append(held)
            known.append(held)
        else:  # CA-10
            hands.append(None)
            known.append(named(symbols, s.known[other]) if s.known else ())
    return CartagenaView(
        variant=s.variant.name,
        path=s.board.path,
        positions=tuple(tuple(men) for men in s.men),
        hand_sizes=tuple(sum(hand) for hand in s.hands),
        hands=tuple(hands),
        known=tuple(known),
        row=tuple(symbols[symbol] for symbol in s.row),
        pile_size=sum(s.pile),
        discards=dict(zip(symbols, s.discards, strict=True)),
        shuffled=None if s.shuffled is None else dict(zip(symbols, s.shuffled, strict=True)),
        turn=None if over or s.turn < 0 else s.turn,
        moves_left=None if over or s.turn < 0 else s.left,
        winner=s.winner if over else None,
    )


def imagined(v: CartagenaView, rng: Random) -> CartagenaState:
    """A state in which that view would look the same, the unseen cards shuffled."""
    s = CartagenaState.__new__(CartagenaState)
    s.variant = variant = VARIANTS[v.variant]
    s.seats = len(v.positions)
    s.actions = actions = ACTIONS[v.variant]
    s.board = board_of(v.path, v.variant)
    s.laid = ()
    s.place(v.positions)
    index = actions.index
    s.discards = [*map(v.discards.__getitem__, index)]
    s.row = [*map(index.__getitem__, v.row)]
    s.pile = pile = [variant.copies - discarded for discarded in s.discards]
    for symbol in s.row:
        pile[symbol] -= 1
    s.hands = hands = [[0] * len(pile) for _ in v.known]
    for hand, cards in zip(hands, v.known, strict=True):
        for card in cards:
            symbol = index[card]
            hand[symbol] += 1
            pile[symbol] -= 1
    s.known = [*map(list.copy, hands)] if variant.public_draws else []
    s.shuffled = None if v.shuffled is None else tuple(map(v.shuffled.__getitem__, index))
    missing = [size - len(cards) for size, cards in zip(v.hand_sizes, v.known, strict=True)]
    _deal_unseen(s, missing, rng)
    s.due = 0
    s.laying = False
    s.started = True
    s.winner = -1 if v.winner is None else v.winner
    s.turn = s.winner if v.turn is None else v.turn
    s.left = variant.moves if v.moves_left is None else v.moves_left
    if v.winner is None:
        s.resume()
    else:
        s.acting = NOBODY
    return s


def _deal_unseen(s: CartagenaState, missing: Sequence[int], rng: Random) -> None:
    """Moves random cards of `s.pile`, which holds all unseen ones, to hands that lack some.

    Cards beyond what went into the last shuffle cannot lie in the pile: they are dealt first.
    """
    wanting = [seat for seat, count in enumerate(missing) for _ in range(count)]
    if not wanting:
        return
    for symbol, limit in enumerate(s.shuffled or ()):
        while s.pile[symbol] > limit:
            s.hands[wanting.pop(int(rng.random() * len(wanting)))][symbol] += 1
            s.pile[symbol] -= 1
    pile, left = s.pile, sum(s.pile)
    for seat in wanting:
        ticket = rng.random() * left
        symbol = 0
        while ticket >= pile[symbol]:
            ticket -= pile[symbol]
            symbol += 1
        pile[symbol] -= 1
        left -= 1
        s.hands[seat][symbol] += 1


def masked(s: CartagenaState, action: Action, observer: Seat | None) -> Action:
    """What an observer sees of an action: a card dealt or taken may be hidden from it."""
    if s.variant.open_hands or action[0] not in _HIDDEN:
        return action
    drawer = s.turn if s.started else dealt_seat(s)
    return action if observer == drawer else action[:1]


def named(symbols: Sequence[str], counts: Sequence[int]) -> Cards:
    """Cards by name, sorted."""
    return tuple(
        sorted(card for card, count in zip(symbols, counts, strict=True) for _ in range(count))
    )
