"""The promises, examined in slices while somebody waits."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import Any

from freebooters import promises
from freebooters.engine.game import Game

__all__ = ["promised"]

_ROUNDS = 2
"""So many games are played at every setting: one at random, one half by advice if there is any."""


def promised(name: str, game: Game[Any, Any], seconds: float) -> Iterator[dict[str, Any]]:
    """Plays games for that long, one at each setting, then another one. Tells what is broken and was not told
    before, how many games were played, and whether that is all.
    """
    until = monotonic() + seconds
    known: set[str] = set()
    games = 0
    for games, setting, broken in _found(name, game):
        news = [] if broken is None or broken.message.key in known else [_told(broken, setting)]
        known.update(each["message"]["key"] for each in news)
        yield {"ok": True, "done": False, "games": games, "found": news}
        if monotonic() > until:
            break
    yield {"ok": True, "done": True, "games": games, "found": []}


def _found(
    name: str, game: Game[Any, Any]
) -> Iterator[tuple[int, promises.Setting, promises.Broken | None]]:
    """What is broken in each game, None after it; then what only all of them show."""
    settings = promises.settings_of(name, game, promises.census_of(name))
    turns = [(number, setting) for number in range(_ROUNDS) for setting in settings]
    journeys: list[promises.Journey] = []
    for games, (number, setting) in enumerate(turns, 1):
        try:
            journeys.append(promises.travel(setting, number))
            found = promises.broken_in(journeys[-1])
        except promises.CutShort as cut:
            found = promises.broken_by(cut)
        for broken in found:
            yield games, setting, broken
        yield games, setting, None
    if len(journeys) == len(turns):
        for broken in promises.broken_over(journeys):
            yield len(turns), settings[-1], broken


def _told(broken: promises.Broken, setting: promises.Setting) -> dict[str, Any]:
    return {
        "promise": broken.promise,
        "message": broken.message.as_json(),
        "log": [[seat, list(action)] for seat, action in broken.log or ()],
        "moves": [message.as_json() for message in promises.moves(broken)],
        "setting": {"seats": setting.seats, "options": setting.options},
    }
