"""The nodes of Cartagena's table: the passage, the pirates, the cards. All from a view.

Ids name places, so that a hidden card is only ever "the third back in seat 2's hand", and a pirate
"the second of seat 0 on cell 9"; what moved is told by `was`. The events of a scene are those of one
entry of the log: at most one move, or the cards drawn after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.cartagena.components import EDITION_2014, VARIANTS
from freebooters.games.cartagena.layout import (
    PIRATE_SHAPE,
    SEGMENT,
    Box,
    Layout,
    cell_spots,
    layout_of,
    muster_spots,
)
from freebooters.games.cartagena.rules import CartagenaView
from freebooters.stage import Frame, Node

__all__ = ["START", "Passage", "Z", "card_word", "pirate_id", "place_word", "sprite"]

Point = tuple[float, float]

START = 0


class Z:
    """Painting order."""

    GROUND, RIBBON, TILE, SEAM, SYMBOL, TRAIL, PIRATE, HULL, HIT = range(9)


def sprite(name: str) -> str:
    return f"cartagena/{name}"


def card_word(symbol: str) -> Message:
    """A symbol's name."""
    return say(f"cartagena-{symbol}")


def place_word(variant: str, cell: int) -> str:
    """`fortress`, `camp`, `cell` or `boat`: by this the words tell places apart."""
    if cell == START:
        return _dress(variant).start
    return "boat" if cell == VARIANTS[variant].boat else "cell"


@dataclass(frozen=True, slots=True)
class _Dress:
    """What an edition's table is made of."""

    start: str
    gate: str
    ground: str
    ribbon: str
    ornament: str
    ornament_shape: float


_DUNGEON = _Dress("fortress", "fortress", "board", "stone", "torch", 100 / 60)
_JUNGLE = _Dress("camp", "muster", "land", "sand", "palm", 1)


def _dress(variant: str) -> _Dress:
    return _JUNGLE if VARIANTS[variant].edition is EDITION_2014 else _DUNGEON


