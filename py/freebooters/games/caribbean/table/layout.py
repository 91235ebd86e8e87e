"""Where everything lies on Caribbean's table, in table units: worked out once for each frame.

The chart takes what height there is. Below it, or beside it where a phone lies on its side, are the
bids: first a berth for every ship and the viewer's cards, then, once all are laid, a grid with a
field for each seat's card on each ship.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from freebooters.games.caribbean.rules.components import CARDS, SHIPS
from freebooters.games.caribbean.table.drawings import DRAWINGS, Drawing, DrawingName
from freebooters.stage import Box, Frame, Kind, Point

__all__ = [
    "CARD_SHAPE",
    "Berth",
    "Column",
    "Face",
    "Layout",
    "Pieces",
    "card_box",
    "layout_of",
    "plate_letters",
]

CARD_SHAPE = 1.38
"""Height of a card for a width of 1."""

_GAP = 8.0
_PAD = 6.0
_HALO = 14.0
"""What stands free over a slot or a card, where the page marks it."""
_MARK = {"narrow": 15.0, "short": 6.0, "wide": 4.0}
"""How far the page's mark of a card reaches below it."""
_ASIDE = 6.5
"""What stands free on both sides of berths that have little room: the last one's mark is on the table."""
_LINE = 1.2
"""Height of a line of words for letters of height 1."""
_PLATE = 0.287
"""Of the chart's width, west of the hideout in the Mosquito Gulf."""
_DIGIT = 0.66
"""Width of a digit for letters of height 1, amply."""
_TWO_ROWS = 700
"""From this height on a table that is not narrow has its hand below the berths."""


class Pieces(NamedTuple):
    """How large things on the chart are."""

    ship: float
    chest: float
    sign: float
    area: float
    """Side of the square in which a press means an area; it overlaps no other area's square."""


class Berth(NamedTuple):
    """Where one ship is bid for."""

    box: Box
    picture: Box
    name: Box | None
    """None where there is no room; the ship's first letter is on its sail."""
    slot: Box
    """Of the shape of a card in the hand, which becomes as large as the slot when it is laid."""


class _Free(NamedTuple):
    """What stands free around the slot of a berth with its picture beside it."""

    beside: float
    """At most so much on each side of the slot."""
    above: float = 0.0
    """At least so much over the slot."""
    under: float = 3.0
    """At least so much between the slot and the name."""


_ROOMY = _Free(12.0)
_TIGHT = _Free(2.0)
"""Six berths side by side on a low phone."""
_MARKED = _Free(12.0, above=11.0, under=7.0)
"""Berths stand one below another: the page's mark around a slot reaches neither the berth above nor the name."""


class Face(NamedTuple):
    """Where on a card of the hand its number and its picture are, in shares of the card, so that they
    are seen where another card lies on it; the same on a slot.
    """

    x: float
    """Of both."""
    number: float
    letters: float
    """Of the number, as high as this in units on a card in the hand."""
    picture: float
    side: float
    """Of the picture, in widths of the card."""


class Column(NamedTuple):
    """Everybody's cards on one ship, or everybody's spare."""

    box: Box
    tile: Box
    """What comes from the bids shown, with picture and name on it: all of the column, or the upper part
    of one that is too high to fly.
    """
    picture: Box
    name: Box | None
    fields: tuple[Box, ...]
    """One for each seat."""


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """The table of one frame for a number of seats."""

    frame: Frame
    drawing_name: DrawingName
    chart: Box
    drawing: Drawing
    """The chart's, where it lies on the table."""
    pieces: Pieces
    plate: Box
    """In the chart's south-west: the round, and the stacks of closed chests."""
    bids: Box
    berths: tuple[Berth, ...]
    cards: tuple[Box, ...]
    """The places of the hand, one for each card in their order; each may lie on the one before."""
    owner: Box | None
    """Where it is told whose hand that is; None where there is no room."""
    face: Face
    columns: tuple[Column, ...]
    """One for each ship, and one for the spares."""

    @property
    def spare(self) -> Box:
        """Where the last card lies once there is one on every ship: in the middle of the hand."""
        first = self.cards[0]
        left, right = first.x, max(card.right for card in self.cards)
        middle = (first.y + self.cards[-1].bottom) / 2
        return Box((left + right - first.w) / 2, middle - first.h / 2, first.w, first.h)

    @property
    def regions(self) -> tuple[Box, ...]:
        """What shares the table while bids are laid."""
        first, last = self.cards[0], self.cards[-1]
        right = max(card.right for card in self.cards)
        hand = Box(first.x, first.y, right - first.x, last.bottom - first.y)
        owner = () if self.owner is None else (self.owner,)
        return (self.chart, *(berth.box for berth in self.berths), *owner, hand)


