"""Stamps: when what a seat sees or may do changed last, so that a late command is known as such."""

from __future__ import annotations

from typing import Any

from freebooters.engine.contract import Seat
from freebooters.engine.errors import StaleRevision
from freebooters.engine.match import Match

__all__ = ["Stamps"]


class Stamps:
    """Per seat, and for a spectator, the revision at which its picture of the match changed last:
    what it sees, what it may do, and what it did last.

    Several seats that choose at once do not see each other's choices, so whoever commits first makes
    nobody else's command late.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._pictures: dict[Seat | None, Any] = {}
        self._stamps: dict[Seat | None, int] = {}
        self._noted = -1

    def note(self) -> None:
        """Looks at the match; needed after every change, lest a picture be missed that was there in
        between.
        """
        match = self._match
        if self._noted == match.revision:
            return
        self._noted = match.revision
        for seat in (None, *range(match.seats)):
            picture = self._picture(seat)
            if self._pictures.get(seat) != picture:
                self._pictures[seat], self._stamps[seat] = picture, match.revision

    def of(self, seat: Seat | None) -> int:
        self.note()
        return self._stamps[seat]

    def check(self, seat: Seat | None, revision: int) -> None:
        """Raises `StaleRevision` unless that revision had the seat's present picture."""
        self.note()
        if not self._stamps.get(seat, 0) <= revision <= self._match.revision:
            raise StaleRevision

    def _picture(self, seat: Seat | None) -> Any:
        match = self._match
        if seat is None:
            return match.view(None), match.to_act
        return match.view(seat), match.legal(seat), match.last_decision(seat)
