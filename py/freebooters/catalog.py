"""Finds the games: every folder of `freebooters/games` whose name has no leading underscore, and the
small ones, every module of `freebooters/small` whose name has none. The engine knows none of them; a match is given its
game.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any

from freebooters.engine import saves
from freebooters.engine.errors import BadSave, UnknownGame
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.engine.messages import say
from freebooters.engine.outside import quoted

__all__ = [
    "borrow",
    "figures",
    "game",
    "games",
    "late",
    "lend",
    "load",
    "missed",
    "pad",
    "restore",
    "room",
    "small",
    "tune",
]

_ROOMS = "freebooters.games"
_SMALL = "freebooters.small"
_LENT = ("freebooters", "freebooters.app", "freebooters.engine", "freebooters.kit")
"""The packages to which what is lent belongs."""
_MISSED: set[str] = set()
"""The ids of games, and the modules, that were not found since that was asked last."""
_BORROWED: dict[str, Game[Any, Any]] = {}
"""What is found by its id before anything else, and is listed nowhere."""


@cache
def games() -> Mapping[str, Game[Any, Any]]:
    """All games that have a room, by id, in alphabetical order."""
    return MappingProxyType({name: room(name) for name in _modules(_ROOMS)})


@cache
def small() -> Mapping[str, Game[Any, Any]]:
    """The small games by id, in alphabetical order; none where they are not here."""
    names = _modules(_SMALL) if find_spec(_SMALL) else ()
    return MappingProxyType({name: _declared(f"{_SMALL}.{name}") for name in names})


def lend(home: str) -> None:
    """From now on the small games are here, what they need, and what else is `late`: the modules lie in
    that folder or zip. The page brings them late.
    """
    for package in map(import_module, _LENT):
        package.__path__.append(f"{home}/{package.__name__.replace('.', '/')}")
    small.cache_clear()


def borrow(borrowed: Game[Any, Any] | None) -> None:
    """From now on that game is found by its id, in the place of the one borrowed before; None: none is."""
    _BORROWED.clear()
    if borrowed is not None:
        _BORROWED[borrowed.info.id] = borrowed


def missed() -> bool:
    """Whether something was asked for since this was asked last that might come late: a game, which may be
    a small one, or a module.
    """
    asked = bool(_MISSED)
    _MISSED.clear()
    return asked and find_spec(_SMALL) is None


def late(module: str) -> Any:
    """A module that comes with the small games; None if they are not here yet."""
    if find_spec(module) is None:
        _MISSED.add(module)
        return None
    return import_module(module)


def _modules(package: str) -> list[str]:
    names = (found.name for found in pkgutil.iter_modules(import_module(package).__path__))
    return sorted(name for name in names if not name.startswith("_"))


def game(game_id: str) -> Game[Any, Any]:
    """The game of that id; raises `UnknownGame`."""
    found = _BORROWED.get(game_id) or games().get(game_id) or small().get(game_id)
    if found is None:
        _MISSED.add(game_id)
        raise UnknownGame(game_id)
    return found


def room(name: str) -> Game[Any, Any]:
    """The `game` that a room's package declares; also of the template, which is not listed."""
    return _declared(f"{_ROOMS}.{name}")


def _declared(module: str) -> Game[Any, Any]:
    declared = import_module(module).game
    if not isinstance(declared, Game):
        raise TypeError(f"{module}.game is not a Game")
    return declared


def figures(name: str) -> tuple[Any, ...]:
    """The pictures of a room's rules, each a `freebooters.stage.figure.Figure`; also the template's.
    They are read while the page is built, and never while a game is played.
    """
    return tuple(import_module(f"{_ROOMS}.{name}.figures").FIGURES)


def pad(name: str) -> Any:
    """The score pad of a room, a `freebooters.stage.pad.ScorePad`; also the template's. It is read
    while the page is built, and never while a game is played.
    """
    return import_module(f"{_ROOMS}.{name}.pad").PAD


def tune(name: str) -> Any:
    """The tune of a room, a `freebooters.stage.tune.Tune`; also the template's. It is read while the page
    is built, and never while a game is played.
    """
    return import_module(f"{_ROOMS}.{name}.tune").TUNE


def load(text: str) -> Match:
    """The match a save holds. Raises `BadSave` with words that say what is wrong with it."""
    return restore(saves.read(text))


def restore(saved: saves.Saved) -> Match:
    """The match that a parsed save holds. Raises `BadSave`."""
    try:
        found = game(saved.game)
    except UnknownGame as unknown:
        raise BadSave(say("error-save-game", game=quoted(saved.game))) from unknown
    return Match.restore(found, saved)
