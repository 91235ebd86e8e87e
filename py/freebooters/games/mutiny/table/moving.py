"""Coins and cards on their way: what the last events moved between seats, piles and bank."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from freebooters.engine.contract import Seat
from freebooters.games.mutiny.rules.components import card_number
from freebooters.games.mutiny.table.derived import Glance
from freebooters.games.mutiny.table.layout import CARD_SHAPE, LAYOUTS
from freebooters.games.mutiny.table.nodes import BACKS, Z, card_sprite, picture
from freebooters.games.mutiny.table.sea import BANK, PILES
from freebooters.games.mutiny.table.seats import GOLD, card_id, seat_places
from freebooters.stage import Node

__all__ = ["flights"]

Args = Mapping[str, Any]


def flights(glance: Glance) -> Iterator[Node]:
    """Each ends exactly on the thing it joins."""
    number = 0
    for event in glance.events:
        flight = _FLIGHTS.get(event.kind)
        node = flight(glance, event.args, f"flight-{number}") if flight else None
        if node is not None:
            yield node
            number += 1


def _coin(glance: Glance, seat: Seat, was: str, name: str) -> Node:
    x, y = seat_places(glance, seat)["coins"]
    size = _size(glance)
    return picture(name, (x - size * 0.3, y), size, "coin", Z.FACE, was=was)


def _size(glance: Glance) -> float:
    box = LAYOUTS[glance.frame].seats
    return min(box.h * 0.36, (box.w / glance.seats) * 0.15)


def _earned(glance: Glance, args: Args, name: str) -> Node | None:
    return _coin(glance, args["seat"], BANK, name) if args["coins"] else None


def _robbed(glance: Glance, args: Args, name: str) -> Node:
    return _coin(glance, args["seat"], f"coins-{args['victim']}", name)


def _card(glance: Glance, args: Args, name: str) -> Node | None:
    """A card from a pile into a hand: its face for who may see it, else its back."""
    seat, pile = args["seat"], args["pile"]
    if seat != glance.own:
        x, y = seat_places(glance, seat)[pile]
        size = _size(glance)
        return picture(name, (x - size * 0.3, y), size, BACKS[pile], Z.FACE, was=PILES[pile])
    cards = LAYOUTS[glance.frame].cards
    if pile == "gold":
        place, image = cards[GOLD], f"gold-{args['value']}"
    else:
        card = (args["colour"], args["value"])
        place, image = cards[card_number(*card)], card_sprite(card)
    return picture(name, place.at, place.size, image, Z.FACE, was=PILES[pile])


def _buried(glance: Glance, args: Args, name: str) -> Node | None:
    seat, pile = args["seat"], args["pile"]
    layout = LAYOUTS[glance.frame]
    at = layout.islands[0 if pile == "combat" else 1]
    w = layout.sizes.island[0] * 0.24
    was = f"{pile}-{seat}"
    if seat == glance.own and pile == "combat":
        was = card_id(card_number(args["colour"], args["value"]))
    return picture(name, (at[0], at[1]), (w, w * CARD_SHAPE), BACKS[pile], Z.FACE, was=was)


_FLIGHTS: Mapping[str, Callable[[Glance, Args, str], Node | None]] = {
    "earned": _earned,
    "robbed": _robbed,
    "drew": _card,
    "kept": _card,
    "buried": _buried,
}
