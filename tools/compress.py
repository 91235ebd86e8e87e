"""A `.br` and a `.gz` beside every file that gains by it, for hosts that hand them out."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from threading import Lock

from tools.layout import COMPRESSED, MEET, SINGLE, TOGETHER, TOOLS
from tools.node import find_node
from tools.steps import files, run

__all__ = ["ENCODINGS", "compress", "compress_ahead", "plain", "sent"]

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The suffixes by the names that HTTP has for the encodings, the better one first."""

_DENSE = frozenset({".bin", ".png", ".webp", ".whl", ".woff2", ".zip"})
"""Contain compressed data: brotli takes 10 s for a zip and takes away 2 %."""
_AS_THEY_ARE = frozenset({"_headers", SINGLE, MEET, TOGETHER.name})
"""What only the host reads, what is compressed within, and what hosts may change by hand."""
_WORTH_IT = 0.95
"""A compressed file is used if it has at most this part of the bytes."""

_compressing = Lock()
"""Whatever is compressed ahead is finished before the rest is looked through."""


def compress(page: Path) -> None:
    """Writes the compressed files beside those of a finished page.

    What was compressed before is taken from `COMPRESSED`, which has nothing else afterwards. Raises
    `Failure`.
    """
    with _compressing:
        pairs = _made(
            file
            for file in plain(page)
            if file.suffix not in _DENSE and file.name not in _AS_THEY_ARE
        )
    for file, made in pairs:
        if made.stat().st_size <= _WORTH_IT * file.stat().st_size:
            shutil.copyfile(made, file.with_name(file.name + made.suffix))
    for old in set(COMPRESSED.iterdir()) - {made for _, made in pairs}:
        old.unlink()


def compress_ahead(file: Path) -> None:
    """Compresses a file that pages have as it is, while something else is made; `compress` waits for
    that. Raises `Failure`.
    """
    with _compressing:
        _made([file])


def plain(page: Path) -> list[Path]:
    """The page's files without those that only say the same in fewer bytes."""
    every = set(files(page))
    return [
        file
        for file in sorted(every)
        if file.suffix not in ENCODINGS.values() or file.with_suffix("") not in every
    ]


def sent(file: Path, encoding: str) -> int:
    """The bytes that a host sends for a file to who accepts this encoding and no other."""
    made = file.with_name(file.name + ENCODINGS[encoding])
    return (made if made.exists() else file).stat().st_size


def _made(sources: Iterable[Path]) -> list[tuple[Path, Path]]:
    """Each file with each of its compressed forms in `COMPRESSED`, made if it is missing there."""
    COMPRESSED.mkdir(parents=True, exist_ok=True)
    how = (TOOLS / "compress.mjs").read_bytes()
    pairs = [
        (file, COMPRESSED / f"{hashlib.sha256(how + file.read_bytes()).hexdigest()}{suffix}")
        for file in sources
        for suffix in ENCODINGS.values()
    ]
    _make({made: file for file, made in pairs if not made.exists()})
    return pairs


def _make(sources: dict[Path, Path]) -> None:
    """Compresses each file to the path it is listed under; a half-written one never counts."""
    if not sources:
        return
    drafts = {made: made.with_name(f"draft-{made.name}") for made in sources}
    jobs = [[str(source), str(drafts[made])] for made, source in sources.items()]
    run([find_node().node, TOOLS / "compress.mjs", json.dumps(jobs)])
    for made, draft in drafts.items():
        draft.replace(made)