@lru_cache(maxsize=16)
def layout_of(frame: Frame, seats: int) -> Layout:
    if frame.kind == "short" and frame.height < _TWO_ROWS:
        return _beside(frame, seats)
    if frame.kind != "wide" or frame.height >= _TWO_ROWS:
        return _two_rows(frame, seats)
    return _one_row(frame, seats)


_CHARTS: dict[Kind, tuple[tuple[float, float], ...]] = {
    "narrow": ((880, 548), (1040, 700), (1160, 750), (1640, 1070), (2000, 1250)),
    "short": ((700, 470), (920, 660), (1060, 780)),
    "wide": ((700, 500), (900, 620)),
}
"""How high the chart is on tables with two rows of cards below it, for their heights."""

_WIDEST = {"narrow": 196.0, "short": 120.0, "wide": 92.0}
_LEAST = {"narrow": 160.0, "short": 98.0, "wide": 0.0}
"""How wide a card in the hand is at most, and at least: 56 pixels on a phone, where a thumb takes it."""
_SQUAT = {"narrow": 1.13, "short": 1.0, "wide": CARD_SHAPE}
"""Height of a card for a width of 1 where there is little room."""
_NAMED_HAND = {"narrow": 420, "short": 240, "wide": 0}
"""From this height on the bids have room for the hand's name."""
_OF_HAND = 0.38
"""Of the height of a table's bids."""


def _two_rows(frame: Frame, seats: int) -> Layout:
    h = _between(_CHARTS[frame.kind], frame.height)
    bids = Box(0, h + _GAP, 1000, frame.height - h - _GAP)
    inner = bids.inset(_PAD, _PAD)
    line, least = frame.small * _LINE, _LEAST[frame.kind]
    is_low = frame.kind == "narrow" and inner.h < 380
    own = line if inner.h >= _NAMED_HAND[frame.kind] * (frame.letters / 100) else 0.0
    hand = max(
        least * _SQUAT[frame.kind], min(inner.h * _OF_HAND, _WIDEST[frame.kind] * CARD_SHAPE)
    )
    foot = own + _MARK[frame.kind] if own else 0.0
    strip = Box(inner.x, inner.y, inner.w, inner.h - hand - foot - _HALO)
    cards = _hand(Box(inner.x, strip.bottom + _HALO, inner.w, hand), len(CARDS), least)
    lean = cards[0].w / cards[0].h
    upright = strip.h - line - _HALO - _PAD
    is_upright = upright >= 88 + 64  # the picture over the slot, else beside it
    name = 0.0 if is_low else line
    tight = frame.kind == "narrow" and not is_upright
    row = (strip.w - 2 * _ASIDE) / len(SHIPS)
    slot = (
        min(upright * 0.6, (row - 40) / lean, hand)
        if is_upright
        else min(strip.h - name - _HALO, (row - (70 if name else 96)) / lean, hand)
    )
    size = (slot * lean, slot)
    boxes = strip.inset(_ASIDE if tight else 0, 0).columns(len(SHIPS), 2 if tight else 6)
    free = _TIGHT if tight else _ROOMY
    berths = tuple(
        _berth(box, size, name) if is_upright else _flat_berth(box, size, name, free)
        for box in boxes
    )
    spare = inner.w * 0.1
    last = Box(inner.right - spare, inner.y, spare, inner.h)
    ships = Box(inner.x, inner.y, inner.w - spare - 4, inner.h).columns(len(SHIPS), 4)
    columns = (
        *(_upright_column(box, frame, seats, name, titled=name > 0) for box in ships),
        _upright_column(last, frame, seats, name, titled=False),
    )
    drawing: DrawingName = "wide" if frame.kind == "wide" else "tall"
    owner = Box(inner.x, inner.bottom - own, inner.w, own) if own else None
    chart = Box(0, 0, 1000, h)
    return _layout(frame, drawing, chart, bids, berths, cards, owner, columns)


