"""Why something is not legal now, in words and by rule."""

from __future__ import annotations

from freebooters.engine.contract import Action, Refusal, Seat
from freebooters.engine.messages import Message, say
from freebooters.games.meuterer.rules.components import (
    CARD_NUMBERS,
    CONFLICT,
    DRAWING,
    FIGHTING,
    GOODS,
    ISLAND_NUMBERS,
    PLAYING,
    POUCHES,
    PROMISING,
    ROLE_NUMBERS,
    SELLING,
)
from freebooters.games.meuterer.rules.sales import takes
from freebooters.games.meuterer.rules.state import NO_OFFER, MeutererState
from freebooters.games.meuterer.rules.trade import choosing

__all__ = ["refusal"]

_RULES = {
    "pouch": "ME-2",
    "play": "ME-3",
    "pass": "ME-3",
    "role": "ME-4",
    "fight": "ME-6",
    "sell": "ME-9",
    "done": "ME-9",
    "keep": "ME-11",
}

_MOMENTS = {
    PROMISING: "meuterer-refuse-moment-pouch",
    PLAYING: "meuterer-refuse-moment-play",
    FIGHTING: "meuterer-refuse-moment-fight",
    SELLING: "meuterer-refuse-moment-sell",
    DRAWING: "meuterer-refuse-moment-keep",
}


def refusal(s: MeutererState, seat: Seat, action: Action) -> Refusal | None:
    """Why an acting seat may not do that now; None for what is never an action of this game."""
    match action:
        case ("pouch", int(points)) if s.phase == PROMISING and points not in POUCHES:
            return _no("meuterer-refuse-pouch", "ME-2", most=max(POUCHES))
        case ("play", str(card)) if card in CARD_NUMBERS and s.phase == PLAYING:
            return _play(s, seat, card)
        case ("role", str(role)) if role in ROLE_NUMBERS and s.phase == PLAYING:
            return _role(s, seat, role)
        case ("fight", int(count)) if s.phase == FIGHTING and count >= 0:
            return _no("meuterer-refuse-conflict", "ME-6", held=s.hands[seat][CONFLICT])
        case ("sell", str(island), str(kind), int(count)) if s.phase == SELLING:
            return _sell(s, seat, island, kind, count)
        case ("keep", str(card)) if card in CARD_NUMBERS and s.phase == DRAWING:
            return _no("meuterer-refuse-not-drawn", "ME-11", card=_card(card))
        case (str(verb), *_) if verb in _RULES:
            return _no(_moment(s), _RULES[verb])
    return None


def _moment(s: MeutererState) -> str:
    """The refusal that says what is asked now instead."""
    return "meuterer-refuse-moment-role" if choosing(s) else _MOMENTS[s.phase]


def _play(s: MeutererState, seat: Seat, card: str) -> Refusal:
    if seat in s.passed:
        return _no("meuterer-refuse-passed", "ME-3")
    if not sum(s.hands[seat]):
        return _no("meuterer-refuse-empty", "ME-3")
    return _no("meuterer-refuse-no-card", "ME-3", card=_card(card))


def _role(s: MeutererState, seat: Seat, role: str) -> Refusal:
    if seat == s.captain:
        return _no("meuterer-refuse-captain", "ME-4")
    key = "meuterer-refuse-role-gone" if seat in s.passed else "meuterer-refuse-pass-first"
    return _no(key, "ME-4", role=say(f"meuterer-{role}"))


def _sell(s: MeutererState, seat: Seat, name: str, kind: str, count: int) -> Refusal | None:
    island = ISLAND_NUMBERS.get(name)
    if island is None or kind not in CARD_NUMBERS or count < 1:
        return None
    where, what = say(f"meuterer-{name}"), _card(kind)
    if island not in s.active:
        return _no("meuterer-refuse-passive", "ME-10", island=where)
    if CARD_NUMBERS[kind] not in GOODS:
        return _no("meuterer-refuse-unsaleable", "ME-8", card=what)
    if CARD_NUMBERS[kind] not in takes(island):
        return _no("meuterer-refuse-wrong-goods", "ME-8", island=where, card=what)
    if s.offers[2 * seat + s.active.index(island)] != NO_OFFER:
        return _no("meuterer-refuse-offered", "ME-9", island=where)
    return _no("meuterer-refuse-too-many", "ME-9", card=what)


def _card(card: str) -> Message:
    return say(f"meuterer-{card}")


def _no(key: str, rule: str, **args: int | Message) -> Refusal:
    return Refusal(say(key, **args), rule)