class Passage:
    """The board of one view: from the start through the cells to the boat, and who stands where."""

    def __init__(self, view: CartagenaView, frame: Frame) -> None:
        self.view = view
        self.frame: Frame = frame
        self.seats = len(view.positions)
        self.variant = VARIANTS[view.variant]
        self.layout = layout_of(view.variant, self.seats, frame)
        self.counts = [Counter(men) for men in view.positions]
        turn = view.turn
        self.chooser = turn if turn is not None and view.hands[turn] is not None else None
        """The seat on turn if this view shows its hand: its pirates and cards can be picked."""

    def standing(self, cell: int) -> list[int]:
        """The seats of the pirates on a cell, ascending."""
        return [seat for seat, men in enumerate(self.counts) for _ in range(men[cell])]

    def ahead(self, symbol: str, cell: int) -> int:
        """Where a pirate at `cell` lands by that card (CA-3)."""
        for to in range(cell + 1, self.variant.boat):
            if self.view.path[to - 1] == symbol and not self.standing(to):
                return to
        return self.variant.boat

    def behind(self, cell: int) -> int | None:
        """Where a pirate at `cell` retreats to (CA-4); None if it cannot."""
        for to in range(cell - 1, START, -1):
            if len(self.standing(to)) in (1, 2):
                return to
        return None

    def nodes(self, events: Sequence[Seen]) -> Iterator[Node]:
        yield from _ground(self.view.variant, self.view.path, self.frame)
        moved = next((e.args for e in events if "from" in e.args), None)
        if moved is not None:
            yield from self._trail(moved["seat"], moved["from"], moved["to"])
        for cell, symbol in enumerate(self.view.path, 1):
            yield from self._cell(cell, symbol)
        yield from self._ends()
        came = {}
        if moved is not None:
            seat, start, to = moved["seat"], moved["from"], moved["to"]
            came = {
                pirate_id(seat, to, self.counts[seat][to] - 1): pirate_id(
                    seat, start, self.counts[seat][start]
                )
            }
        for cell in range(self.variant.boat + 1):
            yield from self._pirates(cell, came)

    def spots(self, cell: int, extra: int | None = None) -> tuple[float, list[tuple[int, Point]]]:
        """The width of the pirates at a place, and seat and centre of each.

        `extra` is a seat one more pirate of which is about to arrive; it comes last.
        """
        seats = self.standing(cell)
        if START < cell < self.variant.boat:
            if extra is not None:
                seats.append(extra)
            at = self.layout.cells[cell - 1]
            spots = cell_spots(self.layout, at, len(seats))
            return self.layout.pirate, list(zip(seats, spots, strict=True))
        box = self.layout.yard if cell == START else self.layout.deck
        width, groups = muster_spots(box, self.seats, self.variant.pirates)
        found = [
            (seat, groups[seat][k])
            for seat, men in enumerate(self.counts)
            for k in range(men[cell])
        ]
        if extra is not None:
            found.append((extra, groups[extra][self.counts[extra][cell]]))
        return width, found

    def _cell(self, cell: int, symbol: str) -> Iterator[Node]:
        layout, seats = self.layout, self.standing(cell)
        x, y = layout.cells[cell - 1]
        w, h = layout.cell
        segment = (cell - 1) // SEGMENT
        yield Node(
            id=f"cell-{cell}",
            kind="sprite",
            at=(x, y),
            size=(w, h),
            skin=sprite("cell"),
            tint="cell-alt" if segment % 2 else "cell",
            z=Z.TILE,
            label=_cell_label(cell, symbol, seats),
            pick=f"cell:{cell}",
        )
        size, dy = (h * 0.46, -h * 0.235) if seats else (h * 0.7, -h * 0.02)
        yield Node(
            id=f"symbol-{cell}",
            kind="sprite",
            at=(x, y + dy),
            size=(size, size),
            skin=sprite(symbol),
            z=Z.SYMBOL,
        )

    def _ends(self) -> Iterator[Node]:
        """The start and the boat as places one may point at."""
        variant, layout = self.view.variant, self.layout
        aboard = self.variant.boat
        yield Node(
            id="cell-0",
            kind="zone",
            at=layout.gate.at,
            size=layout.gate.size,
            z=Z.HIT - 1,
            label=say(
                "cartagena-node-start",
                at=place_word(variant, START),
                count=len(self.standing(START)),
            ),
            pick="cell:0",
        )
        yield Node(
            id=f"cell-{aboard}",
            kind="zone",
            at=layout.sea.at,
            size=layout.sea.size,
            z=Z.HIT - 1,
            label=say("cartagena-node-boat", count=len(self.standing(aboard))),
            pick=f"cell:{aboard}",
        )

    def _pirates(self, cell: int, came: dict[str, str]) -> Iterator[Node]:
        width, spots = self.spots(cell)
        place = place_word(self.view.variant, cell)
        last = max((k for k, (seat, _) in enumerate(spots) if seat == self.chooser), default=-1)
        seen: Counter[int] = Counter()
        for k, (seat, at) in enumerate(spots):
            name = pirate_id(seat, cell, seen[seat])
            seen[seat] += 1
            yield Node(
                id=name,
                kind="sprite",
                at=at,
                size=(width, width * PIRATE_SHAPE),
                skin=sprite("pirate"),
                tint=f"seat-{seat}",
                z=Z.PIRATE,
                label=self._own(cell, place)
                if k == last
                else say("cartagena-node-pirate", seat=SeatName(seat), at=place, cell=cell),
                pick=f"pirate:{cell}" if k == last else "",
                was=came.get(name, ""),
            )
        if last >= 0:
            yield self._reach(
                cell, place, width, [at for seat, at in spots if seat == self.chooser]
            )

    def _own(self, cell: int, place: str) -> Message:
        count = self.counts[self.chooser or 0][cell]
        return say("cartagena-node-own", at=place, cell=cell, count=count)

    def _reach(self, cell: int, place: str, width: float, spots: Sequence[Point]) -> Node:
        """The choosing seat's pirates at a place as one thing to take hold of: on a cell, all of
        it but its upper edge.
        """
        if START < cell < self.variant.boat:
            (x, y), (w, h) = self.layout.cells[cell - 1], self.layout.cell
            at, size = (x, y + h * 0.15), (w, h * 0.7)
        else:
            height = width * PIRATE_SHAPE
            left, right = min(x for x, _ in spots), max(x for x, _ in spots)
            top, bottom = min(y for _, y in spots), max(y for _, y in spots)
            at = ((left + right) / 2, (top + bottom) / 2)
            size = (right - left + width + 2, bottom - top + height + 2)
        return Node(
            id=f"own-{cell}",
            kind="zone",
            at=at,
            size=size,
            z=Z.HIT,
            label=self._own(cell, place),
            pick=f"pirate:{cell}",
        )

    def _trail(self, seat: int, start: int, to: int) -> Iterator[Node]:
        """Where the last move led along."""
        points = [self.centre(cell) for cell in range(min(start, to), max(start, to) + 1)]
        origin = self.centre(start)
        size = self.layout.cell[1] * 1.1
        yield Node("trail-origin", "glow", origin, (size, size), f"seat-{seat}", z=Z.TRAIL)
        yield Node(
            id="trail",
            kind="path",
            at=origin,
            size=(self.layout.cell[1] * 0.12, 0),
            skin=f"seat-{seat}",
            z=Z.TRAIL,
            alpha=0.5,
            points=tuple(value for point in points for value in point),
        )

    def centre(self, cell: int) -> Point:
        """The middle of a place; at the ends, where the passage opens."""
        if cell == START:
            return _mouth(self.layout)
        if cell == self.variant.boat:
            return _landing(self.layout)
        return self.layout.cells[cell - 1]


