"""Rounds: stretches of a match in which several seats choose at the same time."""

from __future__ import annotations

from freebooters.engine.contract import Seat
from freebooters.engine.match import Match

__all__ = ["Rounds"]


class Rounds:
    """Where the present round of a match began, and who has still to choose.

    A round begins when several seats are to act, and lasts while those who are to act are some of
    them. Whoever chooses last is in it until it has chosen: what it does alone after that is not.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._begun: Match | None = None
        """The match as it stood when the present round began."""
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
            self._begun, self._waiting = None, ()
            self._step(match.at(0))
            for then in match.retrace(0):
                self._step(then)
        else:
            self._step(match)
        self._noted = noted

    def _step(self, then: Match) -> None:
        acting = then.to_act
        if not (acting and set(acting) <= set(self._waiting) and self._is_open(then)):
            self._begun = then.copy() if len(acting) > 1 else None
        self._waiting = acting if self._begun is not None else ()

    def _is_open(self, then: Match) -> bool:
        """Whether those who are to act, all of whom were waited for, have still to choose."""
        if self._begun is None or len(then.to_act) > 1:
            return self._begun is not None
        # Who chooses first does not matter: one that was first would no longer act once it had chosen.
        (seat,) = then.to_act
        first = self._begun.copy()
        for entry in then.log[len(first.log) :]:
            if entry.seat == seat and seat in first.to_act:
                first.act(seat, entry.action)
        return seat in first.to_act

    @property
    def start(self) -> int | None:
        """The position at which the present round began; None: there is none."""
        self.note()
        return None if self._begun is None else len(self._begun.log)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who has still to choose in it."""
        self.note()
        return self._waiting

    def start_for(self, seat: Seat) -> int | None:
        """Where the round began in which that seat has still to choose; None: it has not."""
        return self.start if seat in self.waiting else None
