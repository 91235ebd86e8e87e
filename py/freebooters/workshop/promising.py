"""The promises, examined in slices while somebody waits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any

from freebooters.engine.game import Game
from freebooters.promises import (
    Broken,
    CutShort,
    Journey,
    Setting,
    broken_by,
    broken_in,
    broken_over,
    census_of,
    settings_of,
    travel,
)

__all__ = ["Slice", "promised"]

_ROUNDS = 2
"""So many games are played at every setting: one at random, one half by advice if there is any."""


Slice = tuple[Sequence[Broken], int, bool, Setting]
"""What is broken and was not told before, how many games were played, whether that is all, and at which setting
that was found.
"""


def promised(name: str, game: Game[Any, Any], seconds: float) -> Iterator[Slice]:
    """Plays games for that long, one at each setting, then another one."""
    until = monotonic() + seconds
    known: set[str] = set()
    journeys: list[Journey] = []
    games = 0
    settings = settings_of(name, game, census_of(name))
    setting = settings[0]
    for number, setting in _in_turn(settings):
        journey = None
        try:
            journey = travel(setting, number)
            found = broken_in(journey)
            journeys.append(journey)
        except CutShort as cut:
            found = broken_by(cut)
        games += 1
        for broken in found:
            yield _new([broken], known), games, False, setting
            if monotonic() > until:
                break
        if monotonic() > until:
            break
        yield (), games, False, setting
    else:
        if len(journeys) == games:
            yield _new([*broken_over(journeys)], known), games, False, setting
    yield (), games, True, setting


def _in_turn(settings: Sequence[Any]) -> Iterator[tuple[int, Any]]:
    for number in range(_ROUNDS):
        for setting in settings:
            yield number, setting


def _new(found: Sequence[Broken], known: set[str]) -> Sequence[Broken]:
    fresh = [broken for broken in found if broken.message.key not in known]
    known.update(broken.message.key for broken in found)
    return fresh
