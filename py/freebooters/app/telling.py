"""The log in words as one screen has been told it, so that only what is new need be told."""

from __future__ import annotations

import hashlib
import json
import re

from freebooters.app import compose
from freebooters.app.compose import Json
from freebooters.app.notes import Notes
from freebooters.engine.contract import Seat
from freebooters.engine.match import Match

__all__ = ["Telling"]

_MARK = re.compile(r"(\d{1,7})\.(\d{1,7})\.([0-9a-f]{16})")
_NOTHING = "0" * 16


class Telling:
    """All lines of the log for one pair of eyes, and how many of them their screen has."""

    def __init__(self) -> None:
        self.lines: list[Json] = []
        self._digests = [_NOTHING]
        """Of the first lines, none to all."""
        self._eyes: tuple[Seat | None, bool, int] | None = None
        self._position = 0

    def go_on(self, match: Match, notes: Notes, viewer: Seat | None, *, sees_all: bool) -> int:
        """Adds what has happened since. Returns how many of the lines the screen has already, which
        is none once something was taken back or other eyes look.
        """
        eyes = (viewer, sees_all, match.rewinds)
        if eyes != self._eyes:
            self._eyes = eyes
            self.lines = compose.lines(match, viewer, 0, notes.undone, sees_all=sees_all)
            del self._digests[1:]
            kept = 0
        else:
            kept = len(self.lines)
            self.lines += compose.lines(match, viewer, self._position, (), sees_all=sees_all)
        self._position = len(match.log)
        return kept

    @property
    def mark(self) -> str:
        """What has been told, as a text that a screen can send back."""
        return f"{self._position}.{len(self.lines)}.{self._digest(len(self.lines))}"

    def found(self, mark: str) -> tuple[int, int] | None:
        """The position of a mark and how many lines had been told then; None if it does not belong to
        this log, as after something was taken back, or is no mark at all.
        """
        shape = _MARK.fullmatch(mark)
        if shape is None:
            return None
        position, count = int(shape[1]), int(shape[2])
        if position > self._position or count > len(self.lines):
            return None
        return (position, count) if shape[3] == self._digest(count) else None

    def _digest(self, count: int) -> str:
        for line in self.lines[len(self._digests) - 1 : count]:
            text = self._digests[-1] + json.dumps(line, sort_keys=True)
            digest = hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()
            self._digests.append(digest[: len(_NOTHING)])
        return self._digests[count]
