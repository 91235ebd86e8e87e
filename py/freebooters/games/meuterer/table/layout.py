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
    legend: Box | None
    """What the prices on the tiles are for, where these have no words of their own."""
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
    def stacked(self) -> bool:
        """Whether ring, deck table and hand lie one below the other."""
        return self.frame.kind == "narrow"

    @property
    def note(self) -> Box | None:
        """A line of words below the hand's cards; None if there is no room for one."""
        h = _note_height(self.frame)
        if self.stacked and self.hand.h < _NOTED:
            return None
        inner = self.hand.inset(2 * _GAP, _GAP / 2)
        return Box(inner.x, inner.bottom - h, inner.w, h)

    @property
    def fan(self) -> Box:
        """Where the hand's cards lie."""
        inner = self.hand.inset(_GAP + apart(self.frame) / 4, _GAP)
        note = self.note
        return inner if note is None else Box(inner.x, inner.y, inner.w, note.y - _GAP - inner.y)

    def places(self, count: int) -> tuple[Box, ...]:
        """Of so many cards in the hand, which lie over each other from left to right if they are
        many.
        """
        return _places(self, count)

    def seen(self, count: int) -> tuple[float, ...]:
        """How much of the width of each of so many cards is seen."""
        places = self.places(count)
        return tuple(
            min(box.w, after.x - box.x) if after is not None and after.y == box.y else box.w
            for box, after in zip(places, (*places[1:], None), strict=False)
        )


_GAP = 8
_EDGE = 4
"""What is left free round the table."""
_ROUTE = 14
"""Water round the ring."""
_CARD_SHAPE = 1.36
"""Height of a card for a width of 1."""
_SQUAREST, _TALLEST = 1.0, 1.5
"""Shapes of a card where there is little height for one, and much."""
_SEEN = {"narrow": 0.8, "short": 0.8, "wide": 0.45}
"""How much of each of five cards is seen at least; a finger needs more of them than a mouse."""
_FINGER = {"narrow": 160.0, "short": 98.0, "wide": 0.0}
"""The width of a card that is 56 pixels on the smallest screen of a kind, where there is room."""
_NOTED = 240
"""From so much height on a hand has a note below its cards."""
_NAMED_SHORT = 5.6
"""The least height of a tile in which a name leaves room for pictures, in heights of letters."""
_MOST_ROW = 8
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


_LEVELS = (
    (_Heights(146, 62, 256), _Heights(0.12, 0.11, 0.25)),
    (_Heights(146, 62, 190), _Heights(0.12, 0.11, 0.25)),
    (_Heights(104, 57, 176), _Heights(0.12, 0.11, 0.25)),
    (_Heights(104, 57, 110), _Heights(0, 0, 1)),
)
"""The least heights of a stacked table, and how what is spare is shared out, for each tile, row and
hand: with a note below the hand, without it, without the islands' names, with low cards.
"""
_LEAST_TILE = 146
"""The least height of a tile with a name on a stacked table."""


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

    fitting = (level for level in _LEVELS if total(level[0]) <= frame.height)
    least, growth = next(fitting, _LEVELS[-1])
    named = least.tile >= _LEAST_TILE
    shares = 4 * growth.tile + seats * growth.row + growth.hand
    spare = (frame.height - total(least)) / shares
    h = _Heights(*(low + spare * share for low, share in zip(least, growth, strict=True)))
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
    card = (width - 3 * _GAP) / (1 + (HAND - 1) * _SEEN[frame.kind])
    least = card * _CARD_SHAPE + _note_height(frame) + 3 * _GAP
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
    return 1.25 * frame.small


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
    with_names = frame.kind == "wide"
    legend = None if with_names or not named else _below(title, 1.2 * frame.small * _terms(frame))
    top = (legend or title).bottom
    between = Box(lower.x, top, lower.w, lower.y - top - rim)
    head = Box(deck.x, deck.y, deck.w, _head_height(frame))
    body = Box(deck.x, head.bottom, deck.w, deck.h - head.h - _GAP / 2)
    return Layout(
        frame=frame,
        sea=sea,
        overlay=overlay,
        tiles=tuple(tile_of(frame, box, named=named) for box in boxes[: len(ISLANDS)]),
        middle=middle,
        title=title,
        legend=legend,
        roles=_roles(between, named=with_names),
        named=with_names,
        lower=lower,
        deck=deck,
        head=_row(frame, head),
        rows=tuple(_row(frame, box) for box in body.rows(seats, 0)),
        hand=hand,
    )


def _below(box: Box, h: float) -> Box:
    return Box(box.x, box.bottom, box.w, h)


def _terms(frame: Frame) -> int:
    """Lines that the words for the prices need."""
    return 1 if frame.letters < 150 else 2


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
    area, kind, gap = layout.fan, layout.frame.kind, apart(layout.frame)

    def size(rows: int) -> tuple[float, float]:
        """Of a card, on so many rows."""
        columns = -(-HAND // rows)
        h = (area.h - (rows - 1) * gap) / rows
        room = area.w / (1 + (columns - 1) * _SEEN[kind])
        w = min(room, max(h / _CARD_SHAPE, min(_FINGER[kind], h / _SQUAREST)))
        return w, min(h, w * _TALLEST)

    rows = max((1, 2), key=lambda rows: (round(size(rows)[0], 3), -rows))
    w, h = size(rows)
    lines = _lines(count, rows)
    top = area.at[1] - (len(lines) * (h + gap) - gap) / 2
    places = []
    for row, line in enumerate(lines):
        step = min(w + gap, (area.w - w) / max(1, line - 1))
        x = area.at[0] - (w + (line - 1) * step) / 2
        places += [Box(x + place * step, top + row * (h + gap), w, h) for place in range(line)]
    return tuple(places)


def _lines(count: int, rows: int) -> list[int]:
    """So many cards on so many rows at most, more of them on the first; few lie on one."""
    if rows == 1 or count <= HAND // 2:
        return [count]
    return [count - count // 2, count // 2]
