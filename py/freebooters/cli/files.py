"""Saves as files, the same that the page exports and takes in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from freebooters.app.chairs import COLOURS, Chair
from freebooters.engine import saves
from freebooters.engine.errors import BadSave, FreebootersError
from freebooters.engine.match import Match
from freebooters.engine.messages import say

__all__ = ["NotKept", "keep", "open_save"]


class NotKept(FreebootersError):
    """A save cannot be written where it should go."""


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
    try:
        file.write_text(match.save({"chairs": chairs}), encoding="utf-8")
    except OSError as wrong:
        raise NotKept(say("terminal-error-write", file=str(file))) from wrong


def _name(chair: object) -> str:
    name = chair.get("name") if isinstance(chair, dict) else None
    return name if isinstance(name, str) else ""
