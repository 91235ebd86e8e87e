"""Reasons for actions, in words."""

from __future__ import annotations

from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message, say
from freebooters.games.cartagena.rules.moves import landing
from freebooters.games.cartagena.rules.state import CartagenaState

__all__ = ["reason"]

_LONG = 6
"""With at least so many spaces a jump is long."""


def reason(s: CartagenaState, seat: Seat, action: Action) -> Message | None:
    """The best reason for the action; None if there is none."""
    match action:
        case ("play", str(symbol), int(cell)):
            return _of_play(s, seat, s.variant.edition.index[symbol], cell)
        case ("retreat", int(cell)):
            return _of_retreat(s, seat, cell)
        case ("end",) if sum(s.hands[seat]) and _longest(s, seat) < _LONG:
            return say("cartagena-reason-keep")
    return None


def _of_play(s: CartagenaState, seat: Seat, symbol: int, cell: int) -> Message | None:
    men, boat, crew = s.men[seat], s.variant.boat, s.variant.pirates
    to = landing(s, symbol, cell)
    if to == boat:
        aboard = men.count(boat) + 1
        if aboard == crew:
            return say("cartagena-reason-wins")
        return say("cartagena-reason-aboard", count=aboard, all=crew)
    steps = to - cell
    if steps >= _LONG and steps == _longest(s, seat):
        return say("cartagena-reason-far", steps=steps)
    if cell == men[0] and cell != men[1]:
        return say("cartagena-reason-straggler")
    return None


def _of_retreat(s: CartagenaState, seat: Seat, cell: int) -> Message | None:
    to = cell - 1
    while not 0 < s.occupied[to] < 3:
        to -= 1
    count = min(s.occupied[to], s.drawable)
    if not count:
        return None
    if not sum(s.hands[seat]):
        return say("cartagena-reason-refill", count=count)
    return say("cartagena-reason-cards", count=count, steps=cell - to)


def _longest(s: CartagenaState, seat: Seat) -> int:
    """Spaces of the longest jump that seat has a card for."""
    return max(
        (
            landing(s, symbol, cell) - cell
            for symbol, count in enumerate(s.hands[seat])
            for cell in s.men[seat]
            if count and cell < s.variant.boat
        ),
        default=0,
    )
