"""The six ships on Caribbean's chart, with what they carry and who sails them."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.messages import Message, say
from freebooters.games.caribbean.rules.components import SHIPS
from freebooters.games.caribbean.table.bearings import bordering, distances, nearby
from freebooters.games.caribbean.table.chart import chest_id
from freebooters.games.caribbean.table.derived import place_words, value_of, vessel_words
from freebooters.games.caribbean.table.explanations import chest_card, ship_card
from freebooters.games.caribbean.table.layout import Layout
from freebooters.games.caribbean.table.nodes import Z, plaque, sprite
from freebooters.games.caribbean.table.sea import Sea
from freebooters.stage import Meaning, Node, Point, glow, painted, picture

__all__ = ["cargo_place", "ship_id", "ship_node", "ships"]


def ship_id(ship: str) -> str:
    return f"ship-{ship}"


def cargo_place(at: Point, layout: Layout) -> Point:
    """Where the chest aboard a ship is drawn."""
    size = layout.pieces.ship
    return (at[0] - size * 0.2, at[1] + size * 0.28)


def ship_node(ship: str, area: str, layout: Layout) -> Node:
    """A ship in an area, as a picture alone."""
    size = layout.pieces.ship
    at = layout.drawing.areas[area]
    return picture(ship_id(ship), (at, size), sprite(ship), z=Z.SHIP)


@painted
def ships(sea: Sea, layout: Layout) -> Iterator[Node]:
    for ship in SHIPS:
        area, chest = sea.ships[ship]
        if area is not None:
            yield from _ship(sea, layout, ship, area, chest)


def _ship(sea: Sea, layout: Layout, ship: str, area: str, chest: str | None) -> Iterator[Node]:
    at, size = layout.drawing.areas[area], layout.pieces.ship
    in_turn = sea.sailing == ship
    if in_turn:
        halo = "glow" if sea.controller is None else f"seat-{sea.controller}"
        yield glow("in-turn", (at, size * 2.1), halo, z=Z.ROUTE, alpha=0.85)
    yield picture(
        ship_id(ship),
        (at, size),
        sprite(ship),
        z=Z.SHIP,
        means=Meaning(
            _label(sea, ship, area, chest),
            ship_card(sea, ship, distances(sea, ship)),
            f"ship:{ship}",
        ),
    )
    if in_turn and sea.controller is not None:
        side = size * 0.5
        yield picture(
            "pilot",
            ((at[0] - size * 0.36, at[1] - size * 0.34), side),
            sprite("flag"),
            tint=f"seat-{sea.controller}",
            z=Z.TAG,
        )
    if chest is not None:
        yield from _cargo(ship, chest, at, layout, in_turn=in_turn)


def _label(sea: Sea, ship: str, area: str, chest: str | None) -> Message:
    label = say(
        "caribbean-node-ship",
        ship=vessel_words(ship),
        area=place_words(area),
        chest=place_words(chest) if chest is not None else "",
        value=value_of(chest) if chest is not None else 0,
    )
    label = say("caribbean-more", first=label, more=bordering(sea, area))
    near = nearby(sea, ship, area)
    return label if near is None else say("caribbean-more", first=label, more=near)


def _cargo(ship: str, chest: str, at: Point, layout: Layout, *, in_turn: bool) -> Iterator[Node]:
    size = layout.pieces.ship
    side = size * 0.46
    label = say(
        "caribbean-node-cargo",
        chest=place_words(chest),
        value=value_of(chest),
        ship=vessel_words(ship),
    )
    yield picture(
        chest_id(chest),
        (cargo_place(at, layout), side),
        sprite("chest"),
        z=Z.CARGO,
        means=Meaning(
            label,
            chest_card(chest, say("caribbean-card-aboard", ship=vessel_words(ship)), ashore=False),
            f"chest:{chest}" if in_turn else "",
        ),
    )
    plate = (at[0] + size * 0.24, at[1] + size * 0.26)
    yield from plaque(f"value-{chest}", plate, layout.frame.small, value_of(chest))
