"""Where everything lies on Cartagena's table, in table units: pure geometry, computed once.

Narrow tables give every segment of the passage a row of its own, below the start and above the
boat; short and wide ones lay it in four rows with the start and the boat at its ends. The cards are
in the lower part; where a short or wide table is nearly as high as wide, each kind of them has a
line of its own. Regions share the height that the frame has beyond what they need.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from freebooters.games.cartagena.rules.components import VARIANTS, Variant
from freebooters.stage import Box, Frame, Kind, Point

__all__ = [
    "CARD_SHAPE",
    "HELD",
    "LEAST",
    "LINE",
    "PIRATE_SHAPE",
    "SEGMENT",
    "Layout",
    "digits",
    "layout_of",
]

SEGMENT = 6
"""Cells of a segment, and symbols of an edition."""

PIRATE_SHAPE = 1.25
CARD_SHAPE = 1.4
"""Heights of sprites for a width of 1."""

LEAST: dict[Kind, float] = {"narrow": 66, "short": 42, "wide": 30}
"""Everything that can be pressed is at least this wide and high: 24 pixels on the smallest screen."""

MARGIN = 4
GAP = 8
LINE = 1.3
"""Height of a line with a number and a symbol, for letters of height 1."""

_DIGIT = 0.71
NAMED = 200
"""So much higher than the lowest, a narrow table has room for a line over the hand."""
ROOMY = 1400
"""From this height a narrow table gives each of the other hands a line of its own."""
TALL = 780
"""From this height the cards of a table that is not narrow lie in lines of their own."""
AROUND, MARKED = 5, 22
_DOT = 13
"""Of that, what the dot of a mark needs."""
"""Around a hand, for the mark around a card; and, on a narrow table, over it, for the one above."""
SEAM = 2
"""Between two cells of a row."""
HULL = 0.3
"""How much of the boat's height its side has."""
BETWEEN = 6
"""From one crew to the next, at the start and aboard."""
HELD: dict[Kind, float] = {"narrow": 156, "short": 0, "wide": 0}
"""A card in the hand is at least so wide, even where it is lower than a card should be: 56 pixels on
the smallest phone.
"""


def digits(count: int) -> float:
    """The width of a number of so many digits, for letters of height 1."""
    return _DIGIT * count


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """The places of one variant's table for one number of seats in one frame; made once, so that it
    is the same only as itself.
    """

    frame: Frame
    board: Box
    gate: Box
    """The fortress or the camp."""
    yard: Box
    start: tuple[Box, ...]
    """Where a seat's pirates wait in the yard, by seat."""
    cell: Point
    """Width and height of a cell."""
    cells: tuple[Point, ...]
    """Centres; the passage in order."""
    bends: tuple[bool, ...]
    """Whether the passage leaves a cell downwards."""
    sea: Box
    boat: Box
    """The whole boat, beside the jetty."""
    mast: Box
    """What the mast and the sail fill."""
    hull: float
    """How high the boat's side is."""
    aboard: tuple[Box, ...]
    """Where a seat's pirates stand on the deck, by seat."""
    way: float
    """How far the boat goes to the right, or to the left, when it casts off."""
    tray: Box
    """What all cards lie on."""
    row: tuple[Box, ...]
    """Places of the open row, next card first in a full row."""
    pile: Box
    discards: tuple[Box, ...]
    """A place for every symbol, or one for all."""
    captions: tuple[Box, ...]
    """Of the open row and the discards; none if there is no room for words."""
    own: Box | None
    """Of the hand of the seat that looks on; None if there is no room for words."""
    hand: Box
    """That hand."""
    others: Box | None
    """What is known of the other hands; None if nothing ever is."""
    theirs: Box | None
    """Over that; None if there is no room for words."""
    every_hand: Box
    """Where a spectator is told of all hands."""
    columns: int
    """Of the other hands."""

    @property
    def held(self) -> Box:
        """The hand with the marks on its cards."""
        x, y, w, h = self.hand
        return Box(max(0, x - AROUND), y - _DOT, min(1000, w + 2 * AROUND), h + _DOT + AROUND)

    @property
    def gap(self) -> Point:
        """Between two cells beside and below each other."""
        across = abs(self.cells[1][0] - self.cells[0][0]) - self.cell[0]
        bend = self.bends.index(True)
        return (across, self.cells[bend + 1][1] - self.cells[bend][1] - self.cell[1])