def _one_row(frame: Frame, seats: int) -> Layout:
    bids_height = _between(((500, 82), (620, 92), (700, 110)), frame.height)
    h = frame.height - bids_height - _GAP
    bids = Box(0, h + _GAP, 1000, bids_height)
    inner = bids.inset(4, 4)
    left = Box(inner.x, inner.y, 620, inner.h)
    name = frame.small * _LINE
    foot = name + _MARK["wide"] if frame.height >= 560 else 0.0
    row = Box(left.right + 8, inner.y + 6, inner.right - left.right - 8, inner.h - 6 - foot)
    own = Box(row.x, inner.bottom - name, row.w, name) if foot else None
    cards = _hand(row, len(CARDS))
    lean = cards[0].w / cards[0].h
    slot = min(58.0, inner.h - name)
    berths = tuple(
        _flat_berth(box, (slot * lean, slot), name, _ROOMY) for box in left.columns(len(SHIPS), 4)
    )
    columns = tuple(_flat_column(box, frame, seats) for box in inner.columns(len(SHIPS) + 1, 4))
    chart = Box(0, 0, 1000, h)
    return _layout(frame, "wide", chart, bids, berths, cards, own, columns)


def _beside(frame: Frame, seats: int) -> Layout:
    chart = Box(0, 0, 706, frame.height)
    bids = Box(chart.right + _GAP, 0, 1000 - chart.right - _GAP, frame.height)
    inner = bids.inset(_PAD, _PAD)
    name = frame.small * _LINE
    high = _between(((440, 98), (520, 110), (700, 130)), frame.height)
    step = high * 0.56  # the second row lies on the first, below its numbers
    own = Box(inner.x, inner.bottom - name, inner.w, name) if frame.height >= 500 else None
    bottom = inner.bottom if own is None else own.y - _MARK["short"]
    hand = Box(inner.x - 2, bottom - high - step, inner.w + 4, high)
    strip = Box(inner.x, inner.y, inner.w, hand.y - _HALO - inner.y)
    four = _hand(hand, 4, _LEAST["short"], 3.0)
    pitch = four[1].x - four[0].x
    three = (Box(box.x + pitch / 2, box.y + step, box.w, box.h) for box in four[:3])
    cards = (*four, *three)
    lean = four[0].w / high
    boxes = [box for row in strip.rows(3, 4) for box in row.columns(2, 4)]
    slot = boxes[0].h - name - _MARKED.above - _MARKED.under
    size = (slot * lean, slot)
    berths = tuple(_flat_berth(box, size, name, _MARKED) for box in boxes)
    columns = tuple(_lying_column(box, frame, seats) for box in inner.rows(len(SHIPS) + 1, 6))
    return _layout(frame, "tall", chart, bids, berths, cards, own, columns)


def plate_letters(frame: Frame, chart: Box) -> float:
    """How large letters are on the plate: larger ones would lie over things on the chart."""
    return min(frame.small, chart.w * 0.036)


def _layout(
    frame: Frame,
    name: DrawingName,
    chart: Box,
    bids: Box,
    berths: tuple[Berth, ...],
    cards: tuple[Box, ...],
    owner: Box | None,
    columns: tuple[Column, ...],
) -> Layout:
    drawing = DRAWINGS[name].within(chart)
    letters = plate_letters(frame, chart)
    w, h = min(letters * 9.2, chart.w * _PLATE), letters * 3.0
    inset = chart.w * 0.017
    return Layout(
        frame=frame,
        drawing_name=name,
        chart=chart,
        drawing=drawing,
        pieces=_pieces(drawing, name, chart.w),
        plate=Box(chart.x + inset, chart.bottom - inset - h, w, h),
        bids=bids,
        berths=berths,
        cards=cards,
        owner=owner,
        face=_face(frame, cards),
        columns=columns,
    )


_LARGEST = {"tall": Pieces(66, 46, 46, 66), "wide": Pieces(48, 28, 29, 48)}
"""On a chart 1000 units wide."""


def _pieces(drawing: Drawing, name: DrawingName, width: float) -> Pieces:
    """As large as the waters allow: ships in bordering areas touch at most with their sails."""
    apart = min(
        max(abs(one[0] - other[0]), abs(one[1] - other[1]))
        for one, other in combinations(drawing.areas.values(), 2)
    )
    most, scale = _LARGEST[name], width / 1000
    return Pieces(
        ship=min(most.ship * scale, apart * 1.2),
        chest=most.chest * scale,
        sign=most.sign * scale,
        area=min(most.area * scale, apart),
    )


def _between(points: tuple[tuple[float, float], ...], x: float) -> float:
    """The value at `x` of a line through points."""
    for (left, low), (right, high) in pairwise(points):
        if x <= right:
            return low + (high - low) * (max(x, left) - left) / (right - left)
    return points[-1][1]


def card_box(box: Box) -> Box:
    """The largest card in the middle of a box."""
    h = min(box.h, box.w * CARD_SHAPE)
    w = h / CARD_SHAPE
    return Box(box.at[0] - w / 2, box.at[1] - h / 2, w, h)


