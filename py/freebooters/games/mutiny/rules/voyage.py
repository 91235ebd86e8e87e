"""The voyage: rounds, cabins, the ship and its storms (MU-2 to MU-8)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.mutiny.rules.agenda import Happening, Question, Words
from freebooters.games.mutiny.rules.components import BOX, CREW
from freebooters.games.mutiny.rules.pirates import PIRATES
from freebooters.games.mutiny.rules.state import MutinyState, Step, combat_pile, gold_pile, plan

__all__ = ["HAPPENINGS", "QUESTIONS", "TURNS", "mutiny_cause"]

KNOCK: Action = ("knock",)
_TAKE: Mapping[str, Action] = {pirate: ("take", pirate) for pirate in CREW}
TURNS: tuple[Action, ...] = (KNOCK, *(take for pirate, take in _TAKE.items() if pirate != "ghost"))
"""All a turn may begin with; the ghost is never taken (MU-5)."""

_CABIN: Mapping[str, Action] = {pirate: ("cabin", pirate) for pirate in CREW}


def mutiny_cause(s: MutinyState) -> str | None:
    """Why the mutiny starts at the end of this round: `island`, an empty pile or the bank (MU-8)."""
    if s.ship == 0:
        return "island"
    if not combat_pile(s):
        return "combat"
    if not gold_pile(s):
        return "gold"
    return None if s.bank else "bank"


def _starts(s: MutinyState, seat: Seat) -> list[Action]:
    return [("start", dealer) for dealer in range(len(s.coins))]


def _start(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    s.dealer = s.turn = words[1]  # MU-1
    if emit:
        emit(Event("started", {"seat": s.dealer}))
    plan(s, ("deal",))


def _deal(s: MutinyState, emit: Emit | None) -> None:
    s.closed = len(s.coins) + BOX.spare_cabins  # MU-2
    if emit:
        emit(Event("dealt", {"seat": s.dealer, "cabins": s.closed}))
    plan(s, ("turn",))


def _turns(s: MutinyState, seat: Seat) -> list[Action]:
    found = [KNOCK] if s.closed else []
    found += [_TAKE[pirate] for pirate in ([s.opened] if s.opened else s.open)]  # MU-3
    return found


def _turn(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    if words == KNOCK:
        s.opened = ""
        if emit:
            emit(Event("knocked", {"seat": seat}))
        plan(s, ("cabin",))
        return
    pirate: str = words[1]
    s.open.remove(pirate)  # MU-4
    insort(s.used, pirate)
    s.opened = ""
    s.pirate = pirate
    if emit:
        emit(Event("took", {"seat": seat, "pirate": pirate}))
    plan(s, ("end",))
    PIRATES[pirate](s, emit)


def _cabins(s: MutinyState, seat: Seat) -> list[Action]:
    gone = {*s.open, *s.used, s.lifeboat}
    return [action for pirate, action in _CABIN.items() if pirate not in gone]


def _open(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    pirate: str = words[1]
    s.closed -= 1
    if emit:
        emit(Event("opened", {"seat": s.turn, "pirate": pirate, "closed": s.closed}))
    if pirate == "ghost":  # MU-5
        insort(s.used, pirate)
        if emit:
            emit(Event("frightened", {"seat": s.turn}))
        plan(s, ("end",))
        return
    s.open.append(pirate)
    s.opened = pirate
    plan(s, ("turn",))


def _end(s: MutinyState, emit: Emit | None) -> None:
    """Ends the turn: the seat has spent its pirate."""
    s.pirate = s.way = ""
    s.count = 0
    s.turn = (s.turn + 1) % len(s.coins)
    if s.turn == s.dealer:
        plan(s, ("sail",))
        return
    if "sate" in s.open:
        s.sate_bonus += 1  # MU-18
        if emit:
            emit(Event("sweetened", {"coins": min(1 + s.sate_bonus, s.bank)}))
    plan(s, ("turn",))


def _sail(s: MutinyState, emit: Emit | None) -> None:
    """Ends the round: the ship sails."""
    before, cells = s.ship, s.closed
    s.ship = max(0, before - cells)  # MU-6
    s.closed = s.sate_bonus = 0
    s.open, s.used = [], []
    cause = mutiny_cause(s)
    if cause is None:
        s.dealer = s.turn = (s.dealer + 1) % len(s.coins)
    if emit:
        emit(Event("sailed", {"cells": before - s.ship, "to": s.ship}))
    if cause:
        plan(s, ("mutiny",))
    elif any(s.ship <= storm < before for storm in BOX.storms):  # MU-7
        if emit:
            emit(Event("storm", {"to": s.ship}))
        plan(s, ("seasick",))
    else:
        plan(s, ("deal",))


def _sick(s: MutinyState, seat: Seat) -> list[Action]:
    return [("seasick", pirate) for pirate in CREW if pirate != s.lifeboat]


def _seasick(s: MutinyState, seat: Seat, step: Step, words: Words, emit: Emit | None) -> None:
    recovered, s.lifeboat = s.lifeboat, words[1]
    if emit:
        emit(Event("seasick", {"pirate": s.lifeboat, "recovered": recovered}))
    plan(s, ("deal",))


HAPPENINGS: Mapping[str, Happening] = {"deal": _deal, "end": _end, "sail": _sail}

QUESTIONS: Mapping[str, Question] = {
    "start": Question("chance", _starts, _start),
    "turn": Question("turn", _turns, _turn),
    "cabin": Question("chance", _cabins, _open),
    "seasick": Question("chance", _sick, _seasick),
}
