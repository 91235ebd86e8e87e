"""A new game begins as a copy of the blank room and its tests."""

from __future__ import annotations

import keyword
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from tools.steps import Failure, files

__all__ = ["new_game"]

_TEMPLATE = "_blank"
_FORM = re.compile(r"[a-z][a-z0-9]{1,23}")
_HOMES = ("py/freebooters/games", "tests/games")


def new_game(root: Path, game_id: str) -> list[Path]:
    """Makes the room and the tests of a new game; the files made. Raises `Failure`, making none.

    An id is 2 to 24 of a-z and 0-9 and begins with a letter: it is a module, a folder of the built
    page, the beginning of every message's key, and part of the page's address.
    """
    if not _FORM.fullmatch(game_id) or keyword.iskeyword(game_id) or game_id == "blank":
        raise Failure(
            f"{game_id!r} cannot name a game: 2 to 24 of a-z and 0-9, beginning with a letter."
        )
    moves = [(root / home / _TEMPLATE, root / home / game_id) for home in _HOMES]
    for template, room in moves:
        if not template.is_dir():
            raise Failure(f"There is no template {template}.")
        if room.exists():
            raise Failure(f"{room} exists already.")
    return [file for template, room in moves for file in _copies(template, room, game_id)]


def renamed(text: str, game_id: str) -> str:
    """The text with the template's name, in all its forms, made the game's."""
    for old, new in (
        ("_blank", game_id),
        ("blank", game_id),
        ("Blank", game_id.capitalize()),
        ("BLANK", game_id.upper()),
    ):
        text = text.replace(old, new)
    return text


def _copies(template: Path, room: Path, game_id: str) -> Iterator[Path]:
    for file in files(template):
        target = room / renamed(file.relative_to(template).as_posix(), game_id)
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            target.write_text(
                renamed(file.read_text(encoding="utf-8"), game_id), encoding="utf-8", newline="\n"
            )
        except UnicodeDecodeError:
            shutil.copyfile(file, target)
        yield target
