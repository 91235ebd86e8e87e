"""Where everything lies on Cartagena's table, in table units: pure geometry, computed once.

Wide tables lay the passage in four rows with the start and the boat at its ends; tall ones give
every segment a row of its own. The cards are in the lower part.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Literal, NamedTuple

from freebooters.games.cartagena.rules.components import VARIANTS, Variant
from freebooters.stage import Box, Frame, Point

__all__ = [
    "CARD_SHAPE",
    "LEAST",
    "PIRATE_SHAPE",
    "SEGMENT",
    "Layout",
    "Panel",
    "Shape",
    "layout_of",
    "panels_of",
    "shape_of",
]

Shape = Literal["wide", "tall"]


def shape_of(frame: Frame) -> Shape:
    return "tall" if frame.kind == "narrow" else "wide"


SEGMENT = 6
"""Cells of a segment."""

PIRATE_SHAPE = 1.25
CARD_SHAPE = 1.4
BOAT_SHAPE = 110 / 360
"""Heights of sprites for a width of 1."""

LEAST: dict[Shape, float] = {"wide": 30, "tall": 66}
"""Everything that can be pressed is at least this wide and high: 24 pixels on the smallest screen."""

LOW = 40
"""With less height than this a slot shows symbols instead of cards."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A seat's panel: the flag, and slots for the cards in its hand.

    `slots` has one box per symbol in the edition's order; it is empty if no face is ever shown. If
    there is no height for cards the boxes are square and show only the symbol. `backs` is where
    cards lie face down.
    """

    seat: int
    box: Box
    flag: Box
    slots: tuple[Box, ...]
    backs: Box | None


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of one variant's table for one number of seats in one frame."""

    height: float
    board: Box
    gate: Box
    """The fortress or the camp."""
    yard: Box
    """Where the pirates wait at the start."""
    cell: Point
    """Width and height of a cell."""
    cells: tuple[Point, ...]
    """Centres; the passage in order."""
    bends: tuple[bool, ...]
    """Whether the passage leaves a cell downwards."""
    sea: Box
    boat: Box
    deck: Box
    """Where the pirates stand aboard."""
    pirate: float
    """Width of a pirate in the passage."""
    row: tuple[Box, ...]
    """Places of the open row, next card first in a full row."""
    pile: Box
    discards: tuple[Box, ...]
    heading: Point
    """The left end of the words over the discards."""
    hands: Box
    small: float
    large: float
    """Font sizes."""


@dataclass(frozen=True, slots=True)
class _Measures:
    columns: int
    rows: tuple[int, ...]
    """Cells in each row of the passage; rows alternate in direction, and the first and the last
    leave the left of the table to the start and the boat if they are short."""
    pitch: Point
    left: float
    top: float
    cell: Point
    pirate: float
    small: float
    large: float


_MEASURES: dict[tuple[Shape, int], _Measures] = {
    ("wide", 36): _Measures(11, (7, 11, 11, 7), (89, 98), 11, 8, (84, 84), 33, 14, 20),
    ("wide", 30): _Measures(10, (5, 10, 10, 5), (97.5, 98), 13, 8, (92, 84), 35, 14, 20),
    ("tall", 36): _Measures(6, (6,) * 6, (162, 105), 14, 122, (150, 90), 48, 26, 36),
    ("tall", 30): _Measures(6, (6,) * 5, (162, 117), 14, 122, (150, 102), 52, 26, 36),
}


@lru_cache(maxsize=64)
def layout_of(variant_name: str, seats: int, frame: Shape) -> Layout:
    """The layout of a table."""
    variant = VARIANTS[variant_name]
    measures = _MEASURES[frame, variant.boat - 1]
    cells, bends = _passage(measures)
    below = measures.top + measures.pitch[1] * len(measures.rows)
    if frame == "wide":
        return _wide(variant, seats, measures, cells, bends, below)
    return _tall(variant, seats, measures, cells, bends, below)


def _passage(m: _Measures) -> tuple[tuple[Point, ...], tuple[bool, ...]]:
    places: list[tuple[int, int]] = []
    for row, count in enumerate(m.rows):
        columns = range(m.columns)
        if row % 2:
            places += [(column, row) for column in reversed(columns[m.columns - count :])]
        else:
            places += [(column, row) for column in columns[m.columns - count :]]
    cells = tuple(
        (m.left + m.pitch[0] * (column + 0.5), m.top + m.pitch[1] * (row + 0.5))
        for column, row in places
    )
    return cells, (*(there[1] > here[1] for here, there in pairwise(cells)), False)


