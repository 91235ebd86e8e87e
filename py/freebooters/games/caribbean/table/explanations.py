"""What the cards beside things on Caribbean's table say."""

from __future__ import annotations

from functools import lru_cache

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.caribbean.rules.components import LAST_ROUND, RAID, STACK_SIZE, THIEF
from freebooters.games.caribbean.table.derived import (
    last_told,
    place_words,
    value_of,
    vessel_words,
)
from freebooters.games.caribbean.table.sea import Sea
from freebooters.stage import Explainer, Explanation, Fact

__all__ = [
    "area_card",
    "bid_card",
    "bids_card",
    "chest_card",
    "hideout_card",
    "round_card",
    "ship_card",
    "spare_card",
    "treasure_card",
]


_RULES = {
    "area": "KA-6",
    "bid": "KA-2",
    "bids": "KA-3",
    "chest": "KA-7",
    "hideout": "KA-7",
    "in-turn": "KA-7",
    "round": "KA-9",
    "ship": "KA-3",
    "spare": "KA-4",
    "treasure": "KA-9",
    "thief": "KA-5",
}
_THINGS = Explainer("caribbean", _RULES)


def _value(chest: str) -> Fact:
    return _THINGS.number("card-value", "coin", value_of(chest))


@lru_cache(maxsize=512)
def area_card(area: str, port: str, steps: int, around: Message | None) -> Explanation:
    """`around` tells what the area borders and what is near it, where a ship can sail there."""
    numbers = [_THINGS.number("card-steps", "anchor", steps)] if steps else []
    if port == "closed":
        numbers.append(_value(area))
    now = say("caribbean-card-area", port=port, steps=steps)
    more = around or say("caribbean-card-area-more")
    return _THINGS.explained("area", place_words(area), now, *numbers, more=more)


def chest_card(chest: str, where: Message, *, ashore: bool) -> Explanation:
    name, more = say("caribbean-card-chest", chest=place_words(chest)), "caribbean-card-chest-more"
    numbers = [_value(chest)]
    if ashore:  # a stolen chest brings no reward for the raid
        numbers.append(_THINGS.number("card-raid", "coin", RAID))
    return _THINGS.explained("chest", name, where, *numbers, more=say(more), icon="chest")


@lru_cache(maxsize=64)
def hideout_card(seat: Seat, area: str) -> Explanation:
    name = say("caribbean-card-hideout", seat=SeatName(seat))
    now = say("caribbean-card-hideout-now", seat=SeatName(seat), area=place_words(area))
    more = say("caribbean-card-hideout-more")
    return _THINGS.explained("hideout", name, now, more=more, icon="hideout")


def ship_card(sea: Sea, ship: str, more: Message | None) -> Explanation:
    area, chest = sea.ships[ship]
    numbers = []
    if sea.sailing == ship and sea.controller is not None:
        numbers.append(_THINGS.number("card-steps-left", "anchor", sea.steps_left))
    if chest is not None:
        numbers.append(_value(chest))
    kind, now = "in-turn" if sea.sailing == ship else "ship", _ship_now(sea, ship, area or "")
    return _THINGS.explained(kind, vessel_words(ship), now, *numbers, more=more, icon=ship)


def _ship_now(sea: Sea, ship: str, area: str) -> Message:
    if sea.sailing == ship and sea.controller is not None:
        return say("caribbean-card-ship-sailed", seat=SeatName(sea.controller))
    chest = sea.cargo_of(ship)
    if chest is None:
        return say("caribbean-card-ship-empty", area=place_words(area))
    return say("caribbean-card-ship-laden", area=place_words(area), chest=place_words(chest))


def bids_card(ship: str, bids: Message | None, surcharge: str) -> Explanation:
    """Of a ship's berth; `bids` says what was sent, once it is known."""
    name = say("caribbean-card-bids", ship=vessel_words(ship))
    now = bids or say("caribbean-card-bids-now", ship=vessel_words(ship))
    more = say("caribbean-card-bids-more", surcharge=surcharge)
    return _THINGS.explained("bids", name, now, more=more, icon=ship)


@lru_cache(maxsize=8)
def bid_card(value: int) -> Explanation:
    name, more = say("caribbean-node-card", card=value), say("caribbean-card-laid")
    if value == THIEF:
        now = say("caribbean-card-thief", card=value)
        return _THINGS.explained("thief", name, now, more=more, icon="thief")
    now = say("caribbean-card-bribe", card=value)
    return _THINGS.explained("bid", name, now, more=more, icon="barrel")


@lru_cache(maxsize=8)
def spare_card(seat: Seat | None, surcharge: str) -> Explanation:
    """Of a seat's spare, or of spares in general."""
    name = say("caribbean-spare")
    if seat is not None:
        name = say("caribbean-spare-of", seat=SeatName(seat))
    more = say("caribbean-card-spare-more", surcharge=surcharge)
    return _THINGS.explained("spare", name, say("caribbean-card-spare"), more=more, icon="barrel")


@lru_cache(maxsize=64)
def treasure_card(money: int, brought: int, chests: Message | None) -> Explanation:
    """Of what a seat has won by the end: in all, and by the `chests` that its hideouts brought."""
    now = say("caribbean-card-treasure", money=money, raided=money - brought, brought=brought)
    more = None if chests is None else say("caribbean-card-treasure-more", list=chests)
    name = say("caribbean-card-treasure-name")
    return _THINGS.explained("treasure", name, now, more=more, icon="chest")


@lru_cache(maxsize=256)
def round_card(number: int, stacks: int) -> Explanation:
    name = say("caribbean-round", round=number, last=last_told(number))
    now = say("caribbean-card-round", stacks=stacks, size=STACK_SIZE)
    left = _THINGS.number("card-stacks", "chest-closed", stacks * STACK_SIZE)
    more = say("caribbean-card-round-more", last=LAST_ROUND)
    return _THINGS.explained("round", name, now, left, more=more, icon="chest-closed")
