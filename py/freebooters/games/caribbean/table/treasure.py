"""The end of a game, as large as the table: a row for each seat, the richest first and largest, with
the chests that came home to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message, SeatName, say
from freebooters.games.caribbean.rules.components import RAID
from freebooters.games.caribbean.rules.view import CaribbeanView
from freebooters.games.caribbean.table.chart import chest_id
from freebooters.games.caribbean.table.derived import place_words, value_of
from freebooters.games.caribbean.table.explanations import treasure_card
from freebooters.games.caribbean.table.nodes import Z, listed, plaque, sprite, words
from freebooters.stage import Box, Frame, Meaning, Node, painted, panel, picture, zone

__all__ = ["Hoard", "treasure", "treasure_of"]

_EDGE = 4.0
_WINS = 1.7
"""How high the row of a winner is beside another one."""
_LEFT = {"narrow": 0.24, "short": 0.18, "wide": 0.15}
"""Of the width: whose row it is, and its money."""
_LARGEST = 150.0
"""How large a chest is at most."""


class Hoard(NamedTuple):
    """One seat's row; `places` are for its raids, together, and its chests."""

    box: Box
    flag: Box
    money: Box
    places: tuple[Box, ...]


@lru_cache(maxsize=16)
def treasure_of(frame: Frame, counts: tuple[int, ...], winners: int) -> tuple[Hoard, ...]:
    """The rows of a table, the first `winners` of which are higher, each with so many places."""
    inner = Box(_EDGE, _EDGE, 1000 - 2 * _EDGE, frame.height - 2 * _EDGE).inset(10, 10)
    weights = [_WINS if rank < winners else 1.0 for rank in range(len(counts))]
    gap = 8.0
    unit = (inner.h - gap * (len(counts) - 1)) / sum(weights)
    rows, top = [], inner.y
    for weight, count in zip(weights, counts, strict=True):
        box = Box(inner.x, top, inner.w, weight * unit)
        top += box.h + gap
        left = Box(box.x, box.y, box.w * _LEFT[frame.kind], box.h)
        line = frame.medium * 1.25
        side = min(left.w * 0.6, box.h - line - 12, _LARGEST)
        head = box.at[1] - (side + line) / 2
        flag = Box(left.at[0] - side / 2, head, side, side)
        money = Box(left.x + 2, flag.bottom, left.w - 4, line)
        right = Box(left.right, box.y, box.w - left.w, box.h).inset(6, 6)
        rows.append(Hoard(box, flag, money, _places(right, count, frame)))
    return tuple(rows)


def _places(box: Box, count: int, frame: Frame) -> tuple[Box, ...]:
    """That many places in lines, each as large as fits, with room for a number below its picture."""
    if count == 0:
        return ()
    number = frame.small * 1.15

    def side(lines: int) -> float:
        across = ceil(count / lines)
        return min(box.w / across - 8, (box.h / lines - number) * 1.0, _LARGEST)

    lines = max(range(1, count + 1), key=side)
    across, least = ceil(count / lines), side(lines)
    pitch, high = max(least, frame.small * 1.6) + 8, least + number
    top = box.at[1] - lines * high / 2
    return tuple(
        Box(box.x + (k % across) * pitch, top + (k // across) * high, least, least)
        for k in range(count)
    )


def treasure(view: CaribbeanView, frame: Frame) -> Iterator[Node]:
    """The table once the game is over."""
    seats = sorted(range(len(view.money)), key=lambda seat: (-view.money[seat], seat))
    hoards = [(view.money[seat], _raids(view, seat), _chests(view, seat)) for seat in seats]
    counts = tuple(len(chests) + (raids > 0) for _, raids, chests in hoards)
    rows = treasure_of(frame, counts, len(view.winners))
    board = Box(_EDGE, _EDGE, 1000 - 2 * _EDGE, frame.height - 2 * _EDGE)
    yield panel("treasure", board, "board", edge="board-edge", corner=12, z=Z.BASE)
    for seat, (money, raids, chests), row in zip(seats, hoards, rows, strict=True):
        yield from _hoard(frame, row, seat, money, raids, chests, wins=seat in view.winners)


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
            (box.at, (box.w + 8, box.h + 8)),
            "gold",
            edge="wood-deep",
            corner=14,
            z=Z.PANEL,
        )
    yield panel(f"hoard-{seat}", row.box, ground, edge="line", corner=10, z=Z.TILE)
    told = _told(seat, chests)
    means = Meaning(told, treasure_card(told))
    yield zone(f"row-{seat}", row.box, z=Z.AREA, means=means)
    yield picture(f"column-flag-{seat}", row.flag, sprite("flag"), tint=f"seat-{seat}", z=Z.PRINT)
    owned = say("caribbean-owned", money=money)
    yield words(f"owned-{seat}", row.money, frame.medium, owned, ground)
    places = iter(row.places)
    if raids:
        box = next(places)
        yield picture(f"raids-{seat}", box, sprite("coin"), z=Z.CARGO)
        yield from plaque(f"raided-{seat}", _below(box, frame), frame.small, RAID * raids)
    for chest, box in zip(chests, places, strict=True):
        yield picture(chest_id(chest), box, sprite("chest"), z=Z.CARGO)
        yield from plaque(f"value-{chest}", _below(box, frame), frame.small, value_of(chest))


def _below(box: Box, frame: Frame) -> tuple[float, float]:
    """Where the number under a picture is."""
    return (box.at[0], box.bottom + frame.small * 0.5)


def _told(seat: Seat, chests: tuple[str, ...]) -> Message:
    """Whose row it is and which chests lie in it; their worth is on the score sheet."""
    if not chests:
        return say("caribbean-treasure-none", seat=SeatName(seat))
    return say("caribbean-treasure", seat=SeatName(seat), list=listed([*map(place_words, chests)]))
