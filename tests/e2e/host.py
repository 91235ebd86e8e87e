"""A host of the built page whose files can be exchanged while people visit it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import TypeVar

from tests.conftest import SUB_PATH
from tools.offline import prepare_offline
from tools.policy import Headers, headers
from tools.server import PageServer
from tools.steps import files

__all__ = ["SIGN_IN", "Host", "by_first_keeper", "release", "serving"]

AnyServer = TypeVar("AnyServer", bound=PageServer)

SIGN_IN = "<!doctype html><title>Welcome aboard the train</title><p>Sign in to go online."
"""What a network answers in place of everything, with status 200, until one has signed in."""

_FIRST_KEEPER = Path(__file__).with_name("first_keeper.js")


class Host(PageServer):
    """Serves copies of a release, file by file, so that any of them can be another one."""

    def __init__(self, page: Path, root: Path) -> None:
        """Serves `page` out of the folder `root`, which is made."""
        shutil.copytree(page, root)
        self.asked: list[str] = []
        """The names of all files that it was asked for, in order."""
        self.sends: dict[str, Headers] = {}
        """By name the files that have other headers than usual."""
        super().__init__(root, prefix=SUB_PATH, policy=self._policy)

    def uploads(self, page: Path, *names: str) -> None:
        """Puts another release in place: these files of it, or all."""
        for name in names or (file.relative_to(page).as_posix() for file in files(page)):
            shutil.copyfile(page / name, self.root / name)

    def _policy(self, name: str) -> Headers:
        self.asked.append(name)  # each answer has headers once
        return self.sends.get(name, headers(name))

    def answers(self, name: str, content: str) -> None:
        """Hands this out under that name from now on."""
        (self.root / name).write_text(content, encoding="utf-8")


@contextmanager
def serving(server: AnyServer, homes: list[str]) -> Iterator[AnyServer]:
    """The server at work, its address being one of the page's homes."""
    with server:
        Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        homes.append(server.address)
        yield server
        server.shutdown()


def release(dist: Path, folder: Path, **changes: tuple[str, str]) -> Path:
    """A version of the page in which English words, by key, are others: what was, what is."""
    # What is compressed would have the contents of before.
    shutil.copytree(dist, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    words = folder / "web" / "words" / "en.ftl"
    text = words.read_text(encoding="utf-8")
    for key, (old, new) in changes.items():
        line = f"\n{key.replace('_', '-')} = "
        assert line + old in text
        text = text.replace(line + old, line + new)
    words.write_text(text, encoding="utf-8")
    prepare_offline(folder)
    return folder


def by_first_keeper(page: Path) -> Path:
    """Gives the page the service worker of the first release, which stored whatever came."""
    names = [file.relative_to(page).as_posix() for file in files(page)]
    kept = [name for name in names if name != "sw.js" and not name.endswith((".whl", "LICENSE"))]
    text = _FIRST_KEEPER.read_text(encoding="utf-8")
    text = text.replace("/*PRECACHE*/[]", json.dumps(kept)).replace('/*VERSION*/""', '"first"')
    (page / "sw.js").write_text(text, encoding="utf-8")
    return page
