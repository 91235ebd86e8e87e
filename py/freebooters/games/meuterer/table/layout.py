"""Where everything lies on Meuterer's table, in table units: computed once for each table.

The islands lie in a ring with the roles, the pouch and the pile in the middle. Below it, or beside
it, are the deck table, with a row for every seat, and the viewer's hand. All three grow with the
height of the frame; where there is little of it the islands go without their names.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from freebooters.games.meuterer.rules.components import HAND, ISLANDS, ROLES
from freebooters.games.meuterer.table.tiles import Tile, tile_of
from freebooters.stage import Box, Frame

__all__ = ["Layout", "Row", "apart", "layout_of"]


class Row(NamedTuple):
    """The boxes of one seat in the deck table."""

    box: Box
    sign: Box
    role: Box
    cards: Box
    kept: Box
    values: tuple[Box, Box]
    """What it would get on each active island."""


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """The table of one frame for one number of seats; made once, so that it is the same only as
    itself.
    """

    frame: Frame
    sea: Box
    """The ring, and where roles are chosen and fought over."""
    overlay: Box
    """Where is shown what happens at once: over the ring and the deck table at least."""
    tiles: tuple[Tile, ...]
    middle: Box
    """The space inside the ring."""
    title: Box
    roles: tuple[Box, ...]
    named: bool
    """Whether the roles have room for their names."""
    lower: Box
    """The pouch and the pile."""
    deck: Box
    head: Row
    """The line over the rows of the deck table."""
    rows: tuple[Row, ...]
    hand: Box

    @property
    def beside(self) -> bool:
        """Whether there is a note beside the hand, not below it."""
        return self.stacked and self.hand.h < _ROOMY.hand

    @property
    def stacked(self) -> bool:
        """Whether ring, deck table and hand lie one below the other."""
        return self.frame.kind == "narrow"

    def places(self, count: int) -> tuple[Box, ...]:
        """Of so many cards in the hand."""
        return _places(self, count)

    def note(self, count: int) -> Box | None:
        """Two lines of words beside or below so many cards; None if there is no room for them."""
        inner, h = self._inner, _note_height(self.frame)
        if not self.beside:
            return Box(inner.x, inner.bottom - h, inner.w, h)
        x = self.places(count)[-1].right + 3 * _GAP if count else inner.x
        if inner.right - _GAP - x < _NOTE * self.frame.small:
            return None
        return Box(x, inner.at[1] - h / 2, inner.right - _GAP - x, h)

    @property
    def _inner(self) -> Box:
        return self.hand.inset(_GAP + apart(self.frame) / 4, _GAP)


_GAP = 8
_EDGE = 4
"""What is left free round the table."""
_ROUTE = 14
"""Water round the ring."""
_CARD_SHAPE = 1.36
"""Height of a card for a width of 1."""
_NOTE = 13
"""The least width of a note beside the hand, in heights of letters."""
_NAMED_SHORT = 5.6
"""The least height of a tile in which a name leaves room for pictures, in heights of letters."""
_MOST_ROW = 6
"""The most height of a row beside the ring, in heights of letters; then the hand grows."""
_RING = {"wide": 640.0, "short": 530.0}
"""The width of the ring where it lies beside the deck table."""

_PLACES = (
    *((column, 0) for column in range(4)),
    *((3, row) for row in (1, 2)),
    *((3 - column, 3) for column in range(4)),
    *((0, row) for row in (2, 1)),
)
"""Columns and rows of the islands, clockwise from Hochland."""


class _Heights(NamedTuple):
    """Of a tile, a row of the deck table, and the hand."""

    tile: float
    row: float
    hand: float


_ROOMY = _Heights(146, 62, 232)
"""With a note below the hand, which beside five large cards would have no room."""
_NARROW = _Heights(146, 62, 124)
_NAMELESS = _Heights(104, 56, 112)
_GROWTH = _Heights(0.12, 0.11, 0.13)
"""How spare height is shared out, for each tile, row and hand."""


def apart(frame: Frame) -> float:
    """The distance of things that may be pressed, so that their rims do not touch."""
    return 0.7 * frame.small


@cache
def layout_of(frame: Frame, seats: int) -> Layout:
    return _stacked(frame, seats) if frame.kind == "narrow" else _side_by_side(frame, seats)


def _stacked(frame: Frame, seats: int) -> Layout:
    """Ring, deck table and hand one below the other."""
    between = 2 * _EDGE + 2 * _GAP

    def total(h: _Heights) -> float:
        return _ring_height(h.tile) + _deck_height(frame, seats, h.row) + h.hand + between

    least = next((h for h in (_ROOMY, _NARROW) if total(h) <= frame.height), _NAMELESS)
    named = least is not _NAMELESS
    shares = 4 * _GROWTH.tile + seats * _GROWTH.row + _GROWTH.hand
    spare = (frame.height - total(least)) / shares
    h = _Heights(*(low + spare * share for low, share in zip(least, _GROWTH, strict=True)))
    width = 1000 - 2 * _EDGE
    sea = Box(_EDGE, _EDGE, width, _ring_height(h.tile))
    deck = Box(_EDGE, sea.bottom + _GAP, width, _deck_height(frame, seats, h.row))
    hand = Box(_EDGE, deck.bottom + _GAP, width, h.hand)
    overlay = Box(sea.x, sea.y, width, deck.bottom - sea.y)
    return _laid(frame, seats, sea, deck, hand, overlay, named=named)


def _side_by_side(frame: Frame, seats: int) -> Layout:
    """The ring at the left; deck table and hand at its right."""
    height = frame.height - 2 * _EDGE
    sea = Box(_EDGE, _EDGE, _RING[frame.kind], height)
    left = sea.right + _GAP
    width = 1000 - _EDGE - left
    card = (width - 3 * _GAP - 4 * apart(frame)) / HAND * _CARD_SHAPE
    least = card + _note_height(frame) + 3 * _GAP
    most = _deck_height(frame, seats, _MOST_ROW * frame.medium)
    hand_h = max(least, height - _GAP - most)
    deck = Box(left, _EDGE, width, height - _GAP - hand_h)
    hand = Box(left, deck.bottom + _GAP, width, hand_h)
    overlay = Box(_EDGE, _EDGE, 1000 - 2 * _EDGE, height)
    named = frame.kind == "wide" or height >= _ring_height(_NAMED_SHORT * frame.small)
    return _laid(frame, seats, sea, deck, hand, overlay, named=named)


def _ring_height(tile: float) -> float:
    return 4 * tile + 3 * _GAP + 2 * _ROUTE


def _deck_height(frame: Frame, seats: int, row: float) -> float:
    return _head_height(frame) + seats * row + _GAP


def _head_height(frame: Frame) -> float:
    return 1.35 * frame.small


def _note_height(frame: Frame) -> float:
    return 1.2 * (frame.small + frame.medium)


def _laid(
    frame: Frame, seats: int, sea: Box, deck: Box, hand: Box, overlay: Box, *, named: bool
) -> Layout:
    columns = sea.inset(_ROUTE, _ROUTE).columns(4, _GAP)
    grid = [column.rows(4, _GAP) for column in columns]
    boxes = [grid[column][row] for column, row in _PLACES]
    first, last = grid[1][1], grid[2][2]
    middle = Box(first.x, first.y, last.right - first.x, last.bottom - first.y)
    title_h = 1.3 * (frame.large if frame.kind == "wide" else frame.medium)
    lower_h, rim = min(middle.h * 0.34, 3.2 * frame.large), apart(frame)
    lower = Box(middle.x + _GAP, middle.bottom - lower_h, middle.w - 2 * _GAP, lower_h - rim / 2)
    title = Box(middle.x + _GAP, middle.y, middle.w - 2 * _GAP, title_h)
    between = Box(lower.x, title.bottom, lower.w, lower.y - title.bottom - rim)
    with_names = frame.kind == "wide"
    head = Box(deck.x, deck.y, deck.w, _head_height(frame))
    body = Box(deck.x, head.bottom, deck.w, deck.h - head.h - _GAP / 2)
    return Layout(
        frame=frame,
        sea=sea,
        overlay=overlay,
        tiles=tuple(tile_of(frame, box, named=named) for box in boxes[: len(ISLANDS)]),
        middle=middle,
        title=title,
        roles=_roles(between, named=with_names),
        named=with_names,
        lower=lower,
        deck=deck,
        head=_row(frame, head),
        rows=tuple(_row(frame, box) for box in body.rows(seats, 0)),
        hand=hand,
    )


def _roles(box: Box, *, named: bool) -> tuple[Box, ...]:
    one, two = min(box.h, box.w / 5), min(box.h / 2, box.w / 3)
    return _two_rows(box) if named or two > one else _one_row(box)


def _one_row(box: Box) -> tuple[Box, ...]:
    columns = box.columns(len(ROLES), _GAP / 2)
    h = min(box.h, columns[0].w * 1.3)
    return tuple(Box(column.x, box.at[1] - h / 2, column.w, h) for column in columns)


def _two_rows(box: Box) -> tuple[Box, ...]:
    """Three above two."""
    upper, lower = box.rows(2, _GAP / 2)
    above = upper.columns(3, _GAP / 2)
    w = above[0].w
    below = Box(box.at[0] - w - _GAP / 4, lower.y, 2 * w + _GAP / 2, lower.h)
    return (*above, *below.columns(2, _GAP / 2))


def _row(frame: Frame, box: Box) -> Row:
    """The columns of the deck table, as wide as words in the head need."""
    unit = min(frame.small, box.w * 0.043)  # larger words leave the cards no room
    inner = box.inset(unit * 0.35, 0)
    widths = {
        "sign": max(1.7 * unit, min(box.h * 0.3, box.w * 0.09)),
        "role": max(2.7 * unit, min(box.h * 0.6, box.w * 0.15)),
        "kept": 4.1 * unit,
        "value": 3.5 * unit,
    }
    gap = unit * 0.2
    sign = Box(inner.x, box.y, widths["sign"], box.h)
    role = Box(sign.right + gap, box.y, widths["role"], box.h)
    second = Box(inner.right - widths["value"], box.y, widths["value"], box.h)
    first = Box(second.x - widths["value"], box.y, widths["value"], box.h)
    kept = Box(first.x - widths["kept"], box.y, widths["kept"], box.h)
    cards = Box(role.right + gap * 2, box.y, kept.x - role.right - 3 * gap, box.h)
    return Row(box, sign, role, cards, kept, (first, second))


@cache
def _places(layout: Layout, count: int) -> tuple[Box, ...]:
    area, gap = layout._inner, apart(layout.frame)
    full = max(count, HAND)  # a card keeps its size and place while others are played
    if layout.beside:
        w = min(area.h / _CARD_SHAPE, (area.w + gap) / full - gap)
        return _rows_of(area, full, full, w, gap)[:count]
    area = Box(area.x, area.y, area.w, area.h - _note_height(layout.frame) - gap / 2)
    rows, w = max(
        ((rows, _card_width(area, -(-full // rows), rows, gap)) for rows in (1, 2, 3)),
        key=lambda each: (round(each[1], 3), -each[0]),
    )
    return _rows_of(area, full, -(-full // rows), w, gap)[:count]


def _card_width(area: Box, columns: int, rows: int, gap: float) -> float:
    by_height = (area.h - (rows - 1) * gap) / rows / _CARD_SHAPE
    return min(by_height, (area.w - (columns - 1) * gap) / columns)


def _rows_of(area: Box, count: int, columns: int, w: float, gap: float) -> tuple[Box, ...]:
    """Cards from left to right, then in the next row."""
    h = w * _CARD_SHAPE
    rows = -(-count // columns)
    top = area.y + max(0, (area.h - rows * h - (rows - 1) * gap) / 2) if rows < 2 else area.y
    return tuple(
        Box(
            area.x + place % columns * (w + gap),
            top + place // columns * (h + gap),
            w,
            h,
        )
        for place in range(count)
    )
