"""Rounds begin and end, and the last one ends the game (KA-9)."""

from __future__ import annotations

from freebooters.engine.contract import CHANCE
from freebooters.engine.events import Emit, Event
from freebooters.games.caribbean.rules.components import (
    GOALS,
    LAST_ROUND,
    SHIP_INDEX,
    SHIPS,
    STACK_SIZE,
)
from freebooters.games.caribbean.rules.state import (
    HIDDEN,
    NOBODY,
    NONE,
    CaribbeanState,
    winners_of,
)

__all__ = ["CHANCE_ACTS", "begin_round", "end_round"]

CHANCE_ACTS = (CHANCE,)
_EVERYBODY = {seats: tuple(range(seats)) for seats in GOALS}


def begin_round(s: CaribbeanState, emit: Emit | None) -> None:
    seats = len(s.money)
    s.round += 1
    s.gains = (*s.gains, ())
    s.bids = [HIDDEN] * len(s.bids)  # KA-9
    s.laid = [0] * seats
    s.shown = 0
    s.spent = (NONE,) * seats
    s.acting = _EVERYBODY[seats]
    if emit:
        emit(Event("began", {"round": s.round}))


def end_round(s: CaribbeanState, emit: Emit | None) -> None:
    rich = max(s.money) >= GOALS[len(s.money)]  # KA-9
    if emit:
        bids = {ship: tuple(s.bids[number :: len(SHIPS)]) for ship, number in SHIP_INDEX.items()}
        args = {
            "round": s.round,
            "money": tuple(s.money),
            "bids": bids,
            "spent": tuple(None if ship == NONE else SHIPS[ship] for ship in s.spent),
        }
        emit(Event("ended", args))
    if rich or s.round == LAST_ROUND:
        s.acting = NOBODY
        if emit:
            reason = "goal" if rich else "rounds"
            emit(
                Event(
                    "won",
                    {"winners": tuple(winners_of(s)), "money": tuple(s.money), "reason": reason},
                )
            )
    elif s.stacks:
        s.stacks -= 1
        s.unshown = STACK_SIZE
        s.acting = CHANCE_ACTS
    else:
        begin_round(s, emit)
