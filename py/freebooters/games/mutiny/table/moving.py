"""Coins, cards and pirates in motion: what the last events moved between seats, piles and bank.

The seats stand above the table, so what they get leaves it over the upper edge, where it vanishes,
and what they give comes from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from freebooters.engine.contract import Seat
from freebooters.games.mutiny.rules.components import card_number
from freebooters.games.mutiny.table.derived import Derived
from freebooters.games.mutiny.table.hand import card_id, place_in_hand
from freebooters.games.mutiny.table.laid import bank_place
from freebooters.games.mutiny.table.layout import CARD_SHAPE
from freebooters.games.mutiny.table.nodes import BACKS, Z, card_sprite, picture
from freebooters.games.mutiny.table.sea import BANK, PILES
from freebooters.stage import Frame, Node, Point, painted, zone

__all__ = ["moving", "rail", "rail_id"]

Args = Mapping[str, Any]

_SIZE = 1.6
"""Side of a coin on its way, for letters of height 1."""


def rail_id(seat: Seat) -> str:
    return f"rail-{seat}"


@painted
def rail(frame: Frame, seats: int) -> Iterator[Node]:
    """Where each seat stands beyond the upper edge."""
    size = _SIZE * frame.medium
    for seat in range(seats):
        yield zone(rail_id(seat), (_above(seats, seat), size), z=Z.SEA)


def moving(derived: Derived) -> Iterator[Node]:
    """Nodes for them; each ends exactly on the thing it joins, or beyond the edge, unseen."""
    number = 0
    for event in derived.events:
        move = _MOVES.get(event.kind)
        node = move(derived, event.args, f"flight-{number}") if move else None
        if node is not None:
            yield node
            number += 1


def _above(seats: int, seat: Seat) -> Point:
    return (1000 * (seat + 0.5) / seats, 0.0)


def _coin(derived: Derived, seat: Seat, was: str, name: str) -> Node:
    size = _SIZE * derived.frame.medium
    return picture(name, _above(derived.seats, seat), size, "coin", Z.FLIGHT, alpha=0, was=was)


def _earned(derived: Derived, args: Args, name: str) -> Node | None:
    return _coin(derived, args["seat"], BANK, name) if args["coins"] else None


def _robbed(derived: Derived, args: Args, name: str) -> Node:
    return _coin(derived, args["seat"], rail_id(args["victim"]), name)


def _paid(derived: Derived, args: Args, name: str) -> Node:
    """A coin from a seat into the bank."""
    layout, size = derived.layout, _SIZE * derived.frame.medium
    if derived.view.phase == "voyage":
        at = layout.sea.islands[2].at
    else:
        at = bank_place(layout.frame, layout.middle).at
    return picture(name, at, size, "coin", Z.FLIGHT, alpha=0, was=rail_id(args["seat"]))


def _card(derived: Derived, args: Args, name: str) -> Node | None:
    """A card from a pile into a hand: its face for who may see it, else its back."""
    seat, pile = args["seat"], args["pile"]
    if seat == derived.own:
        if pile == "gold":
            held, image = "hand-gold", f"gold-{args['value']}"
        else:
            card = (args["colour"], args["value"])
            held, image = card_id(card_number(*card)), card_sprite(card)
        place = place_in_hand(derived, held)
        if place is not None:
            return picture(name, place.at, place.size, image, Z.FACE, was=PILES[pile])
    w = _SIZE * derived.frame.medium
    return picture(
        name,
        _above(derived.seats, seat),
        (w, w * CARD_SHAPE),
        BACKS[pile],
        Z.FLIGHT,
        alpha=0,
        was=PILES[pile],
    )


def _buried(derived: Derived, args: Args, name: str) -> Node | None:
    if derived.view.phase != "voyage":
        return None
    seat, pile = args["seat"], args["pile"]
    island = derived.layout.sea.islands[0 if pile == "combat" else 1]
    w = island.h * 0.4
    was = rail_id(seat)
    if seat == derived.own and pile == "combat":
        was = card_id(card_number(args["colour"], args["value"]))
    return picture(name, island.at, (w, w * CARD_SHAPE), BACKS[pile], Z.FACE, was=was)


def _took(derived: Derived, args: Args, name: str) -> Node | None:
    """The pirate goes with the seat, unless it has something to ask first."""
    if derived.view.pirate is not None:
        return None
    size = 2 * _SIZE * derived.frame.medium
    at = _above(derived.seats, args["seat"])
    return picture(
        name, at, size, args["pirate"], Z.FLIGHT, alpha=0, was=f"open-{args['pirate']}-face"
    )


def _swore(derived: Derived, args: Args, name: str) -> Node:
    """An oath, which nobody sees, from who took it to the seat."""
    w = _SIZE * derived.frame.medium
    at = _above(derived.seats, args["seat"])
    shape = (w, w * CARD_SHAPE)
    return picture(name, at, shape, "oath-back", Z.FLIGHT, alpha=0, was="tray-face")


_MOVES: Mapping[str, Callable[[Derived, Args, str], Node | None]] = {
    "bought": _paid,
    "earned": _earned,
    "levied": _paid,
    "robbed": _robbed,
    "swore": _swore,
    "took": _took,
    "drew": _card,
    "kept": _card,
    "buried": _buried,
}
