"""Freebooters: pirate board games as one pure-Python engine.

>>> import freebooters
>>> match = freebooters.start("cartagena", 2, {"variant": "tortuga"}, seed="reef")
>>> seat = match.to_act[0]
>>> match.act(seat, match.legal(seat)[0])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from freebooters import catalog
from freebooters import games as _rooms  # imported before `games` names the function below
from freebooters.engine.contract import CHANCE, Action, Entry, Options, Rules, Seat
from freebooters.engine.errors import FreebootersError
from freebooters.engine.game import Game, Info
from freebooters.engine.match import Match

__all__ = [
    "CHANCE",
    "Action",
    "Entry",
    "FreebootersError",
    "Game",
    "Info",
    "Match",
    "Options",
    "Rules",
    "Seat",
    "games",
    "load",
    "start",
]

__version__ = "1.0.0"

del _rooms


def games() -> Mapping[str, Game[Any, Any]]:
    """All games by id. `game.rules` is the contract (`Rules`), `game.info` the facts (`Info`)."""
    return catalog.games()


def start(game: str, seats: int, options: Options | None = None, seed: str | None = None) -> Match:
    """A new match, dealt and waiting for its first seat.

    `game` is an id from `games()`, `options` as `info.options` says, `seed` any text; without one
    a fresh seed is drawn. Raises `UnknownGame`, `BadSeats` or `BadOption` (all `FreebootersError`).
    """
    return Match(catalog.game(game), seats, options, seed)


def load(text: str) -> Match:
    """The match a save holds (`Match.save`). Raises `BadSave`, whose message says what is wrong."""
    return catalog.load(text)
