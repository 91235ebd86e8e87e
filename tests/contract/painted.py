"""Journeys as they are painted. Tests of one journey follow one another, and share what was painted for
the first of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, wraps
from inspect import signature
from typing import Any

from freebooters.engine.contract import Seat
from freebooters.engine.events import Seen
from freebooters.stage import Beat, Frame, Scene
from tests.contract.journeys import Moment, travel
from tests.contract.kept import what_fails_is_told_with
from tests.contract.rooms import EACH_KIND, Setting

__all__ = ["EVERY", "Look", "every_frame", "looks", "painted", "scenes"]

EVERY = 3
"""Of so many moments of a journey one is painted, the last among them."""

Test = Callable[..., None]


def every_frame(test: Test) -> Test:
    """Makes a test of one `frame` one of a frame of each kind. What fails names its frame."""

    @wraps(test)
    def over_frames(**others: Any) -> None:
        for frame in EACH_KIND:
            with what_fails_is_told_with(f"in {frame}"):
                test(frame=frame, **others)

    asked = signature(test)
    parameters = [each for name, each in asked.parameters.items() if name != "frame"]
    over_frames.__signature__ = asked.replace(parameters=parameters)  # type: ignore[attr-defined]
    return over_frames


@dataclass(frozen=True)
class Look:
    """What one who looks on is shown of a moment."""

    moment: Moment
    observer: Seat | None
    view: Any
    seen: Sequence[Seen]
    beats: Sequence[Beat[Any]]


def painted(setting: Setting, moment: Moment, observer: Seat | None, frame: Frame) -> Look:
    """A moment as it looks to an observer."""
    seen = [event.seen_by(observer) for event in moment.events]
    view = setting.game.rules.view(moment.state, observer)
    beats = setting.game.paint.unfold(view, frame, seen, observer)
    return Look(moment, observer, view, tuple(seen), tuple(beats))


@lru_cache(maxsize=4)
def looks(setting: Setting, seed: int, frame: Frame) -> Sequence[Look]:
    """Some moments, as who acts, another and a spectator see them. What is kept is what tests that
    follow one another share, no more: a room's pictures would take hundreds of megabytes.
    """
    return [
        painted(setting, moment, observer, frame)
        for moment in travel(setting, seed).moments[::-EVERY]
        for observer in {*moment.seats_acting[:1], setting.seats - 1, None}
    ]


def scenes(setting: Setting, seed: int, frame: Frame) -> Sequence[Scene]:
    """All that is painted of those."""
    return [beat.scene for look in looks(setting, seed, frame) for beat in look.beats]
