"""Phases 6 to 8: the ship sails, the table is cleared, hands are filled; and rounds begin and end."""

from __future__ import annotations

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Emit, Event
from freebooters.games.meuterer.rules.components import (
    CARD_NUMBERS,
    CARDS,
    CONFLICT,
    DRAWING,
    HAND,
    LOADER,
    PROMISING,
    ROUNDS,
    SPARE,
    card_names,
    island_name,
)
from freebooters.games.meuterer.rules.state import (
    CHANCE_ACTS,
    NO_OFFER,
    NOBODY,
    NONE,
    MeutererState,
    Words,
    ask,
    winners_of,
)

__all__ = ["KEEPS", "begin_round", "keep", "keeps", "sail", "take", "takings", "wanted"]

_TAKES: tuple[Action, ...] = tuple(("take", card) for card in CARDS)
KEEPS: tuple[Action, ...] = tuple(("keep", card) for card in CARDS)


def begin_round(s: MeutererState, emit: Emit | None) -> None:
    s.round += 1
    s.round_captain = s.captain
    s.pouch = NONE
    s.passed = NOBODY
    s.roles = [NONE] * len(s.roles)  # ME-12
    s.phase = PROMISING
    ask(s, s.captain)
    if emit:
        emit(Event("began", {"round": s.round, "captain": s.captain}))


def sail(s: MeutererState, emit: Emit | None) -> None:
    """Phases 6 and 7, unless the game is over."""
    s.past = (*s.past, (s.round_captain, s.pouch, tuple(s.roles), s.gains))
    s.gains = ()
    if s.round == ROUNDS[len(s.scores)]:  # ME-12
        if emit:
            emit(Event("won", {"winners": tuple(winners_of(s)), "scores": tuple(s.scores)}))
        return
    left, s.ship = s.ship, s.bound[s.captain != s.round_captain]  # ME-10
    s.active = (s.ship,) if left == s.ship else (s.ship, left)
    if emit:
        way = {"from": island_name(left), "to": island_name(s.ship)}
        emit(Event("sailed", {"seat": s.captain, **way}))
    _clear(s, emit)
    s.phase = DRAWING
    _fill(s, s.captain, emit)


def _clear(s: MeutererState, emit: Emit | None) -> None:
    cleared = [sum(counts) for counts in zip(*s.played, strict=True)]  # ME-11
    cleared[CONFLICT] += sum(s.fought)
    s.discards = [old + new for old, new in zip(s.discards, cleared, strict=True)]
    s.played = [[0] * len(CARDS) for _ in s.played]
    s.offers = [NO_OFFER] * len(s.offers)
    s.fought = (0, 0)
    s.bound = (NONE, NONE)
    if emit:
        emit(Event("cleared", {"cards": tuple(card_names(cleared))}))


def wanted(s: MeutererState, seat: Seat) -> int:
    """How many cards a seat still has to draw."""
    return HAND - sum(s.hands[seat])


def _fill(s: MeutererState, seat: Seat, emit: Emit | None) -> None:
    """Lets `seat` draw, or the next one that has to; then the next round begins."""
    while s.roles[seat] != LOADER and not wanted(s, seat):
        seat = (seat + 1) % len(s.scores)
        if seat == s.captain:
            begin_round(s, emit)
            return
    s.turn = seat
    _call_for_card(s, emit)


def _done(s: MeutererState, seat: Seat, emit: Emit | None) -> None:
    following = (seat + 1) % len(s.scores)
    if following == s.captain:
        begin_round(s, emit)
    else:
        _fill(s, following, emit)


def _call_for_card(s: MeutererState, emit: Emit | None) -> None:
    s.acting = CHANCE_ACTS
    if not s.under and not any(s.bag):
        s.bag, s.discards = s.discards, [0] * len(CARDS)
        s.shuffled = tuple(s.bag)
        if emit:
            emit(Event("shuffled", {"count": sum(s.bag)}))


def takings(s: MeutererState) -> list[Action]:
    """The cards that may be drawn next: any from the bag, or, if it is empty, the first one under
    it.
    """
    if any(s.bag):
        return [_TAKES[card] for card, count in enumerate(s.bag) if count]
    return [_TAKES[s.under[0][0]]]


def take(s: MeutererState, card: int, emit: Emit | None) -> None:
    seat = s.turn
    if any(s.bag):
        s.bag[card] -= 1
    else:
        s.under = s.under[1:]
    if s.roles[seat] == LOADER:
        s.drawn.append(card)
        if emit:
            emit(Event("hauled", {"seat": seat}, {"card": CARDS[card]}, (seat,)))
        _load(s, seat, emit)
    else:
        s.hands[seat][card] += 1
        if emit:
            emit(Event("drew", {"seat": seat}, {"card": CARDS[card]}, (seat,)))
        if wanted(s, seat):
            _call_for_card(s, emit)
        else:
            _done(s, seat, emit)


def _load(s: MeutererState, seat: Seat, emit: Emit | None) -> None:
    """Continues the loader's drawing, keeping and putting back."""
    short = wanted(s, seat)
    if len(s.drawn) < short + SPARE:
        _call_for_card(s, emit)
    elif short:
        ask(s, seat)
    else:
        s.under = (*s.under, *((card, seat) for card in s.drawn))
        if emit:
            shown = {"cards": tuple(CARDS[card] for card in s.drawn)}
            emit(Event("buried", {"seat": seat, "count": len(s.drawn)}, shown, (seat,)))
        s.drawn = []
        _done(s, seat, emit)


def keeps(s: MeutererState) -> list[Action]:
    return [KEEPS[card] for card in sorted(set(s.drawn))]


def keep(s: MeutererState, seat: Seat, words: Words, emit: Emit | None) -> None:
    card = CARD_NUMBERS[words[1]]
    s.drawn.remove(card)
    s.hands[seat][card] += 1
    if emit:
        emit(Event("kept", {"seat": seat}, {"card": words[1]}, (seat,)))
    _load(s, seat, emit)
