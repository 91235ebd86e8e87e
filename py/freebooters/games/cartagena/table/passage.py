"""The nodes of Cartagena's passage: the cells, the pirates, the last move. All from a view.

Ids name positions, so that a pirate is "the second of seat 0 on cell 9" (and a hidden card "the
third back in seat 2's hand"); `was` tells what moved. The events of a scene are those of one entry
of the log: at most one move, or the cards drawn after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.view import CartagenaView
from freebooters.games.cartagena.table.ground import Z, dress_of, ground, landing, mouth, sprite
from freebooters.games.cartagena.table.layout import (
    LEAST,
    PIRATE_SHAPE,
    SEGMENT,
    Layout,
    Shape,
    layout_of,
)
from freebooters.stage import Box, Node, Point

__all__ = ["START", "Passage", "card_word", "pirate_id", "place_word"]

START = 0


def card_word(symbol: str) -> Message:
    """A symbol's name."""
    return say(f"cartagena-{symbol}")


def place_word(variant: str, cell: int) -> str:
    """`start`, `cell` or `boat`, by which messages choose their words."""
    if cell == START:
        return "start"
    return "boat" if cell == VARIANTS[variant].boat else "cell"


class Passage:
    """The board of one view, from the start through the cells to the boat, with all pirates.

    The `viewer`'s pirates can be picked, and are called "yours".
    """

    def __init__(self, view: CartagenaView, frame: Shape, viewer: Seat | None = None) -> None:
        self.view = view
        self.viewer = viewer
        self.frame: Shape = frame
        self.seats = len(view.positions)
        self.variant = VARIANTS[view.variant]
        self.layout = layout_of(view.variant, self.seats, frame)
        self.counts = [Counter(men) for men in view.positions]
        self._seats: dict[int, list[int]] = {}
        for seat, men in enumerate(view.positions):
            for cell in men:
                self._seats.setdefault(cell, []).append(seat)

    def standing(self, cell: int) -> Sequence[int]:
        """The seats of the pirates on a cell, ascending."""
        return self._seats.get(cell, ())

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
        yield from self._ends()
        yield from ground(self.view.variant, self.frame)
        moved = next((e.args for e in events if "from" in e.args), None)
        if moved is not None:
            yield from self._trail(moved["seat"], moved["from"], moved["to"])
        for cell, symbol in enumerate(self.view.path, 1):
            yield from self._cell(cell, symbol)
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

        `extra` is a seat whose next pirate is about to arrive; that one comes last.
        """
        seats = self.standing(cell)
        if START < cell < self.variant.boat:
            if extra is not None:
                seats = [*seats, extra]
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
        size = h * 0.46 if seats else h * 0.64
        dx, dy = (w * 0.46 - size / 2, -h * 0.235) if seats else (0, h * 0.01)
        yield Node(
            id=f"symbol-{cell}",
            kind="sprite",
            at=(x + dx, y + dy),
            size=(size, size),
            skin=sprite(symbol),
            z=Z.SYMBOL,
        )

    def _ends(self) -> Iterator[Node]:
        """The start and the water with the boat, which can be pressed."""
        variant, layout = self.view.variant, self.layout
        boat = self.variant.boat
        yield Node(
            id="cell-0",
            kind="sprite",
            at=layout.gate.at,
            size=layout.gate.size,
            skin=sprite(dress_of(variant).gate),
            z=Z.TILE,
            label=say("cartagena-node-start", count=len(self.standing(START))),
            pick="cell:0",
        )
        yield Node(
            id=f"cell-{boat}",
            kind="box",
            at=layout.sea.at,
            size=layout.sea.size,
            skin="sea",
            edge="sea-deep",
            round=20,
            z=Z.GROUND,
            label=say("cartagena-node-boat", count=len(self.standing(boat))),
            pick=f"cell:{boat}",
        )

    def _pirates(self, cell: int, came: dict[str, str]) -> Iterator[Node]:
        width, spots = self.spots(cell)
        seen: Counter[int] = Counter()
        group = []
        for seat, at in spots:
            group.append(self._pirate(seat, cell, seen[seat], at, width, came))
            seen[seat] += 1
        yield from sorted(group, key=lambda node: node.at[1])
        if self.viewer is not None and seen[self.viewer]:
            yield self._reach(self.viewer, cell, width, [at for s, at in spots if s == self.viewer])

    def _pirate(
        self, seat: int, cell: int, k: int, at: Point, width: float, came: dict[str, str]
    ) -> Node:
        """A pirate; of the viewer's pirates on a cell the last one stands for all of them."""
        name = pirate_id(seat, cell, k)
        held = seat == self.viewer and k == self.counts[seat][cell] - 1
        place = place_word(self.view.variant, cell)
        return Node(
            id=name,
            kind="sprite",
            at=at,
            size=(width, width * PIRATE_SHAPE),
            skin=sprite("pirate"),
            tint=f"seat-{seat}",
            z=Z.PIRATE,
            label=self._own(seat, cell)
            if held
            else say("cartagena-node-pirate", seat=SeatName(seat), at=place, cell=cell),
            pick=f"pirate:{cell}" if held else "",
            was=came.get(name, ""),
        )

    def _own(self, seat: Seat, cell: int) -> Message:
        count = self.counts[seat][cell]
        place = place_word(self.view.variant, cell)
        return say("cartagena-node-own", at=place, cell=cell, count=count)

    def _reach(self, seat: Seat, cell: int, width: float, spots: Sequence[Point]) -> Node:
        """The area in which the viewer's pirates on a cell can be pressed: all of the cell but its
        upper edge.
        """
        if START < cell < self.variant.boat:
            (x, y), (w, h) = self.layout.cells[cell - 1], self.layout.cell
            at, size = (x, y + h * 0.15 + 3), (w + 6, h * 0.7 + 6)
        else:
            least, height = LEAST[self.frame], width * PIRATE_SHAPE
            left, right = min(x for x, _ in spots), max(x for x, _ in spots)
            top, bottom = min(y for _, y in spots), max(y for _, y in spots)
            w, h = max(right - left + width + 2, least), max(bottom - top + height + 2, least)
            at, size = ((left + right) / 2, bottom + height / 2 + 1 - h / 2), (w, h)
        return Node(
            id=f"own-{cell}",
            kind="zone",
            at=at,
            size=size,
            z=Z.HIT,
            label=self._own(seat, cell),
            pick=f"pirate:{cell}",
        )

    def _trail(self, seat: int, start: int, to: int) -> Iterator[Node]:
        """The path of the last move."""
        points = [self.centre(cell) for cell in range(min(start, to), max(start, to) + 1)]
        origin = self.centre(start)
        size = self.layout.cell[1] * 1.1
        yield Node(
            "trail-origin", "glow", origin, (size, size), f"seat-{seat}", z=Z.TRAIL, alpha=0.7
        )
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
            return mouth(self.layout)
        if cell == self.variant.boat:
            return landing(self.layout)
        return self.layout.cells[cell - 1]


