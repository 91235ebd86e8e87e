"""Where everything but the waters lies on Caribbean's table, in table units: worked out once.

Above is the chart, with every seat's money in its south-western corner. Below it are the bids: a
berth for every ship and the viewer's cards, side by side or one above the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from freebooters.games.caribbean.rules.components import CARDS, SHIPS
from freebooters.stage import Box, Frame, Point

__all__ = ["CARD_SHAPE", "LAYOUTS", "Berth", "Layout", "Shape", "Sizes", "cards_in", "shape_of"]

Shape = Literal["wide", "tall"]


def shape_of(frame: Frame) -> Shape:
    return "tall" if frame.kind == "narrow" else "wide"


CARD_SHAPE = 1.38
"""Height of a card for a width of 1."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large things are drawn."""

    ship: float
    chest: float
    hideout: float
    area: float
    """Side of the square in which a press means an area; it overlaps no other area's square."""
    reach: float
    """Least side of things that can be pressed."""
    buoy: float
    """The mark on an area within reach."""
    town: float
    tiny: float
    small: float
    large: float
    """Sizes of letters."""


class Berth(NamedTuple):
    """Where one ship is bid for: its picture, its name, and where cards are laid on it."""

    box: Box
    picture: Box
    name: Point
    slot: Box
    """One card, as large as in the hand."""
    row: Box
    """Every seat's card side by side, small."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The table of one frame."""

    height: float
    chart: Box
    rose: Box
    money: Box
    """The box of every seat's money, with a row for each of the most seats; with fewer it begins
    lower.
    """
    money_row: float
    bids: Box
    berths: tuple[Berth, ...]
    hand: Box
    """What lies to the right of, or below, the berths."""
    cards: tuple[Box, ...]
    """Places of the hand, one for each card in their order."""
    words: tuple[Point, Point]
    """Middles of the hand's two lines of words."""
    words_width: float
    spares: Box
    sizes: Sizes


_WIDE = Sizes(
    ship=46,
    chest=25,
    hideout=29,
    area=46,
    reach=30,
    buoy=25,
    town=15,
    tiny=11,
    small=13,
    large=21,
)
_TALL = Sizes(
    ship=64,
    chest=38,
    hideout=46,
    area=62,
    reach=62,
    buoy=44,
    town=24,
    tiny=22,
    small=24,
    large=36,
)


def _wide() -> Layout:
    bids = Box(2, 520, 996, 146)
    berths = tuple(
        Berth(
            box=box,
            picture=Box(box.x + 23, box.y + 3, 56, 56),
            name=(box.at[0], box.y + 67),
            slot=Box(box.x + 30.5, box.y + 76, 41, 56),
            row=Box(box.x + 4, box.y + 77, box.w - 8, 56),
        )
        for box in (Box(9 + 107 * k, 526, 102, 134) for k in range(len(SHIPS)))
    )
    hand = Box(654, 526, 338, 134)
    cards = tuple(Box(660 + 47 * k, 576, 41, 56) for k in range(len(CARDS)))
    return Layout(
        height=668,
        chart=Box(0, 0, 1000, 516),
        rose=Box(881, 19, 90, 90),
        money=Box(22, 342, 226, 152),
        money_row=26.5,
        bids=bids,
        berths=berths,
        hand=hand,
        cards=cards,
        words=((hand.at[0], 542), (hand.at[0], 562)),
        words_width=324,
        spares=Box(660, 574, 326, 84),
        sizes=_WIDE,
    )


def _tall() -> Layout:
    bids = Box(2, 756, 996, 536)
    berths = tuple(
        Berth(
            box=box,
            picture=Box(box.x + 32, box.y + 4, 94, 94),
            name=(box.at[0], box.y + 112),
            slot=Box(box.x + 38, box.y + 128, 82, 113),
            row=Box(box.x + 5, box.y + 128, box.w - 10, 113),
        )
        for box in (Box(8 + 165.2 * k, 763, 158, 248) for k in range(len(SHIPS)))
    )
    hand = Box(8, 1018, 984, 268)
    cards = tuple(Box(24 + 138 * k, 1106, 124, 171) for k in range(len(CARDS)))
    return Layout(
        height=1294,
        chart=Box(0, 0, 1000, 752),
        rose=Box(840, 27, 130, 130),
        money=Box(20, 524, 262, 212),
        money_row=34,
        bids=bids,
        berths=berths,
        hand=hand,
        cards=cards,
        words=((500, 1046), (500, 1082)),
        words_width=940,
        spares=Box(16, 1104, 968, 174),
        sizes=_TALL,
    )


LAYOUTS: dict[Shape, Layout] = {"wide": _wide(), "tall": _tall()}


@lru_cache(maxsize=16)
def cards_in(row: Box, count: int) -> tuple[tuple[Box, Box], ...]:
    """`count` cards side by side, each with the square of the flag over it."""
    gap = row.w * 0.03
    w = min((row.w - gap * (count - 1)) / count, row.h * 0.68 / CARD_SHAPE)
    h = w * CARD_SHAPE
    flag = min(w, row.h - h - 2)
    left = row.x + (row.w - count * w - (count - 1) * gap) / 2
    places = []
    for k in range(count):
        x = left + k * (w + gap)
        card = Box(x, row.bottom - h, w, h)
        places.append((card, Box(x + (w - flag) / 2, card.y - flag - 1, flag, flag)))
    return tuple(places)
