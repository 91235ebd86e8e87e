"""The promises, examined game by game while somebody waits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from freebooters import promises
from freebooters.engine.game import Game

__all__ = ["promised"]

_ROUNDS = 2
"""So many games are played at every setting: one at random, one half by advice if there is any."""


def promised(name: str, game: Game[Any, Any]) -> Iterator[dict[str, Any]]:
    """Plays a game at each setting, then another one. Tells after each what is broken and was not told
    before; at last what only all of them show.
    """
    settings = promises.settings_of(name, game, promises.census_of(name))
    turns = [(setting, number) for number in range(_ROUNDS) for setting in settings]
    journeys: list[promises.Journey] = []
    known: set[str] = set()
    for setting, number in turns:
        found, journey = promises.played(setting, number)
        journeys += [journey] if journey else []
        yield _told(promises.fresh(found, known), setting)
    swept = promises.broken_over(journeys) if len(journeys) == len(turns) else ()
    yield _told(promises.fresh(swept, known), settings[-1], done=True)


def _told(
    found: Sequence[promises.Broken], setting: promises.Setting, *, done: bool = False
) -> dict[str, Any]:
    told = [
        {
            "promise": broken.promise,
            "message": broken.message.as_json(),
            "log": broken.log or (),
            "moves": [message.as_json() for message in promises.moves(broken)],
            "setting": {"seats": setting.seats, "options": setting.options},
        }
        for broken in found
    ]
    return {"ok": True, "done": done, "found": told}
