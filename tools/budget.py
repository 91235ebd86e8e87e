"""What the page may weigh: each file, and a first visit up to the first move.

The table is `budget.json`: bytes of each file as a host sends it with gzip. A limit is raised only
by a commit that says why. A room whose files the table does not name may add what it says of a
`further_room`, so that a new game needs no limits of its own.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from tools.compress import ENCODINGS, plain, sent
from tools.layout import BUDGET, PACKAGE, room_folders

__all__ = ["Budget", "Visit", "budget", "first_visit", "overweight"]

_TOLERANCE = 1.03
_OPTIONAL = {"cover.svg": "art/cover.svg", "puzzles.json": "puzzles.json"}
"""Files of the page that a room need not have, and the files of the room that they are made of."""


@dataclass(frozen=True)
class Budget:
    """The limits. A file's name may have a `*` for what changes with each release."""

    files: dict[str, int]
    """Bytes with gzip."""
    visit: dict[str, int]
    """Of a first visit: the most requests, and bytes by encoding."""
    visited: tuple[str, ...]
    """The files that a first visit in English asks for up to its first move, in one of the rooms."""


@dataclass(frozen=True)
class Visit:
    """What a first visit asks for up to its first move."""

    requests: int
    sizes: dict[str, int]
    """Bytes by encoding; the empty name is that of none."""


def budget(table: Path = BUDGET, rooms: Sequence[Path] | None = None) -> Budget:
    """The limits for a page with these rooms, by default all."""
    content = json.loads(table.read_text(encoding="utf-8"))
    files, visit = Counter[str](content["files"]), Counter[str](content["visit"])
    visited: list[str] = content["visited"]
    further = content["further_room"]
    for room in _listed() if rooms is None else rooms:
        if any(name.startswith(f"rooms/{room.name}/") for name in content["files"]):
            continue
        lacks = {name for name, source in _OPTIONAL.items() if not (room / source).is_file()}
        asked = {"words/en.ftl", "cover.svg"} - lacks
        files.update(further["shared"])
        files.update(
            {
                f"rooms/{room.name}/{name}": further["own"][name]
                for name in further["own"].keys() - lacks
            }
        )
        visit.update({"requests": len(asked), **further["visit"]})
        visited += [f"rooms/{room.name}/{name}" for name in sorted(asked)]
    return Budget(dict(files), dict(visit), tuple(visited))


def _listed() -> list[Path]:
    """The rooms of the games that the page offers."""
    return [PACKAGE / "games" / name for name in room_folders() if not name.startswith("_")]


def overweight(page: Path, limits: Budget) -> list[str]:
    """What is heavier than its limit by more than 3 %, has none, or is not there any more."""
    found = []
    idle = set(limits.files)
    for file in plain(page):
        name = file.relative_to(page).as_posix()
        size = sent(file, "gzip")
        pattern = next((each for each in limits.files if fnmatchcase(name, each)), None)
        if pattern is None:
            found.append(f"{name} has no limit; it has {size:,} bytes.")
            continue
        idle.discard(pattern)
        limit = limits.files[pattern]
        if size > limit * _TOLERANCE:
            found.append(f"{name} has {size:,} bytes; its limit is {limit:,}.")
    found += [f"{name} is not there any more." for name in sorted(idle)]
    visit = first_visit(page, limits)
    found += [
        f"A first visit has {visit.sizes[encoding]:,} bytes ({encoding}); its limit is {most:,}."
        for encoding, most in limits.visit.items()
        if encoding in visit.sizes and visit.sizes[encoding] > most
    ]
    return found


def first_visit(page: Path, limits: Budget) -> Visit:
    """What a first visit weighs. Raises `OSError` if the page lacks a file of it."""
    files = [page / name for name in limits.visited]
    sizes = {encoding: sum(sent(file, encoding) for file in files) for encoding in ENCODINGS}
    return Visit(len(files), {**sizes, "": sum(file.stat().st_size for file in files)})
