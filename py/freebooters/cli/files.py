"""Files: saves, in the same form as the page's, and the pages that commands write."""

from __future__ import annotations

import codecs
import io
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from freebooters import catalog
from freebooters.app.chairs import COLOURS, HUMAN, LONGEST_NAME, Chair
from freebooters.engine import saves
from freebooters.engine.errors import BadSave, FreebootersError
from freebooters.engine.match import Match
from freebooters.engine.messages import Message, say
from freebooters.engine.outside import has_room, plain

__all__ = ["NotKept", "Opened", "check_writable", "keep", "open_save", "unreadable", "write_text"]

_MARKS = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
"""What some editors and shells write before a text, and how the text is then encoded."""


class NotKept(FreebootersError):
    """A file cannot be written."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A match from a file, and per seat the name it has there, "" for none, and who sits there, as far
    as the file says.
    """

    match: Match
    names: list[str]
    who: list[str]


def open_save(file: Path) -> Opened:
    """The match in a file and its seats. Raises `BadSave`, which names the file."""
    try:
        text = _text(file)
    except OSError as wrong:
        raise BadSave(unreadable(file, wrong)) from wrong
    except UnicodeError as wrong:
        raise BadSave(say("terminal-error-text", file=str(file))) from wrong
    try:
        saved = saves.read(text)
        match = catalog.restore(saved)
    except BadSave as wrong:
        found = say("terminal-error-file", file=str(file), text=wrong.message)
        raise BadSave(found, wrong.rule) from wrong
    chairs = saved.table.get("chairs")
    if not isinstance(chairs, list) or len(chairs) != match.seats:
        chairs = []
    seats = [each if isinstance(each, dict) else {} for each in chairs] or [{}] * match.seats
    return Opened(match, [_name(each) for each in seats], [_who(each) for each in seats])


def _text(file: Path) -> str:
    """As much of the file as a save can have, in UTF-8, or as its first bytes say. Raises `OSError`,
    `UnicodeError`.
    """
    with file.open("rb") as opened:
        head = opened.peek(max(map(len, _MARKS)))
        encoding = next((name for mark, name in _MARKS.items() if head.startswith(mark)), "utf-8")
        with io.TextIOWrapper(opened, encoding) as text:
            return text.read(saves.LONGEST + 1)


def unreadable(file: Path, wrong: OSError) -> Message:
    """Why a file cannot be read."""
    if isinstance(wrong, FileNotFoundError):
        return say("terminal-error-missing", file=str(file))
    if file.is_dir():
        return say("terminal-error-folder", file=str(file))
    return say("terminal-error-read", file=str(file))


def keep(match: Match, players: Sequence[str], file: Path) -> None:
    """Writes the match with who sits where (`human` or a level per seat). Raises `NotKept`."""
    chairs = [
        Chair("", colour, who).as_json() for colour, who in zip(COLOURS, players, strict=False)
    ]
    write_text(file, match.save({"chairs": chairs}))


def check_writable(file: Path, *, folder: bool = False) -> None:
    """Raises `NotKept` if the file surely cannot be written, before anything is done in vain."""
    if file.is_dir():
        raise NotKept(say("terminal-error-folder", file=str(file)))
    around = _nearest(file.parent) if folder else file.parent
    if not around.is_dir():
        raise NotKept(say("terminal-error-no-folder", folder=str(around)))
    if not os.access(file if file.exists() else around, os.W_OK):
        raise NotKept(say("terminal-error-write", file=str(file)))


def _nearest(folder: Path) -> Path:
    """The folder, or the one that it would be made in."""
    return next((each for each in (folder, *folder.parents) if each.exists()), folder)


def write_text(file: Path, text: str, *, folder: bool = False) -> None:
    """Writes a file, and makes its folder if that is asked for. Raises `NotKept`."""
    check_writable(file, folder=folder)
    try:
        if folder:
            file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise NotKept(say("terminal-error-write", file=str(file))) from wrong


def _name(chair: dict[str, Any]) -> str:
    name = chair.get("name")
    name = plain(name) if isinstance(name, str) else ""
    return name if has_room(name, LONGEST_NAME) else ""


def _who(chair: dict[str, Any]) -> str:
    return str(chair.get("who", HUMAN))
