"""What a seat may do in its turn (CA-2 to CA-5, CA-8), and doing it."""

from __future__ import annotations

from bisect import insort
from itertools import compress

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.cartagena.rules.state import BEHIND, NOBODY, CartagenaState, Words
from freebooters.games.cartagena.rules.supply import draw_due

__all__ = [
    "DRAW",
    "END",
    "PASS",
    "end",
    "help_out",
    "landing",
    "moves",
    "pass_on",
    "play",
    "retreat",
]

END: Action = ("end",)
DRAW: Action = ("draw",)
PASS: Action = ("pass",)


def moves(s: CartagenaState, seat: Seat) -> list[Action]:
    """The legal actions of the seat on turn."""
    actions, boat, stops = s.actions, s.board.boat, s.stops
    ashore, retreats = [], []
    last = -1
    for cell in s.men[seat]:
        if cell != last:
            last = cell
            if cell < boat:
                ashore.append(cell)
            if stops & BEHIND[cell]:  # CA-4
                retreats.append(actions.retreat[cell])
    held = compress(actions.play, s.hands[seat])
    found: list[Action] = [plays[cell] for plays in held for cell in ashore]
    found += retreats
    stuck, first = not found, s.left == s.variant.moves
    if not first:  # CA-2
        found.append(END)
    if stuck:  # CA-8
        if s.row or any(s.pile) or any(s.discards):
            found.append(DRAW)
        elif first:
            found.append(PASS)
    return found


def landing(s: CartagenaState, symbol: int, cell: int) -> int:
    """Where a card with that symbol brings a pirate from that cell (CA-3)."""
    ahead, occupied = s.board.ahead[symbol], s.occupied
    to = ahead[cell]
    while occupied[to]:
        to = ahead[to]
    return to


def play(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    _, name, cell = words
    symbol, occupied, boat = s.actions.index[name], s.occupied, s.board.boat
    to = landing(s, symbol, cell)
    s.hands[seat][symbol] -= 1
    s.discards[symbol] += 1
    if s.known and s.known[seat][symbol]:
        s.known[seat][symbol] -= 1
    men = s.men[seat]
    men.remove(cell)
    insort(men, to)
    if cell:
        if occupied[cell] != 2:  # of one or three, one goes
            s.stops ^= 1 << cell
        occupied[cell] -= 1
    s.left -= 1
    told = {"seat": seat, "symbol": name, "from": cell, "to": to}
    if to < boat:
        s.stops |= 1 << to
        occupied[to] = 1
    elif men[0] == boat:  # CA-9
        if emit:
            emit(Event("boarded", told))
        s.winner = seat
        s.acting = NOBODY
        if emit:
            emit(Event("won", {"seat": seat}))
        return
    if not s.left:
        s.next_turn()
    if emit:
        emit(Event("played", told) if to < boat else Event("boarded", told))


def retreat(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    cell, occupied, boat = words[1], s.occupied, s.board.boat
    to = (s.stops & BEHIND[cell]).bit_length() - 1  # CA-4
    men = s.men[seat]
    men.remove(cell)
    insort(men, to)
    if cell < boat:
        if occupied[cell] != 2:  # of one or three, one goes
            s.stops ^= 1 << cell
        occupied[cell] -= 1
    if occupied[to] == 2:  # and one comes
        s.stops ^= 1 << to
    s.due = occupied[to]
    occupied[to] += 1
    s.left -= 1
    if emit:
        count = min(s.due, s.drawable)  # CA-6
        told = {"seat": seat, "from": cell, "boat": cell == boat, "to": to, "count": count}
        emit(Event("retreated", told))
    draw_due(s, emit)


def end(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    if emit:
        emit(Event("ended", {"seat": seat}))
    s.next_turn()


def help_out(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    if emit:
        emit(Event("helped", {"seat": seat}))
    s.left = 0
    s.due = 1  # CA-8
    draw_due(s, emit)


def pass_on(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    if emit:
        emit(Event("passed", {"seat": seat}))
    s.next_turn()  # CA-8
