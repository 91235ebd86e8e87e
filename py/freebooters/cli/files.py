"""Files: saves, the same that the page exports and takes in, and pages that commands write."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from freebooters.app.chairs import COLOURS, Chair
from freebooters.engine import saves
from freebooters.engine.errors import BadSave, FreebootersError
from freebooters.engine.match import Match
from freebooters.engine.messages import say

__all__ = ["NotKept", "keep", "open_save", "write_text"]


class NotKept(FreebootersError):
    """A file cannot be written where it should go."""


def open_save(file: Path) -> tuple[Match, list[str]]:
    """The match in a file and the names its seats have there, "" for none. Raises `BadSave`."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadSave(say("terminal-error-read", file=str(file))) from wrong
    match = Match.load(text)
    chairs = saves.read(text).table.get("chairs")
    if not isinstance(chairs, list) or len(chairs) != match.seats:
        return match, [""] * match.seats
    return match, [_name(chair) for chair in chairs]


def keep(match: Match, players: Sequence[str], file: Path) -> None:
    """Writes the match with who sits where (`human` or a level per seat). Raises `NotKept`."""
    chairs = [
        Chair("", colour, who).as_json() for colour, who in zip(COLOURS, players, strict=False)
    ]
    write_text(file, match.save({"chairs": chairs}))


def write_text(file: Path, text: str, *, folder: bool = False) -> None:
    """Writes a file, and makes the folder it goes to where that is asked for. Raises `NotKept`."""
    try:
        if folder:
            file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise NotKept(say("terminal-error-write", file=str(file))) from wrong


def _name(chair: object) -> str:
    name = chair.get("name") if isinstance(chair, dict) else None
    return name if isinstance(name, str) else ""
