"""The summary of a round: which seat got how many points for what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.table.derived import Derived
from freebooters.games.meuterer.table.layout import Sizes
from freebooters.games.meuterer.table.nodes import Z, icon, signed, words
from freebooters.stage import Box, Node

__all__ = ["Gain", "report_of", "summary"]


_MOST = 4
"""Reasons for which one seat can get points in a round."""


class Gain(NamedTuple):
    """Points a seat got: for the ship, the pouch, as mate, as boy, or sold on an island."""

    reason: str
    island: str | None
    points: int


Report = Mapping[Seat, Sequence[Gain]]


def report_of(derived: Derived) -> Report | None:
    """What every seat got in the round just scored; None if no round was just scored."""
    if not (derived.drawing or derived.promising or derived.over) or not derived.view.gains:
        return None
    found: dict[Seat, list[Gain]] = {seat: [] for seat in range(derived.seats)}
    for reason, seat, island, points in derived.view.gains:
        found[seat].append(Gain(reason, island, points))
    return found


def summary(seat: Seat, gains: Sequence[Gain], box: Box, sizes: Sizes) -> Iterator[Node]:
    """What a seat got: the sum, and what it is made of."""
    yield Node(
        id=f"report-{seat}",
        kind="box",
        at=box.at,
        size=box.size,
        skin="cell-alt" if gains else "paper-deep",
        edge="gold" if gains else "line",
        round=min(box.h, sizes.large * 1.5) * 0.28,
        z=Z.PRINT,
    )
    total = Box(box.x, box.y, box.w * 0.19, box.h)
    yield words(
        f"report-total-{seat}",
        total,
        sizes.large,
        signed(sum(gain.points for gain in gains)),
        z=Z.PRINT,
    )
    cell = (box.right - total.right) / _MOST
    picture = min(cell * 0.54, box.h * 0.84)
    for place, gain in enumerate(gains):
        name = f"report-{seat}-{gain.reason}-{gain.island or ''}"
        x = total.right + cell * place
        skin = gain.reason if gain.reason != "sold" else f"isle-{gain.island}"
        at = (x + picture / 2, box.at[1])
        yield icon(name, at, picture, skin, z=Z.PRINT)
        points = Box(x + picture + 2, box.y, cell - picture - 3, box.h)
        yield words(
            f"{name}-points", points, sizes.body, signed(gain.points), align="left", z=Z.PRINT
        )
