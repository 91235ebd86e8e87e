"""Why an action is not legal, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from freebooters.engine.contract import Action, Refusal, Seat
from freebooters.engine.messages import Message, say
from freebooters.games.caribbean.rules.chart import INDEX, NEAR, TOWNS
from freebooters.games.caribbean.rules.components import (
    CARDS,
    SHIP_INDEX,
    area_words,
    ship_words,
)
from freebooters.games.caribbean.rules.state import NONE, CaribbeanState
from freebooters.games.caribbean.rules.turn import ports_beside

__all__ = ["refusal"]


def refusal(s: CaribbeanState, seat: Seat, action: Action) -> Refusal | None:
    """Why an acting seat may not do that; None if there is no particular reason to give."""
    if s.tied:
        return _refuse("answer", "KA-4")
    if s.sailing == NONE:
        return _refuse_bid(s, seat, action)
    match action:
        case ("bid", *_):
            return _refuse("not-bidding", "KA-2")
        case ("raise",) | ("decline",):
            return _refuse("no-tie", "KA-4")
        case ("sail", str(area)) if area in INDEX:
            return _refuse_sail(s, INDEX[area])
        case ("load",):
            return _refuse_load(s)
        case ("secure",):
            return _empty(s) or _refuse("no-hideout", "KA-7", area=area_words(s.at[s.sailing]))
        case ("exchange-port", str(area)) if area in INDEX:
            return _empty(s) or _refuse_port(s, INDEX[area])
        case (str(verb), str(name)) if verb in _WITH_SHIP and name in SHIP_INDEX:
            return _refuse_ship(s, verb, SHIP_INDEX[name])
    return None


def _refuse(key: str, rule: str, **args: Message | int) -> Refusal:
    return Refusal(say(f"caribbean-refuse-{key}", **args), rule)


def _refuse_bid(s: CaribbeanState, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case ("bid", str(ship), int(card)) if ship in SHIP_INDEX and card in CARDS:
            due = s.laid[seat]
            if SHIP_INDEX[ship] != due:
                return _refuse("bid-order", "KA-2", ship=ship_words(due))
            return _refuse("card-laid", "KA-2", card=card)
        case ("bid", *_):
            return None
    return _refuse("bidding", "KA-2")


def _refuse_sail(s: CaribbeanState, area: int) -> Refusal:
    here = s.at[s.sailing]
    if area not in NEAR[here]:
        places = {"from": area_words(here), "to": area_words(area)}
        return _refuse("no-border", "KA-6", **places)
    if area in s.at:
        return _refuse("occupied", "KA-6", ship=ship_words(s.at.index(area)))
    return _refuse("no-steps", "KA-5")


def _refuse_load(s: CaribbeanState) -> Refusal:
    here = s.at[s.sailing]
    if s.hold[s.sailing] != NONE:
        return _refuse("laden", "KA-7", chest=area_words(s.hold[s.sailing]))
    return _refuse("no-chest-here", "KA-7", area=area_words(here))


def _empty(s: CaribbeanState) -> Refusal | None:
    if s.hold[s.sailing] == NONE:
        return _refuse("empty", "KA-7", ship=ship_words(s.sailing))
    return None


def _refuse_port(s: CaribbeanState, area: int) -> Refusal:
    if area >= TOWNS or s.lying[area] == NONE:
        return _refuse("no-chest-there", "KA-7", area=area_words(area))
    if area not in ports_beside(s.at[s.sailing]):
        return _refuse("port-far", "KA-7", area=area_words(area))
    return _refuse("port-left", "KA-7", chest=area_words(s.hold[s.sailing]), area=area_words(area))


def _refuse_ship(s: CaribbeanState, verb: str, other: int) -> Refusal:
    """Why the ship in turn may not steal from, exchange with or hand over to `other`."""
    if other == s.sailing:
        return _refuse("itself", "KA-7", ship=ship_words(other))
    if s.at[other] not in NEAR[s.at[s.sailing]]:
        return _refuse("ship-far", "KA-7", ship=ship_words(other))
    return _WITH_SHIP[verb](s, other)


def _refuse_steal(s: CaribbeanState, other: int) -> Refusal:
    chest = s.hold[s.sailing]
    if chest != NONE:
        return _refuse("laden", "KA-7", chest=area_words(chest))
    return _refuse("empty", "KA-7", ship=ship_words(other))


def _refuse_exchange(s: CaribbeanState, other: int) -> Refusal:
    if s.hold[other] == NONE:
        return _refuse("empty", "KA-7", ship=ship_words(other))
    return _empty(s) or _refuse_back(s, other)


def _refuse_hand(s: CaribbeanState, other: int) -> Refusal:
    return _empty(s) or _full(s, other) or _refuse_back(s, other)


def _refuse_hand_secure(s: CaribbeanState, other: int) -> Refusal:
    area = area_words(s.at[other])
    return _empty(s) or _full(s, other) or _refuse("no-hideout", "KA-7", area=area)


def _full(s: CaribbeanState, other: int) -> Refusal | None:
    if s.hold[other] != NONE:
        return Refusal(say("caribbean-refuse-full", ship=ship_words(other)), "KA-7")
    return None


def _refuse_back(s: CaribbeanState, other: int) -> Refusal:
    chest = area_words(s.hold[s.sailing])
    return _refuse("ship-left", "KA-7", chest=chest, ship=ship_words(other))


_WITH_SHIP: Mapping[str, Callable[[CaribbeanState, int], Refusal]] = {
    "steal": _refuse_steal,
    "exchange": _refuse_exchange,
    "hand": _refuse_hand,
    "hand-secure": _refuse_hand_secure,
}
