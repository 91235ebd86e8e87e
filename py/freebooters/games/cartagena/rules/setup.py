"""The set-up: the passage is laid, the start player is drawn, hands are dealt."""

from __future__ import annotations

from freebooters.engine.contract import Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.cartagena.rules.state import (
    CartagenaState,
    Words,
    board_of,
    dealt_seat,
    hand_size,
)
from freebooters.games.cartagena.rules.view import named

__all__ = ["deal", "lay_segment", "start"]


def lay_segment(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    variant, (_, number, side) = s.variant, words
    s.board = board_of(s.board.path + variant.edition.segments[number][side], variant.name)
    complete = len(s.board.path) == variant.boat - 1
    s.laid = () if complete else (*s.laid, number)
    if complete and emit:
        emit(Event("laid", {"cells": len(s.board.path)}))


def start(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    s.turn = words[1]  # CA-2
    s.left = s.variant.moves
    if emit:
        emit(Event("started", {"seat": s.turn}))


def deal(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    symbol, owner = s.actions.index[words[1]], dealt_seat(s)
    s.pile[symbol] -= 1
    s.hands[owner][symbol] += 1
    if emit and sum(s.hands[owner]) == hand_size(s, owner):
        dealt = tuple(named(s.variant.edition.symbols, s.hands[owner]))
        public = {"seat": owner, "count": len(dealt)}
        if s.variant.open_hands:
            emit(Event("dealt", {**public, "cards": dealt}))
        else:
            emit(Event("dealt", public, {"cards": dealt}, (owner,)))
    if dealt_seat(s) < 0:
        if s.variant.row_length:
            s.laying = True
        else:
            s.begin()