def _hand(row: Box, count: int, least: float = 0.0, aside: float = _ASIDE) -> tuple[Box, ...]:
    """That many cards side by side, as high as the row and at least so wide; where they are too many
    each lies on the one before. The outer ones have room for a mark.
    """
    w = max(row.h / CARD_SHAPE, least)
    pitch = min(w * 1.14, (row.w - w - 2 * aside) / (count - 1))
    left = row.at[0] - (w + (count - 1) * pitch) / 2
    return tuple(Box(left + k * pitch, row.y, w, row.h) for k in range(count))


def _face(frame: Frame, cards: tuple[Box, ...]) -> Face:
    box = cards[0]
    seen = min(box.w, cards[1].x - box.x)
    room = min(box.h * 0.5, seen * 0.86 / _DIGIT)
    letters = max((size for size in frame.sizes if size <= room), default=frame.small)
    side = min(seen * 0.8, box.h - letters - 10)
    gap = (box.h - letters - side) / 3
    return Face(
        x=seen / 2 / box.w,
        number=(gap + letters / 2) / box.h,
        letters=letters,
        picture=(box.h - gap - side / 2) / box.h,
        side=side / box.w,
    )


def _square(x: float, y: float, side: float) -> Box:
    return Box(x - side / 2, y - side / 2, side, side)


def _berth(box: Box, size: Point, name: float) -> Berth:
    """Picture and name over a slot of that size."""
    w, card = size
    slot = Box(box.at[0] - w / 2, box.bottom - card - _PAD, w, card)
    above = slot.y - _HALO - name - box.y
    picture = _square(box.at[0], box.y + above / 2, min(above, box.w - 12))
    return Berth(box, picture, Box(box.x + 2, slot.y - _HALO - name, box.w - 4, name), slot)


def _flat_berth(box: Box, size: Point, name: float, free: _Free) -> Berth:
    """The picture beside the slot, the name below both; no name if its height is 0."""
    w, card = size
    top = max(box.at[1] - (card + name) / 2, box.y + free.above)
    side = min(free.beside, box.w * 0.06)
    slot = Box(box.right - w - side, top, w, card)
    room = slot.x - box.x - side
    high = card if name else box.h - 2 * _PAD
    picture = _square(box.x + min(3, side) + room / 2, top + card / 2, min(room, high))
    label = Box(box.x + 2, slot.bottom + free.under, box.w - 4, name) if name else None
    return Berth(box, picture, label, slot)


def _upright_column(box: Box, frame: Frame, seats: int, name: float, *, titled: bool) -> Column:
    """The ship above, its name below it in a line so high, the seats' fields one below another."""
    inner = box.inset(4, 4)
    head = min(inner.h * 0.28, 136)
    picture = min(inner.w * 0.9, head)
    label = Box(box.x, inner.y + head, box.w, name) if titled else None
    at = _square(box.at[0], inner.y + head / 2, picture)
    rest = Box(inner.x, inner.y + head + name + 4, inner.w, inner.h - head - name - 4)
    high = Box(rest.x, rest.y, rest.w, min(rest.h, seats * frame.medium * 3.4))
    tile = Box(box.x, box.y, box.w, rest.y - box.y)
    return Column(box, tile, at, label, high.rows(seats, 4))


def _flat_column(box: Box, frame: Frame, seats: int) -> Column:
    """The ship on the left, the seats' fields below one another on the right."""
    name = frame.small * _LINE
    inner = box.inset(3, 3)
    room = min(inner.w * 0.5, 74)
    side = min(room - 4, inner.h - name)
    top = inner.at[1] - (side + name) / 2
    at = _square(inner.x + room / 2, top + side / 2, side)
    fields = Box(inner.x + room + 2, inner.y, inner.w - room - 2, inner.h)
    return Column(box, box, at, Box(inner.x, top + side, room, name), fields.rows(seats, 2))


def _lying_column(box: Box, frame: Frame, seats: int) -> Column:
    """The ship on the left, the seats' fields side by side."""
    name = frame.small * _LINE
    inner = box.inset(3, 3)
    room = 90.0
    side = min(room, inner.h - name)
    top = inner.at[1] - (side + name) / 2
    at = _square(inner.x + room / 2, top + side / 2, side)
    fields = Box(inner.x + room + 2, inner.y, inner.w - room - 2, inner.h)
    return Column(box, box, at, Box(inner.x, top + side, room, name), fields.columns(seats, 4))
