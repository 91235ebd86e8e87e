"""What never moves on Cartagena's table: the ground, the passage's floor, the boat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from freebooters.games.cartagena.rules.components import EDITION_2014, VARIANTS
from freebooters.games.cartagena.table.cell import inside
from freebooters.games.cartagena.table.layout import LEAST, SEGMENT, Layout, layout_of
from freebooters.stage import Box, Frame, Node, Point, glow, panel, path, picture, writing

RIM = 3
"""How far the floor, and around it the rim, reach beyond the cells."""
OUTER = 11
"""The outer walls are at most so thick."""
FENCE_SHAPE = 1.5
"""Width of a piece of the start's wall for a height of 1."""

__all__ = ["Z", "dress_of", "ground", "landing", "mouth", "sprite", "tile"]


class Z:
    """Painting order."""

    BOARD, GROUND, RIBBON, TILE, TRAIL, SEAM, SYMBOL, PIRATE, HULL, HIT = range(-1, 9)


def sprite(name: str) -> str:
    return f"cartagena/{name}"


@dataclass(frozen=True, slots=True)
class Dress:
    """What an edition's table is made of."""

    gate: str
    fence: str
    """What stands behind the pirates at the start."""
    ground: str
    ribbon: str
    wall: str
    """What lies between two rows of the passage."""


_DUNGEON = Dress("fortress", "rampart", "board", "stone", "wall")
_JUNGLE = Dress("muster", "palisade", "land", "sand", "hedge")


def dress_of(variant: str) -> Dress:
    return _JUNGLE if VARIANTS[variant].edition is EDITION_2014 else _DUNGEON


def mouth(layout: Layout) -> Point:
    """Where the passage leaves the start."""
    x, y = layout.cells[0]
    if y > layout.gate.bottom:
        return (x, layout.gate.bottom - 20)
    return (layout.yard.right + layout.cell[0] / 2 + 8, y)


def landing(layout: Layout) -> Point:
    """Where the passage ends at the water."""
    x, y = layout.cells[-1]
    if layout.sea.y > y:
        return (x, layout.sea.y - min(layout.cell) * 0.42)
    return (layout.sea.right + layout.cell[0] / 2 + 8, y)


def jetty(layout: Layout) -> Box:
    """The planks from there to the boat."""
    x, y = layout.cells[-1]
    if layout.sea.y > y:
        return Box(x - 34, y + layout.cell[1] / 2, 68, layout.sea.y + 14 - y - layout.cell[1] / 2)
    return Box(layout.sea.right - 8, y - 24, x - layout.cell[0] / 2 - layout.sea.right + 8, 48)


@lru_cache(maxsize=64)
def ground(variant_name: str, seats: int, frame: Frame) -> tuple[Node, ...]:
    """What never moves: the ground, the passage under its cells, the boat and its deck."""
    layout, dress = layout_of(variant_name, seats, frame), dress_of(variant_name)
    return tuple(_ground_nodes(layout, dress))


def _ground_nodes(layout: Layout, dress: Dress) -> Iterator[Node]:
    small = layout.frame.small
    yield _box("board", layout.board, dress.ground, "board-edge", 22, Z.BOARD)
    yield _box("tray", layout.tray, "paper", "line", 18, Z.BOARD)
    yield from _fence(layout, dress)
    yield from _ribbons(layout, dress)
    yield from _walls(layout, dress)
    yield _box("jetty", jetty(layout), "wood", "wood-deep", 5, Z.RIBBON)
    place = inside(*layout.cell, small, LEAST[layout.frame.kind]).number
    for cell, (x, y) in enumerate(layout.cells, 1):
        yield writing(
            f"number-{cell}",
            ((x + place.at[0], y + place.at[1]), place.w),
            place.h,
            str(cell),
            skin="ink-soft",
            align="left",
            ground=tile(cell),
            z=Z.SYMBOL,
        )


def tile(cell: int) -> str:
    """The token of a cell's floor: segments take turns."""
    return "cell-alt" if (cell - 1) // SEGMENT % 2 else "cell"


def _box(name: str, box: Box, skin: str, edge: str, corner: float, z: int) -> Node:
    return panel(name, box, skin, edge=edge, corner=corner, z=z)


