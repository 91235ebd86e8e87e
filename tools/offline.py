"""Writes the page's version and the hash of every file into the page."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from base64 import b64encode
from collections.abc import Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from tools.compress import plain
from tools.layout import BENCH_WORKER, EMBED, MEET, SINGLE, TOGETHER, WEB
from tools.steps import Failure, files, fingerprint

__all__ = ["NOT_KEPT", "described", "injected", "integrity", "once", "prepare_offline", "stated"]

NOT_KEPT = (
    "runtime/python_stdlib.zip",
    "runtime/*.whl",
    "rooms/*/deals/[2-9]-*.bin",
    "rooms/*/deals/1[0-9]-*.bin",
    "rooms/*/deals/lesson-*.bin",
    "*LICENSE*",
    SINGLE,
    MEET,
    TOGETHER.name,
    "sw.js",
    "_headers",
    "*.br",
    "*.gz",
)
"""Not stored for offline play: files only for the slower start, all beginnings but two a room, the
page as one file, what is only for games across the internet, which hosts may change, the service
worker itself, and files only for the host.
"""

_UNPACKED = ("package.bin", "snapshot.bin")
"""The packed files of whose contents the page knows the hash: one tells what it paints, the other is stored
unpacked.
"""

_DOCUMENTS = ("index.html", EMBED)
_KEEPER = WEB / "net" / "service-worker.js"
_STATED = {
    "version": re.compile(r'(<meta name="version" content=")[^"]*(")'),
    "runtime": re.compile(r'(<script type="application/json" id="runtime">)[^<]*(</script>)'),
    "single": re.compile(r'(<script type="application/json" id="single">)[^<]*(</script>)'),
}


def prepare_offline(page: Path) -> None:
    """Writes the page's version and the list of the runtime's files into its documents, and the list
    of all files stored for offline play, and the hash of `_headers`, into `sw.js`.

    Must be done again after any change to a file. Raises `Failure`.
    """
    keeper = page / "sw.js"
    documents = [file for name in _DOCUMENTS if (file := page / name).is_file()]
    for document in documents:
        _write(document, stated(_text(document), version="", runtime=""))
    keeper.write_bytes(_KEEPER.read_bytes())
    version = fingerprint([page])[:16]
    runtime = {"version": version, **_runtime(page / "runtime")}
    for document in documents:
        _write(document, stated(_text(document), version=version, runtime=_json(runtime)))
    names = (file.relative_to(page).as_posix() for file in files(page))
    kept = [name for name in names if not any(fnmatchcase(name, rest) for rest in NOT_KEPT)]
    hashes = {name: integrity((page / name).read_bytes()) for name in kept}
    texts = {
        "/*FILES*/ {}": _json(hashes),
        '/*VERSION*/ ""': json.dumps(version),
        '/*HEADERS*/ ""': json.dumps(integrity((page / "_headers").read_bytes())),
    }
    _write(keeper, injected(keeper, texts))


def integrity(content: bytes) -> str:
    """The hash of a file's contents, as browsers write it."""
    return f"sha256-{b64encode(hashlib.sha256(content).digest()).decode()}"


def injected(file: Path, texts: Mapping[str, str]) -> str:
    """The file's text with each placeholder replaced. Raises `Failure` unless each is there once."""
    content = file.read_text(encoding="utf-8")
    for placeholder, text in texts.items():
        content = once(content, placeholder, text, where=file.name)
    return content


def once(text: str, old: str, new: str, where: str = "The page") -> str:
    """The text with `old` replaced; spaces inside it do not matter. Raises `Failure`, which says
    where, unless it is there once.
    """
    before, *after = re.split(r"\s*".join(map(re.escape, old.split())), text)
    if len(after) != 1:
        raise Failure(f"{where} must have {old} once.")
    return before + new + after[0]


def described(page: Path) -> dict[str, Any]:
    """What a built page says of its runtime: `version`, `wheel`, by name `sizes` and `hashes`, of
    some packed files the hashes of what is `unpacked`, and how many bytes of `memory` the snapshot is of.
    """
    text = _text(page / "index.html")
    before, after = _place(text, "runtime")
    said: dict[str, Any] = json.loads(text[before:after])
    return said


def stated(document: str, **texts: str) -> str:
    """The document's text with what it states of itself replaced. Raises `Failure`."""
    for name, text in texts.items():
        before, after = _place(document, name)
        document = document[:before] + text + document[after:]
    return document


def _place(document: str, name: str) -> tuple[int, int]:
    """Where what is stated under that name begins and ends. Raises `Failure`."""
    places = list(_STATED[name].finditer(document))
    if len(places) != 1:
        raise Failure(f"The page must have one place for: {name}.")
    return places[0].end(1), places[0].start(2)


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _runtime(folder: Path) -> dict[str, object]:
    (wheel,) = (file.name for file in files(folder) if fnmatchcase(file.name, "freebooters-*.whl"))
    unpacked = {name: gzip.decompress((folder / name).read_bytes()) for name in _UNPACKED}
    fetched = [file for file in plain(folder) if file.name != BENCH_WORKER]
    return {
        "wheel": wheel,
        "sizes": {file.name: file.stat().st_size for file in fetched},
        "hashes": {file.name: integrity(file.read_bytes()) for file in fetched},
        "unpacked": {name: integrity(content) for name, content in unpacked.items()},
        "memory": int.from_bytes(unpacked["snapshot.bin"][4:8], "little"),
    }


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _write(file: Path, content: str) -> None:
    file.write_text(content, encoding="utf-8", newline="\n")
