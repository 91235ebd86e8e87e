"""The chart of Caribbean's table: waters, towns and their chests, hideouts, how far a ship can sail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.caribbean.rules.chart import AREAS, INDEX, TOWNS
from freebooters.games.caribbean.table.bearings import borders, nearby, nearest_hideouts
from freebooters.games.caribbean.table.derived import place_words, value_of
from freebooters.games.caribbean.table.explanations import area_card, chest_card, hideout_card
from freebooters.games.caribbean.table.layout import Layout
from freebooters.games.caribbean.table.nodes import Z, plaque, sprite, words
from freebooters.games.caribbean.table.sea import Sea
from freebooters.stage import (
    NO_MEANING,
    Box,
    Meaning,
    Node,
    Point,
    disc,
    painted,
    panel,
    path,
    picture,
    writing,
    zone,
)

__all__ = ["STACK", "chest_id", "ground", "hideouts", "ports", "route", "towns", "waters"]

STACK = "stack"
"""The id of the closed chests."""
_PORTS = tuple(area.id for area in AREAS[:TOWNS])
_LETTER = 0.56
"""Width of a town's letter for a height of 1, on the average."""
_AMPLE = 0.66
"""The same, amply."""
_HOME = 1.2
"""Size of the colour under a hideout's area, in ships."""
_QUAY = 0.08
"""Width of the line from a chest ashore to its port's area, which else could be the next one."""
_HULL = 0.87
"""How much of its picture's height a ship has below its middle; above it flies whoever sails it."""
_SMALL = 0.5
"""Size of the mark of a plundered town beside another town's chest, in chests."""


def chest_id(chest: str) -> str:
    """The id of a chest's node, wherever it is."""
    return f"chest-{chest}"


@painted
def ground(layout: Layout) -> Iterator[Node]:
    """Everything that never changes: the parchment and the coasts."""
    chart, bids = layout.chart, layout.bids
    yield panel("parchment", chart, "board", edge="board-edge", corner=8, z=Z.BASE)
    for layer, tint, z in (
        ("sea", "sea", Z.SEA),
        ("land", "land", Z.LAND),
        ("ink", "ink-soft", Z.INK),
    ):
        yield picture(
            f"chart-{layer}", chart, sprite(f"chart-{layout.drawing_name}-{layer}"), tint=tint, z=z
        )
    yield panel("bids", bids, "board", edge="board-edge", corner=12, z=Z.BASE)


@painted
def towns(layout: Layout, occupied: tuple[str, ...]) -> Iterator[Node]:
    """Towns' names, if the drawing has them, but for those on which a ship lies."""
    size, ship = layout.frame.small, layout.pieces.ship
    ships = [layout.drawing.areas[area] for area in occupied]
    longest = max(len(area.name) for area in AREAS[:TOWNS])
    for area, at in layout.drawing.names.items():
        w = size * _LETTER * longest + size
        reach = (ship + size * _LETTER * len(AREAS[INDEX[area]].name)) / 2
        if any(
            abs(x - at[0]) < reach and -(ship + size) / 2 < at[1] - y < (_HULL * ship + size) / 2
            for x, y in ships
        ):
            continue
        box = Box(at[0] - w / 2, at[1] - size * 0.6, w, size * 1.2)
        yield words(f"town-{area}", box, size, place_words(area), "land", z=Z.NAME)


@painted
def waters(sea: Sea, layout: Layout) -> Iterator[Node]:
    """Every area without a ship, so that it can be pressed; with buoys on those the ship in turn
    can sail to.
    """
    areas, side, reach = layout.drawing.areas, layout.pieces.area, sea.within_reach
    near_side = _near_side([areas[area] for area, steps in reach.items() if steps == 1], side)
    for area in AREAS:
        if area.id in sea.occupied:
            continue
        steps = reach.get(area.id, 0)
        is_near = steps == 1
        yield from _area(
            layout,
            area.id,
            sea.port(area.id),
            steps,
            near_side if is_near else side,
            _around(sea, area.id, steps),
            shared=sea.hideouts.get(area.id) is not None,
        )


