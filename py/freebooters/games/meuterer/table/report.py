"""What the round just scored brought every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.games.meuterer.table.derived import Derived

__all__ = ["Gain", "report_of"]


class Gain(NamedTuple):
    """Points a seat got: for the ship, the pouch, as mate, as boy, or sold on an island."""

    reason: str
    island: str | None
    points: int


Report = Mapping[Seat, Sequence[Gain]]


def report_of(derived: Derived) -> Report | None:
    """What every seat got in the round just scored; None if no round was just scored."""
    past = derived.view.past
    if not (derived.drawing or derived.promising or derived.over) or not past:
        return None
    found: dict[Seat, list[Gain]] = {seat: [] for seat in range(derived.seats)}
    *_, gains = past[-1]
    for reason, seat, island, _, points in gains:
        found[seat].append(Gain(reason, island, points))
    return found
