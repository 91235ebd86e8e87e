"""Where everything lies on Meuterer's table, in table units: computed once for each table.

The islands lie in a ring with the roles, the pouch and the mutiny in the middle. Beside the ring, or
below it, every seat has a panel; then come the viewer's hand and the track of scores.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple

from freebooters.games.meuterer.rules.components import ISLANDS, ROLES
from freebooters.stage import Box, Frame, Point

__all__ = ["Layout", "Panel", "Shape", "Sizes", "Tile", "layout_of", "shape_of"]

Shape = Literal["wide", "tall"]


def shape_of(frame: Frame) -> Shape:
    return "tall" if frame.kind == "narrow" else "wide"


_GAP = 6
_CARD_SHAPE = 1.36
"""Height of a card for a width of 1."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large letters and small pictures are drawn."""

    tiny: float
    small: float
    body: float
    large: float
    ship: float
    flag: float
    pip: float
    """The number of cards kept that leads to an island."""


class Tile(NamedTuple):
    """The boxes of one island in the ring."""

    box: Box
    name: Box
    picture: Box
    goods: Box
    price: Box
    worth: Box
    """The points for bringing the ship there."""
    pip: Point
    ship: Point
    pirate_ship: Point
    captain: Point
    mutineer: Point
    """Where the flags of both destinations stand."""


class Panel(NamedTuple):
    """The boxes of one seat's panel."""

    box: Box
    pennant: Box
    name: Box
    hat: Point
    score: Box
    role: Box
    captions: bool
    """Whether there is room for words under pictures."""
    role_name: Box
    cards: Box
    hold: Box
    """Its hidden cards, and how many there are."""
    trades: tuple[Box, Box]
    """What it would get on each active island."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The table of one frame for one number of seats."""

    height: float
    sea: Box
    tiles: tuple[Tile, ...]
    middle: Box
    """The space inside the ring."""
    roles: tuple[Box, ...]
    lower: Box
    """Below the roles: the pouch and the pile, or the strengths in a mutiny."""
    panels: tuple[Panel, ...]
    hand: Box
    hand_title: Box
    places: tuple[Box, ...]
    """Of cards in the hand, or of those shown there."""
    track: Box
    sizes: Sizes

    @property
    def title(self) -> Box:
        """Round and phase, over the roles."""
        middle = self.middle
        return Box(middle.x, middle.y, middle.w, self.roles[0].y - middle.y)


class _Measures(NamedTuple):
    """What the two frames differ in."""

    columns: tuple[float, float, float, float]
    rows: tuple[float, float, float, float]
    tile: Point
    inset: float
    """How far the corners of the ring are drawn in."""
    margin: float
    title: float
    """Height of the line over the roles."""
    lower: float


_WIDTH = 1000
_WIDE = _Measures((76, 229, 383, 536), (58, 179, 300, 421), (138, 106), 11, 12, 32, 92)
_TALL = _Measures((120, 373, 627, 880), (82, 244, 406, 568), (232, 148), 11, 12, 50, 106)
_WIDE_SIZES = Sizes(tiny=11.5, small=13, body=15.5, large=21, ship=46, flag=38, pip=19)
_TALL_SIZES = Sizes(tiny=21, small=24, body=27, large=36, ship=70, flag=56, pip=32)

_RING = (
    *((column, 0) for column in range(4)),
    *((3, row) for row in (1, 2)),
    *((3 - column, 3) for column in range(4)),
    *((0, row) for row in (2, 1)),
)
"""Columns and rows of the islands, clockwise from Hochland."""

_CARDS_SHOWN = 8


@cache
def layout_of(frame: Shape, seats: int) -> Layout:
    return _wide(seats) if frame == "wide" else _tall(seats)


def _wide(seats: int) -> Layout:
    panels = _split(Box(618, 4, 378, 654), seats)
    hand = Box(4, 482, 606, 118)
    return _laid(
        _WIDE,
        _WIDE_SIZES,
        height=662,
        sea=Box(4, 4, 606, 472),
        panels=panels,
        hand=hand,
        title=Box(hand.x + 12, hand.y + 3, hand.w - 24, 20),
        cards=Box(hand.x + 12, hand.y + 31, hand.w - 24, 81),
        track=Box(4, 606, 606, 52),
    )


