"""Bids are laid and shown ship by ship, ties are broken, and the winner controls the ship (KA-2 to
KA-6).
"""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.caribbean.rules.chart import AREAS
from freebooters.games.caribbean.rules.components import CARDS, GOALS, SHIPS, THIEF
from freebooters.games.caribbean.rules.rounds import end_round
from freebooters.games.caribbean.rules.state import NONE, CaribbeanState, card_of, members, spare_of
from freebooters.games.caribbean.rules.turn import busy

__all__ = ["BIDS", "DECLINE", "RAISE", "anchor", "answer", "bids_of", "lay_bid"]

RAISE: Action = ("raise",)
DECLINE: Action = ("decline",)

BIDS: tuple[dict[int, Action], ...] = tuple(
    {card: ("bid", ship, card) for card in CARDS} for ship in SHIPS
)
"""Per ship every card laid on it."""

_ONE = tuple((seat,) for seat in range(max(GOALS)))


def bids_of(s: CaribbeanState, seat: Seat) -> list[Action]:
    """Every card that seat may lay on its next ship."""
    bids = BIDS[s.laid[seat]]  # KA-2
    laid = s.bids[seat * len(SHIPS) : (seat + 1) * len(SHIPS)]
    return [bids[card] for card in CARDS if card not in laid]


def lay_bid(s: CaribbeanState, seat: Seat, card: int, emit: Emit | None) -> None:
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
    """Goes on to the next ship about which somebody has to decide something, or ends the round."""
    for ship in range(s.shown, len(SHIPS)):
        s.sailing = ship
        s.controller = NONE
        s.shown = ship + 1
        cards = s.bids[ship :: len(SHIPS)]
        best = max(cards)
        tied: Sequence[Seat] = ()
        if best != THIEF and cards.count(best) > 1:
            tied = [seat for seat, card in enumerate(cards) if card == best]
        asked = tuple(seat for seat in tied if s.spent[seat] == NONE)  # KA-4
        if asked:
            s.tied = sum(1 << seat for seat in tied)
            s.acting = asked
        if emit:
            emit(Event("shown", {"ship": SHIPS[ship], "cards": tuple(cards)}, reveals=True))
            if tied:
                emit(Event("tied", {"ship": SHIPS[ship], "seats": tuple(tied), "asked": asked}))
        if asked:
            return
        if tied:
            _adrift(s, "tie", emit)
        elif best == THIEF:  # KA-3
            _adrift(s, "thieves", emit)
        elif _take_control(s, cards.index(best), 0, emit):
            return
    s.sailing = s.controller = NONE
    end_round(s, emit)


def _adrift(s: CaribbeanState, reason: str, emit: Emit | None) -> None:
    if emit:
        emit(Event("adrift", {"ship": SHIPS[s.sailing], "reason": reason}))


def answer(s: CaribbeanState, seat: Seat, verb: str, emit: Emit | None) -> None:
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
    s.spent = tuple(
        s.sailing if s.raised >> seat & 1 else ship for seat, ship in enumerate(s.spent)
    )
    s.tied = s.answered = s.raised = 0
    if emit:
        answers = {"seats": tuple(tied), "cards": tuple(spares)}
        emit(Event("raised", {"ship": SHIPS[s.sailing], **answers}, reveals=True))
    offers = [spare or 0 for spare in spares]  # KA-4
    best = max(offers)
    if offers.count(best) > 1:
        _adrift(s, "tie", emit)
    elif _take_control(s, tied[offers.index(best)], best, emit):
        return
    _next_ship(s, emit)


def _take_control(s: CaribbeanState, seat: Seat, offer: int, emit: Emit | None) -> bool:
    """Gives a seat the ship in turn; False if it can do nothing and has anchored."""
    bid = card_of(s, seat, s.sailing)
    thieves = s.bids[s.sailing :: len(SHIPS)].count(THIEF)
    s.controller = seat
    spare = offer if s.surcharge else 0
    s.steps = max(0, bid + spare - thieves)  # KA-5
    s.acting = _ONE[seat]
    if emit:
        force = {"bid": bid, "spare": spare, "thieves": thieves, "steps": s.steps}
        emit(Event("controlled", {"seat": seat, "ship": SHIPS[s.sailing], **force}))
    if busy(s):
        return True
    _moor(s, seat, emit)  # KA-6
    return False


def _moor(s: CaribbeanState, seat: Seat, emit: Emit | None) -> None:
    """Ends a ship's turn; its controller is known until the next ship's."""
    s.steps = 0
    s.left = 0
    if emit:
        where = {"ship": SHIPS[s.sailing], "area": AREAS[s.at[s.sailing]].id}
        emit(Event("anchored", {"seat": seat, **where}))


def anchor(s: CaribbeanState, seat: Seat, emit: Emit | None) -> None:
    _moor(s, seat, emit)
    _next_ship(s, emit)
