"""Positions of Caribbean that random play hardly reaches, with what led there."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.engine.events import Event
from freebooters.games.caribbean.rules.components import (
    GOALS,
    LAST_ROUND,
)
from freebooters.games.caribbean.rules.state import CaribbeanState
from tests.games.caribbean.states import RULES, bid, do, hand, table

__all__ = ["rare"]


def rare() -> Iterator[tuple[int, CaribbeanState, list[Event]]]:
    """Everybody tied (KA-4), and everybody winning (KA-9)."""
    for seats, round_ in ((3, LAST_ROUND), (4, LAST_ROUND), (4, 1)):
        s = table(seats, at_round=round_, money=[GOALS[seats] if round_ == 1 else 0] * seats)
        yield seats, s, bid(s, *[hand(5)] * seats)
        events: list[Event] = []
        while acting := RULES.to_act(s):
            events = do(s, acting[0], *RULES.legal(s, acting[0])[-1:])
            yield seats, s, events