def pirate_id(seat: int, cell: int, place: int) -> str:
    return f"pirate-{seat}-{cell}-{place}"


def _cell_label(cell: int, symbol: str, seats: Sequence[int]) -> Message:
    who = dict(zip(("first", "second", "third"), map(SeatName, seats), strict=False))
    return Message(
        "cartagena-node-cell",
        {"cell": cell, "symbol": card_word(symbol), "count": len(seats), **who},
    )


def cell_spots(layout: Layout, at: Point, count: int) -> list[Point]:
    """Centres of `count` pirates on a cell, side by side at its lower edge."""
    w = layout.pirate
    y = at[1] + layout.cell[1] / 2 - w * PIRATE_SHAPE / 2 + 3
    pitch = min(w * 0.96, (layout.cell[0] + 4 - w) / max(1, count - 1))
    return [(at[0] + pitch * (k - (count - 1) / 2), y) for k in range(count)]


@lru_cache(maxsize=64)
def muster_spots(box: Box, seats: int, count: int) -> tuple[float, tuple[tuple[Point, ...], ...]]:
    """A pirate's width, and per seat the positions of up to `count` of them in a group.

    Groups stand side by side, the first in front; each has the number of rows that allows the
    largest pirates.
    """
    column = box.w / seats
    best = (0.0, 1, count)
    for rows in (1, 2, 3):
        files = -(-count // rows)
        w = min(
            column * 0.94 / (1 + (files - 1) * 0.72),
            box.h / PIRATE_SHAPE / (1 + (rows - 1) * 0.62),
        )
        best = max(best, (w, rows, files))
    w, rows, files = best
    dx, dy = w * 0.72, w * PIRATE_SHAPE * 0.62
    groups = []
    for seat in range(seats):
        x0 = box.x + column * (seat + 0.5) - dx * (files - 1) / 2
        y0 = box.y + box.h - w * PIRATE_SHAPE / 2
        groups.append(tuple((x0 + dx * (k % files), y0 - dy * (k // files)) for k in range(count)))
    return w, tuple(groups)
