"""Whom the promises are tested for: every room in the folder, with everything one can choose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import freebooters
from freebooters import catalog
from freebooters.engine.events import Event
from freebooters.engine.game import Game
from freebooters.promises.settings import Census, Setting, census_of, combinations, settings_of
from freebooters.stage import NARROW, SHORT, WIDE
from tests.contract import secret

__all__ = [
    "EACH_KIND",
    "GAMES",
    "LANGUAGES",
    "PACKAGE",
    "ROOMS",
    "ROOT",
    "SETTINGS",
    "SIMULTANEOUS",
    "Setting",
    "combinations",
    "is_plainest_or_fullest",
    "rare_in",
]

PACKAGE = Path(freebooters.__file__).parent
ROOT = PACKAGE.parent.parent
LANGUAGES = ("en", "fr", "de", "nl")
EACH_KIND = (WIDE, NARROW, SHORT)
"""A frame of each kind."""

ROOMS: Mapping[str, Game[Any, Any]] = {
    folder.name: catalog.room(folder.name)
    for folder in sorted((PACKAGE / "games").iterdir())
    if (folder / "__init__.py").is_file()
}
"""Folder name to game, the template included."""

GAMES: Mapping[str, Game[Any, Any]] = {**ROOMS, "secret": secret.game}
"""The rooms, and a game of secret choices for the promises that need no pictures."""

SIMULTANEOUS = [name for name, game in GAMES.items() if game.info.traits.simultaneous]
"""Those of them in which several seats choose at the same time."""


SETTINGS: Mapping[str, list[Setting]] = {
    **{folder: settings_of(folder, game, census_of(folder)) for folder, game in ROOMS.items()},
    "secret": settings_of("secret", secret.game, Census(secret.census, lambda _: {})),
}


def rare_in(folder: str) -> Iterable[tuple[int, Any, Sequence[Event]]]:
    """States too rare to be met in the journeys, in which something of its own is said, each with the
    number of seats and the events that led there: those of `tests/games/<folder>/rare.py`, if there
    is one.
    """
    if not (ROOT / "tests" / "games" / folder / "rare.py").is_file():
        return ()
    found: Iterable[tuple[int, Any, Sequence[Event]]] = import_module(
        f"tests.games.{folder}.rare"
    ).rare()
    return found


def is_plainest_or_fullest(setting: Setting) -> bool:
    """Whether a setting is a room's first, with the fewest seats and the usual options, or its last,
    with the most seats and all that can be chosen: where a test is long, these stand for the rest.
    """
    settings = SETTINGS[setting.folder]
    return setting in (settings[0], settings[-1])
