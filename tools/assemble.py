"""The built page: everything a static host serves, put together in dist/."""

from __future__ import annotations

import hashlib
import html
import json
import re
import shutil
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from tools.layout import (
    ARENA,
    BUILD,
    DIST,
    LIBRARIES,
    PACKAGE,
    PACKAGES,
    PAGE,
    PYODIDE,
    TOOLS,
    WEB,
)
from tools.python import project_python
from tools.ratings import ratings
from tools.runtime import Runtime
from tools.steps import Failure, files, fingerprint, run

__all__ = ["NOT_KEPT", "assemble", "injected"]

NOT_KEPT = ("runtime/python_stdlib.zip", "runtime/*.whl", "*LICENSE*", "sw.js")
"""No part of what is kept for offline play: what only the slower start needs, and the keeper."""

_FRESH = BUILD / "dist"
_SUFFIXES = frozenset({".css", ".ftl", ".js", ".png", ".svg", ".webp"})
_AT_THE_ROOT = (WEB / "manifest.webmanifest", WEB / "sw.js")
_FONT = LIBRARIES / "@fontsource" / "im-fell-english-sc"
_FONT_FILES = ("files/im-fell-english-sc-latin-400-normal.woff2", "LICENSE")
_FLUENT = LIBRARIES / "@fluent" / "bundle" / "esm"
_PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")


def assemble(runtime: Runtime) -> None:
    """Makes dist/ anew. Raises `Failure` naming what is missing."""
    shutil.rmtree(_FRESH, ignore_errors=True)
    listed = _listed()
    games, cards = listed["games"], listed["cards"]
    _page(cards)
    _rooms(games)
    _libraries()
    _runtime(runtime)
    version = fingerprint([_FRESH])[:16]
    _describe_runtime(version, runtime.wheel.name)
    _inject_keeper(version)
    _replace(DIST, _FRESH)


def _listed() -> dict[str, Any]:
    python = project_python("build")
    listed: dict[str, Any] = json.loads(
        run([python, TOOLS / "inside" / "rooms.py"], env={"PYTHONPATH": str(PACKAGES)})
    )
    return listed


def _page(cards: Iterable[Mapping[str, str]]) -> None:
    items = (
        f'<li><a href="#/{html.escape(card["id"])}">'
        f"{html.escape(card['title'])} — {html.escape(card['tagline'])}</a></li>"
        for card in cards
    )
    _write("index.html", injected(PAGE, {"<!-- games -->": "\n".join(items)}))
    for file in files(WEB):
        if file.suffix in _SUFFIXES and file not in _AT_THE_ROOT:
            _copy(file, f"web/{file.relative_to(WEB).as_posix()}")
    for file in _AT_THE_ROOT:
        _copy(file, file.name)


def _rooms(games: Iterable[Mapping[str, Any]]) -> None:
    games = list(games)
    _write("rooms/index.json", json.dumps({"games": games}, ensure_ascii=False))
    _write("rooms/ratings.json", json.dumps(_ratings(games)))
    for game in games:
        room = PACKAGE / "games" / game["id"]
        for part in (*room.glob("words/*.ftl"), *room.glob("art/*.svg")):
            _copy(part, f"rooms/{part.relative_to(room.parent).as_posix()}")


def _ratings(games: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """Nothing of any game where no tournament has been played."""
    if not ARENA.is_file():
        return {"games": {}}
    return ratings(
        json.loads(ARENA.read_text(encoding="utf-8")),
        {game["id"]: game["rules_version"] for game in games},
    )


def _libraries() -> None:
    for file in _FLUENT.glob("*.js"):
        _copy(file, f"lib/fluent/{file.name}")
    for name in _FONT_FILES:
        _copy(_FONT / name, f"lib/fonts/{Path(name).name}")


def _runtime(runtime: Runtime) -> None:
    for name in _PYODIDE_FILES:
        _copy(PYODIDE / name, f"runtime/{name}")
    for file in (runtime.library, runtime.package, runtime.wheel, runtime.micropip):
        _copy(file, f"runtime/{file.name}")
    _write("runtime/pyodide-lock.json", json.dumps(_reduced_lock(runtime.micropip)))


def _reduced_lock(micropip: Path) -> dict[str, Any]:
    """Pyodide's list of packages with micropip alone, as the wheel beside it."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    entry = lock["packages"]["micropip"]
    if entry["file_name"] != micropip.name:
        raise Failure(
            f"Pyodide wants {entry['file_name']}; requirements/browser.in says otherwise."
        )
    digest = hashlib.sha256(micropip.read_bytes()).hexdigest()
    return {"info": lock["info"], "packages": {"micropip": {**entry, "sha256": digest}}}


def _describe_runtime(version: str, wheel: str) -> None:
    sizes = {file.name: file.stat().st_size for file in files(_FRESH / "runtime")}
    _write("runtime/files.json", json.dumps({"version": version, "wheel": wheel, "sizes": sizes}))


def _inject_keeper(version: str) -> None:
    names = (file.relative_to(_FRESH).as_posix() for file in files(_FRESH))
    kept = [name for name in names if not any(fnmatchcase(name, rest) for rest in NOT_KEPT)]
    texts = {"/*PRECACHE*/ []": json.dumps(kept), '/*VERSION*/ ""': json.dumps(version)}
    _write("sw.js", injected(_FRESH / "sw.js", texts))


def injected(file: Path, texts: Mapping[str, str]) -> str:
    """The file's text with each placeholder replaced; its spaces may be any.

    Raises `Failure` unless each is there once.
    """
    content = file.read_text(encoding="utf-8")
    for placeholder, text in texts.items():
        before, *after = re.split(r"\s*".join(map(re.escape, placeholder.split())), content)
        if len(after) != 1:
            raise Failure(f"{file.name} must hold {placeholder} once.")
        content = before + text + after[0]
    return content


def _copy(source: Path, name: str) -> None:
    if not source.is_file():
        raise Failure(f"The page needs {source}, which does not exist.")
    target = _FRESH / name
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _write(name: str, content: str) -> None:
    target = _FRESH / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(content, encoding="utf-8", newline="\n")


def _replace(old: Path, new: Path) -> None:
    """Swaps folders, so that a server never shows half a page."""
    aside = BUILD / "dist-before"
    shutil.rmtree(aside, ignore_errors=True)
    if old.exists():
        old.rename(aside)
    new.rename(old)
    shutil.rmtree(aside, ignore_errors=True)
