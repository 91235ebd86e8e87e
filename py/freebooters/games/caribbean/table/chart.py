"""The chart of Caribbean's table: waters, towns and their chests, hideouts, how far a ship can sail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.caribbean.rules.chart import AREAS, TOWNS
from freebooters.games.caribbean.table.derived import Derived, place_words, value_of
from freebooters.games.caribbean.table.drawings import DRAWINGS
from freebooters.games.caribbean.table.layout import LAYOUTS, Shape
from freebooters.games.caribbean.table.nodes import Z, plaque, sprite
from freebooters.stage import Node, Point

__all__ = ["chest_id", "ground", "hideouts", "ports", "route", "waters"]

_PORTS = tuple(area.id for area in AREAS[:TOWNS])
_ALIGN = {"left": 1, "center": 0, "right": -1}
_NAME_WIDTH = 200


def chest_id(chest: str) -> str:
    """The id of a chest's node, wherever it is."""
    return f"chest-{chest}"


@lru_cache(maxsize=2)
def ground(frame: Shape) -> tuple[Node, ...]:
    """Everything that never changes: the parchment, the coasts, the compass rose and the towns'
    names.
    """
    return tuple(_ground(frame))


def _ground(frame: Shape) -> Iterator[Node]:
    layout = LAYOUTS[frame]
    chart, bids, rose = layout.chart, layout.bids, layout.rose
    yield Node(
        "parchment", "box", chart.at, chart.size, "board", edge="board-edge", round=8, z=Z.BASE
    )
    for layer, tint, z in (
        ("sea", "sea", Z.SEA),
        ("land", "land", Z.LAND),
        ("ink", "ink-soft", Z.INK),
    ):
        yield Node(
            id=f"chart-{layer}",
            kind="sprite",
            at=chart.at,
            size=chart.size,
            skin=sprite(f"chart-{frame}-{layer}"),
            tint=tint,
            z=z,
        )
    yield Node("rose", "sprite", rose.at, rose.size, sprite("rose"), z=Z.NAME)
    yield Node("bids", "box", bids.at, bids.size, "board", edge="board-edge", round=14, z=Z.BASE)
    for area, town in DRAWINGS[frame].towns.items():
        x, y = town.name
        yield Node(
            id=f"town-{area}",
            kind="text",
            at=(x + _ALIGN[town.align] * _NAME_WIDTH / 2, y),
            size=(_NAME_WIDTH, layout.sizes.town),
            skin="ink",
            text=place_words(area),
            face="display",
            align=town.align,
            z=Z.NAME,
        )


def waters(derived: Derived, frame: Shape) -> Iterator[Node]:
    """Every area without a ship, so that it can be pressed; with buoys on those the ship in turn
    can sail to.
    """
    drawing, sizes = DRAWINGS[frame], LAYOUTS[frame].sizes
    reach = derived.within_reach()
    for area in AREAS:
        if area.id in derived.occupied:
            continue
        at = drawing.areas[area.id]
        steps = reach.get(area.id, 0)
        label = _area_label(derived, area.id, steps)
        pick = f"area:{area.id}"
        yield Node(
            f"area-{area.id}", "zone", at, (sizes.area,) * 2, z=Z.AREA, label=label, pick=pick
        )
        if steps:
            yield from _buoy(area.id, at, sizes.buoy, steps, label, pick)


def _buoy(
    area: str, at: Point, size: float, steps: int, label: Message, pick: str
) -> Iterator[Node]:
    """How many steps an area is away; if it is one step, the ship can sail there at once."""
    near = steps == 1
    side = size if near else size * 0.8
    yield Node(
        id=f"buoy-{area}",
        kind="disc",
        at=at,
        size=(side, side),
        skin="coin" if near else "paper",
        edge="wood-deep" if near else "line",
        z=Z.BUOY,
        alpha=1 if near else 0.82,
        label=label if near else None,
        pick=pick if near else "",
    )
    yield Node(
        id=f"steps-{area}",
        kind="text",
        at=at,
        size=(0, side * 0.64),
        skin="black" if near else "ink-soft",
        text=str(steps),
        z=Z.BUOY,
    )


