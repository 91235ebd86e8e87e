"""Meuterer (Marcel-André Casasola Merkle), 2000: three or four seats, with or without the pirate.

Rule ids (`ME-4`) are those of the rules page. Where the rulebook is silent, the rulings are: one
circuit in a mutiny, in which everybody who may fight is asked (ME-6), others tied with the merchant
are paid for the full number tied (ME-8), which offers are made without asking (ME-9), what the
loader puts back and in which order, and when the discards are shuffled (ME-11), and where a pirate
ship meets the merchantman (ME-13).

The rules themselves are in `trade` (phases 1 and 2), `mutiny` (3 to 5a), `sales` (5b) and `voyage`
(6 to 8), each of which hands over to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from freebooters.engine.contract import Action, Options, Refusal, Rules, Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.meuterer.rules import mutiny, sales, trade, voyage
from freebooters.games.meuterer.rules.components import (
    CARD_NUMBERS,
    CARDS,
    COUNTS,
    DRAWING,
    FIGHTING,
    HAND,
    HOCHLAND,
    ISLAND_NUMBERS,
    ISLANDS,
    LAYING_OUT,
    PIRATE,
    PIRATENNEST,
    PLAYING,
    PRINTED,
    PROMISING,
    SELLING,
)
from freebooters.games.meuterer.rules.refusals import refusal
from freebooters.games.meuterer.rules.state import (
    CHANCE_ACTS,
    NO_OFFER,
    NOBODY,
    NONE,
    MeutererState,
    Words,
    clockwise,
    winners_of,
)
from freebooters.games.meuterer.rules.view import MeutererView, imagined, view_of

__all__ = ["MeutererRules"]

_LAYS: tuple[Action, ...] = tuple(("island", island.name) for island in ISLANDS)
_DEALS: tuple[Action, ...] = tuple(("deal", card) for card in CARDS)

_LEGAL: Mapping[int, Callable[[MeutererState, Seat], list[Action]]] = {
    PROMISING: lambda s, seat: list(trade.PROMISES),
    PLAYING: trade.turns,
    FIGHTING: mutiny.fights,
    SELLING: sales.sells,
    DRAWING: lambda s, seat: voyage.keeps(s),
}
_ACTS: Mapping[str, Callable[[MeutererState, Seat, Words, Emit | None], None]] = {
    "pouch": trade.promise,
    "play": trade.play,
    "pass": trade.pass_,
    "role": trade.choose,
    "fight": mutiny.fight,
    "sell": sales.sell,
    "done": sales.decline,
    "keep": voyage.keep,
}
_SECRET = ("role", "deal", "take", "keep")
"""Verbs whose other words are for one seat alone."""


class MeutererRules(Rules[MeutererState, MeutererView]):
    """The rules, ME-1 to ME-13."""

    view_type = MeutererView

    def new(self, seats: int, options: Options) -> MeutererState:
        pirate: bool = options["pirate"]
        s = MeutererState()
        s.acting = CHANCE_ACTS
        s.active = (HOCHLAND,)  # ME-1
        s.bag = [*COUNTS[:PIRATE], COUNTS[PIRATE] * pirate]  # ME-13
        s.bound = (NONE, NONE)
        s.captain = s.round_captain = s.turn = s.pouch = NONE
        s.circle = PRINTED if options["islands"] == "printed" else (HOCHLAND,)
        s.discards = [0] * len(CARDS)
        s.drawn = []
        s.fought = (0, 0)
        s.gains = ()
        s.hands = [[0] * len(CARDS) for _ in range(seats)]
        s.offers = [NO_OFFER] * (2 * seats)
        s.open_conflict = options["open_conflict"]
        s.passed = NOBODY
        s.phase = LAYING_OUT
        s.pirate_ship = PIRATENNEST if pirate else NONE
        s.played = [[0] * len(CARDS) for _ in range(seats)]
        s.roles = [NONE] * seats
        s.round = 0
        s.scores = [0] * seats
        s.ship = HOCHLAND
        s.shuffled = None
        s.under = ()
        return s

    def to_act(self, s: MeutererState) -> tuple[Seat, ...]:
        return s.acting

    def legal(self, s: MeutererState, seat: Seat) -> list[Action]:
        return _outcomes(s) if seat < 0 else _LEGAL[s.phase](s, seat)

    def draw(self, s: MeutererState, rng: Random) -> Action:
        outcomes = _outcomes(s)
        if outcomes[0][0] not in ("deal", "take") or len(outcomes) == 1:
            return outcomes[int(rng.random() * len(outcomes))]
        ticket = rng.random() * sum(s.bag)
        for action, count in zip(outcomes, filter(None, s.bag), strict=True):
            ticket -= count
            if ticket < 0:
                return action
        return outcomes[-1]

    def apply(self, s: MeutererState, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        words: tuple[Any, ...] = action
        verb = words[0]
        if seat >= 0:
            _ACTS[verb](s, seat, words, emit)
        elif verb == "take":
            voyage.take(s, CARD_NUMBERS[words[1]], emit)
        elif verb == "deal":
            _deal(s, CARD_NUMBERS[words[1]], emit)
        elif verb == "island":
            _lay(s, ISLAND_NUMBERS[words[1]], emit)
        else:
            _appoint(s, words[1], emit)

    def returns(self, s: MeutererState) -> list[float]:
        winners = winners_of(s)  # ME-12
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(s.scores))]

    def ranks(self, s: MeutererState) -> list[int]:
        return [1 + sum(other > mine for other in s.scores) for mine in s.scores]

    def view(self, s: MeutererState, seat: Seat | None) -> MeutererView:
        return view_of(s, seat)

    def imagine(self, v: MeutererView, rng: Random) -> MeutererState:
        pirate, islands = v.pirate_ship is not None, "random"
        options = {"pirate": pirate, "islands": islands, "open_conflict": v.open_conflict}
        return imagined(self.new(len(v.scores), options), v, rng)

    def mask(self, s: MeutererState, seat: Seat, action: Action, observer: Seat | None) -> Action:
        knower = seat if seat >= 0 else _receiver(s)
        return action[:1] if action[0] in _SECRET and observer != knower else action

    def actions(self, seats: int, options: Options) -> Sequence[Action]:
        cards = len(CARDS) if options["pirate"] else PIRATE
        return (
            *trade.PROMISES,
            *trade.PLAYS[:cards],
            trade.PASS,
            *trade.CHOICES,
            *mutiny.FIGHTS,
            *sales.SELLS,
            sales.DONE,
            *voyage.KEEPS[:cards],
        )

    def refuse(self, s: MeutererState, seat: Seat, action: Action) -> Refusal:
        return refusal(s, seat, action) or super().refuse(s, seat, action)


def _outcomes(s: MeutererState) -> list[Action]:
    """What chance may decide now."""
    if s.phase == DRAWING:
        return voyage.takings(s)
    if len(s.circle) < len(ISLANDS):
        return [action for island, action in enumerate(_LAYS) if island not in s.circle]
    if s.captain == NONE:
        return [("captain", seat) for seat in range(len(s.scores))]
    return [_DEALS[card] for card, count in enumerate(s.bag) if count]


def _receiver(s: MeutererState) -> Seat:
    """Who gets the card chance hands out now; `NONE` if it hands out none."""
    if s.phase == DRAWING or s.captain == NONE:
        return s.turn
    return next(seat for seat in clockwise(s, s.captain) if sum(s.hands[seat]) < HAND)


def _lay(s: MeutererState, island: int, emit: Emit | None) -> None:
    s.circle = (*s.circle, island)  # ME-1
    if emit:
        where = {"island": ISLANDS[island].name, "place": len(s.circle) - 1}
        emit(Event("placed", where))


def _appoint(s: MeutererState, seat: Seat, emit: Emit | None) -> None:
    s.captain = seat  # ME-1
    if emit:
        emit(Event("appointed", {"seat": seat}))


def _deal(s: MeutererState, card: int, emit: Emit | None) -> None:
    seat = _receiver(s)
    s.bag[card] -= 1
    s.hands[seat][card] += 1
    if emit:
        emit(Event("dealt", {"seat": seat}, {"card": CARDS[card]}, (seat,)))
    if all(sum(hand) == HAND for hand in s.hands):
        voyage.begin_round(s, emit)
