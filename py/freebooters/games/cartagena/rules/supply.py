"""Where cards come from: the pile, the discards, the open row (CA-6, CA-7)."""

from __future__ import annotations

from freebooters.engine.contract import Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.cartagena.rules.state import CHANCE_ACTS, CartagenaState, Words

__all__ = ["draw_due", "lay_card", "take"]


def draw_due(s: CartagenaState, emit: Emit | None) -> None:
    """Draws cards from the open row; asks chance for a card if one must be drawn blind; otherwise
    goes on with the turn.
    """
    if s.variant.row_length:
        row = s.row
        while s.due and row:  # CA-7
            symbol = row.pop(0)
            s.due -= 1
            s.hands[s.turn][symbol] += 1
            if s.known:
                s.known[s.turn][symbol] += 1
            if emit:
                name = s.variant.edition.symbols[symbol]
                emit(Event("drew", {"seat": s.turn, "symbol": name}))
        if not row and _replenish(s, emit):
            s.laying = True
            s.acting = CHANCE_ACTS
            return
        s.due = 0
    elif s.due:
        if _replenish(s, emit):
            s.acting = CHANCE_ACTS
            return
        s.due = 0
    if s.left:
        s.resume()
    else:
        s.next_turn()


def _replenish(s: CartagenaState, emit: Emit | None) -> bool:
    """A card is needed: shuffles the discards into the pile if that is empty. False if none are
    left.
    """
    if any(s.pile):
        return True
    if not any(s.discards):
        return False
    s.pile = s.discards  # CA-6
    s.discards = [0] * len(s.pile)
    s.shuffled = tuple(s.pile)
    if emit:
        emit(Event("shuffled", {"count": sum(s.pile)}))
    return True


def lay_card(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    symbol = s.actions.index[words[1]]
    s.pile[symbol] -= 1
    s.row.append(symbol)
    if len(s.row) < s.variant.row_length and (any(s.pile) or _replenish(s, emit)):  # CA-7
        return
    s.laying = False
    if emit:
        cards = [s.variant.edition.symbols[card] for card in s.row]
        emit(Event("row", {"count": len(cards), "cards": tuple(cards)}))
    if s.started:
        draw_due(s, emit)
    else:
        s.begin()


def take(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    symbol = s.actions.index[words[1]]
    s.pile[symbol] -= 1
    s.hands[s.turn][symbol] += 1
    s.due -= 1
    if emit:
        emit(Event("drew", {"seat": s.turn}, {"symbol": words[1]}, (s.turn,)))  # CA-10
    draw_due(s, emit)