def _fence(layout: Layout, dress: Dress) -> Iterator[Node]:
    """The wall of the start, in pieces that keep about their shape."""
    yard, gate = layout.yard, layout.gate
    left = gate.x + gate.w * 0.7
    h = min(yard.h * 0.78, gate.h * 0.72)
    whole = Box(left, yard.y + (yard.h - h) * 0.4, yard.right - left, h)
    count = max(1, round(whole.w / (h * FENCE_SHAPE)))
    for k, box in enumerate(whole.columns(count, -1)):
        yield picture(f"fence-{k}", box, sprite(dress.fence), z=Z.GROUND)


def _walls(layout: Layout, dress: Dress) -> Iterator[Node]:
    """A wall above and below every row. Between two rows it is open where the passage turns, and has
    a torch at its end; above the first and below the last it is open where one enters or leaves.
    """
    (w, h), (across, thick) = layout.cell, layout.gap
    rows = _rows(layout)
    for k in range(len(rows) + 1):
        above, below = rows[max(0, k - 1)], rows[min(k, len(rows) - 1)]
        left = min(x for x, _ in (*above, *below)) - (w + across) / 2
        right = max(x for x, _ in (*above, *below)) + (w + across) / 2
        door, deep = above[-1][0], thick
        y = (above[0][1] + below[0][1]) / 2
        if above is below:
            side, (door, end_y) = (-1, mouth(layout)) if k == 0 else (1, landing(layout))
            deep = min(thick, OUTER)
            y += side * (h + deep) / 2
            if end_y == below[0][1]:
                door = -w
        if door > (left + right) / 2:
            right = door - w / 2
        elif door >= 0:
            left = door + w / 2
        box = Box(left, y - deep / 2, right - left, deep)
        yield picture(f"stones-{k}", box, sprite(dress.wall), z=Z.RIBBON)
        if above is not below:
            end = right - deep if door > right else left + deep
            at = (end, y - deep * 0.45)
            yield glow(f"light-{k}", (at, deep * 5), "glow", z=Z.TRAIL, alpha=0.45)
            yield picture(f"torch-{k}", (at, (deep * 1.3, deep * 2.2)), sprite("torch"), z=Z.SEAM)


def _rows(layout: Layout) -> list[list[Point]]:
    """The centres of the cells, row by row."""
    rows: list[list[Point]] = [[]]
    for at, bend in zip(layout.cells, layout.bends, strict=True):
        rows[-1].append(at)
        if bend:
            rows.append([])
    return rows


def _ribbons(layout: Layout, dress: Dress) -> Iterator[Node]:
    """The floor under the cells, and beams where two segments meet."""
    gap = layout.gap
    stops = [*layout.cells, landing(layout)]
    floor = _floor(layout)
    for k, box in enumerate(floor):
        yield _box(f"wall-{k}", box.inset(-RIM, -RIM), "board-edge", "", 10, Z.RIBBON)
    for k, box in enumerate(floor):
        yield _box(f"floor-{k}", box, dress.ribbon, dress.ribbon, 8, Z.RIBBON)
    for cell in range(SEGMENT, len(layout.cells) + 1, SEGMENT):
        (x, y), (next_x, next_y) = stops[cell - 1], stops[cell]
        down = next_y > y
        w, h = layout.cell
        step = -1 if next_x < x else 1
        middle = (x, y + (h + gap[1]) / 2) if down else (x + step * (w + gap[0]) / 2, y)
        turn = 90 if down else 0 if next_x > x else 180
        size = min(h * 0.3, layout.cell[0] * 0.3)
        across = (w if down else h + gap[1] / 2) / 2
        ends = (
            [(middle[0] - across, middle[1]), (middle[0] + across, middle[1])]
            if down
            else [(middle[0], middle[1] - across), (middle[0], middle[1] + across)]
        )
        yield path(f"beam-{cell}", ends, 7, "wood", z=Z.SEAM)
        yield picture(
            f"step-{cell}", (middle, size), sprite("step"), tint="coin", turn=turn, z=Z.SYMBOL
        )


def _floor(layout: Layout) -> list[Box]:
    """What the passage lies on: a box for each straight stretch."""
    (w, h), rim = layout.cell, min(RIM, layout.gap[1] / 4)
    stretches: list[list[Point]] = [[layout.cells[0]]]
    for here, there in pairwise(layout.cells):
        across = here[1] == there[1]
        if len(stretches[-1]) > 1 and (stretches[-1][-2][1] == here[1]) != across:
            stretches.append([here])
        stretches[-1].append(there)
    return [
        Box(min(x) - w / 2, min(y) - h / 2, max(x) - min(x) + w, max(y) - min(y) + h).inset(
            -rim, -rim
        )
        for x, y in (zip(*stretch, strict=True) for stretch in stretches)
    ]
