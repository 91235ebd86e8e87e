"""Meuterer (Marcel-André Casasola Merkle), 2000: three or four seats, with or without the pirate.

Rule ids (`ME-4`) are those of the rules page. Where the rulebook is silent, rulings say:

* that in a mutiny everybody who may fight is asked once, in one circuit (ME-6);
* that others tied with the merchant are paid for the full number tied (ME-8);
* which offers are made without asking (ME-9);
* what the loader puts back, in which order, and when the discards are shuffled (ME-11);
* where a pirate ship meets the merchantman (ME-13).

The rules themselves are in `setup`, `trade` (phases 1 and 2), `mutiny` (3 to 5a), `sales` (5b) and
`voyage` (6 to 8). Each calls the next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import repeat
from random import Random
from typing import Any

from freebooters.engine.contract import Action, Options, Refusal, Rules, Seat
from freebooters.engine.events import Emit
from freebooters.games.meuterer.rules import mutiny, sales, setup, trade, voyage
from freebooters.games.meuterer.rules.components import (
    CARD_NUMBERS,
    CARDS,
    DRAWING,
    FIGHTING,
    ISLAND_NUMBERS,
    PIRATE,
    PLAYING,
    PROMISING,
    SELLING,
)
from freebooters.games.meuterer.rules.refusals import refusal
from freebooters.games.meuterer.rules.state import MeutererState, Words, winners_of
from freebooters.games.meuterer.rules.view import MeutererView, view_of
from freebooters.games.meuterer.rules.worlds import imagined

__all__ = ["MeutererRules"]

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
        return setup.new_state(seats, options)

    def to_act(self, s: MeutererState) -> tuple[Seat, ...]:
        return s.acting

    def legal(self, s: MeutererState, seat: Seat) -> list[Action]:
        return _outcomes(s) if seat < 0 else _LEGAL[s.phase](s, seat)

    def outcomes(self, s: MeutererState) -> list[tuple[Action, int]]:
        found = _outcomes(s)
        of_bag = found[0][0] in ("deal", "take") and any(s.bag)
        weights = filter(None, s.bag) if of_bag else repeat(1)
        return list(zip(found, weights, strict=False))

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
            setup.deal(s, CARD_NUMBERS[words[1]], emit)
        elif verb == "island":
            setup.lay_island(s, ISLAND_NUMBERS[words[1]], emit)
        else:
            setup.appoint(s, words[1], emit)

    def returns(self, s: MeutererState) -> list[float]:
        winners = winners_of(s)  # ME-12
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(s.scores))]

    def ranks(self, s: MeutererState) -> list[int]:
        return [1 + sum(other > mine for other in s.scores) for mine in s.scores]

    def view(self, s: MeutererState, seat: Seat | None) -> MeutererView:
        return view_of(s, seat)

    def imagine(self, v: MeutererView, rng: Random) -> MeutererState:
        return imagined(v, rng)

    def mask(self, s: MeutererState, seat: Seat, action: Action, observer: Seat | None) -> Action:
        knower = seat
        if seat < 0:
            knower = s.turn if s.phase == DRAWING else setup.receiver(s)
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
    return voyage.takings(s) if s.phase == DRAWING else setup.outcomes(s)