class _Part(NamedTuple):
    """The least and the most height a region can use, and the distance to the next one."""

    least: float
    most: float
    after: float = GAP


def _spread(top: float, height: float, parts: Sequence[_Part]) -> Iterator[tuple[float, float]]:
    """The upper edge and the height of each part: what is spare goes to all of them alike, and
    what none of them can use between them.
    """
    spare = height - sum(part.least + part.after for part in parts)
    room = sum(part.most - part.least for part in parts)
    share = max(0.0, min(1.0, spare / room))
    left = max(0.0, spare - room) / len(parts)
    y = top
    for part in parts:
        h = part.least + (part.most - part.least) * share
        yield y, h
        y += h + part.after + left


@lru_cache(maxsize=128)
def layout_of(variant_name: str, seats: int, frame: Frame) -> Layout:
    """The layout of a table."""
    variant = VARIANTS[variant_name]
    return (_narrow if frame.kind == "narrow" else _broad)(variant, seats, frame)


def _knows_others(variant: Variant) -> bool:
    return variant.open_hands or bool(variant.row_length)


def _narrow(variant: Variant, seats: int, frame: Frame) -> Layout:
    rows = variant.segments_laid
    columns = 1 if frame.height >= ROOMY else min(2, seats - 1)
    lines = -(-(seats - 1) // columns)
    line = frame.small * LINE
    supply = _Part(74, 96) if variant.row_length else _Part(84, 140)
    others = [_Part(lines * line, lines * line * 1.7, MARKED)] if _knows_others(variant) else []
    more = frame.height - 880
    end = _Part(66 + more * 0.07, 150, 4)
    caption = frame.small * 1.3 if more >= NAMED else 0
    (y0, start_h), (y1, passage_h), (y2, sea_h), (y3, supply_h), *rest = _spread(
        MARGIN + 6,
        frame.height - MARGIN - 6,
        (
            end,
            _Part(rows * 72, rows * 205, 4),
            _Part(70 + more * 0.1, 170, 16),
            supply,
            *others,
            _Part(min(84 + more * 0.24, 218) + caption, 226 + caption, MARGIN + 2),
        ),
    )
    pitch = (162.0, passage_h / rows)
    cells, bends = _passage((SEGMENT,) * rows, SEGMENT, pitch, (14, y1))
    gate_w = min(118, start_h)
    gate = Box(cells[0][0] - gate_w / 2, y0, gate_w, start_h)
    yard = Box(14 + pitch[0] + 6, y0 + 2, 982 - 14 - pitch[0] - 6, start_h - 4)
    sea = Box(14, y2, 972, sea_h)
    tray = Box(MARGIN, y3 - 6, 1000 - 2 * MARGIN, frame.height - MARGIN - y3 + 6)
    own, hand = _named_hand(Box(14, rest[-1][0], 972, rest[-1][1]), caption)
    known = Box(14, rest[0][0], 972, rest[0][1]) if others else None
    return Layout(
        frame=frame,
        board=Box(MARGIN, MARGIN, 1000 - 2 * MARGIN, sea.bottom + 6 - MARGIN),
        gate=gate,
        yard=yard,
        start=yard.inset(8, 2).columns(seats, BETWEEN),
        cell=(pitch[0] - SEAM, pitch[1] - min(24, 6 + (pitch[1] - 72) * 0.2)),
        cells=cells,
        bends=bends,
        **_harbour(sea, seats, at_right=cells[-1][0] > 500)._asdict(),
        tray=tray,
        **_narrow_supply(variant, Box(14, y3, 972, supply_h), frame.small)._asdict(),
        own=own,
        hand=hand,
        others=known,
        theirs=None,
        every_hand=_around(hand, known),
        columns=columns,
    )


_PITCH: dict[Kind, tuple[float, float]] = {"short": (54, 160), "wide": (60, 160)}
_HAND: dict[Kind, float] = {"short": 92, "wide": 84}
_CARD = 60
"""The least height of a card that nobody holds."""


def _broad(variant: Variant, seats: int, frame: Frame) -> Layout:
    """Four rows; the first and the last leave the left of the table to the start and the boat."""
    rows, columns = (
        ((7, 11, 11, 7), 11) if variant.segments_laid == SEGMENT else ((5, 10, 10, 5), 10)
    )
    low, high = _PITCH[frame.kind]
    below = (_lines if frame.height >= TALL else _shelves)(variant, seats, frame)
    (y0, passage_h), *rest = _spread(
        MARGIN + 6, frame.height - MARGIN - 6, (_Part(4 * low, 4 * high, 18), *below)
    )
    pitch = (978 / columns, passage_h / 4)
    cells, bends = _passage(rows, columns, pitch, (11, y0))
    cell = (pitch[0] - SEAM, pitch[1] - min(22, pitch[1] * 0.18))
    free = 11 + pitch[0] * (columns - rows[0])
    side = min(cell[1], 110)
    gate = Box(14, cells[0][1] - side / 2, side, side)
    yard = Box(gate.right + 6, cells[0][1] - cell[1] / 2, free - gate.right - 16, cell[1])
    sea = Box(11, cells[-1][1] - cell[1] / 2 - 4, free - 20, cell[1] + 10)
    bands = tuple(Box(14, y, 972, h) for y, h in rest)
    tray_y = bands[0].y - 6
    cards = (_cards_in_lines if frame.height >= TALL else _cards_on_shelves)(variant, frame, bands)
    return Layout(
        frame=frame,
        board=Box(MARGIN, MARGIN, 1000 - 2 * MARGIN, y0 + passage_h + 6 - MARGIN),
        gate=gate,
        yard=yard,
        start=yard.inset(6, 2).columns(seats, BETWEEN),
        cell=cell,
        cells=cells,
        bends=bends,
        **_harbour(sea, seats, at_right=True)._asdict(),
        tray=Box(MARGIN, tray_y, 1000 - 2 * MARGIN, frame.height - MARGIN - tray_y),
        **cards.supply._asdict(),
        own=cards.own,
        hand=cards.hand,
        others=cards.others,
        theirs=cards.theirs,
        every_hand=cards.every_hand,
        columns=1,
    )


def _named_hand(box: Box, caption: float) -> tuple[Box | None, Box]:
    """Whose hand it is, on a line so high, and below it the hand."""
    hand = Box(box.x, box.y + caption, box.w, box.h - caption).inset(AROUND, AROUND)
    return box._replace(h=caption) if caption else None, hand


def _named_lines(box: Box, caption: float) -> tuple[Box | None, Box]:
    """That they are the other hands, on a line so high, and below it those."""
    lines = Box(box.x, box.y + caption, box.w, box.h - caption)
    return box._replace(h=caption) if caption else None, lines


class _Cards(NamedTuple):
    supply: _Supply
    own: Box | None
    hand: Box
    others: Box | None
    theirs: Box | None
    every_hand: Box


def _caption(frame: Frame) -> float:
    """The height of a line of words over cards, and of the mark of a card that can be pressed; there is
    room for it on a desk.
    """
    return frame.small * 1.75 if frame.kind == "wide" else 0.0


def _hand_part(frame: Frame, width: float, least: float = 0) -> _Part:
    """No higher than six cards become in so wide a hand."""
    caption = _caption(frame)
    low = max(_HAND[frame.kind] + caption, least)
    return _Part(low, max(low, width / SEGMENT * CARD_SHAPE + caption), MARGIN + 2)


def _shelves(variant: Variant, seats: int, frame: Frame) -> Iterator[_Part]:
    """The open row and the discards; below them, or instead of them, the hand and what is known of
    the others.
    """
    known = _knows_others(variant)
    if variant.row_length:
        caption = _caption(frame)
        yield _Part(_CARD + caption, _CARD + 4 + caption)
    lines = (seats - 1) * frame.small * LINE + _caption(frame) if known else 0
    yield _hand_part(frame, 500 if known else 560, lines)


def _cards_on_shelves(variant: Variant, frame: Frame, bands: Sequence[Box]) -> _Cards:
    low, caption = bands[-1], _caption(frame)
    if not _knows_others(variant):
        whole = Box(low.x, low.y, 560, low.h)
        shelf = Box(whole.right + 24, low.y, low.right - whole.right - 24, low.h)
        own, hand = _named_hand(whole, caption)
        return _Cards(_broad_supply(variant, shelf, caption), own, hand, None, None, whole)
    whole, beside = Box(low.x, low.y, 500, low.h), Box(530, low.y, low.right - 530, low.h)
    own, hand = _named_hand(whole, caption)
    theirs, others = _named_lines(beside, caption)
    supply = _broad_supply(variant, bands[0], caption)
    return _Cards(supply, own, hand, others, theirs, _around(whole, beside))


def _lines(variant: Variant, seats: int, frame: Frame) -> Iterator[_Part]:
    """The open row; the discards, and what is known of the others; the hand."""
    caption, known = _caption(frame), _knows_others(variant)
    if variant.row_length:
        yield _Part(_CARD + caption, 98 + caption)
    lines = (seats - 1) * frame.small * LINE + caption if known else 0
    yield _Part(max(_CARD + caption, lines), max(100 + caption, lines), 10)
    yield _hand_part(frame, 860)


def _cards_in_lines(variant: Variant, frame: Frame, bands: Sequence[Box]) -> _Cards:
    middle, caption = bands[-2], _caption(frame)
    own, hand = _named_hand(bands[-1], caption)
    if not variant.row_length:
        return _Cards(_broad_supply(variant, middle, caption), own, hand, None, None, bands[-1])
    top = bands[0]
    cards = Box(top.x, top.y + caption, top.w, top.h - caption)
    *row, pile = _row_places(variant.row_length + 1, cards, 5)
    heaps = Box(middle.x, middle.y + caption, 480, middle.h - caption)
    heads = (
        (Box(top.x, top.y, top.w, caption), Box(heaps.x, middle.y, heaps.w, caption))
        if caption
        else ()
    )
    supply = _Supply(tuple(row), pile, heaps.columns(SEGMENT, 5), heads)
    theirs, others = _named_lines(Box(530, middle.y, middle.right - 530, middle.h), caption)
    return _Cards(supply, own, hand, others, theirs, bands[-1])


def _around(hand: Box, others: Box | None) -> Box:
    """The smallest box with both in it."""
    if others is None:
        return hand
    x, y = min(hand.x, others.x), min(hand.y, others.y)
    return Box(x, y, max(hand.right, others.right) - x, max(hand.bottom, others.bottom) - y)


def _passage(
    rows: Sequence[int], columns: int, pitch: Point, corner: Point
) -> tuple[tuple[Point, ...], tuple[bool, ...]]:
    """The centres of the cells; rows alternate in direction and end at the right of the table."""
    places: list[tuple[int, int]] = []
    for row, count in enumerate(rows):
        taken = range(columns - count, columns)
        places += [(column, row) for column in (reversed(taken) if row % 2 else taken)]
    cells = tuple(
        (corner[0] + pitch[0] * (column + 0.5), corner[1] + pitch[1] * (row + 0.5))
        for column, row in places
    )
    return cells, (*(there[1] > here[1] for here, there in pairwise(cells)), False)


class _Harbour(NamedTuple):
    sea: Box
    boat: Box
    mast: Box
    hull: float
    aboard: tuple[Box, ...]
    way: float


def _harbour(sea: Box, seats: int, *, at_right: bool) -> _Harbour:
    """The boat fills the sea, but for what it goes when it casts off. It lies on the side where the
    passage ends, the mast on the other.
    """
    way = sea.w * 0.1
    x = sea.x + 4 + (way if at_right else 0)
    boat = Box(x, sea.y + 2, sea.w - way - 8, sea.h - 4)
    hull = boat.h * HULL
    across = min(boat.w * 0.16, boat.h * 0.95)
    left = boat.x + hull * 0.4 if at_right else boat.right - hull * 0.4 - across
    mast = Box(left, boat.y, across, boat.h)
    deck_x = mast.right if at_right else boat.x + hull * 0.5
    deck = Box(deck_x, boat.y, boat.w - across - hull * 0.9, boat.h - hull * 0.92)
    return _Harbour(sea, boat, mast, hull, deck.columns(seats, BETWEEN), -way if at_right else way)


class _Supply(NamedTuple):
    row: tuple[Box, ...]
    pile: Box
    discards: tuple[Box, ...]
    captions: tuple[Box, ...]


def _narrow_supply(variant: Variant, shelf: Box, small: float) -> _Supply:
    """With an open row there is one place for all discards, beside the pile, as far from it as their
    numbers need.
    """
    if not variant.row_length:
        w = shelf.h / CARD_SHAPE
        left = shelf.x + w + 44
        places = Box(left, shelf.y, shelf.right - left, shelf.h).columns(SEGMENT, 8)
        return _Supply((), Box(shelf.x + 6, shelf.y, w, shelf.h), places, ())
    w = min(shelf.h / CARD_SHAPE, 63)
    h = w * CARD_SHAPE
    y = shelf.y + (shelf.h - h) / 2
    over = max(0, small * (digits(2) + 0.5) - w) / 2
    heap = Box(shelf.right - w - 4 - over, y, w, h)
    pile = Box(heap.x - w - 14 - 2 * over, y, w, h)
    line = Box(shelf.x, y, pile.x - shelf.x - 16 - over, h)
    return _Supply(_row_places(variant.row_length, line, 5), pile, (heap,), ())


def _broad_supply(variant: Variant, shelf: Box, caption: float) -> _Supply:
    cards = Box(shelf.x, shelf.y + caption, shelf.w, shelf.h - caption)
    if not variant.row_length:
        h = min(cards.h * 0.88, 120)
        pile = Box(cards.x, cards.y + (cards.h - h) / 2, h / CARD_SHAPE, h)
        left = pile.right + 40
        space = Box(left, cards.y, cards.right - left, cards.h)
        places = space.columns(SEGMENT, 5)
        head = Box(space.x, shelf.y, space.w, caption)
        return _Supply((), pile, places, (head,) if caption else ())
    line = Box(cards.x, cards.y, 604, cards.h)
    row = _row_places(variant.row_length, line, 5)
    w, h = row[0].size
    pile = Box(line.right + 14, row[0].y, w, h)
    left = pile.right + 30
    space = Box(left, cards.y, cards.right - left, cards.h)
    heads = (
        (Box(line.x, shelf.y, line.w, caption), Box(space.x, shelf.y, space.w, caption))
        if caption
        else ()
    )
    return _Supply(row, pile, space.columns(SEGMENT, 5), heads)


def _row_places(count: int, line: Box, gap: float) -> tuple[Box, ...]:
    """That many cards, as large as they fit, in the middle of the line's height."""
    places = line.columns(count, gap)
    h = min(line.h, places[0].w * CARD_SHAPE)
    w = h / CARD_SHAPE
    y = line.y + (line.h - h) / 2
    return tuple(Box(place.x + (place.w - w) / 2, y, w, h) for place in places)