def _wide(
    variant: Variant,
    seats: int,
    m: _Measures,
    cells: tuple[Point, ...],
    bends: tuple[bool, ...],
    below: float,
) -> Layout:
    free = m.left + m.pitch[0] * (m.columns - m.rows[0])
    top = m.top
    gate = Box(m.left, top, 92, 92)
    yard = Box(gate.right + 6, top + 6, free - gate.right - 14, m.pitch[1] - 14)
    sea = Box(m.left - 2, below - m.pitch[1] + 4, free - m.left - 4, m.pitch[1] + 12)
    board = Box(2, 2, 996, below + 14)
    strip = Box(8, board.bottom + 10, 984, 92)
    hands = Box(8, strip.bottom + 8, 984, 146)
    return _assemble(m, cells, bends, board, gate, yard, sea, _strip(variant, strip, "wide"), hands)


def _tall(
    variant: Variant,
    seats: int,
    m: _Measures,
    cells: tuple[Point, ...],
    bends: tuple[bool, ...],
    below: float,
) -> Layout:
    gate = Box(18, 8, 112, 112)
    yard = Box(gate.right + 8, 10, 978 - gate.right, 104)
    sea = Box(12, below, 976, 128)
    board = Box(2, 2, 996, sea.bottom + 8)
    strip = Box(10, board.bottom + 10, 980, 146 if variant.row_length else 104)
    lines = _lines_below(variant, seats)
    hands = Box(10, strip.bottom + 10, 980, lines)
    return _assemble(m, cells, bends, board, gate, yard, sea, _strip(variant, strip, "tall"), hands)


def _lines_below(variant: Variant, seats: int) -> float:
    """The height the hands need on a tall table."""
    if variant.open_hands:
        return {2: 206, 3: 196, 4: 196}.get(seats, 280)
    others = seats // 2 if variant.row_length else 1
    return 134 + 76 * others


def _assemble(
    m: _Measures,
    cells: tuple[Point, ...],
    bends: tuple[bool, ...],
    board: Box,
    gate: Box,
    yard: Box,
    sea: Box,
    strip: _Strip,
    hands: Box,
) -> Layout:
    boat_w = min(sea.w - 8, (sea.h - 2) / BOAT_SHAPE)
    at_right = cells[-1][0] > 500 and sea.w > 900
    boat_x = sea.right - boat_w - 4 if at_right else sea.x + 4
    boat = Box(boat_x, sea.bottom - boat_w * BOAT_SHAPE - 1, boat_w, boat_w * BOAT_SHAPE)
    deck = Box(boat.x + boat.w * 0.13, boat.y, boat.w * 0.8, boat.h * 0.68)
    return Layout(
        height=hands.bottom + 8,
        board=board,
        gate=gate,
        yard=yard,
        cell=m.cell,
        cells=cells,
        bends=bends,
        sea=sea,
        boat=boat,
        deck=deck,
        pirate=m.pirate,
        row=strip.row,
        pile=strip.pile,
        discards=strip.discards,
        heading=strip.heading,
        hands=hands,
        small=m.small,
        large=m.large,
    )


def _strip(variant: Variant, strip: Box, frame: Shape) -> _Strip:
    """The open row, the pile, and the discards by symbol."""
    if frame == "wide":
        caption = 18.0
        card_h = strip.h - caption - 4
        row_w = 600.0 if variant.row_length else 0.0
        row = _row_places(variant, Box(strip.x, strip.y + caption, row_w, card_h))
        pile = Box(strip.x + row_w + 14, strip.y + caption, card_h / CARD_SHAPE, card_h)
        left = pile.right + (30 if row else 60)
        space = Box(left, strip.y + caption, strip.right - left, strip.h - caption)
        places = Box(space.x, space.y, min(space.w, 700), space.h).columns(SEGMENT, 5)
        heading = (places[0].x, strip.y + 8)
    elif variant.row_length:
        line = Box(strip.x, strip.y, strip.w - 96, 98)
        row = _row_places(variant, line)
        pile = Box(strip.right - 74, strip.y, 66, 92)
        heading = (strip.x + 4, strip.y + 123)
        left = strip.x + 170
        places = Box(left, strip.y + 101, strip.right - left, 44).columns(SEGMENT, 4)
    else:
        row = ()
        pile = Box(strip.x + 14, strip.y, 68, 95)
        left = pile.right + 50
        heading = (left + 4, strip.y + 14)
        places = Box(left, strip.y + 30, strip.right - left, 70).columns(SEGMENT, 4)
    return _Strip(row, pile, tuple(places), heading)


