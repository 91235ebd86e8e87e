"""Caribbean (Michail Antonow, Jens-Peter Schliemann): six ships that nobody owns, two to four seats.

Rule ids (`KA-4`) are those of the rules page. Where the rulebook is silent, rulings say:

* a thief never controls a ship (KA-3);
* a raised spare only breaks the tie and is no thief (KA-4, KA-5);
* occupied areas are closed (KA-6);
* a chest does not go back where it came from in the same turn (KA-7);
* the game ends after thirty rounds (KA-9).

The set-up is in `setup`, bids and ties in `bids`, what a ship may do in `turn`, rounds and the end
in `rounds`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from freebooters.engine.contract import Action, Options, Refusal, Rules, Seat
from freebooters.engine.events import Emit
from freebooters.games.caribbean.rules.bids import (
    BIDS,
    DECLINE,
    RAISE,
    anchor,
    answer,
    bids_of,
    lay_bid,
)
from freebooters.games.caribbean.rules.chart import INDEX
from freebooters.games.caribbean.rules.components import COLOURS, SHIP_INDEX
from freebooters.games.caribbean.rules.refusals import refusal
from freebooters.games.caribbean.rules.setup import (
    berth,
    deal_colour,
    new_state,
    outcomes,
    show_chest,
)
from freebooters.games.caribbean.rules.state import CaribbeanState, winners_of
from freebooters.games.caribbean.rules.turn import ACTS, ORDERS, busy, orders
from freebooters.games.caribbean.rules.view import CaribbeanView, imagined, view_of

__all__ = ["CaribbeanRules"]


class CaribbeanRules(Rules[CaribbeanState, CaribbeanView]):
    """The rules, KA-1 to KA-9."""

    view_type = CaribbeanView

    def new(self, seats: int, options: Options) -> CaribbeanState:
        return new_state(seats, options)

    def to_act(self, s: CaribbeanState) -> tuple[Seat, ...]:
        return s.acting

    def legal(self, s: CaribbeanState, seat: Seat) -> list[Action]:
        if seat < 0:
            return outcomes(s)
        if s.tied:
            return [RAISE, DECLINE]  # KA-4
        if s.sailing >= 0:
            return orders(s)
        return bids_of(s, seat)

    def outcomes(self, s: CaribbeanState) -> list[tuple[Action, int]]:
        return [(action, 1) for action in outcomes(s)]

    def draw(self, s: CaribbeanState, rng: Random) -> Action:
        found = outcomes(s)
        return found[int(rng.random() * len(found))]

    def apply(
        self, s: CaribbeanState, seat: Seat, action: Action, emit: Emit | None = None
    ) -> None:
        words: tuple[Any, ...] = action
        verb = words[0]
        act = ACTS.get(verb)
        if act is not None:
            act(s, seat, words, emit)
            if not busy(s):  # KA-6
                anchor(s, seat, emit)
        elif verb == "bid":
            lay_bid(s, seat, words[2], emit)
        elif verb == "anchor":
            anchor(s, seat, emit)
        elif seat >= 0:
            answer(s, seat, verb, emit)
        elif verb == "colour":
            deal_colour(s, words[1], COLOURS.index(words[2]), emit)
        elif verb == "chest":
            show_chest(s, INDEX[words[1]], emit)
        else:
            berth(s, SHIP_INDEX[words[1]], INDEX[words[2]], emit)

    def returns(self, s: CaribbeanState) -> list[float]:
        winners = winners_of(s)  # KA-9
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(s.money))]

    def ranks(self, s: CaribbeanState) -> list[int]:
        return [1 + sum(other > mine for other in s.money) for mine in s.money]

    def party(self, v: CaribbeanView, seat: Seat) -> str | None:
        return v.colours[seat]

    def view(self, s: CaribbeanState, seat: Seat | None) -> CaribbeanView:
        return view_of(s, seat)

    def imagine(self, v: CaribbeanView, rng: Random) -> CaribbeanState:
        return imagined(v, rng)

    def mask(self, s: CaribbeanState, seat: Seat, action: Action, observer: Seat | None) -> Action:
        if observer == seat:
            return action
        if action[0] == "bid":  # KA-2
            return action[:2]
        return () if action in (RAISE, DECLINE) else action  # KA-4

    def actions(self, seats: int, options: Options) -> Sequence[Action]:
        bids = [bid for cards in BIDS for bid in cards.values()]
        return (*bids, RAISE, DECLINE, *ORDERS)

    def refuse(self, s: CaribbeanState, seat: Seat, action: Action) -> Refusal:
        return refusal(s, seat, action) or super().refuse(s, seat, action)
