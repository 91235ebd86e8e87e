"""A small game from a text, put in the place of the one before, or nothing is changed."""

from __future__ import annotations

import re
import sys
import typing
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import ModuleSpec
from importlib.util import module_from_spec
from typing import Any

from freebooters import catalog
from freebooters.engine.game import Game
from freebooters.engine.messages import say
from freebooters.stage.kept import KEPT
from freebooters.workshop.faults import Faulty, source_name
from freebooters.workshop.loops import watch

__all__ = ["Shelf"]

_HOME = "freebooters.small"
_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_MOST_LETTERS = 200_000


class Shelf:
    """Holds one game, which is found as small games are: its text is that of the module with its name."""

    def __init__(self) -> None:
        self.name = self.text = ""
        self._game: Game[Any, Any] | None = None

    @contextmanager
    def tried(self, name: str, text: str) -> Iterator[Game[Any, Any]]:
        """Puts that game in the place of the one before, and takes it away again if what is done with it
        within raises anything.
        """
        if not _NAME.fullmatch(name) or name in catalog.games():
            raise Faulty(say("workshop-fault-name", name=name[:40]))
        if len(text) > _MOST_LETTERS:
            raise Faulty(say("workshop-fault-size", letters=_MOST_LETTERS))
        modules = [_module(self.name), _module(name)]
        aside = {key: sys.modules.pop(key) for key in modules if key in sys.modules}
        try:
            game = _loaded(name, text)
            catalog.borrow(game)
            KEPT.clear()
            yield game
        except BaseException:
            sys.modules.pop(_module(name), None)
            sys.modules.update(aside)
            catalog.borrow(self._game)
            KEPT.clear()
            raise
        finally:
            _forget()
        self.name, self.text, self._game = name, text, game


def _module(name: str) -> str:
    return f"{_HOME}.{name}"


def _loaded(name: str, text: str) -> Game[Any, Any]:
    code = compile(text, source_name(name), "exec", dont_inherit=True)
    watch(code)
    module = module_from_spec(ModuleSpec(_module(name), None))
    sys.modules[module.__name__] = module
    exec(code, module.__dict__)  # noqa: S102
    game = getattr(module, "game", None)
    if not isinstance(game, Game):
        raise Faulty(say("workshop-fault-game"), line=1)
    if game.info.id != name:
        raise Faulty(say("workshop-fault-id", found=game.info.id, wanted=name), line=1)
    return game


def _forget() -> None:
    """What `typing` remembers of types that nobody has any more would keep their modules."""
    for clear in getattr(typing, "_cleanups", ()):
        clear()
