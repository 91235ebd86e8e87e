"""The nodes of Cartagena's passage: the cells, the pirates, the last move. All from a view.

Ids name positions, so that a pirate is "the second of seat 0 on cell 9"; `was` tells what moved.
The events of a scene are those of one entry of the log: at most one move, or the cards drawn after
it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.cartagena.rules.components import VARIANTS
from freebooters.games.cartagena.rules.view import CartagenaView
from freebooters.games.cartagena.table import ends, explanations
from freebooters.games.cartagena.table.berth import Berth, berth
from freebooters.games.cartagena.table.cell import Inside, inside
from freebooters.games.cartagena.table.ground import (
    Z,
    ground,
    landing,
    mouth,
    sprite,
    tile,
)
from freebooters.games.cartagena.table.layout import LEAST, PIRATE_SHAPE, Layout, layout_of
from freebooters.games.cartagena.table.nodes import START, card_word, pirate_id, place_word
from freebooters.stage import (
    NO_MEANING,
    Box,
    Frame,
    Meaning,
    Node,
    Point,
    glow,
    painted,
    path,
    picture,
    zone,
)

__all__ = ["Passage"]


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
        boat = self.variant.boat
        yield from ground(self.view.variant, self.seats, self.frame)
        moved = next((e.args for e in events if "from" in e.args), None)
        origin, landed, came = -1, -1, None
        if moved is not None:
            seat, origin, to = moved["seat"], moved["from"], moved["to"]
            yield from _trail(self.layout, boat, seat, origin, to)
            landed = to
            came = (
                pirate_id(seat, to, self.counts[seat][to] - 1),
                pirate_id(seat, origin, self.counts[seat][origin]),
            )
        yield from self._end(START, came if landed == START else None)
        for cell, symbol in enumerate(self.view.path, 1):
            standing = tuple(self.standing(cell))
            here = came if landed == cell else None
            yield from _cell(
                self.layout,
                cell,
                symbol,
                standing,
                self._own(cell),
                here,
                ran=origin < cell == landed,
            )
        yield from self._end(boat, came if landed == boat else None)

    def _end(self, cell: int, came: Came) -> Iterator[Node]:
        """The start or the boat, and who is there."""
        counts, own = tuple(men[cell] for men in self.counts), self._own(cell)
        layout, variant = self.layout, self.view.variant
        if cell == START:
            yield from ends.start(layout, variant, counts)
        else:
            yield from ends.boat(layout, variant, counts, self.view.winner)
        for seat, count in enumerate(counts):
            if count:
                mine = own if own is not None and own.seat == seat else None
                moved = (
                    came
                    if came is not None and came[0] == pirate_id(seat, cell, count - 1)
                    else None
                )
                yield from _crew(layout, variant, cell, self._gone(cell), seat, count, mine, moved)
        if own is not None:
            yield from _pressed(layout, variant, cell, self._gone(cell), counts[own.seat], own)

    def _gone(self, cell: int) -> float:
        """How far to the right the boat, and whoever is aboard, has gone: it casts off at the end."""
        is_gone = cell == self.variant.boat and self.view.winner is not None
        return self.layout.way if is_gone else 0

    def _own(self, cell: int) -> Own | None:
        """What the viewer has at a place."""
        if self.viewer is None or not self.counts[self.viewer][cell]:
            return None
        back = self.behind(cell)
        drawn = 0 if back is None else min(len(self.standing(back)), self.view.drawable)
        return Own(self.viewer, back, drawn)

    def spots(self, cell: int, extra: int | None = None) -> tuple[float, list[tuple[int, Point]]]:
        """The width of the pirates at a place, and seat and centre of each.

        `extra` is a seat whose next pirate is about to arrive; that one comes last.
        """
        seats = self.standing(cell)
        if START < cell < self.variant.boat:
            return _in_cell(self.layout, cell, seats if extra is None else [*seats, extra])
        counts = [men[cell] for men in self.counts]
        return _at_end(self.layout, self.variant.pirates, cell, self._gone(cell), counts, extra)


class Own(NamedTuple):
    """The viewer's pirates at a place: whose they are, where they would fall back to, and how many
    cards they would draw.
    """

    seat: Seat
    back: int | None
    drawn: int


Came = tuple[str, str] | None
"""The pirate that has just moved, and the id it had before."""


def _in_cell(
    layout: Layout, cell: int, seats: Sequence[Seat]
) -> tuple[float, list[tuple[Seat, Point]]]:
    """Of a cell what `Passage.spots` tells."""
    if not seats:
        return 0, []
    places, at = _inside(layout), len(seats) - 1
    (x, y), spots = layout.cells[cell - 1], places.spots[at]
    return places.widths[at], [
        (seat, (x + dx, y + dy)) for seat, (dx, dy) in zip(seats, spots, strict=True)
    ]


def _at_end(
    layout: Layout,
    pirates: int,
    cell: int,
    gone: float,
    counts: Sequence[int],
    extra: Seat | None = None,
) -> tuple[float, list[tuple[Seat, Point]]]:
    """Of the start or the boat what `Passage.spots` tells."""
    berths = [_berth(layout, pirates, cell, gone, seat) for seat in range(len(counts))]
    found = [
        (seat, berths[seat].spots[k]) for seat, count in enumerate(counts) for k in range(count)
    ]
    if extra is not None:
        found.append((extra, berths[extra].spots[counts[extra]]))
    return berths[0].width, found


def _inside(layout: Layout) -> Inside:
    return inside(*layout.cell, layout.frame.small, LEAST[layout.frame.kind])


def _berth(layout: Layout, pirates: int, cell: int, gone: float, seat: Seat) -> Berth:
    return berth(_slot(layout, cell, gone, seat), pirates)


def _slot(layout: Layout, cell: int, gone: float, seat: Seat) -> Box:
    slot = (layout.start if cell == START else layout.aboard)[seat]
    return slot._replace(x=slot.x + gone)


@painted
def _cell(
    layout: Layout,
    cell: int,
    symbol: str,
    seats: tuple[Seat, ...],
    own: Own | None,
    came: Came,
    *,
    ran: bool,
) -> Iterator[Node]:
    """A cell and the pirates on it; `ran`: one has just come by a card with its symbol."""
    places = _inside(layout)
    x, y = layout.cells[cell - 1]
    yield picture(
        f"cell-{cell}",
        ((x, y), layout.cell),
        sprite("cell"),
        tint=tile(cell),
        z=Z.TILE,
        means=Meaning(
            _cell_label(cell, symbol, seats),
            explanations.cell(cell, symbol, len(seats)),
            f"cell:{cell}",
        ),
    )
    place = places.taken[len(seats) - 1] if seats else places.free
    yield picture(
        f"symbol-{cell}",
        ((x + place.at[0], y + place.at[1]), place.size),
        sprite(symbol),
        z=Z.SYMBOL,
        state=("lit",) if ran else (),
    )
    yield from _pirates(cell, "cell", _in_cell(layout, cell, seats), own, came)
    if own is not None:
        reach = places.reach[len(seats) - 1]
        at = (x + reach.at[0], y + reach.at[1])
        means = _named(own.seat, cell, "cell", seats.count(own.seat), own)
        yield _reach(cell, at, reach.size, means)


@painted
def _crew(
    layout: Layout,
    variant: str,
    cell: int,
    gone: float,
    seat: Seat,
    count: int,
    own: Own | None,
    came: Came,
) -> Iterator[Node]:
    """A seat's pirates at the start or aboard; `own` if they are the viewer's."""
    place = _berth(layout, VARIANTS[variant].pirates, cell, gone, seat)
    spots = place.width, [(seat, at) for at in place.spots[:count]]
    yield from _pirates(cell, place_word(variant, cell), spots, own, came)


@painted
def _pressed(
    layout: Layout, variant: str, cell: int, gone: float, count: int, own: Own
) -> Iterator[Node]:
    """Where the viewer's pirates at the start or aboard can be pressed."""
    least, slot = LEAST[layout.frame.kind], _slot(layout, cell, gone, own.seat)
    means = _named(own.seat, cell, place_word(variant, cell), count, own)
    yield _reach(cell, slot.at, (max(slot.w, least), max(slot.h, least)), means)


