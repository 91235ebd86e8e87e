"""The built page: everything a static host serves, put together in dist/."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import shutil
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tools.compress import compress
from tools.embed import write_embed
from tools.hosting import write_headers
from tools.layout import (
    ARENA,
    BUILD,
    DIST,
    KEEPER,
    LIBRARIES,
    PACKAGE,
    PACKAGES,
    PAGE,
    PYODIDE,
    TOOLS,
    UNBUNDLED,
    WEB,
)
from tools.node import find_node
from tools.offline import injected, prepare_offline
from tools.pack import bundled, pack
from tools.policy import meta
from tools.python import project_python
from tools.ratings import ratings
from tools.runtime import Runtime
from tools.scripts import scripts
from tools.steps import Failure, files, replace, run
from tools.together import write_together
from tools.wording import parted, shell_parts
from tools.workshop import write_workshop

__all__ = ["assemble"]

_FRESH = BUILD / "page-new"
_SMALL_WORDS = PACKAGE / "small" / "words"
_LANGUAGES = ("en", "fr", "de", "nl")
_PACKED = BUILD / "dist-new"
_SUFFIXES = frozenset({".css", ".ftl", ".js", ".png", ".svg", ".webp"})
_AT_THE_ROOT = {
    WEB / "manifest.webmanifest": "manifest.webmanifest",
    WEB / "net" / "service-worker.js": KEEPER,
}
_FONT = LIBRARIES / "@fontsource" / "im-fell-english-sc"
_FONT_FILES = ("files/im-fell-english-sc-latin-400-normal.woff2", "LICENSE")
_FLUENT = LIBRARIES / "@fluent" / "bundle" / "esm"
_QR_FILES = ("index.js", "decode.js")
_CURVE = LIBRARIES / "@noble" / "secp256k1"
_PYODIDE_FILES = ("pyodide.mjs", "python_stdlib.zip")


def assemble(runtime: Runtime, online: Path) -> None:
    """Makes the page anew: as it is written in `UNBUNDLED`, as hosts serve it in `DIST`. `online`: the
    file of the servers that it names.

    Raises `Failure` naming what is missing.
    """
    for folder in (_FRESH, _PACKED):
        shutil.rmtree(folder, ignore_errors=True)
    listed = _listed()
    with ThreadPoolExecutor() as others:
        plain = others.submit(_types_away)
        _files()
        _rooms(listed)
        _small(listed)
        _workshop(listed)
        _libraries()
        _runtime(runtime)
        plain.result()
    _document(listed)
    write_together(_FRESH, online)
    write_workshop(_FRESH)
    pack(_FRESH, _PACKED)
    for folder, finished in ((_FRESH, UNBUNDLED), (_PACKED, DIST)):
        write_embed(folder)
        write_headers(folder)
        prepare_offline(folder)
        if finished == DIST:
            compress(folder)
        replace(finished, folder)


def _listed() -> dict[str, Any]:
    python = project_python("build")
    listed: dict[str, Any] = json.loads(
        run([python, TOOLS / "inside" / "rooms.py"], env={"PYTHONPATH": str(PACKAGES)})
    )
    return listed


def _document(listed: Mapping[str, Any]) -> None:
    policy = html.escape(meta("index.html"), quote=False)
    notices = (
        f'<div lang="{each["language"]}"><p>{html.escape(each["text"])}</p>'
        '<p class="failed-files"></p>'
        f'<button class="button" type="button">{html.escape(each["retry"])}</button></div>'
        for each in listed["failed"]
    )
    texts = {
        "<!-- policy -->": f'<meta http-equiv="Content-Security-Policy" content="{policy}" />',
        "<!-- games -->": _cards(listed["games"]),
        "<!-- data -->": _data("rooms", listed["games"])
        + _data("runtime", {})
        + _data("single", None),
        "<!-- failed -->": "\n".join(notices),
    }
    _write("index.html", injected(PAGE, texts))


def _cards(games: Iterable[Mapping[str, Any]]) -> str:
    """The games' cards as the page's own script makes them, for the time before it has arrived."""
    entry = BUILD / "bundles" / "cards.js"
    entry.parent.mkdir(parents=True, exist_ok=True)
    parts = {
        "gameCard": "features/home/home.js",
        "Preferences": "storage/preferences.js",
        "Words": "i18n/words.js",
    }
    lines = (
        f'export {{ {part} }} from "{(_FRESH / "web" / name).as_posix()}";\n'
        for part, name in parts.items()
    )
    entry.write_text("".join(lines), "utf-8")
    bundle = bundled(entry, entry.with_suffix(".mjs"))
    return run([find_node().node, TOOLS / "cards.mjs", _FRESH, bundle, _json(games)])


def _files() -> None:
    for file in files(WEB):
        if file.suffix in _SUFFIXES and file not in _AT_THE_ROOT:
            name = f"web/{file.relative_to(WEB).as_posix()}"
            if file.suffix == ".ftl":
                for part, text in shell_parts(file.read_text(encoding="utf-8")).items():
                    more = _words_of_rules(file.name) if part == "workshop" else ""
                    place = f"{part}/{file.name}" if part else file.name
                    _write(name.replace(file.name, place), text + more)
            else:
                _copy(file, name)
    for file, name in _AT_THE_ROOT.items():
        _copy(file, name)


def _words_of_rules(name: str) -> str:
    """What is said of rules that somebody changes."""
    files = (PACKAGE / home / "words" / name for home in ("promises", "workshop"))
    return "".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


def _types_away() -> None:
    """Writes scripts in TypeScript as JavaScript."""
    typed = [file.relative_to(WEB).as_posix() for file in scripts() if file.suffix == ".ts"]
    run([find_node().node, TOOLS / "plain.mjs", LIBRARIES, WEB, _FRESH / "web", _json(typed)])


def _rooms(listed: Mapping[str, Any]) -> None:
    """The rooms' words, and in one file, as every request costs time, drawings, empty boards and
    the tune; in files of their own the words and pictures of the rules, which a table does without,
    and every beginning that is dealt here.
    """
    for game in listed["games"]:
        name, room = game["id"], PACKAGE / "games" / game["id"]
        for file in room.glob("words/*.ftl"):
            words, rules = parted(file.read_text(encoding="utf-8"), name)
            _write(f"rooms/{name}/words/{file.name}", words)
            _write(f"rooms/{name}/rules/{file.name}", rules)
        drawings = {
            path.stem: path.read_text("utf-8").replace(">\n<", "><")
            for path in sorted(room.glob("art/*.svg"))
        }
        if cover := drawings.pop("cover", None):
            _write(f"rooms/{name}/cover.svg", cover)
        for tile in room.glob("art/tiles/*.svg"):
            _copy(tile, f"rooms/{name}/tiles/{tile.name}")
        if (room / "puzzles.json").is_file():
            _copy(room / "puzzles.json", f"rooms/{name}/puzzles.json")
        boards, figures, tune = (listed[part][name] for part in ("boards", "figures", "tunes"))
        _write(
            f"rooms/{name}/table.json",
            _json({"drawings": drawings, "boards": boards, "tune": tune}),
        )
        for place, kept in listed["deals"][name].items():
            _write_packed(f"rooms/{name}/deals/{place}.bin", _json(kept))
        _write(f"rooms/{name}/figures.json", _json({"figures": figures}))
    _write("rooms/ratings.json", _json(_ratings(listed["games"])))


def _small(listed: Mapping[str, Any]) -> None:
    """The small games in one file: their list, and what the page asks of every room by name, an empty table,
    of their template too, and words, those of plain tables with the game's own if it has any.
    """
    games, template = listed["small"], listed["template"]["id"]
    held = {f"rooms/{template}/table.json": _json({"drawings": {}, "boards": {}})}
    for language in _LANGUAGES:
        held[f"rooms/{template}/rules/{language}.ftl"] = f"{template}-box = -\n"
    for game in games:
        name = game["id"]
        held[f"rooms/{name}/table.json"] = _json({"drawings": {}, "boards": game["boards"]})
        held[f"rooms/{name}/figures.json"] = _json({"figures": []})
        for language in _LANGUAGES:
            texts = (_SMALL_WORDS / own / f"{language}.ftl" for own in ("plain", name))
            told = [file.read_text(encoding="utf-8") for file in texts if file.is_file()]
            if len(told) == 1:
                told.append(f"{name}-title = {game['title']}\n{name}-box = -\n")
            words, rules = parted("\n".join(told), name)
            held[f"rooms/{name}/words/{language}.ftl"] = words
            held[f"rooms/{name}/rules/{language}.ftl"] = rules
    shown = [{key: game[key] for key in game if key != "boards"} for game in games]
    _write("rooms/small.json", _json({"games": shown, "files": held}))


def _workshop(listed: Mapping[str, Any]) -> None:
    """What the workshop begins with in one file: the rules of the small games as texts, those of their template
    last, the template as the page knows its rooms, and its style sheet, which no other screen needs.
    """
    names = [game["id"] for game in listed["small"]]
    modules = {name: name for name in names} | {"blank": "_blank"}
    held = {
        "texts": {
            name: (PACKAGE / "small" / f"{module}.py").read_text(encoding="utf-8")
            for name, module in modules.items()
        },
        "template": listed["template"],
        "style": (WEB / "features" / "workshop" / "workshop.css").read_text(encoding="utf-8"),
    }
    _write("rooms/workshop.json", _json(held))


def _data(name: str, value: object) -> str:
    """Data for the page's scripts, as an element with that id."""
    text = _json(value).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _ratings(games: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """Writes the ratings; they are empty if no tournament has been played."""
    if not ARENA.is_file():
        return {"games": {}}
    return ratings(json.loads(ARENA.read_text(encoding="utf-8")), games)


def _libraries() -> None:
    for file in _FLUENT.glob("*.js"):
        _copy(file, f"lib/fluent/{file.name}")
    for name in _QR_FILES:
        _copy(LIBRARIES / "qr" / name, f"lib/qr/{name}")
    _copy(_CURVE / "index.js", "lib/secp256k1/index.js")
    for name in _FONT_FILES:
        _copy(_FONT / name, f"lib/fonts/{Path(name).name}")


def _runtime(runtime: Runtime) -> None:
    for name in _PYODIDE_FILES:
        _copy(PYODIDE / name, f"runtime/{name}")
    for file in (runtime.library, runtime.package, runtime.small, runtime.workshop):
        packed = gzip.compress(file.read_bytes(), 9, mtime=0)
        (_FRESH / "runtime" / f"{file.stem}.bin").write_bytes(packed)
    for file in (
        runtime.program,
        runtime.script,
        runtime.snapshot,
        runtime.wheel,
        runtime.micropip,
    ):
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


def _write_packed(name: str, content: str) -> None:
    target = _FRESH / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(content.encode(), 9, mtime=0))
