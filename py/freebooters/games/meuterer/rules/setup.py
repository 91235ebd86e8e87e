"""The set-up: islands are laid out, the first captain is drawn, hands are dealt (ME-1)."""

from __future__ import annotations

from freebooters.engine.contract import Action, Options, Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.meuterer.rules.components import (
    CARDS,
    COUNTS,
    HAND,
    HOCHLAND,
    ISLANDS,
    LAYING_OUT,
    PIRATE,
    PIRATENNEST,
    PRINTED,
)
from freebooters.games.meuterer.rules.state import (
    CHANCE_ACTS,
    NO_OFFER,
    NOBODY,
    NONE,
    MeutererState,
    clockwise,
)
from freebooters.games.meuterer.rules.voyage import begin_round

__all__ = ["appoint", "deal", "lay_island", "new_state", "outcomes", "receiver"]

_LAYS: tuple[Action, ...] = tuple(("island", island.name) for island in ISLANDS)
_DEALS: tuple[Action, ...] = tuple(("deal", card) for card in CARDS)


def new_state(seats: int, options: Options) -> MeutererState:
    """The state before anything happened (ME-1)."""
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
    s.past = ()
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


def outcomes(s: MeutererState) -> list[Action]:
    """What chance may decide now: the next island, the first captain, the next card."""
    if len(s.circle) < len(ISLANDS):
        return [action for island, action in enumerate(_LAYS) if island not in s.circle]
    if s.captain == NONE:
        return [("captain", seat) for seat in range(len(s.scores))]
    return [_DEALS[card] for card, count in enumerate(s.bag) if count]


def receiver(s: MeutererState) -> Seat:
    """The seat that gets the card dealt now; `NONE` if no card is dealt."""
    if s.captain == NONE:
        return NONE
    return next(seat for seat in clockwise(s, s.captain) if sum(s.hands[seat]) < HAND)


def lay_island(s: MeutererState, island: int, emit: Emit | None) -> None:
    s.circle = (*s.circle, island)  # ME-1
    if emit:
        where = {"island": ISLANDS[island].name, "place": len(s.circle) - 1}
        emit(Event("placed", where))


def appoint(s: MeutererState, seat: Seat, emit: Emit | None) -> None:
    s.captain = seat  # ME-1
    if emit:
        emit(Event("appointed", {"seat": seat}))


def deal(s: MeutererState, card: int, emit: Emit | None) -> None:
    seat = receiver(s)
    s.bag[card] -= 1
    s.hands[seat][card] += 1
    if emit:
        emit(Event("dealt", {"seat": seat}, {"card": CARDS[card]}, (seat,)))
    if all(sum(hand) == HAND for hand in s.hands):
        begin_round(s, emit)
