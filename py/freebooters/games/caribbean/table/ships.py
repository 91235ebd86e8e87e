"""The six ships on Caribbean's chart, with what they carry and who sails them."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.messages import say
from freebooters.games.caribbean.rules.components import SHIPS
from freebooters.games.caribbean.table.chart import chest_id
from freebooters.games.caribbean.table.derived import Derived, place_words, value_of, vessel_words
from freebooters.games.caribbean.table.drawings import DRAWINGS
from freebooters.games.caribbean.table.layout import LAYOUTS, Shape
from freebooters.games.caribbean.table.nodes import Z, plaque, sprite
from freebooters.stage import Node, Point

__all__ = ["cargo_place", "ship_id", "ship_node", "ships"]


def ship_id(ship: str) -> str:
    return f"ship-{ship}"


def cargo_place(at: Point, frame: Shape) -> Point:
    """Where the chest aboard a ship is drawn."""
    size = LAYOUTS[frame].sizes.ship
    return (at[0] + size * 0.3, at[1] + size * 0.2)


def ship_node(ship: str, area: str, frame: Shape) -> Node:
    """A ship in an area, as a picture alone."""
    size = LAYOUTS[frame].sizes.ship
    at = DRAWINGS[frame].areas[area]
    return Node(ship_id(ship), "sprite", at, (size, size), sprite(ship), z=Z.SHIP)


def ships(derived: Derived, frame: Shape) -> Iterator[Node]:
    for ship in SHIPS:
        area, chest = derived.view.ships[ship]
        if area is not None:
            yield from _ship(derived, frame, ship, area, chest)


def _ship(
    derived: Derived, frame: Shape, ship: str, area: str, chest: str | None
) -> Iterator[Node]:
    view, sizes = derived.view, LAYOUTS[frame].sizes
    at, size = DRAWINGS[frame].areas[area], sizes.ship
    in_turn = view.sailing == ship
    if in_turn:
        halo = "glow" if view.controller is None else f"seat-{view.controller}"
        yield Node("in-turn", "glow", at, (size * 2.1, size * 2.1), halo, z=Z.ROUTE, alpha=0.85)
    label = say(
        "caribbean-node-ship",
        ship=vessel_words(ship),
        area=place_words(area),
        chest=place_words(chest) if chest is not None else "",
        value=value_of(chest) if chest is not None else 0,
    )
    yield Node(
        id=ship_id(ship),
        kind="sprite",
        at=at,
        size=(size, size),
        skin=sprite(ship),
        z=Z.SHIP,
        label=label,
        pick=f"ship:{ship}",
    )
    if in_turn and view.controller is not None:
        side = size * 0.46
        yield Node(
            id="pilot",
            kind="sprite",
            at=(at[0] - size * 0.4, at[1] - size * 0.4),
            size=(side, side),
            skin=sprite("flag"),
            tint=f"seat-{view.controller}",
            z=Z.TAG,
        )
    if chest is not None:
        yield from _cargo(ship, chest, cargo_place(at, frame), frame, in_turn=in_turn)
    name_at = (at[0], at[1] + size * 0.5 + sizes.tiny * 0.45)
    if chest is None:
        yield Node(
            f"name-{ship}-plate",
            "box",
            name_at,
            (sizes.tiny * 4.2, sizes.tiny * 1.2),
            "paper",
            edge="line",
            round=sizes.tiny * 0.4,
            z=Z.TAG,
            alpha=0.9,
        )
    yield Node(
        f"name-{ship}",
        "text",
        name_at,
        (sizes.tiny * 4, sizes.tiny),
        "ink",
        text=vessel_words(ship),
        z=Z.TAG,
    )


def _cargo(ship: str, chest: str, at: Point, frame: Shape, *, in_turn: bool) -> Iterator[Node]:
    sizes = LAYOUTS[frame].sizes
    name = chest_id(chest)
    side = sizes.chest * 0.95
    label = say(
        "caribbean-node-cargo",
        chest=place_words(chest),
        value=value_of(chest),
        ship=vessel_words(ship),
    )
    yield Node(
        id=name,
        kind="sprite",
        at=at,
        size=(side, side),
        skin=sprite("chest"),
        z=Z.CARGO,
        label=label if in_turn else None,
        pick=f"chest:{chest}" if in_turn else "",
    )
    yield from plaque(f"value-{chest}", (at[0], at[1] + side * 0.55), sizes.tiny, value_of(chest))
