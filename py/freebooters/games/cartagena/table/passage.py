"""The nodes of Cartagena's passage: the cells, the pirates, the last move. All from a view.

Ids name positions, so that a pirate is "the second of seat 0 on cell 9"; `was` tells what moved.
The events of a scene are those of one entry of the log: at most one move, or the cards drawn after
it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.view import CartagenaView
from freebooters.games.cartagena.table import explain
from freebooters.games.cartagena.table.cell import Inside, inside
from freebooters.games.cartagena.table.ground import (
    Z,
    dress_of,
    ground,
    landing,
    mouth,
    sprite,
    tile,
)
from freebooters.games.cartagena.table.layout import LEAST, PIRATE_SHAPE, layout_of
from freebooters.games.cartagena.table.pieces import START, card_word, pirate_id, place_word
from freebooters.stage import Box, Explanation, Frame, Node, Point

__all__ = ["Passage"]

TIMES = "\u00d7"
STEP = 0.1
"""How far each pirate of a group lies beside the one behind it, in widths of a pirate."""


class Passage:
    """The board of one view, from the start through the cells to the boat, with all pirates.

    The `viewer`'s pirates can be picked, and are called "yours".
    """

    def __init__(self, view: CartagenaView, frame: Frame, viewer: Seat | None = None) -> None:
        self.view = view
        self.viewer = viewer
        self.frame = frame
        self.seats = len(view.positions)
        self.variant = VARIANTS[view.variant]
        self.layout = layout_of(view.variant, self.seats, frame)
        self.counts = [Counter(men) for men in view.positions]
        self._seats: dict[int, list[int]] = {}
        for seat, men in enumerate(view.positions):
            for cell in men:
                self._seats.setdefault(cell, []).append(seat)

    @property
    def inside(self) -> Inside:
        return inside(*self.layout.cell, self.frame.small, LEAST[self.frame.kind])

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
        yield from ground(self.view.variant, self.seats, self.frame)
        moved = next((e.args for e in events if "from" in e.args), None)
        came = {}
        if moved is not None:
            seat, origin, to = moved["seat"], moved["from"], moved["to"]
            yield from self._trail(seat, origin, to)
            came[pirate_id(seat, to, self.counts[seat][to] - 1)] = pirate_id(
                seat, origin, self.counts[seat][origin]
            )
        yield self._start()
        yield from self._empty(START)
        yield from self._pirates(START, came)
        for cell, symbol in enumerate(self.view.path, 1):
            yield from self._cell(cell, symbol)
            yield from self._pirates(cell, came)
        yield self._boat()
        yield from self._empty(self.variant.boat)
        yield from self._pirates(self.variant.boat, came)

    def spots(self, cell: int, extra: int | None = None) -> tuple[float, list[tuple[int, Point]]]:
        """The width of the pirates at a place, and seat and centre of each.

        `extra` is a seat whose next pirate is about to arrive; that one comes last.
        """
        seats = self.standing(cell)
        if START < cell < self.variant.boat:
            if extra is not None:
                seats = [*seats, extra]
            if not seats:
                return 0, []
            places, at = self.inside, len(seats) - 1
            (x, y), spots = self.layout.cells[cell - 1], places.spots[at]
            return places.widths[at], [
                (seat, (x + dx, y + dy)) for seat, (dx, dy) in zip(seats, spots, strict=True)
            ]
        berths = [self._berth(cell, seat) for seat in range(self.seats)]
        found = [
            (seat, berths[seat].spot(k))
            for seat, men in enumerate(self.counts)
            for k in range(men[cell])
        ]
        if extra is not None:
            found.append((extra, berths[extra].spot(self.counts[extra][cell])))
        return berths[0].width, found

    def _berth(self, cell: int, seat: Seat) -> Berth:
        slots = self.layout.start if cell == START else self.layout.aboard
        return berth(slots[seat], self.frame.medium, self.variant.pirates)

    def _cell(self, cell: int, symbol: str) -> Iterator[Node]:
        seats, places = self.standing(cell), self.inside
        x, y = self.layout.cells[cell - 1]
        yield Node(
            id=f"cell-{cell}",
            kind="sprite",
            at=(x, y),
            size=self.layout.cell,
            skin=sprite("cell"),
            tint=tile(cell),
            z=Z.TILE,
            label=_cell_label(cell, symbol, seats),
            pick=f"cell:{cell}",
            explain=explain.cell(cell, symbol, len(seats)),
        )
        place = places.taken[len(seats) - 1] if seats else places.free
        yield Node(
            id=f"symbol-{cell}",
            kind="sprite",
            at=(x + place.at[0], y + place.at[1]),
            size=place.size,
            skin=sprite(symbol),
            z=Z.SYMBOL,
        )

    def _start(self) -> Node:
        return Node(
            id="cell-0",
            kind="sprite",
            at=self.layout.gate.at,
            size=(min(self.layout.gate.size),) * 2,
            skin=sprite(dress_of(self.view.variant).gate),
            z=Z.TILE,
            label=say("cartagena-node-start", count=len(self.standing(START))),
            pick="cell:0",
            explain=explain.start(self.view, [men[START] for men in self.counts]),
        )

    def _boat(self) -> Node:
        boat = self.variant.boat
        return Node(
            id=f"cell-{boat}",
            kind="box",
            at=self.layout.sea.at,
            size=self.layout.sea.size,
            skin="sea",
            edge="sea-deep",
            round=20,
            z=Z.GROUND,
            label=say("cartagena-node-boat", count=len(self.standing(boat))),
            pick=f"cell:{boat}",
            explain=explain.boat(self.view, [men[boat] for men in self.counts]),
        )

    def _empty(self, cell: int) -> Iterator[Node]:
        """The name of the start or the boat while nobody is there."""
        if self.standing(cell):
            return
        ashore = cell == START
        box, size = self.layout.yard if ashore else self.layout.deck, self.frame.medium
        yield Node(
            id=f"name-{cell}",
            kind="text",
            at=box.at,
            size=(box.w, size),
            skin="ink-soft" if ashore else "white",
            text=say("cartagena-card-start" if ashore else "cartagena-card-boat"),
            ground="cell-alt" if ashore else "wood-deep",
            z=Z.PIRATE,
        )

    def _pirates(self, cell: int, came: dict[str, str]) -> Iterator[Node]:
        width, spots = self.spots(cell)
        seen: Counter[int] = Counter()
        for seat, at in spots:
            yield self._pirate(seat, cell, seen[seat], at, width, came)
            seen[seat] += 1
        if not START < cell < self.variant.boat:
            for seat, count in seen.items():
                if count > 1:
                    yield self._tally(seat, cell, count)
        if self.viewer is not None and seen[self.viewer]:
            yield self._reach(self.viewer, cell)

    def _pirate(
        self, seat: int, cell: int, k: int, at: Point, width: float, came: dict[str, str]
    ) -> Node:
        """A pirate; of a seat's pirates at one place the last one stands for all of them."""
        name, last = pirate_id(seat, cell, k), k == self.counts[seat][cell] - 1
        label, card = self._named(seat, cell) if last else (None, None)
        return Node(
            id=name,
            kind="sprite",
            at=at,
            size=(width, width * PIRATE_SHAPE),
            skin=sprite("pirate"),
            tint=f"seat-{seat}",
            z=Z.PIRATE,
            label=label,
            explain=card,
            pick=f"pirate:{cell}" if last and seat == self.viewer else "",
            was=came.get(name, ""),
        )

    def _named(self, seat: Seat, cell: int) -> tuple[Message, Explanation]:
        """What is said of a seat's pirates at one place."""
        place, count = place_word(self.view.variant, cell), self.counts[seat][cell]
        if seat != self.viewer:
            name = say(
                "cartagena-node-pirate", seat=SeatName(seat), at=place, cell=cell, count=count
            )
            return name, explain.other_pirate(name)
        name = say("cartagena-node-own", at=place, cell=cell, count=count)
        back = self.behind(cell)
        if back is None:
            return name, explain.own_pirate(name, None, 0)
        drawn = len(self.standing(back))
        label = say("cartagena-node-back", pirate=name, to=back, count=drawn)
        return label, explain.own_pirate(name, back, drawn)

    def _tally(self, seat: Seat, cell: int, count: int) -> Node:
        """How many pirates of a seat are at the start or aboard."""
        place, ashore = self._berth(cell, seat).tally, cell == START
        return Node(
            id=f"tally-{seat}-{cell}",
            kind="text",
            at=place.at,
            size=place.size,
            skin="ink" if ashore else "white",
            text=f"{TIMES}{count}",
            ground="cell-alt" if ashore else "wood-deep",
            z=Z.PIRATE,
        )

    def _reach(self, seat: Seat, cell: int) -> Node:
        """The area in which the viewer's pirates at one place can be pressed."""
        if START < cell < self.variant.boat:
            (x, y), reach = self.layout.cells[cell - 1], self.inside.reach
            at, size = (x + reach.at[0], y + reach.at[1]), reach.size
        else:
            slots = self.layout.start if cell == START else self.layout.aboard
            least = LEAST[self.frame.kind]
            at = slots[seat].at
            size = (max(slots[seat].w, least), max(slots[seat].h, least))
        label, _ = self._named(seat, cell)
        return Node(
            id=f"own-{cell}",
            kind="zone",
            at=at,
            size=size,
            z=Z.HIT,
            label=label,
            pick=f"pirate:{cell}",
        )

    def _trail(self, seat: int, origin: int, to: int) -> Iterator[Node]:
        """The path of the last move."""
        points = [self.centre(cell) for cell in range(min(origin, to), max(origin, to) + 1)]
        at, height = self.centre(origin), min(self.layout.cell)
        yield Node(
            "trail-origin",
            "glow",
            at,
            (height * 1.1, height * 1.1),
            f"seat-{seat}",
            z=Z.TRAIL,
            alpha=0.7,
        )
        yield Node(
            id="trail",
            kind="path",
            at=at,
            size=(height * 0.12, 0),
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


def _cell_label(cell: int, symbol: str, seats: Sequence[int]) -> Message:
    who = dict(zip(("first", "second", "third"), map(SeatName, seats), strict=False))
    return Message(
        "cartagena-node-cell",
        {"cell": cell, "symbol": card_word(symbol), "count": len(seats), **who},
    )


@dataclass(frozen=True, slots=True)
class Berth:
    """A seat's place at the start or aboard: its pirates behind one another, and their number."""

    width: float
    first: Point
    tally: Box

    def spot(self, k: int) -> Point:
        """Where its pirate `k` stands."""
        return (self.first[0] + k * STEP * self.width, self.first[1])


@lru_cache(maxsize=256)
def berth(slot: Box, letter: float, count: int) -> Berth:
    """Pirates and number side by side, or in a narrow slot the number below."""
    spread, room, line = 1 + STEP * (count - 1), letter * 1.6, letter * 1.1
    if slot.w > slot.h * 1.1:
        w = min(slot.h / PIRATE_SHAPE, (slot.w - room) / spread)
        x = slot.x + (slot.w - w * spread - room) / 2
        tally = Box(x + w * spread, slot.at[1] - letter / 2, room, letter)
        return Berth(w, (x + w / 2, slot.at[1]), tally)
    w = min(slot.w / spread, (slot.h - line) / PIRATE_SHAPE)
    h = w * PIRATE_SHAPE
    y = slot.y + (slot.h - h - line) / 2
    x = slot.x + (slot.w - w * spread) / 2
    return Berth(w, (x + w / 2, y + h / 2), Box(slot.x, y + h + 0.1 * letter, slot.w, letter))