@painted
def _area(
    layout: Layout,
    area: str,
    port: str,
    steps: int,
    side: float,
    around: Message | None,
    *,
    shared: bool,
) -> Iterator[Node]:
    """An area so many steps away, 0 where the ship cannot sail; `around` tells what is around it,
    `shared` that a hideout is there.
    """
    at = layout.drawing.areas[area]
    label = say(
        "caribbean-node-area",
        area=place_words(area),
        port=port,
        value=value_of(area),
        steps=steps,
    )
    means = Meaning(label, area_card(area, port, steps, around), f"area:{area}")
    yield zone(f"area-{area}", (at, side), z=Z.BUOY if steps == 1 else Z.AREA, means=means)
    if steps:
        yield from _buoy(area, at, layout, steps, means, shared=shared)


def _near_side(near: Sequence[Point], side: float) -> float:
    """Areas one step away are easier to hit, but do not overlap one another."""
    apart = (
        max(abs(one[0] - other[0]), abs(one[1] - other[1])) for one, other in combinations(near, 2)
    )
    return min((side * 1.6, *apart))


def _buoy(
    area: str, at: Point, layout: Layout, steps: int, means: Meaning, *, shared: bool
) -> Iterator[Node]:
    """How many steps an area is away; if it is one step, the ship can sail there at once. It leaves
    room for a hideout's sign.
    """
    near = steps == 1
    size = layout.frame.small
    side = size * (1.7 if near and not shared else 1.3)
    yield disc(
        f"buoy-{area}",
        (at, side),
        "coin" if near else "paper",
        edge="wood-deep" if near else "line",
        z=Z.STEPS,
        means=means if near else NO_MEANING,
    )
    yield writing(
        f"steps-{area}",
        (at, 0),
        size,
        str(steps),
        skin="black" if near else "ink",
        ground="coin" if near else "paper",
        z=Z.STEPS,
    )


def _around(sea: Sea, area: str, steps: int) -> Message | None:
    """What an area borders to which the ship in turn can sail and, if it can at once, what is near."""
    if not steps:
        return None
    near = nearby(sea, sea.sailing, area) if sea.sailing and steps == 1 else None
    return borders(area) if near is None else say("caribbean-more", first=borders(area), more=near)


@painted
def ports(sea: Sea, layout: Layout, came: tuple[str, ...]) -> Iterator[Node]:
    """The chests ashore: face up where they lie, closed in their own towns once secured, also where
    another town's chest lies. Those that `came` have just been turned up.
    """
    for area in _PORTS:
        chest = sea.ports[area]
        if area in sea.secured:
            yield _secured(area, layout, aside=chest is not None)
        if chest is not None:
            yield from _chest(sea, layout, area, chest, STACK if chest in came else "")


def _secured(chest: str, layout: Layout, *, aside: bool) -> Node:
    """A chest out of the game, which only marks its town; `aside` if another chest lies there."""
    at, side = layout.drawing.chests[chest], layout.pieces.chest * (_SMALL if aside else 0.7)
    return picture(
        chest_id(chest),
        (_beside(at, side, layout) if aside else at, side),
        sprite("chest-closed"),
        z=Z.NAME,
        alpha=1 if aside else 0.6,
    )


def _beside(at: Point, side: float, layout: Layout) -> Point:
    """Where something so large lies beside a chest: on its right, or on its left if that is where a
    town's name or chest may be, or the chart ends.
    """
    x, y, away = *at, (layout.pieces.chest + side) / 2 + 1
    right = Box(x + away - side / 2, y - side / 2, side, side)
    clear = right.right < layout.chart.right and not any(
        abs(right.at[0] - other.at[0]) < (side + other.w) / 2
        and abs(y - other.at[1]) < (side + other.h) / 2
        for other in _taken(layout)
    )
    return (x + away, y) if clear else (x - away, y)