def _tall(seats: int) -> Layout:
    grid = Box(4, 660, 992, 396)
    halves = (Box(grid.x, 0, (grid.w - _GAP) / 2, 0), Box(grid.at[0] + _GAP / 2, 0, 0, 0))
    cells = tuple(
        Box(halves[place % 2].x, grid.y + place // 2 * 201, halves[0].w, 195) for place in range(4)
    )
    hand = Box(4, 1062, 992, 182)
    return _laid(
        _TALL,
        _TALL_SIZES,
        height=1248 if seats == 3 else 1336,
        sea=Box(4, 4, 992, 648),
        panels=cells[:seats],
        hand=hand,
        title=Box(hand.x + 18, hand.y + 4, hand.w - 36, 34),
        cards=Box(hand.x + 18, hand.y + 52, hand.w - 36, 122),
        track=cells[3] if seats == 3 else Box(4, 1250, 992, 82),
    )


def _split(box: Box, count: int) -> tuple[Box, ...]:
    h = (box.h - _GAP * (count - 1)) / count
    return tuple(Box(box.x, box.y + place * (h + _GAP), box.w, h) for place in range(count))


def _laid(
    m: _Measures,
    sizes: Sizes,
    *,
    height: float,
    sea: Box,
    panels: tuple[Box, ...],
    hand: Box,
    title: Box,
    cards: Box,
    track: Box,
) -> Layout:
    w, h = m.tile
    left, top = m.columns[0] + w / 2 + m.margin, m.rows[0] + h / 2 + m.margin
    right, bottom = m.columns[3] - w / 2 - m.margin, m.rows[3] - h / 2 - m.margin
    middle = Box(left, top, right - left, bottom - top)
    rows = Box(left, top + m.title, middle.w, middle.h - m.title - m.lower - _GAP)
    return Layout(
        height=height,
        sea=sea,
        tiles=tuple(_tile(m, sizes, place) for place in range(len(ISLANDS))),
        middle=middle,
        roles=_beside(rows, len(ROLES), 4),
        lower=Box(left, bottom - m.lower, middle.w, m.lower),
        panels=tuple(_panel(box, sizes) for box in panels),
        hand=hand,
        hand_title=title,
        places=_places(cards),
        track=track,
        sizes=sizes,
    )


def _beside(box: Box, count: int, gap: float) -> tuple[Box, ...]:
    w = (box.w - gap * (count - 1)) / count
    return tuple(Box(box.x + place * (w + gap), box.y, w, box.h) for place in range(count))


def _places(box: Box) -> tuple[Box, ...]:
    w = box.h / _CARD_SHAPE
    step = (box.w - w * 1.15) / (_CARDS_SHOWN - 1)
    return tuple(Box(box.x + place * step, box.y, w, box.h) for place in range(_CARDS_SHOWN))


def _tile(m: _Measures, sizes: Sizes, place: int) -> Tile:
    column, row = _RING[place]
    x, y = m.columns[column], m.rows[row]
    if column in (0, 3) and row in (0, 3):
        x += m.inset if column == 0 else -m.inset
        y += m.inset if row == 0 else -m.inset
    w, h = m.tile
    box = Box(x - w / 2, y - h / 2, w, h)
    line = sizes.body * 1.5
    pad = w * 0.05
    body = Box(box.x + pad, box.y + line, w - 2 * pad, h - 2 * line - pad * 0.4)
    foot = Box(box.x + pad, box.bottom - line - pad * 0.6, w - 2 * pad, line)
    goods = min(body.h, w * 0.3)
    picture = min(body.h * 1.44, w * 0.58)
    return Tile(
        box=box,
        name=Box(box.x + pad * 1.7, box.y + pad * 0.4, w * 0.76, line),
        picture=Box(body.x, body.y, picture, body.h),
        goods=Box(body.right - goods, body.y + (body.h - goods) / 2, goods, goods),
        price=Box(foot.x, foot.y, foot.w * 0.6, foot.h),
        worth=Box(foot.x + foot.w * 0.63, foot.y, foot.w * 0.37, foot.h),
        pip=(_inside(box.x + 2, sizes.pip), box.y + 2),
        ship=(_inside(box.right - w * 0.1, sizes.ship), box.y + h * 0.1),
        pirate_ship=(_inside(box.x + w * 0.1, sizes.ship), body.y + body.h * 0.5),
        captain=(box.x + w * 0.5, body.y + body.h * 0.34),
        mutineer=(box.x + w * 0.72, body.y + body.h * 0.24),
    )


def _inside(x: float, side: float) -> float:
    """The middle of something of that width, moved so that it does not stick out of the table."""
    return min(max(x, side / 2), _WIDTH - side / 2)


def _panel(box: Box, sizes: Sizes) -> Panel:
    pad = sizes.small * 0.6
    head = sizes.large * 1.4
    inner = Box(box.x + pad, box.y + pad * 0.6, box.w - 2 * pad, box.h - 1.2 * pad)
    foot = sizes.large * 1.5
    body = Box(inner.x, inner.y + head + 2, inner.w, inner.h - head - foot - 4)
    word = sizes.tiny * 1.3
    captions = body.h > sizes.large * 3.4
    role_h = min(body.h - (word if captions else 0), sizes.large * 4.6)
    role_w = role_h / 1.24
    slot = max(role_w, sizes.large * 3) if captions else role_w
    role = Box(inner.x + (slot - role_w) / 2, body.y, role_w, role_h)
    hold_w = sizes.large * 2.7
    left = inner.x + slot + 1.4 * pad
    trade = (inner.w - 3 * pad) / 2
    return Panel(
        box=box,
        pennant=Box(inner.x, inner.y, head, head),
        name=Box(inner.x + head * 1.1, inner.y, inner.w * 0.42, head),
        hat=(inner.x + inner.w * 0.66, inner.y + head / 2),
        score=Box(inner.right - inner.w * 0.22, inner.y, inner.w * 0.22, head),
        role=role,
        captions=captions,
        role_name=Box(inner.x, role.bottom + 1, slot, word),
        cards=Box(left, body.y, inner.right - hold_w - pad - left, min(body.h, sizes.large * 5.2)),
        hold=Box(inner.right - hold_w, body.y, hold_w, min(body.h, sizes.large * 5.2)),
        trades=(
            Box(inner.x, inner.bottom - foot, trade, foot),
            Box(inner.right - trade, inner.bottom - foot, trade, foot),
        ),
    )