def _area_label(derived: Derived, area: str, steps: int) -> Message:
    view = derived.view
    port = "sea"
    if area in view.ports:
        port = "secured" if area in view.secured else "out" if _is_out(derived, area) else "closed"
    return say(
        "caribbean-node-area",
        area=place_words(area),
        port=port,
        value=value_of(area),
        steps=steps,
    )


def _is_out(derived: Derived, chest: str) -> bool:
    """Whether a chest lies face up, in a port or aboard a ship."""
    view = derived.view
    return chest in view.ports.values() or any(chest == hold for _, hold in view.ships.values())


def ports(derived: Derived, frame: Shape, came: dict[str, str]) -> Iterator[Node]:
    """The chests ashore: face up where they lie, closed in their own towns once secured."""
    for area in _PORTS:
        chest = derived.view.ports[area]
        if area in derived.view.secured:
            yield _secured(area, frame)
        if chest is not None:
            yield from _chest(derived, frame, area, chest, came)


def _secured(chest: str, frame: Shape) -> Node:
    """A chest out of the game, which only marks its town."""
    side = LAYOUTS[frame].sizes.chest * 0.8
    return Node(
        id=chest_id(chest),
        kind="sprite",
        at=DRAWINGS[frame].towns[chest].chest,
        size=(side, side),
        skin=sprite("chest-closed"),
        z=Z.NAME,
        alpha=0.6,
    )


def _chest(
    derived: Derived, frame: Shape, area: str, chest: str, came: dict[str, str]
) -> Iterator[Node]:
    drawing, sizes = DRAWINGS[frame], LAYOUTS[frame].sizes
    at = drawing.towns[area].chest
    label = say(
        "caribbean-node-chest",
        chest=place_words(chest),
        value=value_of(chest),
        area=place_words(area),
    )
    pick, name = f"chest:{chest}", chest_id(chest)
    side = max(sizes.chest + 2, sizes.reach)
    yield Node(f"reach-{chest}", "zone", at, (side, side), z=Z.SIGN, label=label, pick=pick)
    yield Node(
        id=name,
        kind="sprite",
        at=at,
        size=(sizes.chest, sizes.chest),
        skin=sprite("chest"),
        z=Z.SIGN,
        label=label,
        pick=pick,
        was=came.get(name, ""),
    )
    yield from plaque(
        f"value-{chest}", (at[0], at[1] + sizes.chest * 0.5), sizes.tiny, value_of(chest)
    )


def hideouts(derived: Derived, frame: Shape) -> Iterator[Node]:
    drawing, sizes = DRAWINGS[frame], LAYOUTS[frame].sizes
    for area, seat in derived.view.hideouts.items():
        if seat is None:
            continue
        at, z = drawing.hideouts[area], Z.SIGN
        if area in derived.occupied:
            at, z = _beside_ship(drawing.areas[area], at), Z.TAG
        label = say("caribbean-node-hideout", seat=SeatName(seat), area=place_words(area))
        side = max(sizes.hideout, sizes.reach)
        pick = f"hideout:{area}"
        yield Node(f"cove-{area}", "zone", at, (side, side), z=Z.BUOY, label=label, pick=pick)
        yield Node(
            id=f"hideout-{area}",
            kind="sprite",
            at=at,
            size=(sizes.hideout, sizes.hideout),
            skin=sprite("hideout"),
            tint=f"seat-{seat}",
            z=z,
            label=label,
            pick=pick,
        )


def _beside_ship(ship: Point, sign: Point) -> Point:
    """A position farther out, so that the ship in the area does not hide the emblem."""
    return (ship[0] + (sign[0] - ship[0]) * 1.6, ship[1] + (sign[1] - ship[1]) * 1.6)


def route(events: Sequence[Seen], frame: Shape) -> Iterator[Node]:
    """Where a ship has just sailed."""
    areas = DRAWINGS[frame].areas
    for event in events:
        if event.kind == "sailed":
            here, there = areas[event.args["from"]], areas[event.args["to"]]
            yield Node(
                id="route",
                kind="path",
                at=here,
                size=(LAYOUTS[frame].sizes.tiny * 0.5, 0),
                skin=f"seat-{event.args['seat']}",
                z=Z.ROUTE,
                alpha=0.6,
                points=(*here, *there),
            )
