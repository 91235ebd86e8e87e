"""Cartagena (Leo Colovini), the editions of 2000 and 2014: five variants, two to five seats.

Rule ids (`CA-4`) are those of the rules page. Where the rulebooks are silent, the rulings are: a
random start player (CA-2), retreats from the boat and the helping card in every variant (CA-4,
CA-8), and what happens when cards run out (CA-6, CA-7).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from freebooters.engine.contract import CHANCE, Action, Options, Refusal, Rules, Seat, State
from freebooters.engine.events import Emit, Event
from freebooters.engine.messages import say
from freebooters.games.cartagena.components import VARIANTS, Variant

__all__ = ["CartagenaRules", "CartagenaState", "CartagenaView"]

START = 0
"""The number of the start (CA-1)."""

_CHANCE = (CHANCE,)
_NOBODY: tuple[Seat, ...] = ()
_ONE = tuple((seat,) for seat in range(5))

END: Action = ("end",)
DRAW: Action = ("draw",)
PASS: Action = ("pass",)

# How many pirates on a cell stop one that retreats (CA-4): one or two. The start counts as a stop
# so that the search behind a pirate always ends there.
_STOPS = (False, True, True, False)


class Board:
    """A laid passage: what the moves need to know of it, worked out once."""

    __slots__ = ("ahead", "path")

    def __init__(self, path: tuple[str, ...], variant: Variant) -> None:
        self.path = path
        boat = variant.boat
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
def _board(path: tuple[str, ...], name: str) -> Board:
    return Board(path, VARIANTS[name])


class _Actions:
    """The action tuples of a variant, made once: a search asks for millions of them."""

    def __init__(self, variant: Variant) -> None:
        symbols, cells = variant.edition.symbols, range(variant.boat + 1)
        self.play = [[("play", symbol, cell) for cell in cells] for symbol in symbols]
        self.retreat = [("retreat", cell) for cell in cells]
        self.take: list[Action] = [("take", symbol) for symbol in symbols]
        self.row: list[Action] = [("row", symbol) for symbol in symbols]
        self.deal: list[Action] = [("deal", symbol) for symbol in symbols]


_ACTIONS = {name: _Actions(variant) for name, variant in VARIANTS.items()}


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
        "turn",
        "variant",
        "winner",
    )

    seats: int
    variant: Variant
    actions: _Actions
    board: Board
    laid: tuple[int, ...]
    """Numbers of the segments laid so far; forgotten once all are."""
    men: list[list[int]]
    """Per seat: where its pirates stand, ascending."""
    occupied: list[int]
    """Pirates on each cell. The start counts as 1 and the boat as 0, whoever is there."""
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
        s.men = [men[:] for men in self.men]
        s.occupied = self.occupied[:]
        s.hands = [hand[:] for hand in self.hands]
        s.known = [hand[:] for hand in self.known]
        s.row = self.row[:]
        s.pile = self.pile[:]
        s.discards = self.discards[:]
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
        return (
            self.variant.name,
            self.board.path,
            self.laid,
            self.turn,
            self.winner,
            self.left,
            self.due,
            self.laying,
            self.started,
            self.shuffled,
            *map(tuple, self.men),
            *map(tuple, self.hands),
            *map(tuple, self.known),
            *self.row,
            *self.pile,
            *self.discards,
        )


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


class CartagenaRules(Rules[CartagenaState, CartagenaView]):
    """The rules, CA-1 to CA-10."""

    view_type = CartagenaView

    def new(self, seats: int, options: Options) -> CartagenaState:
        variant = VARIANTS[options["variant"]]
        kinds = len(variant.edition.symbols)
        s = CartagenaState()
        s.seats = seats
        s.variant = variant
        s.actions = _ACTIONS[variant.name]
        s.board = _board((), variant.name)
        s.laid = ()
        s.men = [[START] * variant.pirates for _ in range(seats)]  # CA-1
        s.occupied = [1] + [0] * variant.boat
        s.hands = [[0] * kinds for _ in range(seats)]
        public_draws = bool(variant.row_length) and not variant.open_hands
        s.known = [[0] * kinds for _ in range(seats)] if public_draws else []
        s.row = []
        s.pile = [variant.copies] * kinds
        s.discards = [0] * kinds
        s.shuffled = None
        s.turn = -1
        s.left = 0
        s.due = 0
        s.laying = False
        s.started = False
        s.winner = -1
        s.acting = _CHANCE
        return s

    def to_act(self, s: CartagenaState) -> tuple[Seat, ...]:
        return s.acting

    def legal(self, s: CartagenaState, seat: Seat) -> list[Action]:
        if seat < 0:
            return self._outcomes(s)
        boat = s.variant.boat
        spots, behind = [], []
        occupied, retreat = s.occupied, s.actions.retreat
        last = -1
        for cell in s.men[seat]:
            if cell != last:
                last = cell
                if cell < boat:
                    spots.append(cell)
                if cell:
                    stop = cell - 1  # CA-4
                    while not _STOPS[occupied[stop]]:
                        stop -= 1
                    if stop:
                        behind.append(retreat[cell])
        found: list[Action] = []
        for play, count in zip(s.actions.play, s.hands[seat], strict=True):
            if count:
                found += [play[cell] for cell in spots]
        found += behind
        if s.left < s.variant.moves:  # CA-2
            found.append(END)
        elif not found:  # CA-8
            found.append(DRAW if s.row or any(s.pile) or any(s.discards) else PASS)
        return found

    def draw(self, s: CartagenaState, rng: Random) -> Action:
        if s.turn < 0:
            outcomes = self._outcomes(s)
            return outcomes[int(rng.random() * len(outcomes))]
        pile = s.pile
        ticket = rng.random() * sum(pile)
        symbol = 0
        while ticket >= pile[symbol]:
            ticket -= pile[symbol]
            symbol += 1
        if s.laying:
            return s.actions.row[symbol]
        return s.actions.take[symbol] if s.started else s.actions.deal[symbol]

    def apply(
        self, s: CartagenaState, seat: Seat, action: Action, emit: Emit | None = None
    ) -> None:
        words: tuple[Any, ...] = action
        verb = words[0]
        if verb == "play":
            _play(s, seat, words[1], words[2], emit)
        elif verb == "retreat":
            _retreat(s, seat, words[1], emit)
        elif verb == "row":
            _lay_card(s, s.variant.edition.index[words[1]], emit)
        elif verb == "take":
            _take(s, s.variant.edition.index[words[1]], emit)
        elif verb == "end":
            if emit:
                emit(Event("ended", {"seat": seat}))
            _next_turn(s)
        elif verb == "draw":  # CA-8
            if emit:
                emit(Event("helped", {"seat": seat}))
            s.left = 0
            s.due = 1
            _draw_due(s, emit)
        elif verb == "pass":  # CA-8
            if emit:
                emit(Event("passed", {"seat": seat}))
            _next_turn(s)
        else:
            _set_up(s, action, emit)

    def returns(self, s: CartagenaState) -> list[float]:
        return [float(seat == s.winner) for seat in range(s.seats)]

    def ranks(self, s: CartagenaState) -> list[int]:
        boat = s.variant.boat
        merits = [(seat == s.winner, men.count(boat), sum(men)) for seat, men in enumerate(s.men)]
        return [1 + sum(other > mine for other in merits) for mine in merits]  # CA-9

    def view(self, s: CartagenaState, seat: Seat | None) -> CartagenaView:
        symbols = s.variant.edition.symbols
        over = s.winner >= 0
        hands: list[Cards | None] = []
        known: list[Cards] = []
        for other, counts in enumerate(s.hands):
            if s.variant.open_hands or other == seat:
                cards = _cards(symbols, counts)
                hands.append(cards)
                known.append(cards)
            else:  # CA-10
                hands.append(None)
                known.append(_cards(symbols, s.known[other]) if s.known else ())
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

    def imagine(self, v: CartagenaView, rng: Random) -> CartagenaState:
        s = self.new(len(v.positions), {"variant": v.variant})
        variant, index = s.variant, s.variant.edition.index
        boat = variant.boat
        s.board = _board(v.path, variant.name)
        s.men = [list(men) for men in v.positions]
        for men in s.men:
            for cell in men:
                if START < cell < boat:
                    s.occupied[cell] += 1
        s.row = [index[card] for card in v.row]
        s.discards = [v.discards[symbol] for symbol in variant.edition.symbols]
        s.hands = [_counts(index, cards) for cards in v.known]
        if s.known:
            s.known = [hand[:] for hand in s.hands]
        if v.shuffled is not None:
            s.shuffled = tuple(v.shuffled[symbol] for symbol in variant.edition.symbols)
        s.pile = [
            variant.copies - s.discards[k] - s.row.count(k) - sum(hand[k] for hand in s.hands)
            for k in index.values()
        ]
        _deal_unseen(
            s, [size - sum(hand) for size, hand in zip(v.hand_sizes, s.hands, strict=True)], rng
        )
        s.started = True
        s.winner = -1 if v.winner is None else v.winner
        s.turn = s.winner if v.turn is None else v.turn
        s.left = variant.moves if v.moves_left is None else v.moves_left
        s.acting = _ONE[s.turn] if v.winner is None else _NOBODY
        return s

    def mask(self, s: CartagenaState, seat: Seat, action: Action, observer: Seat | None) -> Action:
        hidden = not s.variant.open_hands and action[0] in ("deal", "take")  # CA-10
        if not hidden:
            return action
        drawer = s.turn if s.started else _dealt_seat(s)
        return action if observer == drawer else action[:1]

    def actions(self, seats: int, options: Options) -> Sequence[Action]:
        known = _ACTIONS[options["variant"]]  # from 1 there is no stop behind (CA-4)
        plays = [action for cells in known.play for action in cells[:-1]]
        return (*plays, *known.retreat[2:], END, DRAW, PASS)

    def refuse(self, s: CartagenaState, seat: Seat, action: Action) -> Refusal:
        men = s.men[seat]
        match action:
            case ("play", str(symbol), int(cell)) if symbol in s.variant.edition.index:
                if not s.hands[seat][s.variant.edition.index[symbol]]:
                    card = say(f"cartagena-{symbol}")
                    return Refusal(say("cartagena-refuse-no-card", symbol=card), "CA-3")
                if cell not in men:
                    return Refusal(say("cartagena-refuse-no-pirate", cell=cell), "CA-3")
                return Refusal(say("cartagena-refuse-boat-play"), "CA-3")
            case ("retreat", int(cell)):
                if cell not in men:
                    return Refusal(say("cartagena-refuse-no-pirate", cell=cell), "CA-4")
                if cell == START:
                    return Refusal(say("cartagena-refuse-start-pirate"), "CA-4")
                return Refusal(say("cartagena-refuse-no-target"), "CA-4")
            case ("end",):
                return Refusal(say("cartagena-refuse-must-move"), "CA-2")
            case ("draw",) | ("pass",):
                return Refusal(say("cartagena-refuse-draw-only"), "CA-8")
        return super().refuse(s, seat, action)

    def _outcomes(self, s: CartagenaState) -> list[Action]:
        if len(s.board.path) < s.variant.boat - 1:
            segments = (k for k in s.variant.edition.segments if k not in s.laid)
            return [("segment", k, side) for k in segments for side in (0, 1)]
        if s.turn < 0:
            return [("start", seat) for seat in range(s.seats)]
        actions = s.actions
        cards = actions.row if s.laying else actions.take if s.started else actions.deal
        return [card for card, count in zip(cards, s.pile, strict=True) if count]


def _play(s: CartagenaState, seat: Seat, name: str, cell: int, emit: Emit | None) -> None:
    symbol = s.variant.edition.index[name]
    ahead, occupied = s.board.ahead[symbol], s.occupied
    to = ahead[cell]  # CA-3
    while occupied[to]:
        to = ahead[to]
    s.hands[seat][symbol] -= 1
    s.discards[symbol] += 1
    if s.known and s.known[seat][symbol]:
        s.known[seat][symbol] -= 1
    men, boat = s.men[seat], s.variant.boat
    men.remove(cell)
    insort(men, to)
    if cell:
        occupied[cell] -= 1
    s.left -= 1
    if to < boat:
        occupied[to] += 1
        if emit:
            emit(Event("played", {"seat": seat, "symbol": name, "from": cell, "to": to}))
    else:
        if emit:
            emit(Event("boarded", {"seat": seat, "symbol": name, "from": cell, "to": to}))
        if men[0] == boat:  # CA-9
            s.winner = seat
            s.acting = _NOBODY
            if emit:
                emit(Event("won", {"seat": seat}))
            return
    if not s.left:
        _next_turn(s)


def _retreat(s: CartagenaState, seat: Seat, cell: int, emit: Emit | None) -> None:
    occupied = s.occupied
    to = cell - 1  # CA-4
    while not _STOPS[occupied[to]]:
        to -= 1
    s.due = occupied[to]
    men = s.men[seat]
    men.remove(cell)
    insort(men, to)
    if cell < s.variant.boat:
        occupied[cell] -= 1
    occupied[to] += 1
    s.left -= 1
    if emit:
        aboard = cell == s.variant.boat
        told = {"seat": seat, "from": cell, "boat": aboard, "to": to, "count": s.due}
        emit(Event("retreated", told))
    _draw_due(s, emit)


def _draw_due(s: CartagenaState, emit: Emit | None) -> None:
    """Draws what needs no chance; asks for a card where it does, and else goes on with the turn."""
    if s.variant.row_length:
        while s.due and s.row:  # CA-7
            symbol = s.row.pop(0)
            s.due -= 1
            s.hands[s.turn][symbol] += 1
            if s.known:
                s.known[s.turn][symbol] += 1
            if emit:
                name = s.variant.edition.symbols[symbol]
                emit(Event("drew", {"seat": s.turn, "symbol": name}))
        if not s.row and _replenish(s, emit):
            s.laying = True
            s.acting = _CHANCE
            return
        s.due = 0
    elif s.due:
        if _replenish(s, emit):
            s.acting = _CHANCE
            return
        s.due = 0
    _go_on(s)


def _replenish(s: CartagenaState, emit: Emit | None) -> bool:
    """A card is needed: shuffles the discards into the pile if it is empty. False: none are left."""
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


def _lay_card(s: CartagenaState, symbol: int, emit: Emit | None) -> None:
    s.pile[symbol] -= 1
    s.row.append(symbol)
    if len(s.row) < s.variant.row_length and _replenish(s, emit):  # CA-7
        return
    s.laying = False
    if emit:
        cards = [s.variant.edition.symbols[card] for card in s.row]
        emit(Event("row", {"count": len(cards), "cards": cards}))
    if s.started:
        _draw_due(s, emit)
    else:
        _begin(s)


def _take(s: CartagenaState, symbol: int, emit: Emit | None) -> None:
    s.pile[symbol] -= 1
    s.hands[s.turn][symbol] += 1
    s.due -= 1
    if emit:
        name = s.variant.edition.symbols[symbol]
        emit(Event("drew", {"seat": s.turn}, {"symbol": name}, (s.turn,)))  # CA-10
    _draw_due(s, emit)


def _go_on(s: CartagenaState) -> None:
    """The same seat's next move, or the next seat's turn."""
    if s.left:
        s.acting = _ONE[s.turn]
    else:
        _next_turn(s)


def _next_turn(s: CartagenaState) -> None:
    turn = s.turn + 1  # CA-2
    s.turn = 0 if turn == s.seats else turn
    s.left = s.variant.moves
    s.acting = _ONE[s.turn]


def _set_up(s: CartagenaState, action: Action, emit: Emit | None) -> None:
    variant = s.variant
    if action[0] == "segment":
        number, side = int(action[1]), int(action[2])
        s.board = _board(s.board.path + variant.edition.segments[number][side], variant.name)
        complete = len(s.board.path) == variant.boat - 1
        s.laid = () if complete else (*s.laid, number)
        if complete and emit:
            emit(Event("laid", {"cells": len(s.board.path)}))
    elif action[0] == "start":
        s.turn = int(action[1])  # CA-2
        s.left = variant.moves
        if emit:
            emit(Event("started", {"seat": s.turn}))
    else:
        _deal(s, variant.edition.index[str(action[1])], emit)


def _deal(s: CartagenaState, symbol: int, emit: Emit | None) -> None:
    seat = _dealt_seat(s)
    s.pile[symbol] -= 1
    s.hands[seat][symbol] += 1
    if emit and sum(s.hands[seat]) == _hand_size(s, seat):
        cards = list(_cards(s.variant.edition.symbols, s.hands[seat]))
        public = {"seat": seat, "count": len(cards)}
        if s.variant.open_hands:
            emit(Event("dealt", {**public, "cards": cards}))
        else:
            emit(Event("dealt", public, {"cards": cards}, (seat,)))
    if _dealt_seat(s) < 0:
        if s.variant.row_length:
            s.laying = True
        else:
            _begin(s)


def _dealt_seat(s: CartagenaState) -> Seat:
    """The seat the next card is dealt to: the start player first, then clockwise; -1 when all have
    their hands.
    """
    for step in range(s.seats):
        seat = (s.turn + step) % s.seats
        if sum(s.hands[seat]) < _hand_size(s, seat):
            return seat
    return -1


def _hand_size(s: CartagenaState, seat: Seat) -> int:
    return s.variant.first_hand if seat == s.turn else s.variant.other_hands


def _begin(s: CartagenaState) -> None:
    s.started = True
    s.acting = _ONE[s.turn]


def _deal_unseen(s: CartagenaState, missing: Sequence[int], rng: Random) -> None:
    """Moves random cards of `s.pile`, which holds all unseen ones, to hands that lack some.

    Cards beyond what went into the last shuffle cannot lie in the pile: they are dealt first.
    """
    wanting = [seat for seat, count in enumerate(missing) for _ in range(count)]
    for symbol, limit in enumerate(s.shuffled or ()):
        while s.pile[symbol] > limit:
            s.hands[wanting.pop(int(rng.random() * len(wanting)))][symbol] += 1
            s.pile[symbol] -= 1
    for seat in wanting:
        ticket = rng.random() * sum(s.pile)
        symbol = 0
        while ticket >= s.pile[symbol]:
            ticket -= s.pile[symbol]
            symbol += 1
        s.pile[symbol] -= 1
        s.hands[seat][symbol] += 1


def _cards(symbols: Sequence[str], counts: Sequence[int]) -> Cards:
    return tuple(
        sorted(card for card, count in zip(symbols, counts, strict=True) for _ in range(count))
    )


def _counts(index: Mapping[str, int], cards: Sequence[str]) -> list[int]:
    counts = [0] * len(index)
    for card in cards:
        counts[index[card]] += 1
    return counts
