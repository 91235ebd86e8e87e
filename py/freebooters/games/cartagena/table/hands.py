"""The nodes of the hands: the viewer's as cards, what is known of the others' as lines of numbers."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.contract import Seat
from freebooters.engine.messages import SeatName, say
from freebooters.games.cartagena.table import explain
from freebooters.games.cartagena.table.ground import sprite
from freebooters.games.cartagena.table.known import Known
from freebooters.games.cartagena.table.layout import (
    CARD_SHAPE,
    FRONT,
    HELD,
    LEAST,
    LINE,
    SEGMENT,
    digits,
)
from freebooters.games.cartagena.table.passage import Passage
from freebooters.games.cartagena.table.pieces import (
    area,
    badge,
    card_box,
    card_id,
    card_word,
    each_symbol,
    face,
    number,
)
from freebooters.stage import Box, Node

__all__ = ["hands"]

STACK = 3
"""At most so many cards of one symbol are painted behind one another; a number tells how many there
are.
"""
GAP = 10
"""Between two lines beside each other."""


def hands(known: Known, passage: Passage) -> Iterator[Node]:
    """All hands."""
    if known.viewer is not None:
        for place, symbol in zip(known.layout.hand.columns(SEGMENT, 4), known.symbols, strict=True):
            yield from _stack(known, passage, known.viewer, symbol, _card_in(place))
    for seat, box in zip(known.lines, _lines(known), strict=True):
        yield from _line(known, seat, box)


def _card_in(place: Box) -> Box:
    """The front card of a stack, below the edges of those behind it."""
    w = min(place.w * FRONT, place.h * HELD / CARD_SHAPE)
    h = w * CARD_SHAPE
    return Box(place.x + (place.w - w) / 2, place.bottom - h - (place.h - h) * 0.2, w, h)


def _stack(known: Known, passage: Passage, seat: Seat, symbol: str, slot: Box) -> Iterator[Node]:
    """The viewer's cards of one symbol; the top one can be pressed."""
    count = known.faces[seat][symbol]
    yield card_box(f"slot-{symbol}", slot, "paper-deep", "line", alpha=0.4)
    if not count:
        return
    label = say("cartagena-node-card", symbol=card_word(symbol), count=count)
    boat = known.variant.boat
    ways = [
        (cell, passage.ahead(symbol, cell))
        for cell in sorted({*known.view.positions[seat]} - {boat})
    ]
    card = explain.card(known.view, label, symbol, ways)
    for k in range(max(0, count - STACK), count):
        lift = (count - 1 - k) * slot.h * 0.055
        place = Box(slot.x, slot.y - lift, slot.w, slot.h)
        name, top = card_id(seat, symbol, k), k == count - 1
        yield card_box(
            name,
            place,
            "card",
            "card-edge",
            was=known.came.get(name, ""),
            z=int(top),
            label=label if top else None,
            explain=card if top else None,
            pick=f"card:{symbol}" if top else "",
        )
        yield face(f"face-{seat}-{symbol}-{k}", place, symbol, z=int(top))
    if count > 1:
        yield from badge(
            f"held-{symbol}", (slot.right, slot.y + slot.h * 0.12), known.frame.medium, count
        )
    yield area(f"hold-{symbol}", slot, LEAST[known.frame.kind], f"card:{symbol}", label)


def _lines(known: Known) -> list[Box]:
    """A line for each of the seats that have one; a spectator's fill the place of the hand too."""
    layout, count = known.layout, len(known.lines)
    if not count:
        return []
    space = layout.every_hand
    columns = layout.columns if known.frame.kind == "narrow" else 2
    if layout.others is not None and known.viewer is not None:
        space, columns = layout.others, layout.columns
    rows = -(-count // columns)
    line = min(space.h / rows, known.frame.small * LINE * 1.7)
    top = space.y + (space.h - rows * line) / 2
    lines = Box(space.x, top, space.w, rows * line).rows(rows, 0)
    return [box for row in lines for box in row.columns(columns, GAP)][:count]


def _line(known: Known, seat: Seat, box: Box) -> Iterator[Node]:
    """A seat's flag, its cards that are hidden, and how many of each symbol are known."""
    faces, hidden = known.faces[seat], known.backs[seat]
    counts = [(symbol, faces[symbol]) for symbol in known.symbols if faces[symbol]]
    label = say("cartagena-node-hand", seat=SeatName(seat), count=known.view.hand_sizes[seat])
    if known.layout.others is not None:
        listed = each_symbol(known.symbols, faces)
        label = say("cartagena-node-known", hand=label, hidden=hidden, **listed)
    size = min(box.h * 0.86, known.frame.small * 1.8)
    yield Node(
        f"flag-{seat}",
        "sprite",
        (box.x + size * 0.6, box.at[1]),
        (size, size),
        sprite("flag"),
        tint=f"seat-{seat}",
        label=label,
        explain=explain.hand(seat, counts, hidden),
    )
    left = box.x + size * 1.3
    space = Box(left, box.y, box.right - left, box.h)
    if known.layout.others is None:
        yield from _counted(known, seat, "back", hidden, space, size)
        return
    covered = any(known.backs[other] for other in known.lines)
    names = ("back", *known.symbols) if covered else known.symbols
    for name, place in zip(names, space.columns(len(names), 9), strict=True):
        count = hidden if name == "back" else faces[name]
        if count:
            yield from _counted(known, seat, name, count, place, size)


def _counted(
    known: Known, seat: Seat, name: str, count: int, place: Box, size: float
) -> Iterator[Node]:
    """A symbol or a back, and beside it how many there are."""
    small = known.frame.small
    room = small * digits(len(str(count)))
    side = min(size, place.w - room - 3)
    shown = sprite("card-back" if name == "back" else name)
    picture = (side * 0.9 / CARD_SHAPE, side * 0.9) if name == "back" else (side, side)
    node = card_id(seat, name, count - 1)
    at = (place.x + side / 2, place.at[1])
    if count:
        came = known.came.get(node, "")
        yield Node(node, "sprite", at, picture, shown, was=came)
    yield number(
        f"count-{seat}-{name}", Box(place.x + side + 3, place.y, room, place.h), small, count
    )
