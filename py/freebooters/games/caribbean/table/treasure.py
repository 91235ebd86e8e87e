"""The end of a game, as large as the table: a row for each seat, the richest first and largest, with
the chests that came home to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.messages import SeatName, say
from freebooters.games.caribbean.rules.components import RAID
from freebooters.games.caribbean.rules.view import CaribbeanView
from freebooters.games.caribbean.table.chart import chest_id
from freebooters.games.caribbean.table.derived import place_words, value_of
from freebooters.games.caribbean.table.explanations import treasure_card
from freebooters.games.caribbean.table.nodes import Z, listed, plaque, sprite, words
from freebooters.stage import Box, Frame, Meaning, Node, painted, panel, picture, zone

__all__ = ["Hoard", "treasure", "treasure_of", "won"]

_EDGE = 4.0
_GAP = 8.0
_WINS = 1.5
"""How high the row of a winner is beside another one."""
_LEFT = {"narrow": 0.25, "short": 0.18, "wide": 0.17}
"""Of the width, at least: whose row it is, and its money."""
_NAME = 7.8
"""The least width for a name, in heights of letters."""
_LINE = 1.25
"""Height of a line of words for letters of height 1."""
_LARGEST = {"narrow": 170.0, "short": 110.0, "wide": 130.0}
"""How large a picture is at most."""
_LEAST_FLAG = 44.0
"""A smaller flag stands beside the money instead of over the name."""
_NUMBER = 0.3
"""Height of the letters of a chest's value, of the chest's."""
_IN_SIGHT = 6.8
"""How much of a phone's table a result leaves free at least, in heights of letters: what a seat has
fits into it.
"""


class Hoard(NamedTuple):
    """One seat's row; `places` are for its raids, together, and its chests."""

    box: Box
    flag: Box
    name: Box
    money: Box
    places: tuple[Box, ...]


@lru_cache(maxsize=16)
def treasure_of(frame: Frame, counts: tuple[int, ...], winners: int) -> tuple[Hoard, ...]:
    """The rows of a table, the first `winners` of which are higher, each with so many places."""
    inner = Box(_EDGE, _EDGE, 1000 - 2 * _EDGE, frame.height - 2 * _EDGE).inset(10, 10)
    weights = [_WINS if rank < winners else 1.0 for rank in range(len(counts))]
    unit = (inner.h - _GAP * (len(counts) - 1)) / sum(weights)
    rows, top = [], inner.y
    for weight, count in zip(weights, counts, strict=True):
        box = Box(inner.x, top, inner.w, weight * unit)
        top += box.h + _GAP
        high = min(box.h, _IN_SIGHT * frame.small) if frame.kind == "narrow" else box.h
        left = Box(box.x, box.at[1] - high / 2, _left(box.w, frame), high)
        right = Box(left.right, left.y, box.right - left.right, high).inset(_GAP, _GAP)
        rows.append(Hoard(box, *_owner(left.inset(_GAP, 4), frame), _places(right, count, frame)))
    return tuple(rows)


def _left(width: float, frame: Frame) -> float:
    return max(width * _LEFT[frame.kind], _NAME * frame.small + 2 * _GAP)


def _owner(box: Box, frame: Frame) -> tuple[Box, Box, Box]:
    """Where flag, name and money stand: one below another, or the flag beside the money in a low row."""
    line, money = frame.small * _LINE, frame.medium * _LINE
    side = min(box.w * 0.6, box.h - line - money, _LARGEST[frame.kind])
    if side < _LEAST_FLAG:
        name = Box(box.x, box.at[1] - (line + money) / 2, box.w, line)
        flag = Box(box.x, name.bottom, money, money)
        return flag, name, Box(flag.right, flag.y, box.right - flag.right, money)
    flag = Box(box.at[0] - side / 2, box.at[1] - (side + line + money) / 2, side, side)
    name = Box(box.x, flag.bottom, box.w, line)
    return flag, name, Box(box.x, name.bottom, box.w, money)