def _taken(layout: Layout) -> Iterator[Box]:
    """Where towns' names and chests may be."""
    chest, size = layout.pieces.chest, layout.frame.small
    for x, y in layout.drawing.chests.values():
        yield Box(x - chest / 2, y - chest / 2, chest, chest)
    for area, (x, y) in layout.drawing.names.items():
        w = size * _AMPLE * len(AREAS[INDEX[area]].name)
        yield Box(x - w / 2, y - size / 2, w, size)


def _chest(sea: Sea, layout: Layout, area: str, chest: str, was: str) -> Iterator[Node]:
    pieces, at = layout.pieces, layout.drawing.chests[area]
    label = say(
        "caribbean-node-chest",
        chest=place_words(chest),
        value=value_of(chest),
        area=place_words(area),
        port=sea.port(area),
    )
    home = nearest_hideouts(sea, area)
    if home is not None:
        label = say("caribbean-more", first=label, more=home)
    where = say("caribbean-card-ashore", area=place_words(area), port=sea.port(area))
    means = Meaning(label, chest_card(chest, where, ashore=True), f"chest:{chest}")
    side = pieces.chest
    moored, width = layout.drawing.areas[area], pieces.ship * _QUAY
    yield path(f"quay-{area}", (at, moored), width, "ink", alpha=0.5, z=Z.ROUTE)
    yield disc(f"mooring-{area}", (moored, width * 3), "ink", alpha=0.5, z=Z.ROUTE)
    below, above = (at[0], at[1] + side * 0.2), (at[0], at[1] - side * 0.2)
    yield zone(f"reach-{chest}", (below, max(side, pieces.area)), z=Z.SIGN, means=means)
    yield picture(chest_id(chest), (above, side), sprite("chest"), z=Z.SIGN, means=means, was=was)
    yield from plaque(
        f"value-{chest}", (at[0], at[1] + side * 0.48), layout.frame.medium, value_of(chest)
    )


@painted
def hideouts(sea: Sea, layout: Layout) -> Iterator[Node]:
    drawing, pieces = layout.drawing, layout.pieces
    reach = sea.within_reach
    for area, seat in sea.hideouts.items():
        if seat is None:
            continue
        at = drawing.hideouts[area]
        yield _home_waters(area, seat, layout)
        label = say("caribbean-node-hideout", seat=SeatName(seat), area=place_words(area))
        if reach.get(area) == 1:  # a press there means to sail there
            yield _sign(area, seat, at, pieces.sign, Z.AREA)
            continue
        means = Meaning(label, hideout_card(seat, area), f"hideout:{area}")
        side = max(pieces.sign, pieces.area)
        yield zone(f"cove-{area}", (at, side), z=Z.BUOY, means=means)
        yield _sign(area, seat, at, pieces.sign, Z.TAG, means)


def _home_waters(area: str, seat: int, layout: Layout) -> Node:
    """A seat's colour under whatever lies in its hideout's area: the sign stands at the edge of that,
    where it could be another area's.
    """
    return disc(
        f"home-{area}",
        (layout.drawing.areas[area], layout.pieces.ship * _HOME),
        f"seat-{seat}",
        edge="ink",
        alpha=0.4,
        z=Z.ROUTE,
    )


def _sign(
    area: str, seat: int, at: Point, side: float, z: int, means: Meaning = NO_MEANING
) -> Node:
    return picture(
        f"hideout-{area}",
        (at, side),
        sprite("hideout"),
        tint=f"seat-{seat}",
        z=z,
        means=means,
    )


def route(events: Sequence[Seen], layout: Layout) -> Iterator[Node]:
    """Where a ship has just sailed."""
    areas = layout.drawing.areas
    for event in events:
        if event.kind == "sailed":
            here, there = areas[event.args["from"]], areas[event.args["to"]]
            skin, width = f"seat-{event.args['seat']}", layout.pieces.ship * 0.16
            yield path("route", (here, there), width, skin, alpha=0.6, z=Z.ROUTE)
