"""Coins and cards in motion: what the last events moved between seats, piles and bank."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from freebooters.engine.contract import Seat
from freebooters.games.mutiny.rules.components import card_number
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.hand import GOLD, card_id
from freebooters.games.mutiny.table.layout import CARD_SHAPE, LAYOUTS
from freebooters.games.mutiny.table.nodes import BACKS, Z, card_sprite, picture
from freebooters.games.mutiny.table.sea import BANK, PILES
from freebooters.games.mutiny.table.seats import seat_places
from freebooters.stage import Node

__all__ = ["moving"]

Args = Mapping[str, Any]


def moving(derived: Derived) -> Iterator[Node]:
    """Nodes for them; each ends exactly on the thing it joins."""
    number = 0
    for event in derived.events:
        move = _MOVES.get(event.kind)
        node = move(derived, event.args, f"flight-{number}") if move else None
        if node is not None:
            yield node
            number += 1


def _coin(derived: Derived, seat: Seat, was: str, name: str) -> Node:
    x, y = seat_places(derived, seat)["coins"]
    size = _size(derived)
    return picture(name, (x - size * 0.3, y), size, "coin", Z.FACE, was=was)


def _size(derived: Derived) -> float:
    box = LAYOUTS[derived.frame].seats
    return min(box.h * 0.36, (box.w / derived.seats) * 0.15)


def _earned(derived: Derived, args: Args, name: str) -> Node | None:
    return _coin(derived, args["seat"], BANK, name) if args["coins"] else None


def _robbed(derived: Derived, args: Args, name: str) -> Node:
    return _coin(derived, args["seat"], f"coins-{args['victim']}", name)


def _card(derived: Derived, args: Args, name: str) -> Node | None:
    """A card from a pile into a hand: its face for who may see it, else its back."""
    seat, pile = args["seat"], args["pile"]
    if seat != derived.own:
        x, y = seat_places(derived, seat)[pile]
        size = _size(derived)
        return picture(name, (x - size * 0.3, y), size, BACKS[pile], Z.FACE, was=PILES[pile])
    cards = LAYOUTS[derived.frame].cards
    if pile == "gold":
        place, image = cards[GOLD], f"gold-{args['value']}"
    else:
        card = (args["colour"], args["value"])
        place, image = cards[card_number(*card)], card_sprite(card)
    return picture(name, place.at, place.size, image, Z.FACE, was=PILES[pile])


def _buried(derived: Derived, args: Args, name: str) -> Node | None:
    seat, pile = args["seat"], args["pile"]
    layout = LAYOUTS[derived.frame]
    at = layout.islands[0 if pile == "combat" else 1]
    w = layout.sizes.island[0] * 0.24
    was = f"{pile}-{seat}"
    if seat == derived.own and pile == "combat":
        was = card_id(card_number(args["colour"], args["value"]))
    return picture(name, (at[0], at[1]), (w, w * CARD_SHAPE), BACKS[pile], Z.FACE, was=was)


_MOVES: Mapping[str, Callable[[Derived, Args, str], Node | None]] = {
    "earned": _earned,
    "robbed": _robbed,
    "drew": _card,
    "kept": _card,
    "buried": _buried,
}
