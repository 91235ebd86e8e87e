"""Files: saves, in the same form as the page's, and the pages that commands write."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from freebooters import catalog
from freebooters.app.chairs import COLOURS, HUMAN, LONGEST_NAME, Chair
from freebooters.engine import saves
from freebooters.engine.errors import BadSave, FreebootersError
from freebooters.engine.match import Match
from freebooters.engine.messages import say
from freebooters.engine.outside import plain

__all__ = ["NotKept", "Opened", "keep", "open_save", "write_text"]


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
    """The match in a file and its seats. Raises `BadSave`."""
    try:
        with file.open(encoding="utf-8") as opened:
            text = opened.read(saves.LONGEST + 1)
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadSave(say("terminal-error-read", file=str(file))) from wrong
    saved = saves.read(text)
    match, found = catalog.restore(saved), saved.table.get("chairs")
    chairs = found if isinstance(found, list) and len(found) == match.seats else []
    seats = [each if isinstance(each, dict) else {} for each in chairs] or [{}] * match.seats
    return Opened(match, [_name(each) for each in seats], [_who(each) for each in seats])


def keep(match: Match, players: Sequence[str], file: Path) -> None:
    """Writes the match with who sits where (`human` or a level per seat). Raises `NotKept`."""
    chairs = [
        Chair("", colour, who).as_json() for colour, who in zip(COLOURS, players, strict=False)
    ]
    write_text(file, match.save({"chairs": chairs}))


def write_text(file: Path, text: str, *, folder: bool = False) -> None:
    """Writes a file, and makes its folder if that is asked for. Raises `NotKept`."""
    try:
        if folder:
            file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise NotKept(say("terminal-error-write", file=str(file))) from wrong


def _name(chair: dict[str, Any]) -> str:
    name = chair.get("name")
    return plain(name)[:LONGEST_NAME] if isinstance(name, str) else ""


def _who(chair: dict[str, Any]) -> str:
    return str(chair.get("who", HUMAN))
