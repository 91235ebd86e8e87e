"""The set-up: colours, chests and berths are dealt, and later the chests of every stack (KA-1)."""

from __future__ import annotations

from freebooters.engine.contract import Action, Options, Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.caribbean.rules.chart import AREAS, TOWNS
from freebooters.games.caribbean.rules.components import COLOURS, SHIPS, SHOWN_FIRST, STACKS, STARTS
from freebooters.games.caribbean.rules.rounds import CHANCE_ACTS, begin_round
from freebooters.games.caribbean.rules.state import HIDDEN, NONE, CaribbeanState, members, owners_of

__all__ = ["berth", "deal_colour", "new_state", "outcomes", "show_chest"]


def new_state(seats: int, options: Options) -> CaribbeanState:
    """The state before anything happened (KA-1)."""
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
    s.gains = ()
    s.round = 0
    s.bids = [HIDDEN] * (seats * len(SHIPS))
    s.laid = [0] * seats
    s.shown = 0
    s.spent = (NONE,) * seats
    s.tied = s.answered = s.raised = 0
    s.sailing = NONE
    s.controller = NONE
    s.steps = 0
    s.left = 0
    s.acting = CHANCE_ACTS
    return s


def outcomes(s: CaribbeanState) -> list[Action]:
    """What chance may decide now; all outcomes are equally likely."""
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


def deal_colour(s: CaribbeanState, seat: Seat, colour: int, emit: Emit | None) -> None:
    s.colours = (*s.colours[:seat], colour, *s.colours[seat + 1 :])
    s.owners = owners_of(s.colours)
    if emit:
        emit(Event("coloured", {"seat": seat, "colour": COLOURS[colour]}))


def show_chest(s: CaribbeanState, town: int, emit: Emit | None) -> None:
    s.closed &= ~(1 << town)
    s.lying[town] = town
    s.unshown -= 1
    if emit:
        emit(Event("uncovered", {"chest": AREAS[town].id}))
    if s.round and not s.unshown:
        begin_round(s, emit)


def berth(s: CaribbeanState, ship: int, area: int, emit: Emit | None) -> None:
    s.at[ship] = area
    if emit:
        emit(Event("berthed", {"ship": SHIPS[ship], "area": AREAS[area].id}))
    if NONE not in s.at:
        begin_round(s, emit)
