"""Rounds: stretches of a match in which several seats choose at the same time."""

from __future__ import annotations

from freebooters.engine.contract import Seat
from freebooters.engine.match import Match

__all__ = ["Rounds"]


class Rounds:
    """Where the present round of a match began, and who has still to choose.

    A round begins when several seats are to act, and lasts while those who are to act are some of
    them.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._start: int | None = None
        self._waiting: tuple[Seat, ...] = ()
        self._noted = (-1, -1)
        """How often the match had been rewound when it was looked at last, and its position."""

    def note(self) -> None:
        """Looks at the match; needed after every entry of its log, else all of them are gone through
        again.
        """
        match = self._match
        noted = (match.rewinds, len(match.log))
        if self._noted == noted:
            return
        if self._noted != (noted[0], noted[1] - 1):
            self._start, self._waiting = None, ()
            self._step(match.at(0))
            for then in match.retrace(0):
                self._step(then)
        else:
            self._step(match)
        self._noted = noted

    def _step(self, then: Match) -> None:
        acting = then.to_act
        goes_on = self._start is not None and acting and set(acting) <= set(self._waiting)
        if not goes_on:
            self._start = len(then.log) if len(acting) > 1 else None
        self._waiting = acting if self._start is not None else ()

    @property
    def start(self) -> int | None:
        """The position at which the present round began; None: there is none."""
        self.note()
        return self._start

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who has still to choose in it."""
        self.note()
        return self._waiting

    def start_for(self, seat: Seat) -> int | None:
        """Where the round began in which that seat has still to choose; None: it has not."""
        return self.start if seat in self.waiting else None
