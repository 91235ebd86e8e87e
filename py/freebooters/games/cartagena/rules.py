"""Cartagena (Leo Colovini), the editions of 2000 and 2014: five variants, two to five seats.

Rule ids (`CA-4`) are those of the rules page. Where the rulebooks are silent, the rulings are: a
random start player (CA-2), retreats from the boat and the helping card in every variant (CA-4,
CA-8), and what happens when cards run out (CA-6, CA-7).
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import compress
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

_HIDDEN = ("deal", "take")
"""What only one seat sees where hands are hidden (CA-10)."""

END: Action = ("end",)
DRAW: Action = ("draw",)
PASS: Action = ("pass",)

_FARTHEST = max(variant.boat for variant in VARIANTS.values())

BEHIND = tuple((1 << cell) - 2 if cell else 0 for cell in range(_FARTHEST + 1))
"""For every cell: those behind it, the start left out, as bits."""


class Board:
    """A laid passage: what the moves need to know of it, worked out once."""

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
def _board(path: tuple[str, ...], name: str) -> Board:
    return Board(path, VARIANTS[name])


class _Actions:
    """The action tuples of a variant, made once: a search asks for millions of them."""

    def __init__(self, variant: Variant) -> None:
        symbols, cells = variant.edition.symbols, range(variant.boat + 1)
        self.index = variant.edition.index
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
    """Numbers of the segments laid so far; forgotten once all are."""
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

    def place(self, men: Sequence[Sequence[int]]) -> None:
        """Puts every seat's pirates, in ascending order, where they are to stand."""
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


Words = tuple[Any, ...]
"""An action, its words known by the verb."""

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
    reveals = False

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
        s.stops = 0
        s.hands = [[0] * kinds for _ in range(seats)]
        s.known = [[0] * kinds for _ in range(seats)] if variant.public_draws else []
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
        found: list[Action] = [play[cell] for play in held for cell in ashore]
        found += retreats
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
        _DEEDS[action[0]](s, seat, action, emit)

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
        s = CartagenaState.__new__(CartagenaState)
        s.variant = variant = VARIANTS[v.variant]
        s.seats = len(v.positions)
        s.actions = actions = _ACTIONS[v.variant]
        s.board = _board(v.path, v.variant)
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
        s.acting = _ONE[s.turn] if v.winner is None else _NOBODY
        return s

    def mask(self, s: CartagenaState, seat: Seat, action: Action, observer: Seat | None) -> Action:
        if s.variant.open_hands or action[0] not in _HIDDEN:
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
        return [*compress(cards, s.pile)]


def _play(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    _, name, cell = words
    symbol, occupied, boat = s.actions.index[name], s.occupied, s.board.boat
    ahead = s.board.ahead[symbol]
    to = ahead[cell]  # CA-3
    while occupied[to]:
        to = ahead[to]
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
    if emit:
        told = {"seat": seat, "symbol": name, "from": cell, "to": to}
        emit(Event("played", told) if to < boat else Event("boarded", told))
    if to < boat:
        s.stops |= 1 << to
        occupied[to] = 1
    elif men[0] == boat:  # CA-9
        s.winner = seat
        s.acting = _NOBODY
        if emit:
            emit(Event("won", {"seat": seat}))
        return
    if not s.left:
        _next_turn(s)


def _retreat(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
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
        told = {"seat": seat, "from": cell, "boat": cell == boat, "to": to, "count": s.due}
        emit(Event("retreated", told))
    _draw_due(s, emit)


def _draw_due(s: CartagenaState, emit: Emit | None) -> None:
    """Draws what needs no chance; asks for a card where it does, and else goes on with the turn."""
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
            s.acting = _CHANCE
            return
        s.due = 0
    elif s.due:
        if _replenish(s, emit):
            s.acting = _CHANCE
            return
        s.due = 0
    if s.left:
        s.acting = _ONE[s.turn]
    else:
        _next_turn(s)


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


def _lay_card(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    symbol = s.actions.index[words[1]]
    s.pile[symbol] -= 1
    s.row.append(symbol)
    if len(s.row) < s.variant.row_length and (any(s.pile) or _replenish(s, emit)):  # CA-7
        return
    s.laying = False
    if emit:
        cards = [s.variant.edition.symbols[card] for card in s.row]
        emit(Event("row", {"count": len(cards), "cards": cards}))
    if s.started:
        _draw_due(s, emit)
    else:
        _begin(s)


def _take(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    symbol = s.actions.index[words[1]]
    s.pile[symbol] -= 1
    s.hands[s.turn][symbol] += 1
    s.due -= 1
    if emit:
        emit(Event("drew", {"seat": s.turn}, {"symbol": words[1]}, (s.turn,)))  # CA-10
    _draw_due(s, emit)


def _end(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    if emit:
        emit(Event("ended", {"seat": seat}))
    _next_turn(s)


def _help(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    if emit:
        emit(Event("helped", {"seat": seat}))
    s.left = 0
    s.due = 1  # CA-8
    _draw_due(s, emit)


def _pass(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    if emit:
        emit(Event("passed", {"seat": seat}))
    _next_turn(s)  # CA-8


def _next_turn(s: CartagenaState) -> None:
    turn = s.turn + 1  # CA-2
    s.turn = 0 if turn == s.seats else turn
    s.left = s.variant.moves
    s.acting = _ONE[s.turn]


def _lay_segment(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    variant, (_, number, side) = s.variant, words
    s.board = _board(s.board.path + variant.edition.segments[number][side], variant.name)
    complete = len(s.board.path) == variant.boat - 1
    s.laid = () if complete else (*s.laid, number)
    if complete and emit:
        emit(Event("laid", {"cells": len(s.board.path)}))


def _start(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    s.turn = words[1]  # CA-2
    s.left = s.variant.moves
    if emit:
        emit(Event("started", {"seat": s.turn}))


def _deal(s: CartagenaState, seat: Seat, words: Words, emit: Emit | None) -> None:
    symbol, owner = s.actions.index[words[1]], _dealt_seat(s)
    s.pile[symbol] -= 1
    s.hands[owner][symbol] += 1
    if emit and sum(s.hands[owner]) == _hand_size(s, owner):
        cards = list(_cards(s.variant.edition.symbols, s.hands[owner]))
        public = {"seat": owner, "count": len(cards)}
        if s.variant.open_hands:
            emit(Event("dealt", {**public, "cards": cards}))
        else:
            emit(Event("dealt", public, {"cards": cards}, (owner,)))
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


def _cards(symbols: Sequence[str], counts: Sequence[int]) -> Cards:
    return tuple(
        sorted(card for card, count in zip(symbols, counts, strict=True) for _ in range(count))
    )


_DEEDS: Mapping[str | int, Callable[[CartagenaState, Seat, Words, Emit | None], None]] = {
    "segment": _lay_segment,
    "start": _start,
    "deal": _deal,
    "play": _play,
    "retreat": _retreat,
    "row": _lay_card,
    "take": _take,
    "end": _end,
    "draw": _help,
    "pass": _pass,
}
"""Verbs to what is done."""
