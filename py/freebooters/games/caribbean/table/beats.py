"""The bids revealed ship by ship: one action may decide several ships, each of which is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import NamedTuple

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.games.caribbean.rules.view import CaribbeanView
from freebooters.games.caribbean.table.derived import waits_for_spares

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
    rest: float = 1.0
    """How long it stays, in parts of the usual pause."""


_BREATH = 0.5
"""How long a ship's bids lie face down on the table before they are turned."""


def moments(
    view: CaribbeanView, events: Sequence[Seen], viewer: Seat | None = None
) -> list[Moment]:
    """The moments between the events that led to `view`, which is itself the last. Nothing is shown
    for its own sake that changes nothing on the chart. Bids shown last stay where the viewer only waits
    for the spares of others.
    """
    starts = [at for at, event in enumerate(events) if event.kind in _OPENINGS]
    found = []
    if starts:
        found += _before(events, starts[0], viewer)
    for start, following in zip_longest(starts, starts[1:]):
        if events[start].kind == "ended":
            continue
        end = start + 1 if following is None else following
        found.append(Moment(events[end - 1].view, end, reveals=True))
    stays = waits_for_spares(view, viewer)
    shown = found[:-1] if stays else found
    return [*shown, Moment(view, len(events), reveals=stays)]


def _before(events: Sequence[Seen], start: int, viewer: Seat | None) -> list[Moment]:
    """What is shown before the first bids or spares: the chart, if anything on it has changed, then
    those bids face down. Each tells more than the one before it.
    """
    found = []
    told = start
    is_hushed = start > 0 and events[start].kind == "shown"
    if any(event.kind in _ON_THE_CHART for event in events[:start]):
        ends = events[start - 1].kind not in _ON_THE_CHART
        told = start - 1 if is_hushed and ends and start > 1 else start
        found.append(Moment(events[start - 1].view, told, reveals=False))
    if is_hushed and (told < start or not found):
        found.append(Moment(_face_down(events[start], viewer), start, reveals=True, rest=_BREATH))
    return found


def _face_down(shown: Seen, viewer: Seat | None) -> CaribbeanView:
    """What is known while the ship whose bids will be `shown` is in turn."""
    view: CaribbeanView = shown.view
    ship = shown.args["ship"]
    known = tuple(card if seat == viewer else None for seat, card in enumerate(view.bids[ship]))
    return replace(view, bids={**view.bids, ship: known}, tied=(), controller=None, steps_left=0)
