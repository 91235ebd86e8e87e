"""Files: saves, in the same form as the page's, and the pages that commands write."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from freebooters import catalog
from freebooters.app.chairs import COLOURS, LONGEST_NAME, Chair
from freebooters.engine import saves
from freebooters.engine.errors import BadSave, FreebootersError
from freebooters.engine.match import Match
from freebooters.engine.messages import say
from freebooters.engine.outside import plain

__all__ = ["NotKept", "keep", "open_save", "write_text"]


class NotKept(FreebootersError):
    """A file cannot be written."""


def open_save(file: Path) -> tuple[Match, list[str]]:
    """The match in a file and the names its seats have there, "" for none. Raises `BadSave`."""
    try:
        with file.open(encoding="utf-8") as opened:
            text = opened.read(saves.LONGEST + 1)
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadSave(say("terminal-error-read", file=str(file))) from wrong
    saved = saves.read(text)
    match, chairs = catalog.restore(saved), saved.table.get("chairs")
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
    """Writes a file, and makes its folder if that is asked for. Raises `NotKept`."""
    try:
        if folder:
            file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as wrong:
        raise NotKept(say("terminal-error-write", file=str(file))) from wrong


def _name(chair: object) -> str:
    name = chair.get("name") if isinstance(chair, dict) else None
    return plain(name)[:LONGEST_NAME] if isinstance(name, str) else ""
