"""Phases 1 and 2: the pouch, cards played face up, passing and the choice of roles."""

from __future__ import annotations

from itertools import compress

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.meuterer.rules.components import (
    CARD_NUMBERS,
    CARDS,
    ISLANDS,
    PIRATE,
    PLAYING,
    POUCHES,
    ROLE_NUMBERS,
    ROLES,
    card_names,
    island_name,
)
from freebooters.games.meuterer.rules.mutiny import reveal
from freebooters.games.meuterer.rules.state import (
    NONE,
    MeutererState,
    Words,
    ask,
    clockwise,
    steered,
)

__all__ = [
    "CHOICES",
    "PASS",
    "PLAYS",
    "PROMISES",
    "choose",
    "choosing",
    "on_offer",
    "pass_",
    "play",
    "promise",
    "turns",
]

PROMISES: tuple[Action, ...] = tuple(("pouch", points) for points in POUCHES)
PASS: Action = ("pass",)
PLAYS: tuple[Action, ...] = tuple(("play", card) for card in CARDS)
CHOICES: tuple[Action, ...] = tuple(("role", role) for role in ROLES)


def promise(s: MeutererState, seat: Seat, words: Words, emit: Emit | None) -> None:
    s.pouch = words[1]  # ME-2
    s.phase = PLAYING
    ask(s, seat)
    if emit:
        emit(Event("promised", {"seat": seat, "points": s.pouch}))


def choosing(s: MeutererState) -> bool:
    """Whether the seat on turn has passed and takes a role."""
    return s.phase == PLAYING and s.turn in s.passed and s.turn != s.captain


def turns(s: MeutererState, seat: Seat) -> list[Action]:
    """What the seat on turn may do in phase 2."""
    if seat in s.passed:
        return [CHOICES[role] for role in on_offer(s, seat)]
    return [*compress(PLAYS, s.hands[seat]), PASS]  # ME-3


def on_offer(s: MeutererState, seat: Seat) -> list[int]:
    """The roles that were there for a seat when it passed, including those it and later seats took
    (ME-4).
    """
    earlier = s.passed[: s.passed.index(seat)]
    gone = [s.roles[other] for other in earlier]
    return [role for role in range(len(ROLES)) if role not in gone]


def play(s: MeutererState, seat: Seat, words: Words, emit: Emit | None) -> None:
    card = CARD_NUMBERS[words[1]]
    s.hands[seat][card] -= 1  # ME-3
    s.played[seat][card] += 1
    if emit:
        emit(Event("played", {"seat": seat, "card": words[1]}))
    if card == PIRATE:
        _prowl(s, seat, emit)
    _next_turn(s, seat, emit)


def _prowl(s: MeutererState, seat: Seat, emit: Emit | None) -> None:
    """The pirate ship moves counter-clockwise (ME-13)."""
    steps = sum(s.hands[seat])
    start = s.circle.index(s.pirate_ship)
    passed = [s.circle[(start - step) % len(ISLANDS)] for step in range(1, steps + 1)]
    left, s.pirate_ship = s.pirate_ship, passed[-1] if passed else s.pirate_ship
    if emit:
        way = {"from": island_name(left), "to": island_name(s.pirate_ship), "steps": steps}
        emit(Event("prowled", {"seat": seat, **way}))
    if s.ship in passed:
        _rob(s, seat, emit)


def _rob(s: MeutererState, seat: Seat, emit: Emit | None) -> None:
    if emit:
        emit(
            Event(
                "robbed",
                {"seat": seat, "cards": tuple(tuple(card_names(cards)) for cards in s.played)},
            )
        )
    for cards in s.played:
        for card, count in enumerate(cards):
            s.discards[card] += count
        cards[:] = [0] * len(CARDS)


def pass_(s: MeutererState, seat: Seat, words: Words, emit: Emit | None) -> None:
    kept = sum(s.hands[seat])
    s.passed = (*s.passed, seat)
    if emit:
        emit(Event("passed", {"seat": seat, "kept": kept}))
    if seat == s.captain:  # ME-4
        s.bound = (steered(s, kept), NONE)
        if emit:
            course = {"side": "captain", "island": island_name(s.bound[0])}
            emit(Event("announced", {"seat": seat, **course}))
        _next_turn(s, seat, emit)
    elif emit:
        left = on_offer(s, seat)
        shown = {"roles": tuple(ROLES[role] for role in left)}
        emit(Event("looked", {"seat": seat}, shown, (seat,), reveals=len(left) < len(ROLES)))


def choose(s: MeutererState, seat: Seat, words: Words, emit: Emit | None) -> None:
    s.roles[seat] = ROLE_NUMBERS[words[1]]
    if emit:
        emit(Event("chose", {"seat": seat}, {"role": words[1]}, (seat,)))
    _next_turn(s, seat, emit)


def _next_turn(s: MeutererState, seat: Seat, emit: Emit | None) -> None:
    """Goes on to the next seat that has not passed, which may be the same one again."""
    passed = s.passed
    for other in clockwise(s, (seat + 1) % len(s.scores)):
        if other not in passed:
            ask(s, other)
            return
    reveal(s, emit)
