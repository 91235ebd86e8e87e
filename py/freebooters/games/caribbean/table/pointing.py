"""How Caribbean's actions are pressed on the table, and what they would bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.caribbean.rules.components import RAID, SHIP_INDEX, THIEF
from freebooters.games.caribbean.rules.view import CaribbeanView
from freebooters.games.caribbean.table.bids import card_id
from freebooters.games.caribbean.table.chart import chest_id
from freebooters.games.caribbean.table.derived import Derived, place_words, value_of, vessel_words
from freebooters.games.caribbean.table.layout import Layout
from freebooters.games.caribbean.table.nodes import Z, card_face, sprite
from freebooters.games.caribbean.table.plate import money_at
from freebooters.games.caribbean.table.ships import cargo_place, ship_id, ship_node
from freebooters.stage import Choice, Node, Point, panel, picture

__all__ = ["pointed"]

Words = tuple[Any, ...]


def pointed(view: CaribbeanView, seat: Seat, action: Action, layout: Layout) -> Choice:
    """The choice of a legal action."""
    words: Words = action
    return _CHOICES[words[0]](Derived(view, seat), seat, words, layout)


def _sailing(derived: Derived) -> tuple[str, str, str | None]:
    """The ship in turn, its area, the chest aboard."""
    ship = derived.view.sailing
    if ship is None:
        raise ValueError("no ship is in turn")
    area, chest = derived.view.ships[ship]
    if area is None:
        raise ValueError(f"{ship} is nowhere")
    return ship, area, chest


def _bid(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    _, ship, value = words
    slot = layout.berths[SHIP_INDEX[ship]].slot
    ghost = panel(
        "ghost-card", slot, "card", edge="gold", corner=slot.w * 0.12, z=Z.CARD, was=card_id(value)
    )
    return Choice(
        action=words,
        label=say("caribbean-choice-bid", card=value, ship=vessel_words(ship)),
        picks=(f"card:{value}", f"berth:{ship}"),
        ghost=(ghost, *card_face("ghost-card", slot, value, layout.frame)),
    )


def _raise(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    spare = derived.view.spares[seat][0] or 0
    return Choice(
        words,
        say("caribbean-choice-raise", card=spare),
        gain=say("caribbean-gain-raise", card=spare, surcharge=derived.surcharge),
        short=say("caribbean-short-raise", card=spare),
        icon=sprite("thief" if spare == THIEF else "barrel"),
    )


def _decline(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    return Choice(
        words,
        say("caribbean-choice-decline"),
        gain=say("caribbean-gain-decline"),
        short=say("caribbean-choice-decline"),
        icon=sprite("spare"),
    )


def _anchor(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    return Choice(
        words,
        say("caribbean-choice-anchor"),
        gain=say("caribbean-gain-anchor", steps=derived.view.steps_left),
        short=say("caribbean-choice-anchor"),
        icon=sprite("anchor"),
    )


def _sail(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    ship, _, chest = _sailing(derived)
    there = words[1]
    ghost = [replace(ship_node(ship, there, layout), id="ghost-ship", was=ship_id(ship))]
    if chest is not None:
        ghost.append(_ghost_chest(chest, _aboard(there, layout), layout))
    return Choice(
        action=words,
        label=say("caribbean-choice-sail", area=place_words(there)),
        picks=(f"area:{there}",),
        ghost=tuple(ghost),
        gain=say("caribbean-gain-sail", steps=derived.view.steps_left - 1),
        icon=sprite(ship),
    )


def _load(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    _, area, _ = _sailing(derived)
    chest = _ashore(derived, area)
    return Choice(
        action=words,
        label=say("caribbean-choice-load", chest=place_words(chest)),
        picks=(f"chest:{chest}",),
        ghost=(_ghost_chest(chest, _aboard(area, layout), layout),),
        gain=_gain(seat, seat, RAID),
        short=say("caribbean-short-load"),
        icon=sprite("chest"),
    )


def _steal(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    _, area, _ = _sailing(derived)
    other = words[1]
    chest = derived.sea.cargo_of(other) or ""
    return Choice(
        action=words,
        label=say(
            "caribbean-choice-steal",
            chest=place_words(chest),
            value=value_of(chest),
            ship=vessel_words(other),
        ),
        picks=(f"ship:{other}",),
        ghost=(_ghost_chest(chest, _aboard(area, layout), layout),),
        gain=say("caribbean-gain-steal", money=value_of(chest)),
        short=say("caribbean-short-steal", ship=vessel_words(other)),
        icon=sprite("chest"),
    )


def _exchange(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    _, area, gave = _sailing(derived)
    other = words[1]
    got, there = derived.sea.cargo_of(other), derived.sea.area_of(other)
    return Choice(
        action=words,
        label=say("caribbean-choice-exchange", **_swap(gave, got), ship=vessel_words(other)),
        picks=(f"ship:{other}",),
        ghost=(
            _ghost_chest(gave or "", _aboard(there or "", layout), layout),
            _ghost_chest(got or "", _aboard(area, layout), layout),
        ),
        gain=_swapped(gave, got),
        short=say("caribbean-short-swap", ship=vessel_words(other)),
        icon=sprite(other),
    )


def _exchange_port(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    _, area, gave = _sailing(derived)
    port = words[1]
    got = _ashore(derived, port)
    return Choice(
        action=words,
        label=say("caribbean-choice-exchange-port", **_swap(gave, got), port=place_words(port)),
        picks=(f"chest:{got}",),
        ghost=(
            _ghost_chest(gave or "", layout.drawing.chests[port], layout),
            _ghost_chest(got, _aboard(area, layout), layout),
        ),
        gain=_swapped(gave, got),
        short=say("caribbean-short-swap-port", money=value_of(got)),
        icon=sprite("chest"),
    )


def _hand(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    _, _, chest = _sailing(derived)
    other = words[1]
    there = derived.sea.area_of(other) or ""
    picks: tuple[str, ...] = (f"ship:{other}",)
    if derived.view.hideouts.get(there) is not None:
        picks = (f"ship:{other}", f"chest:{chest}")
    return Choice(
        action=words,
        label=say(
            "caribbean-choice-hand", chest=place_words(chest or ""), ship=vessel_words(other)
        ),
        picks=picks,
        ghost=(_ghost_chest(chest or "", _aboard(there, layout), layout),),
        gain=say("caribbean-gain-hand"),
        short=say("caribbean-short-hand", ship=vessel_words(other)),
        icon=sprite(other),
    )


def _hand_secure(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    _, _, chest = _sailing(derived)
    other = words[1]
    there = derived.sea.area_of(other) or ""
    owner = _owner(derived, there)
    return Choice(
        action=words,
        label=say(
            "caribbean-choice-hand-secure",
            chest=place_words(chest or ""),
            ship=vessel_words(other),
            seat=SeatName(owner),
        ),
        picks=(f"ship:{other}", f"hideout:{there}"),
        ghost=tuple(_ghost_coins(chest or "", owner, derived.seats, layout)),
        gain=_gain(seat, owner, value_of(chest or "")),
        short=say("caribbean-short-secure-by", ship=vessel_words(other)),
        icon=sprite("coin"),
    )


def _secure(derived: Derived, seat: Seat, words: Words, layout: Layout) -> Choice:
    _, area, chest = _sailing(derived)
    owner = _owner(derived, area)
    return Choice(
        action=words,
        label=say("caribbean-choice-secure", chest=place_words(chest or ""), seat=SeatName(owner)),
        picks=(f"hideout:{area}",),
        ghost=tuple(_ghost_coins(chest or "", owner, derived.seats, layout)),
        gain=_gain(seat, owner, value_of(chest or "")),
        short=say("caribbean-short-secure"),
        icon=sprite("coin"),
    )


_CHOICES: Mapping[str, Callable[[Derived, Seat, Words, Layout], Choice]] = {
    "bid": _bid,
    "raise": _raise,
    "decline": _decline,
    "sail": _sail,
    "load": _load,
    "steal": _steal,
    "exchange": _exchange,
    "exchange-port": _exchange_port,
    "hand": _hand,
    "hand-secure": _hand_secure,
    "secure": _secure,
    "anchor": _anchor,
}


def _ashore(derived: Derived, port: str) -> str:
    return derived.view.ports[port] or ""


def _owner(derived: Derived, area: str) -> Seat:
    owner = derived.view.hideouts[area]
    if owner is None:
        raise ValueError(f"no hideout of anybody in {area}")
    return owner


def _aboard(area: str, layout: Layout) -> Point:
    """Where the chest of a ship in an area is."""
    return cargo_place(layout.drawing.areas[area], layout)


def _swap(gave: str | None, got: str | None) -> dict[str, Message | int]:
    return {
        "gave": place_words(gave or ""),
        "got": place_words(got or ""),
        "less": value_of(gave or ""),
        "more": value_of(got or ""),
    }


def _swapped(gave: str | None, got: str | None) -> Message:
    """How much more, or less, is aboard after an exchange."""
    more = value_of(got or "") - value_of(gave or "")
    sign = "more" if more > 0 else "less" if more < 0 else "same"
    return say("caribbean-gain-swap", sign=sign, money=abs(more))


def _gain(seat: Seat, owner: Seat, money: int) -> Message:
    """What an action brings, and to whom."""
    if owner == seat:
        return say("caribbean-gain-own", money=money)
    return say("caribbean-gain-other", money=money, seat=SeatName(owner))


def _ghost_chest(chest: str, at: Point, layout: Layout) -> Node:
    side = layout.pieces.chest
    return picture(
        f"ghost-{chest_id(chest)}", (at, side), sprite("chest"), z=Z.CARGO, was=chest_id(chest)
    )


def _ghost_coins(chest: str, owner: Seat, seats: int, layout: Layout) -> Iterator[Node]:
    side = layout.pieces.chest
    at = money_at(owner, seats, layout)
    yield picture("ghost-coin", (at, side), sprite("coin"), z=Z.TAG, was=chest_id(chest))