def pirate_id(seat: int, cell: int, place: int) -> str:
    return f"pirate-{seat}-{cell}-{place}"


def _cell_label(cell: int, symbol: str, seats: Sequence[int]) -> Message:
    who = dict(zip(("first", "second", "third"), map(SeatName, seats), strict=False))
    return Message(
        "cartagena-node-cell",
        {"cell": cell, "symbol": card_word(symbol), "count": len(seats), **who},
    )


def _mouth(layout: Layout) -> Point:
    """Where the passage leaves the start."""
    x, y = layout.cells[0]
    if y > layout.gate.bottom:
        return (x, layout.gate.bottom - 10)
    return (layout.yard.right - 6, y)


def _landing(layout: Layout) -> Point:
    """Where the passage meets the water."""
    x, y = layout.cells[-1]
    if layout.sea.y > y:
        return (x, layout.sea.y + 22)
    return (layout.sea.right - 14, y)


@lru_cache(maxsize=16)
def _ground(variant_name: str, path: tuple[str, ...], frame: Frame) -> tuple[Node, ...]:
    """What never moves: the ground, the passage under its cells, the fortress and the sea."""
    layout, dress = layout_of(variant_name, 2, frame), _dress(variant_name)
    return tuple(_ground_nodes(layout, dress, len(path)))


def _ground_nodes(layout: Layout, dress: _Dress, cells: int) -> Iterator[Node]:
    board, sea, yard, gate, boat = layout.board, layout.sea, layout.yard, layout.gate, layout.boat
    yield _box("board", board, dress.ground, "board-edge", 22, Z.GROUND)
    yield _box("sea", sea, "sea", "sea-deep", 20, Z.GROUND)
    yield from _waves(sea)
    yield _box("yard", yard, dress.ribbon, "board-edge", 14, Z.GROUND)
    yield from _ribbons(layout, dress, cells)
    yield Node("gate", "sprite", gate.at, gate.size, sprite(dress.gate), z=Z.TILE)
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


def _ribbons(layout: Layout, dress: _Dress, cells: int) -> Iterator[Node]:
    """The worn floor under the cells, a piece for each segment, and beams where two meet."""
    width = layout.cell[1] + 12
    stops = [_mouth(layout), *layout.cells, _landing(layout)]
    yield _path("floor-edge", stops, width + 8, "board-edge")
    yield _path("floor", stops, width, dress.ribbon)
    for cell in range(SEGMENT, cells + 1, SEGMENT):
        (x, y), (next_x, next_y) = stops[cell], stops[cell + 1]
        middle = ((x + next_x) / 2, (y + next_y) / 2)
        turn = layout.turns[cell - 1]
        down = turn == 90
        size = layout.cell[1] * 0.34
        across = (layout.cell[0] + 8 if down else layout.cell[1] + 18) / 2
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
            tint="brass",
            turn=turn,
            z=Z.SYMBOL,
        )


def _path(name: str, stops: Sequence[Point], width: float, skin: str, z: int = Z.RIBBON) -> Node:
    points = tuple(value for stop in stops for value in stop)
    return Node(name, "path", stops[0], (width, 0), skin, points=points, z=z)
