"""A small game from texts, put in the place of the one before, or nothing is changed."""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import re
import sys
import typing
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import CodeType, ModuleType
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
_MODULE = re.compile(r"[a-z_][a-z0-9_]*(/[a-z_][a-z0-9_]*)*\.py")
_MOST_FILES = 12
_MOST_LETTERS = 200_000


class Shelf(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the modules of one game among texts, before there is looked anywhere else."""

    def __init__(self) -> None:
        self.name = ""
        self.texts: Mapping[str, str] = {}
        self.game: Game[Any, Any] | None = None
        sys.meta_path.insert(0, self)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not self._is_ours(fullname, {self.name}):
            return None
        inside = fullname.removeprefix(f"{_HOME}.").replace(".", "/")
        for file in (f"{inside}/__init__.py", f"{inside}.py"):
            if file in self.texts:
                is_package = file.endswith("/__init__.py")
                return importlib.util.spec_from_loader(
                    fullname, self, origin=file, is_package=is_package
                )
        return None

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        spec = module.__spec__
        assert spec is not None
        assert spec.origin is not None
        exec(self._code(spec.origin), module.__dict__)  # noqa: S102

    @contextmanager
    def tried(self, name: str, texts: Mapping[str, str]) -> Iterator[Game[Any, Any]]:
        """Puts that game in the place of the one before, and takes it away again if what is done with it
        within raises anything.
        """
        _check(name, texts)
        before = (self.name, self.texts, self.game)
        home = vars(importlib.import_module(_HOME))
        shown = home.get(name)
        names = {self.name, name}
        aside = {key: sys.modules.pop(key) for key in [*sys.modules] if self._is_ours(key, names)}
        self.name, self.texts = name, dict(texts)
        try:
            self.game = self._loaded()
            catalog.borrow(self.game)
            KEPT.clear()
            yield self.game
        except BaseException:
            for key in [key for key in sys.modules if self._is_ours(key, names)]:
                del sys.modules[key]
            sys.modules.update(aside)
            home[name] = shown
            self.name, self.texts, self.game = before
            catalog.borrow(self.game)
            KEPT.clear()
            raise
        finally:
            _forget()

    def _loaded(self) -> Game[Any, Any]:
        for file in sorted(self.texts):
            if file.endswith(".py"):
                self._code(file)  # the first mistake in writing, whoever imports it
        module = importlib.import_module(f"{_HOME}.{self.name}")
        game = getattr(module, "game", None)
        main = str(module.__spec__ and module.__spec__.origin)
        if not isinstance(game, Game):
            raise Faulty(say("workshop-fault-game"), main)
        if game.info.id != self.name:
            raise Faulty(say("workshop-fault-id", found=game.info.id, wanted=self.name), main)
        return game

    def _code(self, file: str) -> CodeType:
        code = compile(self.texts[file], source_name(file), "exec", dont_inherit=True)
        watch(code)
        return code

    @staticmethod
    def _is_ours(module: str, names: set[str]) -> bool:
        """Whether it is one of these games, or in one."""
        home, _, inside = module.partition(f"{_HOME}.")
        return not home and inside.partition(".")[0] in names - {""}


def _check(name: str, texts: Mapping[str, str]) -> None:
    """Raises `Faulty` unless a game can have that name and these files."""
    if not _NAME.fullmatch(name) or name in catalog.games():
        raise Faulty(say("workshop-fault-name", name=name[:40]))
    if len(texts) > _MOST_FILES or sum(map(len, texts.values())) > _MOST_LETTERS:
        raise Faulty(say("workshop-fault-size", files=_MOST_FILES, letters=_MOST_LETTERS))
    for file in texts:
        ours = file == f"{name}.py" or file.startswith(f"{name}/")
        if file.endswith(".py") and not (ours and _MODULE.fullmatch(file)):
            raise Faulty(say("workshop-fault-name", name=file[:40]))


def _forget() -> None:
    """What `typing` remembers of types that nobody has any more would keep their modules."""
    for clear in getattr(typing, "_cleanups", ()):
        clear()
