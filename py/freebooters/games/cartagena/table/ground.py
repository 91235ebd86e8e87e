"""What never moves on Cartagena's table: the ground, the passage's floor, the boat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from freebooters.games.cartagena.rules.components import EDITION_2014, VARIANTS
from freebooters.games.cartagena.table.layout import SEGMENT, Layout, Shape, layout_of
from freebooters.stage import Box, Node, Point

__all__ = ["Z", "dress_of", "ground", "landing", "mouth", "sprite"]


GAP = (5, 15)
"""Between two cells beside and below each other."""


class Z:
    """Painting order."""

    BOARD, GROUND, RIBBON, TILE, TRAIL, SEAM, SYMBOL, PIRATE, HULL, HIT = range(-1, 9)


def sprite(name: str) -> str:
    return f"cartagena/{name}"


@dataclass(frozen=True, slots=True)
class Dress:
    """What an edition's table is made of."""

    gate: str
    ground: str
    ribbon: str


_DUNGEON = Dress("fortress", "board", "stone")
_JUNGLE = Dress("muster", "land", "sand")


def dress_of(variant: str) -> Dress:
    return _JUNGLE if VARIANTS[variant].edition is EDITION_2014 else _DUNGEON


def mouth(layout: Layout) -> Point:
    """Where the passage leaves the start."""
    x, y = layout.cells[0]
    if y > layout.gate.bottom:
        return (x, layout.gate.bottom - 20)
    return (layout.yard.right + layout.cell[1] * 0.45, y)


def landing(layout: Layout) -> Point:
    """Where the passage ends at the water."""
    x, y = layout.cells[-1]
    if layout.sea.y > y:
        return (x, layout.sea.y - layout.cell[1] * 0.42)
    return (layout.sea.right + layout.cell[1] * 0.42, y)


def jetty(layout: Layout) -> Box:
    """The planks from there to the boat."""
    x, y = layout.cells[-1]
    if layout.sea.y > y:
        return Box(x - 36, layout.sea.y - 8, 72, 44)
    return Box(layout.sea.right - 30, y - 24, 44, 48)


@lru_cache(maxsize=16)
def ground(variant_name: str, frame: Shape) -> tuple[Node, ...]:
    """What never moves: the ground, the passage under its cells, the fortress and the sea."""
    layout, dress = layout_of(variant_name, 2, frame), dress_of(variant_name)
    return tuple(_ground_nodes(layout, dress))


def _ground_nodes(layout: Layout, dress: Dress) -> Iterator[Node]:
    sea, boat = layout.sea, layout.boat
    yield _box("board", layout.board, dress.ground, "board-edge", 22, Z.BOARD)
    yield from _waves(sea)
    if sea.w > 2 * boat.w:
        x = sea.x + sea.w * 0.72 if boat.x < sea.at[0] - 1 else sea.x + sea.w * 0.28
        size = sea.h * 0.84
        yield Node(
            id="rose",
            kind="sprite",
            at=(x, sea.at[1]),
            size=(size, size),
            skin=sprite("rose"),
            tint="sea-deep",
            z=Z.GROUND,
            alpha=0.7,
        )
    yield _box("yard", layout.yard, "sand", "board-edge", 14, Z.GROUND)
    yield from _ribbons(layout, dress)
    yield _box("jetty", jetty(layout), "wood", "wood-deep", 5, Z.TILE)
    yield Node("boat", "sprite", boat.at, boat.size, sprite("boat"), z=Z.TILE)
    yield Node("hull", "sprite", boat.at, boat.size, sprite("hull"), z=Z.HULL)
    for cell, (x, y) in enumerate(layout.cells, 1):
        w, h = layout.cell
        yield Node(
            id=f"number-{cell}",
            kind="text",
            at=(x - w / 2 + 7, y - h / 2 + layout.small * 0.72),
            size=(0, layout.small),
            skin="ink-soft",
            text=str(cell),
            align="left",
            z=Z.SYMBOL,
        )


def _box(name: str, box: Box, skin: str, edge: str, corner: float, z: int) -> Node:
    return Node(name, "box", box.at, box.size, skin, edge=edge, round=corner, z=z)


def _waves(sea: Box) -> Iterator[Node]:
    step = sea.w / 4
    for row, y in enumerate((sea.y + sea.h * 0.3, sea.y + sea.h * 0.88)):
        for k in range(3):
            x = sea.x + step * (k + 0.4 + row * 0.35)
            points = (x, y, x + 14, y - 6, x + 28, y, x + 42, y - 6, x + 56, y)
            yield Node(
                f"wave-{row}-{k}", "path", (x, y), (3, 0), "sea-deep", z=Z.GROUND, points=points
            )


def _ribbons(layout: Layout, dress: Dress) -> Iterator[Node]:
    """The floor under the cells, a piece for each segment, and beams where two meet."""
    width = layout.cell[1] + 2
    stops = [mouth(layout), *layout.cells, landing(layout)]
    bends = _with_middles(stops, layout.bends)
    yield _path("floor-edge", bends, width + 7, "board-edge")
    yield _path("floor", bends, width, dress.ribbon)
    for cell in range(SEGMENT, len(layout.cells) + 1, SEGMENT):
        (x, y), (next_x, next_y) = stops[cell], stops[cell + 1]
        down = next_y > y
        w, h = layout.cell
        step = -1 if next_x < x else 1
        middle = (x, y + (h + GAP[1]) / 2) if down else (x + step * (w + GAP[0]) / 2, y)
        turn = 90 if down else 0 if next_x > x else 180
        size = h * 0.3
        across = (w + 8 if down else h + 14) / 2
        ends = (
            [(middle[0] - across, middle[1]), (middle[0] + across, middle[1])]
            if down
            else [(middle[0], middle[1] - across), (middle[0], middle[1] + across)]
        )
        yield _path(f"beam-{cell}", ends, 9, "wood", Z.SEAM)
        yield Node(
            id=f"step-{cell}",
            kind="sprite",
            at=middle,
            size=(size, size),
            skin=sprite("step"),
            tint="coin",
            turn=turn,
            z=Z.SYMBOL,
        )


def _with_middles(stops: Sequence[Point], bends: Sequence[bool]) -> list[Point]:
    """The points, with one added half way on both sides of every bend, which keeps the curve
    narrow.
    """
    course = [stops[0], stops[1]]
    for k, (here, there) in enumerate(pairwise(stops[1:])):
        if any(bends[max(0, k - 1) : k + 2]):
            course.append(((here[0] + there[0]) / 2, (here[1] + there[1]) / 2))
        course.append(there)
    return course


def _path(name: str, stops: Sequence[Point], width: float, skin: str, z: int = Z.RIBBON) -> Node:
    points = tuple(value for stop in stops for value in stop)
    return Node(name, "path", stops[0], (width, 0), skin, points=points, z=z)
