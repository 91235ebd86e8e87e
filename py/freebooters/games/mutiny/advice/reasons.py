"""Reasons for actions, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.mutiny.advice.chances import chances_of
from freebooters.games.mutiny.advice.holdings import holdings
from freebooters.games.mutiny.advice.pirates import pirate_worth, turn_worth
from freebooters.games.mutiny.rules.components import COLOURS, LETTERS, SIDES, card_value, colour_of
from freebooters.games.mutiny.rules.state import (
    NO_PAIR,
    NONE,
    MutinyState,
    combat_pile,
    gold_pile,
    leaning,
    side_strength,
)

__all__ = ["reason"]

_GIFTS: Mapping[str, str] = {
    "valverde": "mutiny-reason-gold",
    "diaz": "mutiny-reason-choice",
    "crackpott": "mutiny-reason-cards",
    "tembo": "mutiny-reason-cards",
    "wessel": "mutiny-reason-swap",
    "nero": "mutiny-reason-trade",
    "pang": "mutiny-reason-choice",
    "chang": "mutiny-reason-gold",
    "sate": "mutiny-reason-gold",
    "bijoux": "mutiny-reason-bluff",
    "ojo": "mutiny-reason-spy",
    "cambivalute": "mutiny-reason-sailors",
}
"""What each pirate is good for; Bijoux and Ojo after an oath."""

_OATHS = ("bijoux", "ojo")


def _others_coins(s: MutinyState, seat: Seat) -> int:
    return sum(s.coins) - s.coins[seat]


_NEEDS: Mapping[str, Callable[[MutinyState, Seat], int]] = {
    "valverde": lambda s, seat: s.bank + gold_pile(s),
    "diaz": lambda s, seat: gold_pile(s) and combat_pile(s),
    "crackpott": lambda s, seat: combat_pile(s),
    "tembo": lambda s, seat: combat_pile(s),
    "wessel": lambda s, seat: sum(s.hands[seat]),
    "nero": lambda s, seat: s.bank * sum(s.hands[seat]) + s.coins[seat] * combat_pile(s),
    "pang": lambda s, seat: s.bank and combat_pile(s),
    "chang": _others_coins,
    "sate": lambda s, seat: s.bank,
    "ojo": lambda s, seat: any(side != NONE for o, side in enumerate(s.allegiance) if o != seat),
}
"""What must be there for a pirate to be good for that."""


def reason(s: MutinyState, seat: Seat, action: Action) -> Message | None:
    """The best reason for the action; None if there is none."""
    words: tuple[Any, ...] = action
    verb, *what = words
    found = _REASONS.get(verb)
    return None if found is None else found(s, seat, *what)


def _of_pirate(s: MutinyState, seat: Seat, pirate: str) -> Message | None:
    if pirate in _OATHS and s.allegiance[seat] == NONE:
        return say("mutiny-reason-oath")
    needs = _NEEDS.get(pirate)
    return say(_GIFTS[pirate]) if needs is None or needs(s, seat) else None


def _of_peek(s: MutinyState, seat: Seat, other: Seat) -> Message | None:
    if other in s.peeked[seat]:
        return None
    return say("mutiny-reason-unknown-side", seat=SeatName(other))


def _of_robbery(s: MutinyState, seat: Seat, victim: Seat) -> Message | None:
    most = max(coins for other, coins in enumerate(s.coins) if other != seat)
    if s.coins[victim] < most:
        return None
    return say("mutiny-reason-rob", seat=SeatName(victim))


def _of_gift(s: MutinyState, seat: Seat, what: str) -> Message:
    return say("mutiny-reason-cards" if what == "combat" else "mutiny-reason-gold")


def _of_keeping(s: MutinyState, seat: Seat, what: str, value: int = 0) -> Message | None:
    if what not in COLOURS:
        return _of_gift(s, seat, what)
    if leaning(s, seat) != COLOURS.index(what):
        return None
    return say("mutiny-reason-own-card", value=value)


def _of_giving(s: MutinyState, seat: Seat, colour: str, value: int) -> Message | None:
    foreign = leaning(s, seat) == 1 - COLOURS.index(colour)
    return say("mutiny-reason-foreign-card") if foreign else None


def _of_buying(s: MutinyState, seat: Seat) -> Message:
    return say("mutiny-reason-cards")


def _of_look(s: MutinyState, seat: Seat, letter: str) -> Message | None:
    known = seat in s.seen[LETTERS.index(letter)]
    return None if known else say("mutiny-reason-unknown-pair")


def _of_placing(s: MutinyState, seat: Seat, pink: int, grey: int) -> Message | None:
    return _of_pair(s, seat, s.sailors.index(NO_PAIR), pink - grey)


def _of_swap(s: MutinyState, seat: Seat) -> Message | None:
    duel = s.agenda[-1][1]
    pink, grey = s.sailors[duel]
    return _of_pair(s, seat, duel, grey - pink)


def _of_leaving(s: MutinyState, seat: Seat) -> Message | None:
    duel = s.agenda[-1][1]
    pink, grey = s.sailors[duel]
    return _of_pair(s, seat, duel, pink - grey)


def _of_monkey(s: MutinyState, seat: Seat) -> Message | None:
    return say("mutiny-reason-monkey") if any(s.hands[seat]) else None


def _of_knock(s: MutinyState, seat: Seat) -> Message | None:
    at_hand = [s.opened] if s.opened else s.open
    if not at_hand:
        return None
    chances, held = chances_of(s, seat), holdings(s, seat)
    best = max(pirate_worth(s, seat, chances, held, pirate) for pirate in at_hand)
    if round(turn_worth(s, seat, chances, held, s.closed) - best, 9) <= 0:
        return None
    return say("mutiny-reason-knock")


def _of_oath(s: MutinyState, seat: Seat, name: str) -> Message | None:
    side = SIDES.index(name)
    points = side_strength(s.hands[seat], side)
    if points > side_strength(s.hands[seat], 1 - side):
        return say("mutiny-reason-side", points=points)
    for other in s.peeked[seat]:
        if s.allegiance[other] == side:
            return say("mutiny-reason-friend", seat=SeatName(other))
    return say("mutiny-reason-oath") if s.allegiance[seat] == NONE else None


def _of_pair(s: MutinyState, seat: Seat, duel: int, pink_lead: int) -> Message | None:
    side = leaning(s, seat)
    lead = pink_lead if side == 0 else -pink_lead
    if side == NONE or lead <= 0:
        return None
    return say("mutiny-reason-pair", letter=LETTERS[duel], lead=lead)


def _of_fight(s: MutinyState, seat: Seat, colour: str, value: int) -> Message | None:
    own, side = s.allegiance[seat], COLOURS.index(colour)
    if side != own:
        held = any(count for card, count in enumerate(s.hands[seat]) if colour_of(card) == own)
        return say("mutiny-reason-feint") if held else None
    lead = s.totals[own] + value - s.totals[1 - own]
    if lead > 0:
        return say("mutiny-reason-ahead", lead=lead)
    strongest = max(
        card_value(card)
        for card, count in enumerate(s.hands[seat])
        if count and colour_of(card) == own
    )
    return say("mutiny-reason-closer", gap=-lead) if value == strongest else None


_REASONS: Mapping[str, Callable[..., Message | None]] = {
    "knock": _of_knock,
    "take": _of_pirate,
    "swear": _of_oath,
    "peek": _of_peek,
    "rob": _of_robbery,
    "choose": _of_gift,
    "keep": _of_keeping,
    "return": _of_giving,
    "sell": _of_giving,
    "buy": _of_buying,
    "place": _of_placing,
    "inspect": _of_look,
    "swap": _of_swap,
    "leave": _of_leaving,
    "fight": _of_fight,
    "monkey": _of_monkey,
}
"""By verb; each is given the state, the seat and the action's other words."""
