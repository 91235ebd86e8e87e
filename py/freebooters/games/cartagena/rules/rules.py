"""Cartagena (Leo Colovini), the editions of 2000 and 2014: five variants, two to five seats.

Rule ids (`CA-4`) are those of the rules page. Where the rulebooks are silent, the rulings are: a
random start player (CA-2), retreats from the boat and the helping card in every variant (CA-4,
CA-8), and what happens when cards run out (CA-6, CA-7).

What a seat may do is in `moves`, where cards come from in `supply`, the set-up in `setup`, what a
seat may know in `view`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import compress, repeat
from random import Random

from freebooters.engine.contract import Action, Options, Refusal, Rules, Seat
from freebooters.engine.events import Emit
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.moves import (
    DRAW,
    END,
    PASS,
    end,
    help_out,
    moves,
    pass_on,
    play,
    retreat,
)
from freebooters.games.cartagena.rules.refusals import refusal
from freebooters.games.cartagena.rules.setup import deal, lay_segment, start
from freebooters.games.cartagena.rules.state import (
    ACTIONS,
    CHANCE_ACTS,
    START,
    CartagenaState,
    Words,
    board_of,
)
from freebooters.games.cartagena.rules.supply import lay_card, take
from freebooters.games.cartagena.rules.view import CartagenaView, imagined, masked, view_of

__all__ = ["CartagenaRules"]


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
        s.actions = ACTIONS[variant.name]
        s.board = board_of((), variant.name)
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
        s.acting = CHANCE_ACTS
        return s

    def to_act(self, s: CartagenaState) -> tuple[Seat, ...]:
        return s.acting

    def legal(self, s: CartagenaState, seat: Seat) -> list[Action]:
        return moves(s, seat) if seat >= 0 else self._outcomes(s)

    def outcomes(self, s: CartagenaState) -> list[tuple[Action, int]]:
        weights = repeat(1) if s.turn < 0 else filter(None, s.pile)
        return list(zip(self._outcomes(s), weights, strict=False))

    def draw(self, s: CartagenaState, rng: Random) -> Action:
        if s.turn < 0:
            return super().draw(s, rng)
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
        return view_of(s, seat)

    def imagine(self, v: CartagenaView, rng: Random) -> CartagenaState:
        return imagined(v, rng)

    def mask(self, s: CartagenaState, seat: Seat, action: Action, observer: Seat | None) -> Action:
        return masked(s, action, observer)

    def actions(self, seats: int, options: Options) -> Sequence[Action]:
        known = ACTIONS[options["variant"]]  # from 1 there is no stop behind (CA-4)
        plays = [action for cells in known.play for action in cells[:-1]]
        return (*plays, *known.retreat[2:], END, DRAW, PASS)

    def refuse(self, s: CartagenaState, seat: Seat, action: Action) -> Refusal:
        return refusal(s, seat, action) or super().refuse(s, seat, action)

    def _outcomes(self, s: CartagenaState) -> list[Action]:
        if len(s.board.path) < s.variant.boat - 1:
            segments = (k for k in s.variant.edition.segments if k not in s.laid)
            return [("segment", k, side) for k in segments for side in (0, 1)]
        if s.turn < 0:
            return [("start", seat) for seat in range(s.seats)]
        actions = s.actions
        cards = actions.row if s.laying else actions.take if s.started else actions.deal
        return [*compress(cards, s.pile)]


_DEEDS: Mapping[str | int, Callable[[CartagenaState, Seat, Words, Emit | None], None]] = {
    "segment": lay_segment,
    "start": start,
    "deal": deal,
    "play": play,
    "retreat": retreat,
    "row": lay_card,
    "take": take,
    "end": end,
    "draw": help_out,
    "pass": pass_on,
}
"""By verb: the function that carries the action out."""
