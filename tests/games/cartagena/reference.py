"""Cartagena once more, slowly: the rules page word for word, on values that never change.

Shares nothing with the room but the names of things. Where the two differ, one of them is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from freebooters.engine.contract import Action
from freebooters.games.cartagena.rules.state import CartagenaState

__all__ = ["Table", "backward", "followers", "forward", "table_of"]

Cards = tuple[str, ...]
T = TypeVar("T")


@dataclass(frozen=True)
class Table:
    """A game in which everybody has been dealt their cards. Multisets are sorted tuples."""

    path: tuple[str, ...]
    men: tuple[tuple[int, ...], ...]
    hands: tuple[Cards, ...]
    row: Cards
    pile: Cards
    discards: Cards
    turn: int
    moves_left: int
    moves_a_turn: int
    row_length: int
    owed: int = 0
    """Cards the seat on turn is still to draw."""
    laying: bool = False
    winner: int | None = None

    @property
    def boat(self) -> int:
        return len(self.path) + 1

    def pirates_on(self, cell: int) -> int:
        return sum(men.count(cell) for men in self.men)


def forward(table: Table, symbol: str, cell: int) -> int:
    """CA-3: the next cell ahead that bears the symbol and holds no pirate at all, or the boat."""
    ahead = [
        number
        for number, borne in enumerate(table.path, start=1)
        if number > cell and borne == symbol and table.pirates_on(number) == 0
    ]
    return min(ahead, default=table.boat)


def backward(table: Table, cell: int) -> int | None:
    """CA-4: the nearest cell behind that holds exactly one or two pirates, if there is one."""
    behind = [
        number
        for number in range(1, len(table.path) + 1)
        if number < cell and table.pirates_on(number) in (1, 2)
    ]
    return max(behind, default=None)


def followers(table: Table) -> Iterator[tuple[Action, Table]]:
    """Everything that can happen next, and what the table looks like then."""
    if table.winner is not None:
        return
    if table.laying:
        for symbol in sorted(set(table.pile)):
            pile = _without(table.pile, symbol)
            yield ("row", symbol), _settled(replace(table, pile=pile, row=(*table.row, symbol)))
    elif table.owed:
        for symbol in sorted(set(table.pile)):
            pile = _without(table.pile, symbol)
            taken = _to_hand(replace(table, pile=pile, owed=table.owed - 1), symbol)
            yield ("take", symbol), _settled(taken)
    else:
        yield from _turn(table)


def _turn(table: Table) -> Iterator[tuple[Action, Table]]:
    seat, hand = table.turn, table.hands[table.turn]
    found = False
    for cell in sorted(set(table.men[seat])):
        if cell < table.boat:
            for symbol in sorted(set(hand)):
                found = True
                yield ("play", symbol, cell), _play(table, symbol, cell)
        to = backward(table, cell)
        if to is not None:
            found = True
            drawn = table.pirates_on(to)
            moved = replace(_move(table, cell, to), moves_left=table.moves_left - 1, owed=drawn)
            yield ("retreat", cell), _settled(moved)
    is_first = table.moves_left == table.moves_a_turn
    if not is_first:
        yield ("end",), _next(table)
    if not found and (table.row or table.pile or table.discards):
        yield ("draw",), _settled(replace(table, moves_left=0, owed=1))
    elif not found and is_first:
        yield ("pass",), _next(table)


def _play(table: Table, symbol: str, cell: int) -> Table:
    seat, to = table.turn, forward(table, symbol, cell)
    hands = _replaced(table.hands, seat, _without(table.hands[seat], symbol))
    discards = tuple(sorted((*table.discards, symbol)))
    after = replace(
        _move(table, cell, to),
        hands=hands,
        discards=discards,
        moves_left=table.moves_left - 1,
    )
    if all(man == after.boat for man in after.men[seat]):
        return replace(after, winner=seat)
    return _settled(after)


def _move(table: Table, cell: int, to: int) -> Table:
    men = list(table.men[table.turn])
    men[men.index(cell)] = to
    return replace(table, men=_replaced(table.men, table.turn, tuple(sorted(men))))


def _settled(table: Table) -> Table:
    """What needs neither a choice nor a card from the pile happens by itself."""
    if table.laying:
        if len(table.row) < table.row_length and (table.pile or table.discards):
            return _shuffled(table)
        table = replace(table, laying=False)
    while table.owed:
        if table.row_length and not table.row and (table.pile or table.discards):
            return _shuffled(replace(table, laying=True))
        if table.row:
            first, *rest = table.row
            table = _to_hand(replace(table, row=tuple(rest), owed=table.owed - 1), first)
            if not rest and (table.pile or table.discards):
                return _shuffled(replace(table, laying=True))
        elif table.pile or table.discards:
            return _shuffled(table)
        else:
            table = replace(table, owed=0)
    return table if table.moves_left else _next(table)


def _shuffled(table: Table) -> Table:
    """CA-6: a card is needed."""
    return table if table.pile else replace(table, pile=table.discards, discards=())


def _next(table: Table) -> Table:
    return replace(
        table, turn=(table.turn + 1) % len(table.men), moves_left=table.moves_a_turn, owed=0
    )


def _to_hand(table: Table, symbol: str) -> Table:
    hand = tuple(sorted((*table.hands[table.turn], symbol)))
    return replace(table, hands=_replaced(table.hands, table.turn, hand))


def _without(cards: Cards, symbol: str) -> Cards:
    rest = list(cards)
    rest.remove(symbol)
    return tuple(rest)


def _replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


def table_of(s: CartagenaState) -> Table:
    """The same game as the room holds it."""
    symbols = s.variant.edition.symbols

    def spelled(counts: list[int]) -> Cards:
        pairs = Counter(dict(zip(symbols, counts, strict=True)))
        return tuple(sorted(pairs.elements()))

    return Table(
        path=s.board.path,
        men=tuple(tuple(men) for men in s.men),
        hands=tuple(spelled(hand) for hand in s.hands),
        row=tuple(symbols[symbol] for symbol in s.row),
        pile=spelled(s.pile),
        discards=spelled(s.discards),
        turn=s.turn,
        moves_left=s.left,
        moves_a_turn=s.variant.moves,
        row_length=s.variant.row_length,
        owed=s.due,
        laying=s.laying,
        winner=None if s.winner < 0 else s.winner,
    )
