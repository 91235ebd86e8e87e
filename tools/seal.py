"""Writes the page's version and the hash of every file into the page."""

from __future__ import annotations

import hashlib
import json
import re
from base64 import b64encode
from collections.abc import Mapping
from fnmatch import fnmatchcase
from pathlib import Path

from tools.layout import WEB
from tools.steps import Failure, files, fingerprint

__all__ = ["NOT_KEPT", "injected", "integrity", "seal"]

NOT_KEPT = ("runtime/python_stdlib.zip", "runtime/*.whl", "*LICENSE*", "sw.js", "_headers")
"""Not stored for offline play: files only for the slower start, the service worker itself, and
files only for the host.
"""

_KEEPER = WEB / "sw.js"
_STATED = re.compile(r'(<meta name="version" content=")[^"]*(")')


def seal(page: Path) -> None:
    """Writes the page's version into `index.html`, the list of the runtime's files into
    `runtime/files.json`, and the list of all files stored for offline play into `sw.js`.

    Must be done again after any change to a file. Raises `Failure`.
    """
    described = page / "runtime" / "files.json"
    keeper = page / "sw.js"
    home = page / "index.html"
    described.unlink(missing_ok=True)
    _state(home, "")
    keeper.write_bytes(_KEEPER.read_bytes())
    version = fingerprint([page])[:16]
    _state(home, version)
    _write(described, json.dumps({"version": version, **_runtime(described.parent)}))
    names = (file.relative_to(page).as_posix() for file in files(page))
    kept = [name for name in names if not any(fnmatchcase(name, rest) for rest in NOT_KEPT)]
    hashes = {name: integrity(page / name) for name in kept}
    texts = {"/*FILES*/ {}": json.dumps(hashes), '/*VERSION*/ ""': json.dumps(version)}
    _write(keeper, injected(keeper, texts))


def integrity(file: Path) -> str:
    """The hash of the file's contents, as browsers write it."""
    return f"sha256-{b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()}"


def injected(file: Path, texts: Mapping[str, str]) -> str:
    """The file's text with each placeholder replaced; spaces inside a placeholder do not matter.

    Raises `Failure` unless each is there once.
    """
    content = file.read_text(encoding="utf-8")
    for placeholder, text in texts.items():
        before, *after = re.split(r"\s*".join(map(re.escape, placeholder.split())), content)
        if len(after) != 1:
            raise Failure(f"{file.name} must hold {placeholder} once.")
        content = before + text + after[0]
    return content


def _state(document: Path, version: str) -> None:
    text = document.read_text(encoding="utf-8")
    stated, count = _STATED.subn(rf"\g<1>{version}\g<2>", text)
    if count != 1:
        raise Failure(f"{document.name} must have one place for the version.")
    _write(document, stated)


def _runtime(folder: Path) -> dict[str, object]:
    (wheel,) = (file.name for file in files(folder) if fnmatchcase(file.name, "freebooters-*.whl"))
    return {
        "wheel": wheel,
        "sizes": {file.name: file.stat().st_size for file in files(folder)},
        "hashes": {file.name: integrity(file) for file in files(folder)},
    }


def _write(file: Path, content: str) -> None:
    file.write_text(content, encoding="utf-8", newline="\n")
