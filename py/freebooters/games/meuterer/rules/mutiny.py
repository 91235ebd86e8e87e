"""Phases 3 to 5a: roles are shown, the mutiny is fought, captain and crew are paid."""

from __future__ import annotations

from collections.abc import Sequence

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.meuterer.rules.components import (
    BOY,
    CAPTAIN_SIDE,
    CONFLICT,
    FIGHTING,
    HAND,
    ISLANDS,
    MATE,
    MUTINEER,
    ROLES,
    island_name,
)
from freebooters.games.meuterer.rules.sales import open_sales
from freebooters.games.meuterer.rules.state import (
    MeutererState,
    Words,
    ask,
    ask_nobody,
    clockwise,
    gain,
    steered,
)

__all__ = [
    "FIGHTS",
    "fight",
    "fights",
    "for_captain",
    "holder",
    "reveal",
    "still_to_fight",
    "strengths",
    "succeeds",
]

FIGHTS: tuple[Action, ...] = tuple(("fight", count) for count in range(HAND + 1))


def reveal(s: MeutererState, emit: Emit | None) -> None:
    """Phase 3, and on to the mutiny or to the pay."""
    s.phase = FIGHTING
    ask_nobody(s)
    if emit:
        names = [ROLES[role] if role >= 0 else None for role in s.roles]
        emit(Event("revealed", {"roles": tuple(names)}, reveals=True))
    mutineer = holder(s, MUTINEER)
    if mutineer is None:
        _pay_captain(s, emit)
        open_sales(s, emit)
        return
    s.bound = (s.bound[0], steered(s, sum(s.hands[mutineer])))  # ME-5
    if emit:
        course = {"side": "mutineer", "island": island_name(s.bound[1])}
        emit(Event("announced", {"seat": mutineer, **course}))
        captain, mutiny = _face_up(s)
        if captain or mutiny:
            emit(Event("counted", {"captain": captain, "mutiny": mutiny}))
    ask(s, s.captain)


def holder(s: MeutererState, role: int) -> Seat | None:
    return s.roles.index(role) if role in s.roles else None


def for_captain(s: MeutererState, seat: Seat) -> bool | None:
    """Whether a seat fights for the captain or for the mutiny; None: it may not (ME-6)."""
    return True if seat == s.round_captain else CAPTAIN_SIDE.get(s.roles[seat])


def fights(s: MeutererState, seat: Seat) -> list[Action]:
    return list(FIGHTS[: s.hands[seat][CONFLICT] + 1])


def fight(s: MeutererState, seat: Seat, words: Words, emit: Emit | None) -> None:
    count: int = words[1]
    captain, mutiny = s.fought
    loyal = for_captain(s, seat)
    s.hands[seat][CONFLICT] -= count  # ME-6
    s.fought = (captain + count, mutiny) if loyal else (captain, mutiny + count)
    if emit:
        side = "captain" if loyal else "mutiny"
        emit(Event("fought", {"seat": seat, "side": side, "count": count}))
    for other in still_to_fight(s, seat):
        ask(s, other)
        return
    _resolve(s, emit)


def still_to_fight(s: MeutererState, seat: Seat) -> Sequence[Seat]:
    """Who is asked after that seat."""
    circuit = [other for other in clockwise(s, s.captain) if for_captain(s, other) is not None]
    return circuit[circuit.index(seat) + 1 :]


def strengths(s: MeutererState) -> tuple[int, int]:
    """The strengths of the captain's side, including the mate's own, and of the mutiny's."""
    captain, mutiny = s.fought
    loyal, rebel = _face_up(s)
    return captain + loyal + (MATE in s.roles), mutiny + rebel


def _face_up(s: MeutererState) -> tuple[int, int]:
    """Conflict cards face up that fight for the captain and for the mutiny: with the option, those
    of seats that may fight (ME-6).
    """
    if not s.open_conflict:
        return 0, 0
    found = {True: 0, False: 0, None: 0}
    for seat, cards in enumerate(s.played):
        found[for_captain(s, seat)] += cards[CONFLICT]
    return found[True], found[False]


def succeeds(s: MeutererState) -> bool:
    """Whether a mutiny that is over was won."""
    captain, mutiny = strengths(s)
    return MUTINEER in s.roles and mutiny >= captain  # ME-6


def _resolve(s: MeutererState, emit: Emit | None) -> None:
    ask_nobody(s)
    captain, mutiny = strengths(s)
    won = succeeds(s)
    if emit:
        strength = {"captain": captain, "mutiny": mutiny, "mate": MATE in s.roles}
        emit(Event("resolved", {"won": "mutiny" if won else "captain", **strength}))
    if won:
        _pay_mutineer(s, emit)
    else:
        _pay_captain(s, emit)
    open_sales(s, emit)


def _pay_captain(s: MeutererState, emit: Emit | None) -> None:
    _pay_ship(s, s.captain, s.bound[0], emit)  # ME-7
    mate = holder(s, MATE)
    if mate is None:
        return
    if s.pouch:
        _score(s, s.captain, -s.pouch, "pouch", emit)
    _score(s, mate, 1 + s.pouch, "mate", emit)


def _pay_mutineer(s: MeutererState, emit: Emit | None) -> None:
    mutineer, boy = s.roles.index(MUTINEER), holder(s, BOY)
    if emit:
        emit(Event("deposed", {"seat": s.captain, "by": mutineer}))
    s.captain = mutineer  # ME-7
    _pay_ship(s, mutineer, s.bound[1], emit)
    if boy is not None:
        _score(s, boy, 2, "boy", emit)


def _pay_ship(s: MeutererState, seat: Seat, island: int, emit: Emit | None) -> None:
    name, points = island_name(island), ISLANDS[island].ship
    gain(s, seat, points, "ship", name)
    if emit:
        reason = {"reason": "ship", "island": name}
        emit(Event("scored", {"seat": seat, "points": points, **reason}))


def _score(s: MeutererState, seat: Seat, points: int, reason: str, emit: Emit | None) -> None:
    gain(s, seat, points, reason)
    if emit:
        emit(Event("scored", {"seat": seat, "points": points, "reason": reason}))
