"""Caribbean (Michail Antonow, Jens-Peter Schliemann): six ships that nobody owns, two to four seats.

Rule ids (`KA-4`) are those of the rules page. Where the rulebook is silent, the rulings are: a
thief never controls (KA-3), a raised spare only breaks the tie and is no thief (KA-4, KA-5),
occupied areas are closed (KA-6), a chest does not go back where it came from in the same turn
(KA-7), and the game ends after thirty rounds (KA-9). `turn` has what a ship may do.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from freebooters.engine.contract import CHANCE, Action, Options, Refusal, Rules, Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.caribbean.rules.chart import AREAS, INDEX, TOWNS
from freebooters.games.caribbean.rules.components import (
    CARDS,
    COLOURS,
    GOALS,
    LAST_ROUND,
    SHIP_INDEX,
    SHIPS,
    SHOWN_FIRST,
    STACK_SIZE,
    STACKS,
    STARTS,
    THIEF,
)
from freebooters.games.caribbean.rules.refusals import refusal
from freebooters.games.caribbean.rules.state import (
    HIDDEN,
    NOBODY,
    NONE,
    CaribbeanState,
    CaribbeanView,
    card_of,
    members,
    owners_of,
    spare_of,
    winners_of,
)
from freebooters.games.caribbean.rules.turn import ACTS, ORDERS, busy, orders
from freebooters.games.caribbean.rules.view import fill, sight

__all__ = ["CaribbeanRules"]

_CHANCE = (CHANCE,)
_EVERYBODY = {seats: tuple(range(seats)) for seats in GOALS}
_ONE = tuple((seat,) for seat in range(max(GOALS)))

RAISE: Action = ("raise",)
DECLINE: Action = ("decline",)

_BIDS: tuple[dict[int, Action], ...] = tuple(
    {card: ("bid", ship, card) for card in CARDS} for ship in SHIPS
)


class CaribbeanRules(Rules[CaribbeanState, CaribbeanView]):
    """The rules, KA-1 to KA-9."""

    view_type = CaribbeanView

    def new(self, seats: int, options: Options) -> CaribbeanState:
        s = CaribbeanState()
        s.surcharge = options["surcharge"]
        s.colours = (NONE,) * seats
        s.owners = (NONE,) * len(AREAS)
        s.at = [NONE] * len(SHIPS)
        s.hold = [NONE] * len(SHIPS)
        s.lying = [NONE] * TOWNS
        s.closed = (1 << TOWNS) - 1  # KA-1
        s.secured = 0
        s.stacks = STACKS
        s.unshown = SHOWN_FIRST
        s.money = [0] * seats
        s.round = 0
        s.bids = [HIDDEN] * (seats * len(SHIPS))
        s.laid = [0] * seats
        s.shown = 0
        s.spent = 0
        s.tied = s.answered = s.raised = 0
        s.sailing = NONE
        s.controller = NONE
        s.steps = 0
        s.left = 0
        s.acting = _CHANCE
        return s

    def to_act(self, s: CaribbeanState) -> tuple[Seat, ...]:
        return s.acting

    def legal(self, s: CaribbeanState, seat: Seat) -> list[Action]:
        if seat < 0:
            return _outcomes(s)
        if s.tied:
            return [RAISE, DECLINE]  # KA-4
        if s.sailing >= 0:
            return orders(s)
        bids = _BIDS[s.laid[seat]]  # KA-2
        laid = s.bids[seat * len(SHIPS) : (seat + 1) * len(SHIPS)]
        return [bids[card] for card in CARDS if card not in laid]

    def draw(self, s: CaribbeanState, rng: Random) -> Action:
        outcomes = _outcomes(s)
        return outcomes[int(rng.random() * len(outcomes))]

    def apply(
        self, s: CaribbeanState, seat: Seat, action: Action, emit: Emit | None = None
    ) -> None:
        words: tuple[Any, ...] = action
        verb = words[0]
        act = ACTS.get(verb)
        if act is not None:
            act(s, seat, words, emit)
            if not busy(s):  # KA-6
                _anchor(s, seat, emit)
        elif verb == "bid":
            _bid(s, seat, words[2], emit)
        elif verb == "anchor":
            _anchor(s, seat, emit)
        elif seat >= 0:
            _answer(s, seat, verb, emit)
        elif verb == "colour":
            _deal_colour(s, words[1], COLOURS.index(words[2]), emit)
        elif verb == "chest":
            _show_chest(s, INDEX[words[1]], emit)
        else:
            _berth(s, SHIP_INDEX[words[1]], INDEX[words[2]], emit)

    def returns(self, s: CaribbeanState) -> list[float]:
        winners = winners_of(s)  # KA-9
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(s.money))]

    def ranks(self, s: CaribbeanState) -> list[int]:
        return [1 + sum(other > mine for other in s.money) for mine in s.money]

    def view(self, s: CaribbeanState, seat: Seat | None) -> CaribbeanView:
        return sight(s, seat)

    def imagine(self, v: CaribbeanView, rng: Random) -> CaribbeanState:
        s = self.new(len(v.money), v.options)
        fill(s, v, rng)
        return s

    def mask(self, s: CaribbeanState, seat: Seat, action: Action, observer: Seat | None) -> Action:
        if observer == seat:
            return action
        if action[0] == "bid":  # KA-2
            return action[:2]
        return () if action in (RAISE, DECLINE) else action  # KA-4

    def actions(self, seats: int, options: Options) -> Sequence[Action]:
        bids = [bid for cards in _BIDS for bid in cards.values()]
        return (*bids, RAISE, DECLINE, *ORDERS)

    def refuse(self, s: CaribbeanState, seat: Seat, action: Action) -> Refusal:
        return refusal(s, seat, action) or super().refuse(s, seat, action)


def _outcomes(s: CaribbeanState) -> list[Action]:
    """What chance may decide now, each as likely as the others."""
    if NONE in s.colours:
        return [
            ("colour", s.colours.index(NONE), name)
            for colour, name in enumerate(COLOURS)
            if colour not in s.colours
        ]
    if s.unshown:
        return [("chest", AREAS[town].id) for town in members(s.closed)]
    ship = s.at.index(NONE)
    return [("berth", SHIPS[ship], AREAS[area].id) for area in STARTS if area not in s.at]


def _deal_colour(s: CaribbeanState, seat: Seat, colour: int, emit: Emit | None) -> None:
    s.colours = (*s.colours[:seat], colour, *s.colours[seat + 1 :])
    s.owners = owners_of(s.colours)
    if emit:
        emit(Event("coloured", {"seat": seat, "colour": COLOURS[colour]}))


def _show_chest(s: CaribbeanState, town: int, emit: Emit | None) -> None:
    s.closed &= ~(1 << town)
    s.lying[town] = town
    s.unshown -= 1
    if emit:
        emit(Event("uncovered", {"chest": AREAS[town].id}))
    if s.round and not s.unshown:
        _begin_round(s, emit)


def _berth(s: CaribbeanState, ship: int, area: int, emit: Emit | None) -> None:
    s.at[ship] = area
    if emit:
        emit(Event("berthed", {"ship": SHIPS[ship], "area": AREAS[area].id}))
    if NONE not in s.at:
        _begin_round(s, emit)


def _begin_round(s: CaribbeanState, emit: Emit | None) -> None:
    seats = len(s.money)
    s.round += 1
    s.bids = [HIDDEN] * len(s.bids)  # KA-9
    s.laid = [0] * seats
    s.shown = 0
    s.spent = 0
    s.acting = _EVERYBODY[seats]
    if emit:
        emit(Event("began", {"round": s.round}))


def _bid(s: CaribbeanState, seat: Seat, card: int, emit: Emit | None) -> None:
    ship = s.laid[seat]
    s.bids[seat * len(SHIPS) + ship] = card
    s.laid[seat] += 1
    if emit:
        emit(Event("bid", {"seat": seat, "ship": SHIPS[ship]}, {"card": card}, (seat,)))
    if s.laid[seat] == len(SHIPS):
        if emit:
            emit(Event("laid", {"seat": seat}, {"spare": spare_of(s, seat)}, (seat,)))
        s.acting = tuple(other for other in s.acting if other != seat)
        if not s.acting:
            _next_ship(s, emit)


def _next_ship(s: CaribbeanState, emit: Emit | None) -> None:
    """Goes on to the next ship with which somebody has something to decide, else ends the round."""
    for ship in range(s.shown, len(SHIPS)):
        s.sailing = ship
        s.shown = ship + 1
        cards = s.bids[ship :: len(SHIPS)]
        if emit:
            emit(Event("shown", {"ship": SHIPS[ship], "cards": cards}, reveals=True))
        best = max(cards)
        if best == THIEF:  # KA-3
            _adrift(s, "thieves", emit)
            continue
        if cards.count(best) == 1:
            if _take_control(s, cards.index(best), 0, emit):
                return
        elif _ask_tied(s, [seat for seat, card in enumerate(cards) if card == best], emit):
            return
    s.sailing = NONE
    _end_round(s, emit)


def _adrift(s: CaribbeanState, reason: str, emit: Emit | None) -> None:
    if emit:
        emit(Event("adrift", {"ship": SHIPS[s.sailing], "reason": reason}))


def _ask_tied(s: CaribbeanState, tied: Sequence[Seat], emit: Emit | None) -> bool:
    """Asks who is to be asked; False: nobody is, so the ship does nothing."""
    asked = [seat for seat in tied if not s.spent >> seat & 1]  # KA-4
    if emit:
        emit(Event("tied", {"ship": SHIPS[s.sailing], "seats": list(tied), "asked": asked}))
    if not asked:
        _adrift(s, "tie", emit)
        return False
    s.tied = sum(1 << seat for seat in tied)
    s.acting = tuple(asked)
    return True


def _answer(s: CaribbeanState, seat: Seat, verb: str, emit: Emit | None) -> None:
    s.answered |= 1 << seat
    if verb == "raise":
        s.raised |= 1 << seat
    if emit:
        public = {"seat": seat, "ship": SHIPS[s.sailing]}
        emit(Event("answered", public, {"answer": verb}, (seat,)))
    s.acting = tuple(other for other in s.acting if other != seat)
    if not s.acting:
        _break_tie(s, emit)


def _break_tie(s: CaribbeanState, emit: Emit | None) -> None:
    tied, raised = members(s.tied), members(s.raised)
    spares = [spare_of(s, seat) if seat in raised else None for seat in tied]
    s.spent |= s.raised
    s.tied = s.answered = s.raised = 0
    if emit:
        answers = {"seats": list(tied), "cards": spares}
        emit(Event("raised", {"ship": SHIPS[s.sailing], **answers}, reveals=True))
    offers = [spare or 0 for spare in spares]  # KA-4
    best = max(offers)
    if offers.count(best) > 1:
        _adrift(s, "tie", emit)
    elif _take_control(s, tied[offers.index(best)], best, emit):
        return
    _next_ship(s, emit)


def _take_control(s: CaribbeanState, seat: Seat, offer: int, emit: Emit | None) -> bool:
    """Gives a seat the ship in turn; False: it can do nothing and has anchored."""
    bid = card_of(s, seat, s.sailing)
    thieves = s.bids[s.sailing :: len(SHIPS)].count(THIEF)
    s.controller = seat
    s.steps = max(0, bid + (offer if s.surcharge else 0) - thieves)  # KA-5
    s.acting = _ONE[seat]
    if emit:
        force = {"bid": bid, "thieves": thieves, "steps": s.steps}
        emit(Event("controlled", {"seat": seat, "ship": SHIPS[s.sailing], **force}))
    if busy(s):
        return True
    _moor(s, seat, emit)  # KA-6
    return False


def _moor(s: CaribbeanState, seat: Seat, emit: Emit | None) -> None:
    """Ends a ship's turn."""
    s.controller = NONE
    s.steps = 0
    s.left = 0
    if emit:
        where = {"ship": SHIPS[s.sailing], "area": AREAS[s.at[s.sailing]].id}
        emit(Event("anchored", {"seat": seat, **where}))


def _anchor(s: CaribbeanState, seat: Seat, emit: Emit | None) -> None:
    _moor(s, seat, emit)
    _next_ship(s, emit)


def _end_round(s: CaribbeanState, emit: Emit | None) -> None:
    rich = max(s.money) >= GOALS[len(s.money)]  # KA-9
    if emit:
        bids = {ship: s.bids[number :: len(SHIPS)] for ship, number in SHIP_INDEX.items()}
        args = {"round": s.round, "money": s.money[:], "bids": bids, "spent": [*members(s.spent)]}
        emit(Event("ended", args))
    if rich or s.round == LAST_ROUND:
        s.acting = NOBODY
        if emit:
            reason = "goal" if rich else "rounds"
            emit(
                Event(
                    "won", {"winners": list(winners_of(s)), "money": s.money[:], "reason": reason}
                )
            )
    elif s.stacks:
        s.stacks -= 1
        s.unshown = STACK_SIZE
        s.acting = _CHANCE
    else:
        _begin_round(s, emit)
