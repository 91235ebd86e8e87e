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
from freebooters.games.caribbean.table.nodes import sprite
from freebooters.games.caribbean.table.sea import Sea
from freebooters.stage import Explanation, Fact

__all__ = [
    "area_card",
    "bid_card",
    "bids_card",
    "chest_card",
    "hideout_card",
    "round_card",
    "ship_card",
    "spare_card",
]


def _value(chest: str) -> Fact:
    return Fact(say("caribbean-card-value"), sprite("coin"), value_of(chest))


@lru_cache(maxsize=512)
def area_card(area: str, port: str, steps: int, around: Message | None) -> Explanation:
    """`around` tells what the area borders and what is near it, where a ship can sail there."""
    numbers = [Fact(say("caribbean-card-steps"), sprite("anchor"), steps)] if steps else []
    if port == "closed":
        numbers.append(_value(area))
    return Explanation(
        place_words(area),
        now=say("caribbean-card-area", port=port, steps=steps),
        numbers=tuple(numbers),
        more=around or say("caribbean-card-area-more"),
        rule="KA-6",
    )


def chest_card(chest: str, where: Message, *, ashore: bool) -> Explanation:
    raid = Fact(say("caribbean-card-raid"), sprite("coin"), RAID)  # a stolen chest brings none
    return Explanation(
        say("caribbean-card-chest", chest=place_words(chest)),
        now=where,
        numbers=(_value(chest), raid) if ashore else (_value(chest),),
        more=say("caribbean-card-chest-more"),
        rule="KA-7",
        icon=sprite("chest"),
    )


@lru_cache(maxsize=64)
def hideout_card(seat: Seat, area: str) -> Explanation:
    return Explanation(
        say("caribbean-card-hideout", seat=SeatName(seat)),
        now=say("caribbean-card-hideout-now", seat=SeatName(seat), area=place_words(area)),
        more=say("caribbean-card-hideout-more"),
        rule="KA-7",
        icon=sprite("hideout"),
    )


def ship_card(sea: Sea, ship: str, more: Message | None) -> Explanation:
    area, chest = sea.ships[ship]
    numbers = []
    if sea.sailing == ship and sea.controller is not None:
        steps = sea.steps_left
        numbers.append(Fact(say("caribbean-card-steps-left"), sprite("anchor"), steps))
    if chest is not None:
        numbers.append(_value(chest))
    return Explanation(
        vessel_words(ship),
        now=_ship_now(sea, ship, area or ""),
        numbers=tuple(numbers),
        more=more,
        rule="KA-7" if sea.sailing == ship else "KA-3",
        icon=sprite(ship),
    )


def _ship_now(sea: Sea, ship: str, area: str) -> Message:
    if sea.sailing == ship and sea.controller is not None:
        return say("caribbean-card-ship-sailed", seat=SeatName(sea.controller))
    chest = sea.cargo_of(ship)
    if chest is None:
        return say("caribbean-card-ship-empty", area=place_words(area))
    return say("caribbean-card-ship-laden", area=place_words(area), chest=place_words(chest))


def bids_card(ship: str, bids: Message | None, surcharge: str) -> Explanation:
    """Of a ship's berth; `bids` says what was sent, once it is known."""
    return Explanation(
        say("caribbean-card-bids", ship=vessel_words(ship)),
        now=bids or say("caribbean-card-bids-now", ship=vessel_words(ship)),
        more=say("caribbean-card-bids-more", surcharge=surcharge),
        rule="KA-3",
        icon=sprite(ship),
    )


@lru_cache(maxsize=8)
def bid_card(value: int) -> Explanation:
    thief = value == THIEF
    return Explanation(
        say("caribbean-node-card", card=value),
        now=say("caribbean-card-thief" if thief else "caribbean-card-bribe", card=value),
        more=say("caribbean-card-laid"),
        rule="KA-5" if thief else "KA-2",
        icon=sprite("thief" if thief else "barrel"),
    )


@lru_cache(maxsize=8)
def spare_card(seat: Seat | None, surcharge: str) -> Explanation:
    """Of a seat's spare, or of spares in general."""
    return Explanation(
        say("caribbean-spare") if seat is None else say("caribbean-spare-of", seat=SeatName(seat)),
        now=say("caribbean-card-spare"),
        more=say("caribbean-card-spare-more", surcharge=surcharge),
        rule="KA-4",
        icon=sprite("barrel"),
    )


@lru_cache(maxsize=256)
def round_card(number: int, stacks: int) -> Explanation:
    return Explanation(
        say("caribbean-round", round=number, last=last_told(number)),
        now=say("caribbean-card-round", stacks=stacks, size=STACK_SIZE),
        numbers=(Fact(say("caribbean-card-stacks"), sprite("chest-closed"), stacks),),
        more=say("caribbean-card-round-more", last=LAST_ROUND),
        rule="KA-9",
        icon=sprite("chest-closed"),
    )
