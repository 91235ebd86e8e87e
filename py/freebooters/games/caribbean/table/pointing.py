"""How Caribbean's actions are pressed on the table, and what they would bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.caribbean.rules.components import CARDS, RAID, SHIP_INDEX, SHIPS
from freebooters.games.caribbean.rules.view import CaribbeanView
from freebooters.games.caribbean.table.bids import card_id
from freebooters.games.caribbean.table.chart import chest_id
from freebooters.games.caribbean.table.derived import Derived, place_words, value_of, vessel_words
from freebooters.games.caribbean.table.drawings import DRAWINGS
from freebooters.games.caribbean.table.layout import LAYOUTS, Shape
from freebooters.games.caribbean.table.money import money_at
from freebooters.games.caribbean.table.nodes import Z, card_face, sprite
from freebooters.games.caribbean.table.ships import cargo_place, ship_id, ship_node
from freebooters.stage import Choice, Node, Point

__all__ = ["attempted", "pointed"]

Words = tuple[Any, ...]


def pointed(view: CaribbeanView, seat: Seat, action: Action, frame: Shape) -> Choice:
    """The choice of a legal action."""
    words: Words = action
    return _CHOICES[words[0]](Derived(view, seat), seat, words, frame)


def _sailing(derived: Derived) -> tuple[str, str, str | None]:
    """The ship in turn, its area, the chest aboard."""
    ship = derived.view.sailing
    if ship is None:
        raise ValueError("no ship is in turn")
    area, chest = derived.view.ships[ship]
    if area is None:
        raise ValueError(f"{ship} is nowhere")
    return ship, area, chest


def _bid(derived: Derived, seat: Seat, words: Words, frame: Shape) -> Choice:
    _, ship, value = words
    slot = LAYOUTS[frame].berths[SHIP_INDEX[ship]].slot
    ghost = Node(
        "ghost-card",
        "box",
        slot.at,
        slot.size,
        "card",
        edge="gold",
        round=slot.w * 0.12,
        z=Z.CARD,
        was=card_id(value),
    )
    return Choice(
        action=words,
        label=say("caribbean-choice-bid", card=value, ship=vessel_words(ship)),
        picks=(f"card:{value}", f"berth:{ship}"),
        ghost=(ghost, *card_face("ghost-card", slot, value)),
    )


def _raise(derived: Derived, seat: Seat, words: Words, frame: Shape) -> Choice:
    spare, _ = derived.view.spares[seat]
    return Choice(words, say("caribbean-choice-raise", card=0 if spare is None else spare))


def _plain(derived: Derived, seat: Seat, words: Words, frame: Shape) -> Choice:
    return Choice(words, say(f"caribbean-choice-{words[0]}"))


def _sail(derived: Derived, seat: Seat, words: Words, frame: Shape) -> Choice:
    ship, _, chest = _sailing(derived)
    there = words[1]
    ghost = [replace(ship_node(ship, there, frame), id="ghost-ship", was=ship_id(ship))]
    if chest is not None:
        ghost.append(_ghost_chest(chest, _aboard(there, frame), frame))
    return Choice(
        action=words,
        label=say("caribbean-choice-sail", area=place_words(there)),
        picks=(f"area:{there}",),
        ghost=tuple(ghost),
        gain=say("caribbean-gain-sail", steps=derived.view.steps_left - 1),
    )


def _load(derived: Derived, seat: Seat, words: Words, frame: Shape) -> Choice:
    _, area, _ = _sailing(derived)
    chest = _ashore(derived, area)
    return Choice(
        action=words,
        label=say("caribbean-choice-load", chest=place_words(chest)),
        picks=(f"chest:{chest}",),
        ghost=(_ghost_chest(chest, _aboard(area, frame), frame),),
        gain=_gain(seat, seat, RAID),
    )


def _steal(derived: Derived, seat: Seat, words: Words, frame: Shape) -> Choice:
    _, area, _ = _sailing(derived)
    other = words[1]
    chest = derived.cargo_of(other) or ""
    return Choice(
        action=words,
        label=say(
            "caribbean-choice-steal",
            chest=place_words(chest),
            value=value_of(chest),
            ship=vessel_words(other),
        ),
        picks=(f"ship:{other}",),
        ghost=(_ghost_chest(chest, _aboard(area, frame), frame),),
    )


def _exchange(derived: Derived, seat: Seat, words: Words, frame: Shape) -> Choice:
    _, area, gave = _sailing(derived)
    other = words[1]
    got, there = derived.cargo_of(other), derived.area_of(other)
    return Choice(
        action=words,
        label=say("caribbean-choice-exchange", **_swap(gave, got), ship=vessel_words(other)),
        picks=(f"ship:{other}",),
        ghost=(
            _ghost_chest(gave or "", _aboard(there or "", frame), frame),
            _ghost_chest(got or "", _aboard(area, frame), frame),
        ),
    )


def _exchange_port(derived: Derived, seat: Seat, words: Words, frame: Shape) -> Choice:
    _, area, gave = _sailing(derived)
    port = words[1]
    got = _ashore(derived, port)
    return Choice(
        action=words,
        label=say("caribbean-choice-exchange-port", **_swap(gave, got), port=place_words(port)),
        picks=(f"chest:{got}",),
        ghost=(
            _ghost_chest(gave or "", DRAWINGS[frame].towns[port].chest, frame),
            _ghost_chest(got, _aboard(area, frame), frame),
        ),
    )


def _hand(derived: Derived, seat: Seat, words: Words, frame: Shape) -> Choice:
    _, _, chest = _sailing(derived)
    other = words[1]
    there = derived.area_of(other) or ""
    picks: tuple[str, ...] = (f"ship:{other}",)
    if derived.view.hideouts.get(there) is not None:
        picks = (f"ship:{other}", f"chest:{chest}")
    return Choice(
        action=words,
        label=say(
            "caribbean-choice-hand", chest=place_words(chest or ""), ship=vessel_words(other)
        ),
        picks=picks,
        ghost=(_ghost_chest(chest or "", _aboard(there, frame), frame),),
    )


def _hand_secure(derived: Derived, seat: Seat, words: Words, frame: Shape) -> Choice:
    _, _, chest = _sailing(derived)
    other = words[1]
    there = derived.area_of(other) or ""
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
        ghost=tuple(_ghost_coins(chest or "", owner, derived.seats, frame)),
        gain=_gain(seat, owner, value_of(chest or "")),
    )


def _secure(derived: Derived, seat: Seat, words: Words, frame: Shape) -> Choice:
    _, area, chest = _sailing(derived)
    owner = _owner(derived, area)
    return Choice(
        action=words,
        label=say("caribbean-choice-secure", chest=place_words(chest or ""), seat=SeatName(owner)),
        picks=(f"hideout:{area}",),
        ghost=tuple(_ghost_coins(chest or "", owner, derived.seats, frame)),
        gain=_gain(seat, owner, value_of(chest or "")),
    )


_CHOICES: Mapping[str, Callable[[Derived, Seat, Words, Shape], Choice]] = {
    "bid": _bid,
    "raise": _raise,
    "decline": _plain,
    "sail": _sail,
    "load": _load,
    "steal": _steal,
    "exchange": _exchange,
    "exchange-port": _exchange_port,
    "hand": _hand,
    "hand-secure": _hand_secure,
    "secure": _secure,
    "anchor": _plain,
}


def _ashore(derived: Derived, port: str) -> str:
    return derived.view.ports[port] or ""


def _owner(derived: Derived, area: str) -> Seat:
    owner = derived.view.hideouts[area]
    if owner is None:
        raise ValueError(f"no hideout of anybody in {area}")
    return owner


def _aboard(area: str, frame: Shape) -> Point:
    """Where the chest of a ship in an area is."""
    return cargo_place(DRAWINGS[frame].areas[area], frame)


def _swap(gave: str | None, got: str | None) -> dict[str, Message | int]:
    return {
        "gave": place_words(gave or ""),
        "got": place_words(got or ""),
        "less": value_of(gave or ""),
        "more": value_of(got or ""),
    }


def _gain(seat: Seat, owner: Seat, money: int) -> Message:
    """What an action brings, and to whom."""
    if owner == seat:
        return say("caribbean-gain-own", money=money)
    return say("caribbean-gain-other", money=money, seat=SeatName(owner))


def _ghost_chest(chest: str, at: Point, frame: Shape) -> Node:
    side = LAYOUTS[frame].sizes.chest
    return Node(
        id=f"ghost-{chest_id(chest)}",
        kind="sprite",
        at=at,
        size=(side, side),
        skin=sprite("chest"),
        z=Z.CARGO,
        was=chest_id(chest),
    )


def _ghost_coins(chest: str, owner: Seat, seats: int, frame: Shape) -> Iterator[Node]:
    side = LAYOUTS[frame].money_row
    at = money_at(owner, seats, frame)
    yield Node(
        "ghost-coin", "sprite", at, (side, side), sprite("coin"), z=Z.TAG, was=chest_id(chest)
    )


def attempted(view: CaribbeanView, picks: Sequence[str]) -> Action | None:
    """The action that picks try to name; the last of each kind of pick counts."""
    named = dict(pick.split(":", 1) for pick in picks if ":" in pick)
    if "card" in named or "berth" in named:
        return _attempted_bid(named)
    derived = Derived(view)
    if "hideout" in named:
        return ("hand-secure", named["ship"]) if "ship" in named else ("secure",)
    if "ship" in named:
        return (_toward_ship(derived, named["ship"]), named["ship"])
    if "chest" in named:
        return _toward_chest(derived, named["chest"])
    return ("sail", named["area"]) if "area" in named else None


def _attempted_bid(named: Mapping[str, str]) -> Action | None:
    values = {str(value): value for value in CARDS}
    card, ship = named.get("card"), named.get("berth")
    if card not in values or ship not in SHIPS:
        return None
    return ("bid", ship, values[card])


def _toward_ship(derived: Derived, other: str) -> str:
    """What pressing another ship means, which depends on the chests aboard the two."""
    own, their = _hold(derived, derived.view.sailing), _hold(derived, other)
    if own is None:
        return "steal"
    return "hand" if their is None else "exchange"


def _toward_chest(derived: Derived, chest: str) -> Action | None:
    own = _hold(derived, derived.view.sailing)
    if chest == own:
        return ("secure",)
    port = next((port for port, lying in derived.view.ports.items() if lying == chest), None)
    if port is None:
        return None
    return ("load",) if own is None else ("exchange-port", port)


def _hold(derived: Derived, ship: str | None) -> str | None:
    return derived.cargo_of(ship) if ship is not None and ship in derived.view.ships else None
