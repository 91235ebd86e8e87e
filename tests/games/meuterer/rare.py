"""Positions of Meuterer that random play hardly reaches, with what led there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freebooters.engine.events import Event
from freebooters.games.meuterer.rules.state import MeutererState
from tests.games.meuterer.states import phase_two, table

__all__ = ["rare"]


def rare() -> Iterator[tuple[int, MeutererState, Sequence[Event]]]:
    """Wins shared by so many, the last of them below zero; and sales that have to be decided."""
    roles = {1: "boy", 2: "loader", 3: "merchant"}
    for scores in ([3, 5, 1, 1], [3, 5, 5, 1], [3, 5, 5, 5], [-9, -7, -7, -7]):
        s = table("", "", "", "", at_round=8, scores=scores)
        told = phase_two(s, [""] * 4, roles)
        yield 4, s, told
    s = table("grain grain conflict", "", "", ship="affeninsel", left="hochland")
    told = phase_two(s, ["grain grain conflict", "", ""], {1: "boy", 2: "loader"})
    yield 3, s, told