class _Strip(NamedTuple):
    row: tuple[Box, ...]
    pile: Box
    discards: tuple[Box, ...]
    heading: Point


def _row_places(variant: Variant, line: Box) -> tuple[Box, ...]:
    if not variant.row_length:
        return ()
    return tuple(
        Box(place.x, place.y, place.w, min(line.h - 14, place.w * CARD_SHAPE))
        for place in line.columns(variant.row_length, 5)
    )


@lru_cache(maxsize=256)
def panels_of(variant_name: str, seats: int, frame: Shape, own: int | None) -> tuple[Panel, ...]:
    """Every seat's panel, by seat. `own` is the seat whose hand alone is seen, and shown large."""
    variant = VARIANTS[variant_name]
    hands = layout_of(variant_name, seats, frame).hands
    if own is None:
        faces = variant.open_hands or bool(variant.row_length)
        boxes = _grid(hands, seats, _columns(frame, seats))
        return tuple(
            _panel(seat, box, faces=faces, backs=not variant.open_hands)
            for seat, box in enumerate(boxes)
        )
    others = [(own + step) % seats for step in range(1, seats)]
    if frame == "wide":
        mine = Box(hands.x, hands.y, 600, hands.h)
        rest = Box(mine.right + 10, hands.y, hands.right - mine.right - 10, hands.h)
        columns = 1
    else:
        mine = Box(hands.x, hands.bottom - 130, hands.w, 130)
        rest = Box(hands.x, hands.y, hands.w, hands.h - 136)
        columns = min(2, len(others)) if variant.row_length else len(others)
    panels = {own: _panel(own, mine, faces=True, backs=False)}
    for seat, box in zip(others, _grid(rest, len(others), columns), strict=False):
        panels[seat] = _panel(seat, box, faces=bool(variant.row_length), backs=True)
    return tuple(panels[seat] for seat in range(seats))


def _columns(frame: Shape, seats: int) -> int:
    if frame == "wide":
        return 3 if seats == 5 else 2
    return 1 if seats == 2 else 2


def _grid(box: Box, count: int, columns: int) -> list[Box]:
    rows = -(-count // columns)
    tallest = 90.0 if columns == 1 and box.w < 500 else box.h
    places = [place for row in box.rows(rows, 6) for place in row.columns(columns, 8)]
    return [Box(place.x, place.y, place.w, min(place.h, tallest)) for place in places[:count]]


def _panel(seat: int, box: Box, *, faces: bool, backs: bool) -> Panel:
    flag_size = min(box.h * (0.62 if box.h > LOW + 10 else 0.8), box.w * 0.13)
    flag = Box(box.x + 8, box.y + (box.h - flag_size) * 0.32, flag_size, flag_size)
    edge = 5 if box.h > LOW + 10 else 3
    inner = Box(flag.right + 10, box.y + edge, box.right - flag.right - 16, box.h - 2 * edge)
    if not faces:
        return Panel(seat, box, flag, (), inner)
    places = inner.columns(SEGMENT + backs, 4)
    slots = tuple(_card_in(place) for place in places[int(backs) :])
    return Panel(seat, box, flag, slots, places[0] if backs else None)


def _card_in(place: Box) -> Box:
    """The front card of a stack, below the edges of those behind it; in a low slot a square."""
    if place.h < LOW:
        return Box(place.x, place.y, place.h, place.h)
    w = min(place.w * 0.94, place.h * 0.86 / CARD_SHAPE)
    h = w * CARD_SHAPE
    left = (place.w - w) / 2 if place.w < 1.45 * w else (place.w - w) / 6
    return Box(place.x + left, place.bottom - h - (place.h - h) * 0.25, w, h)
