"""What never moves on Cartagena's table: the ground, the passage's floor, the boat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from freebooters.games.cartagena.rules.components import EDITION_2014, VARIANTS
from freebooters.games.cartagena.table.cell import inside
from freebooters.games.cartagena.table.layout import LEAST, SEGMENT, Layout, layout_of
from freebooters.stage import Box, Frame, Node, Point, panel, path, picture, writing

__all__ = ["Z", "dress_of", "ground", "landing", "mouth", "sprite", "tile"]


class Z:
    """Painting order."""

    BOARD, GROUND, RIBBON, TILE, TRAIL, SEAM, SYMBOL, PIRATE, HIT = range(-1, 8)


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
        return Box(x - 36, layout.sea.y - 8, 72, 44)
    return Box(layout.sea.right - 30, y - 24, 44, 48)


@lru_cache(maxsize=64)
def ground(variant_name: str, seats: int, frame: Frame) -> tuple[Node, ...]:
    """What never moves: the ground, the passage under its cells, the boat and its deck."""
    layout, dress = layout_of(variant_name, seats, frame), dress_of(variant_name)
    return tuple(_ground_nodes(layout, dress))


def _ground_nodes(layout: Layout, dress: Dress) -> Iterator[Node]:
    small = layout.frame.small
    yield _box("board", layout.board, dress.ground, "board-edge", 22, Z.BOARD)
    yield _box("tray", layout.tray, "paper", "line", 18, Z.BOARD)
    yield from _waves(layout.sea)
    yield _box("yard", layout.yard, "cell-alt", "board-edge", 14, Z.GROUND)
    yield from _ribbons(layout, dress)
    yield _box("jetty", jetty(layout), "wood", "wood-deep", 5, Z.GROUND)
    yield _box("deck", layout.deck, "wood-deep", "board-edge", 14, Z.TILE)
    yield picture("boat", layout.boat, sprite("boat"), z=Z.SEAM)
    yield picture("hull", layout.boat, sprite("hull"), z=Z.SEAM)
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


def _waves(sea: Box) -> Iterator[Node]:
    apart = sea.w / 4
    for row, y in enumerate((sea.y + sea.h * 0.3, sea.y + sea.h * 0.88)):
        for k in range(3):
            x = sea.x + apart * (k + 0.4 + row * 0.35)
            stops = [(x + 14 * step, y - 6 * (step % 2)) for step in range(5)]
            yield path(f"wave-{row}-{k}", stops, 3, "sea-deep", z=Z.GROUND)


def _ribbons(layout: Layout, dress: Dress) -> Iterator[Node]:
    """The floor under the cells, and beams where two segments meet."""
    gap = layout.gap
    stops = [mouth(layout), *layout.cells, landing(layout)]
    floor = _floor(layout, stops)
    for k, box in enumerate(floor):
        yield _box(f"wall-{k}", box.inset(-4, -4), "board-edge", "", 14, Z.RIBBON)
    for k, box in enumerate(floor):
        yield _box(f"floor-{k}", box, dress.ribbon, "", 11, Z.RIBBON)
    for cell in range(SEGMENT, len(layout.cells) + 1, SEGMENT):
        (x, y), (next_x, next_y) = stops[cell], stops[cell + 1]
        down = next_y > y
        w, h = layout.cell
        step = -1 if next_x < x else 1
        middle = (x, y + (h + gap[1]) / 2) if down else (x + step * (w + gap[0]) / 2, y)
        turn = 90 if down else 0 if next_x > x else 180
        size = min(h * 0.3, layout.cell[0] * 0.3)
        across = (w + 8 if down else h + 14) / 2
        ends = (
            [(middle[0] - across, middle[1]), (middle[0] + across, middle[1])]
            if down
            else [(middle[0], middle[1] - across), (middle[0], middle[1] + across)]
        )
        yield path(f"beam-{cell}", ends, 9, "wood", z=Z.SEAM)
        yield picture(
            f"step-{cell}", (middle, size), sprite("step"), tint="coin", turn=turn, z=Z.SYMBOL
        )


def _floor(layout: Layout, stops: Sequence[Point]) -> list[Box]:
    """What the passage lies on: a box for each straight stretch."""
    (w, h), rim = layout.cell, 3
    stretches: list[list[Point]] = [[stops[0]]]
    for here, there in pairwise(stops):
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