def _pirates(
    cell: int,
    place: str,
    spots: tuple[float, list[tuple[Seat, Point]]],
    own: Own | None,
    came: Came,
) -> Iterator[Node]:
    """The pirates at a place; of a seat's the last one stands for all of them."""
    width, stands = spots
    counts = Counter(seat for seat, _ in stands)
    seen: Counter[Seat] = Counter()
    for seat, at in stands:
        name, last = pirate_id(seat, cell, seen[seat]), seen[seat] == counts[seat] - 1
        is_own = own is not None and seat == own.seat
        known = own if is_own else None
        yield picture(
            name,
            (at, (width, width * PIRATE_SHAPE)),
            sprite("pirate"),
            tint=f"seat-{seat}",
            z=Z.PIRATE,
            means=_named(seat, cell, place, counts[seat], known) if last else NO_MEANING,
            was=came[1] if came is not None and came[0] == name else "",
        )
        seen[seat] += 1


def _named(seat: Seat, cell: int, place: str, count: int, own: Own | None) -> Meaning:
    """What is said of a seat's pirates at one place; `own` if they are the viewer's."""
    if own is None:
        name = say("cartagena-node-pirate", seat=SeatName(seat), at=place, cell=cell, count=count)
        return Meaning(name, explanations.other_pirate(name))
    name = label = say("cartagena-node-own", at=place, cell=cell, count=count)
    if own.back is not None:
        label = say("cartagena-node-back", pirate=name, to=own.back, count=own.drawn)
    card = explanations.own_pirate(name, own.back, own.drawn)
    return Meaning(label, card, f"pirate:{cell}")


def _reach(cell: int, at: Point, size: Point, means: Meaning) -> Node:
    """The area in which the viewer's pirates at one place can be pressed."""
    return zone(f"own-{cell}", (at, size), z=Z.HIT, means=means._replace(explain=None))


@painted
def _trail(layout: Layout, boat: int, seat: Seat, origin: int, to: int) -> Iterator[Node]:
    """The path of the last move."""
    points = [_centre(layout, boat, cell) for cell in range(min(origin, to), max(origin, to) + 1)]
    at, height = _centre(layout, boat, origin), min(layout.cell)
    yield glow("trail-origin", (at, height * 1.1), f"seat-{seat}", z=Z.TRAIL, alpha=0.7)
    yield path("trail", points, height * 0.12, f"seat-{seat}", at=at, alpha=0.5, z=Z.TRAIL)


def _centre(layout: Layout, boat: int, cell: int) -> Point:
    """The middle of a place; at the ends, where the passage opens."""
    if cell == START:
        return mouth(layout)
    if cell == boat:
        return landing(layout)
    return layout.cells[cell - 1]


def _cell_label(cell: int, symbol: str, seats: Sequence[int]) -> Message:
    who = dict(zip(("first", "second", "third"), map(SeatName, seats), strict=False))
    return Message(
        "cartagena-node-cell",
        {"cell": cell, "symbol": card_word(symbol), "count": len(seats), **who},
    )
