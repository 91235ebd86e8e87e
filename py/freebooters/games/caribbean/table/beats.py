"""The bids revealed ship by ship: one action may decide several ships, each of which is shown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from freebooters.engine.events import Seen
from freebooters.games.caribbean.rules.view import CaribbeanView

__all__ = ["BEATS", "Moment", "moments"]

BEATS = frozenset({"adrift", "anchored", "controlled", "raised", "shown", "tied"})
"""What is shown, and what comes of it: a scene ends with one of these."""

_OPENINGS = ("shown", "raised", "ended")
"""Events that begin a new scene."""
_ON_THE_CHART = {"sailed", "loaded", "stole", "exchanged", "traded", "handed", "secured"}


class Moment(NamedTuple):
    """What was known at one time: the first `told` events had happened by then."""

    view: CaribbeanView
    told: int
    reveals: bool
    """Whether bids or spares have just been shown, which take the whole table."""


def moments(view: CaribbeanView, events: Sequence[Seen]) -> list[Moment]:
    """The moments between the events that led to `view`, which is itself the last. Nothing is shown
    for its own sake that changes nothing on the chart.
    """
    starts = [at for at, event in enumerate(events) if event.kind in _OPENINGS]
    found = []
    if starts and any(event.kind in _ON_THE_CHART for event in events[: starts[0]]):
        found.append(Moment(events[starts[0] - 1].view, starts[0], reveals=False))
    for start, following in zip_longest(starts, starts[1:]):
        if events[start].kind == "ended":
            continue
        end = start + 1 if following is None else following
        found.append(Moment(events[end - 1].view, end, reveals=True))
    return [*found, Moment(view, len(events), reveals=False)]
