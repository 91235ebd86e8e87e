"""Where everything lies on the tile of one island."""

from __future__ import annotations

from typing import NamedTuple

from freebooters.stage import Box, Frame

__all__ = ["Tile", "badge_letters", "tile_of"]


_FIRST = 0.345
"""The share that the longest of the words for prices needs of a tile's width."""
_TALL = 0.9
"""From so much height between name and prices on, for a width of 1, a tile has room for a picture."""

_CLOTH = 2.3
"""The most side of the flag with the ship's points, in heights of their letters."""
_OVER = 10
"""Units by which a ship lies over its island's edge: among what is printed there it would not stand
out.
"""


class Tile(NamedTuple):
    """The boxes of one island in the ring."""

    box: Box
    name: Box | None
    name_lines: int
    isle: Box | None
    """Its picture, where there is room for it."""
    goods: Box
    worth: Box
    """A flag with the points for bringing the ship there."""
    prices: tuple[Box, Box, Box]
    terms: tuple[Box, ...]
    """Words for the prices, where there is room for them."""
    dock: Box
    """Where ships lie: over the tile's edge."""
    flag: Box
    badge: Box
    """The number of cards kept that leads here."""


def tile_of(frame: Frame, box: Box, *, named: bool) -> Tile:
    return _pictured(frame, box) if frame.kind == "wide" else _plain(frame, box, named)


def badge_letters(frame: Frame, box: Box) -> float:
    """How large the number on a tile's badge is, which must leave room for the name."""
    return min(frame.small, box.w * 0.17)


def _badge(frame: Frame, box: Box) -> Box:
    """Over the corner, but not off the table."""
    side = badge_letters(frame, box) * 1.3
    return Box(max(0, box.x - side / 2), max(0, box.y - side / 2), side, side)


def _plain(frame: Frame, box: Box, named: bool) -> Tile:
    """Goods and the ship's value over the prices; ships and flags at the right."""
    pad = box.w * 0.035
    aside, end = (frame.small * 0.28 if frame.kind == "narrow" else 2), 2.0
    if frame.letters > 100:  # then names fill their room, between this badge and the next
        aside = end = _badge(frame, box).w * 0.42
    lines = 2 if frame.kind == "short" else 1
    name_h = 1.15 * lines * frame.small + 2 if named else 0
    price_h = 1.15 * frame.medium
    body = Box(box.x + pad, box.y + name_h + 2, box.w - 2 * pad, box.h - name_h - price_h - 4)
    isle = None
    if body.h > _TALL * box.w:
        isle, body = body.rows(2, 2)
    right = box.w * 0.32
    goods = min(body.h, box.w * 0.29)
    worth = min(body.h, box.w * 0.31, frame.medium * _CLOTH)
    x, middle = body.x + box.w * 0.31, body.at[1]
    feet = Box(body.x, body.bottom, body.w, price_h)
    side = min(right, body.h)
    flag = min(right * 0.8, body.h + 2)
    return Tile(
        box=box,
        name=Box(box.x + aside, box.y + 2, box.w - aside - end, name_h) if named else None,
        name_lines=lines,
        isle=isle,
        goods=Box(body.x, middle - goods / 2, goods, goods),
        worth=Box(x, middle - worth / 2, worth, worth),
        prices=_three(feet),
        terms=(),
        dock=Box(box.right - right + _OVER, body.bottom - side, right, side),
        flag=Box(box.right - right, body.y - 2, flag, flag),
        badge=_badge(frame, box),
    )


def _pictured(frame: Frame, box: Box) -> Tile:
    """The island's picture beside goods and the ship's value; the prices with words."""
    pad = box.w * 0.04
    name_h, price_h, term_h = 1.25 * frame.medium, 1.15 * frame.medium, 1.2 * frame.small
    inner = box.inset(pad, 0)
    top = box.y + name_h + 1
    body = Box(inner.x, top, inner.w, box.h - name_h - price_h - term_h - 3)
    isle = Box(body.x, body.y, body.w * 0.52, body.h)
    upper, lower = Box(isle.right + pad, body.y, body.right - isle.right - pad, body.h).rows(2, 2)
    goods = min(upper.h, upper.w)
    worth = min(lower.h, lower.w, frame.medium * _CLOTH)
    prices = Box(box.x + 2, body.bottom, box.w - 4, price_h)
    dock = min(isle.w * 0.8, isle.h * 0.8)
    flag = min(isle.w * 0.5, isle.h * 0.6)
    return Tile(
        box=box,
        name=Box(inner.x, box.y + 1, inner.w, name_h),
        name_lines=1,
        isle=isle,
        goods=Box(upper.at[0] - goods / 2, upper.at[1] - goods / 2, goods, goods),
        worth=Box(lower.at[0] - worth / 2, lower.at[1] - worth / 2, worth, worth),
        prices=_three(prices, _FIRST),
        terms=_three(Box(prices.x, prices.bottom, prices.w, term_h), _FIRST),
        dock=Box(box.x - _OVER, isle.bottom - dock, dock, dock),
        flag=Box(isle.right - flag, isle.y - 2, flag, flag),
        badge=_badge(frame, box),
    )


def _three(box: Box, first: float = 1 / 3) -> tuple[Box, Box, Box]:
    """Three columns; the first has that share of the width."""
    w = box.w * first
    second, third = Box(box.x + w, box.y, box.w - w, box.h).columns(2, 0)
    return (Box(box.x, box.y, w, box.h), second, third)
