"""Reasons for actions, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message, say
from freebooters.games.meuterer.advice.hands import role_values
from freebooters.games.meuterer.rules.components import (
    BOY,
    CARD_NUMBERS,
    CONFLICT,
    GOODS,
    ISLAND_NUMBERS,
    ISLANDS,
    LOADER,
    MATE,
    MERCHANT,
    MUTINEER,
    PIRATE,
    ROLE_NUMBERS,
    ROUNDS,
)
from freebooters.games.meuterer.rules.mutiny import for_captain, still_to_fight, strengths
from freebooters.games.meuterer.rules.sales import takes
from freebooters.games.meuterer.rules.state import MeutererState, clockwise, steered

__all__ = ["reason"]

_CLOSE = 0.75
"""A role whose worth is at most so many points below the best still gets a reason."""


def reason(s: MeutererState, seat: Seat, action: Action) -> Message | None:
    """The best reason for the action; None if there is none."""
    match action:
        case ("pouch", int(points)):
            return say("meuterer-reason-pouch", points=points)
        case ("play", str(card)):
            return _of_card(s, seat, CARD_NUMBERS[card])
        case ("pass",):
            return _of_pass(s, seat)
        case ("role", str(role)):
            return _of_role(s, seat, ROLE_NUMBERS[role])
        case ("fight", int(count)):
            return _of_fight(s, seat, count)
        case ("sell", str(island), _, int(count)):
            return _of_sale(s, seat, ISLAND_NUMBERS[island], count)
        case ("keep", str(card)):
            return _of_keeping(s, CARD_NUMBERS[card])
    return None


def _island(island: int) -> Message:
    return say(f"meuterer-{ISLANDS[island].name}")


def _of_card(s: MeutererState, seat: Seat, card: int) -> Message | None:
    if card == PIRATE:
        return _of_pirate(s, seat)
    if card == CONFLICT:
        return None
    markets = [island for island in s.active if card in takes(island)]
    if not markets:
        return None if _is_last(s) else say("meuterer-reason-sheds")
    mine = s.played[seat]
    count = mine[card] + 1
    for island in markets:
        most = max(takes(island), key=mine.__getitem__)
        if mine[most] >= count and not _sells_elsewhere(s, most, island):
            continue  # one island buys one kind from each seat
        rival = max(
            max(cards[kind] for kind in takes(island))
            for other, cards in enumerate(s.played)
            if other != seat
        )
        if count > max(rival, mine[most]):
            return say("meuterer-reason-leads", island=_island(island))
        if count == rival > mine[most]:
            return say("meuterer-reason-level", island=_island(island))
        return say("meuterer-reason-goods", island=_island(island))
    return None


def _is_last(s: MeutererState) -> bool:
    """Whether nobody draws after this round."""
    return s.round == ROUNDS[len(s.scores)]


def _sells_elsewhere(s: MeutererState, kind: int, island: int) -> bool:
    return any(kind in takes(other) for other in s.active if other != island)


def _of_pirate(s: MeutererState, seat: Seat) -> Message | None:
    start, steps = s.circle.index(s.pirate_ship), sum(s.hands[seat]) - 1
    route = [s.circle[(start - step) % len(ISLANDS)] for step in range(1, steps + 1)]
    return say("meuterer-reason-robs") if s.ship in route else None


def _of_pass(s: MeutererState, seat: Seat) -> Message | None:
    hand = s.hands[seat]
    if seat == s.captain:
        return say("meuterer-reason-steers", island=_island(steered(s, sum(hand))))
    if all(other == s.captain for other in s.passed):
        return say("meuterer-reason-first")
    if hand[CONFLICT]:
        return say("meuterer-reason-armed", count=hand[CONFLICT])
    return None


def _of_role(s: MeutererState, seat: Seat, role: int) -> Message | None:
    values = role_values(s, seat)
    offered = [values[each] for each in range(len(values)) if _offered(s, seat, each)]
    if round(max(offered) - values[role] - _CLOSE, 9) > 0:
        return None
    return None if role == LOADER and _is_last(s) else _ROLES[role](s)


def _offered(s: MeutererState, seat: Seat, role: int) -> bool:
    earlier = s.passed[: s.passed.index(seat)]
    return all(s.roles[other] != role for other in earlier)


_ROLES: Mapping[int, Callable[[MeutererState], Message]] = {
    MUTINEER: lambda s: say("meuterer-reason-mutineer"),
    BOY: lambda s: say("meuterer-reason-boy"),
    MATE: lambda s: say("meuterer-reason-mate", points=1 + s.pouch),
    MERCHANT: lambda s: say("meuterer-reason-merchant"),
    LOADER: lambda s: say("meuterer-reason-loader"),
}


def _of_fight(s: MeutererState, seat: Seat, count: int) -> Message | None:
    captain, mutiny = strengths(s)
    loyal = for_captain(s, seat)
    mine, theirs = (captain, mutiny) if loyal else (mutiny, captain)
    needed = theirs + (1 if loyal else 0) - mine
    if count and count == max(1, needed):
        return say("meuterer-reason-ahead", mine=mine + count, theirs=theirs)
    if not count and s.hands[seat][CONFLICT]:
        return None if _is_last(s) else say("meuterer-reason-saves")
    answered = any(
        for_captain(s, other) != loyal and sum(s.hands[other]) for other in still_to_fight(s, seat)
    )
    return say("meuterer-reason-reserve") if answered and count > max(0, needed) else None


def _of_sale(s: MeutererState, seat: Seat, island: int, count: int) -> Message | None:
    place = s.active.index(island)
    order = clockwise(s, s.captain)
    decided = order[: order.index(seat)]
    rivals = [
        s.offers[2 * other + place][1]
        if other in decided
        else max(s.played[other][kind] for kind in takes(island))
        for other in order
        if other != seat
    ]
    tied = sum(rival == count for rival in rivals)
    if count < max(rivals):
        return None
    points = ISLANDS[island].prices[0 if s.roles[seat] == MERCHANT else tied]
    return say("meuterer-reason-sale", island=_island(island), points=points) if points else None


def _of_keeping(s: MeutererState, card: int) -> Message | None:
    if card == CONFLICT:
        return say("meuterer-reason-conflict")
    if card in GOODS and card in takes(s.ship):
        return say("meuterer-reason-market", island=_island(s.ship))
    return None
