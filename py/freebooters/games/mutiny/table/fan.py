"""Where the cards of a hand lie: fanned, equal ones close together, as large as there is room."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from freebooters.games.mutiny.table.layout import CARD_SHAPE
from freebooters.stage import Box, Frame

__all__ = ["MOST_EQUAL", "Fan", "fan"]

MOST_EQUAL = 3
"""Equal cards that are shown; a number says how many there are."""

_COVERED = 0.46
"""Of a card's width or height that the next may cover: its value and its middle stay free."""
_CLOSE = (0.16, 0.04)
"""How far apart equal cards lie, in widths of a card: at their ease, and where many are held."""
_CLOSEST = 0.025
"""The same where there are several rows."""
_GAP = 0.14
"""Between different cards that need not cover each other."""
_BESIDE = 400
"""A hand that is not wider lies beside everything else, in rows."""
_FINGER = {"short": 94.0, "wide": 0.0}
"""Width of a card in rows below which cards rather cover each other: 56 pixels on a phone."""
_LEAST = {"narrow": 222.0, "short": 0.0, "wide": 0.0}
"""Height below which cards go before the title."""
_TITLE = 1.3
"""Height of a title for letters of height 1."""
_ROW_WORTH = 0.85
"""Cards in one row more must be larger by that factor."""
_MARKS = 5.0
"""Room for marks on the uppermost of several rows."""
_HEADED = 150.0
"""Width of a title that stands beside the cards."""


class Fan(NamedTuple):
    """Where a hand's cards lie."""

    title: Box | None
    """Whose they are; None where there is no room for it."""
    stacks: tuple[tuple[Box, ...], ...]
    """For each different thing its equal cards, the last on top."""


@lru_cache(maxsize=256)
def fan(frame: Frame, box: Box, counts: tuple[int, ...]) -> Fan:
    """Places for a hand of so many of each different thing, in the order of the hand."""
    shown = tuple(min(count, MOST_EQUAL) for count in counts)
    title, area = _headed(frame, box)
    if not shown:
        return Fan(title, ())
    if box.w >= _BESIDE:
        return Fan(title, _row(area, shown))
    return Fan(title, _rows(area, shown, _FINGER[frame.kind]))


def _headed(frame: Frame, box: Box) -> tuple[Box | None, Box]:
    """The title, and what it leaves to the cards."""
    if frame.kind == "wide" and box.w >= _BESIDE:
        title = Box(box.x + 8, box.y + 4, _HEADED, box.h - 8)
        return title, Box(title.right + 8, box.y + 5, box.right - title.right - 16, box.h - 10)
    inner, line = box.inset(6, 4), _TITLE * frame.small
    if inner.h - line < _LEAST[frame.kind]:
        return None, inner
    title = Box(inner.x + 4, inner.y, inner.w - 8, line)
    top = title.bottom + (_MARKS if box.w < _BESIDE else 0)
    return title, Box(inner.x, top, inner.w, inner.bottom - top)


def _row(area: Box, shown: tuple[int, ...]) -> tuple[tuple[Box, ...], ...]:
    """All in one row; where it is too short each covers a part of the one before."""
    count, equal = len(shown), sum(shown) - len(shown)
    least = count + _CLOSE[1] * equal - _COVERED * (count - 1)
    w = min(area.h / CARD_SHAPE, area.w / least)
    close = _CLOSE[0] * w
    if _across(shown, w, close) - _COVERED * w * (count - 1) > area.w:
        close = _CLOSE[1] * w
    gap = _GAP * w
    if count > 1:
        gap = min(gap, (area.w - _across(shown, w, close)) / (count - 1))
    whole = _across(shown, w, close) + gap * (count - 1)
    top, left = area.at[1] - w * CARD_SHAPE / 2, area.at[0] - whole / 2
    starts = accumulate((w + (each - 1) * close + gap for each in shown), initial=left)
    return tuple(
        tuple(Box(start + place * close, top, w, w * CARD_SHAPE) for place in range(each))
        for start, each in zip(starts, shown, strict=False)
    )


def _across(shown: tuple[int, ...], w: float, close: float) -> float:
    """The width of all stacks together."""
    return sum(w + (each - 1) * close for each in shown)


def _rows(area: Box, shown: tuple[int, ...], least: float) -> tuple[tuple[Box, ...], ...]:
    """Two or three to a row; each covers a part of the one above where there is no more room, and of the
    one before where they would be narrower than that otherwise.
    """
    free, fits = 1 - _COVERED, []
    for columns, seen in ((2, 1.0), (3, 1.0), (3, free)):
        rows = -(-len(shown) // columns)
        across = area.w / (1 + (seen + _CLOSEST * (6 - columns)) * (columns - 1))
        w = min(across, area.h / (1 + free * (rows - 1)) / CARD_SHAPE)
        fits.append((w * _ROW_WORTH**rows, w, rows))
    _, w, rows = max(fits[:2])
    if w < least:
        _, w, rows = fits[2]
    columns = -(-len(shown) // rows)
    h, close, gaps = w * CARD_SHAPE, _CLOSEST * w, max(1, columns - 1)
    column = min(w + 4 * (close + 1), (area.w - w) / gaps)
    row = min(h + 4, (area.h - h) / max(1, rows - 1))
    left = area.at[0] - (column * (columns - 1) + w) / 2
    top = area.at[1] - (row * (rows - 1) + h) / 2
    # Equal cards lean so that they stay within the hand at both edges; a last row is in the middle.
    return tuple(
        tuple(
            Box(
                left
                + (place % columns + max(0, columns - len(shown) + place // columns * columns) / 2)
                * column
                + (number - (each - 1) * (place % columns) / gaps) * close,
                top + place // columns * row,
                w,
                h,
            )
            for number in range(each)
        )
        for place, each in enumerate(shown)
    )