def _places(box: Box, count: int, frame: Frame) -> tuple[Box, ...]:
    """That many places in lines, each as large as fits, with room for a number below its picture."""
    if count == 0:
        return ()

    def side(lines: int) -> float:
        """How large pictures are in so many lines."""
        across, high = box.w / ceil(count / lines) - _GAP, box.h / lines
        fits = min(across, high / (1 + 1.15 * _NUMBER), _LARGEST[frame.kind])
        return fits if _letters(fits, frame) > frame.small else min(fits, high - frame.small * 1.15)

    lines = max(range(1, count + 1), key=side)
    across, picture = ceil(count / lines), side(lines)
    number = _letters(picture, frame)
    pitch, high = max(picture, number * 1.6) + _GAP, picture + number * 1.15
    top = box.at[1] - lines * high / 2
    return tuple(
        Box(box.x + (k % across) * pitch, top + (k // across) * high, picture, picture)
        for k in range(count)
    )


def _letters(side: float, frame: Frame) -> float:
    """How large the number under a picture of that size is."""
    return frame.letters_within(side * _NUMBER)


def treasure(view: CaribbeanView, frame: Frame) -> Iterator[Node]:
    """The table once the game is over."""
    rows = _rows(view, frame)
    board = Box(_EDGE, _EDGE, 1000 - 2 * _EDGE, frame.height - 2 * _EDGE)
    yield panel("treasure", board, "board", edge="board-edge", corner=12, z=Z.BASE)
    for seat, row in zip(_ranked(view), rows, strict=True):
        owns = view.money[seat], _raids(view, seat), _chests(view, seat)
        yield from _hoard(frame, row, seat, *owns, wins=seat in view.winners)


def won(view: CaribbeanView, frame: Frame) -> Box:
    """The part of that table with what the winners have."""
    rows = _rows(view, frame)[: len(view.winners)]
    top = min(box.y for row in rows for box in (row.flag, row.name, *row.places))
    under = [box.bottom + _letters(box.w, frame) for row in rows for box in row.places]
    bottom = max([*under, *(row.money.bottom for row in rows)])
    return Box(0, top, 1000, bottom - top)


def _ranked(view: CaribbeanView) -> list[Seat]:
    return sorted(range(len(view.money)), key=lambda seat: (-view.money[seat], seat))


def _rows(view: CaribbeanView, frame: Frame) -> tuple[Hoard, ...]:
    counts = (len(_chests(view, seat)) + (_raids(view, seat) > 0) for seat in _ranked(view))
    return treasure_of(frame, tuple(counts), len(view.winners))


def _raids(view: CaribbeanView, seat: Seat) -> int:
    return sum(paid.count((seat, None)) for paid in view.gains)


def _chests(view: CaribbeanView, seat: Seat) -> tuple[str, ...]:
    """The chests that came home to a seat, the most valuable first."""
    found = [chest for paid in view.gains for owner, chest in paid if owner == seat and chest]
    return tuple(sorted(found, key=lambda chest: -value_of(chest)))


@painted
def _hoard(
    frame: Frame,
    row: Hoard,
    seat: Seat,
    money: int,
    raids: int,
    chests: tuple[str, ...],
    *,
    wins: bool,
) -> Iterator[Node]:
    ground = "paper" if wins else "board"
    if wins:
        box = row.box
        yield panel(
            f"winner-{seat}",
            (box.at, (box.w + _GAP, box.h + _GAP)),
            "gold",
            edge="wood-deep",
            corner=14,
            z=Z.PANEL,
        )
    yield panel(f"hoard-{seat}", row.box, ground, edge="line", corner=10, z=Z.TILE)
    brought = sum(map(value_of, chests))
    places = listed([*map(place_words, chests)]) if chests else None
    label = say("caribbean-node-treasure", seat=SeatName(seat), money=money)
    means = Meaning(label, treasure_card(money, brought, places))
    yield zone(f"row-{seat}", row.box, z=Z.AREA, means=means)
    yield picture(f"column-flag-{seat}", row.flag, sprite("flag"), tint=f"seat-{seat}", z=Z.PRINT)
    name = say("caribbean-seat", seat=SeatName(seat))
    yield words(f"owner-{seat}", row.name, frame.small, name, ground)
    owned = say("caribbean-owned", money=money)
    yield words(f"owned-{seat}", row.money, frame.medium, owned, ground)
    boxes = iter(row.places)
    if raids:
        box = next(boxes)
        yield picture(f"raids-{seat}", box, sprite("coin"), z=Z.CARGO)
        yield from _worth(f"raided-{seat}", box, frame, RAID * raids)
    for chest, box in zip(chests, boxes, strict=True):
        yield picture(chest_id(chest), box, sprite("chest"), z=Z.CARGO)
        yield from _worth(f"value-{chest}", box, frame, value_of(chest))


def _worth(name: str, box: Box, frame: Frame, money: int) -> Iterator[Node]:
    """The number under a picture."""
    letters = _letters(box.w, frame)
    yield from plaque(name, (box.at[0], box.bottom + letters * 0.5), letters, money)
