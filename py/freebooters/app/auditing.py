"""The check of a whole game with friends, at the device of one of them: by the engine's rules, and
picture by picture against what its screen was shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from freebooters import catalog
from freebooters.app import compose
from freebooters.app.chairs import FRIEND, HUMAN, chairs_in
from freebooters.app.compose import Json
from freebooters.app.notes import Notes
from freebooters.app.protocol import BadCommand
from freebooters.app.table import Table
from freebooters.app.telling import Telling
from freebooters.engine import audit, deals, saves
from freebooters.engine.audit import Disclosed, Finding, Moment, Witness
from freebooters.engine.contract import Entry, Seat
from freebooters.engine.events import Event
from freebooters.engine.match import Match
from freebooters.engine.seeds import DEALER
from freebooters.stage import Frame

__all__ = ["Audit", "disclosed"]

_HOW = ("row", "last", "none")
"""Which events a screen was shown with a moment: those of the last entry, with the ones before it that
were confirmed together; those of the last entry; none.
"""


def disclosed(match: Match, notes: Notes, log: Sequence[Entry]) -> Disclosed:
    """A game that is over with that log, and its notes, as they are opened."""
    return Disclosed(
        match.game,
        match.seats,
        match.options,
        match.seed,
        log,
        match.rewinds,
        deals.seal_of(match),
        notes.shares,
        notes.rewound,
        notes.rounds,
    )


class Audit:
    """A game that was opened. Raises `BadSave` if it is none."""

    def __init__(self, text: str, witness: Witness) -> None:
        saved = saves.read(text)
        match = catalog.restore(saved)
        self.notes = Notes.read(saved.table, match)
        self.opened = disclosed(match, self.notes, saved.log)
        self.seat = witness.seat
        if not DEALER <= self.seat < match.seats:
            raise BadCommand("audit", "witness")
        self.verdict = audit.audit(self.opened, witness)
        self._chairs = chairs_in(saved.table, match.seats)
        self._match = match
        self._recall: _Recall | None = None

    @property
    def copy(self) -> str:
        """The game as a save for this device, at which all who played are people."""
        chairs = [
            replace(chair, who=HUMAN) if chair.who == FRIEND else chair for chair in self._chairs
        ]
        table = Table(self._match, tuple(chairs))
        return table.text(self._match, replace(self.notes, counts=False))

    def add(self, found: Finding | None) -> None:
        """What else was found wrong, if nothing was so far."""
        self.verdict.wrong = self.verdict.wrong or found

    def as_json(self) -> Json:
        wrong = self.verdict.wrong
        return {
            "ok": True,
            "wrong": wrong and {"message": wrong.message.as_json(), "position": wrong.position},
            "told": [message.as_json() for message in self.verdict.told],
            "text": self.copy,
        }

    def picture(self, moment: Moment, frame: Frame, how: str) -> Json | None:
        """What the screen was told of that moment; None if there was none such. Moments asked for in
        order are found fastest.
        """
        if self.verdict.wrong is not None or how not in _HOW:
            raise BadCommand("recall")
        if not 0 <= moment.rewinds <= self.opened.rewinds:
            return None
        if self._recall is None or self._recall.is_past(moment):
            self._recall = _Recall(self.opened, self.notes, moment.rewinds, self.seat)
        return self._recall.picture(moment.position, frame, how)


class _Recall:
    """The pictures of one log, in order."""

    def __init__(self, opened: Disclosed, notes: Notes, rewinds: int, seat: Seat) -> None:
        self._rewinds = rewinds
        self._seat = seat
        self._log = audit.logs_of(opened)[rewinds]
        whole = Match.replay(
            opened.game, opened.seats, opened.options, opened.seed, self._log, settle=False
        )
        self._now = whole.at(0)
        self._walk: Iterator[Match] = whole.retrace(0)
        rows = opened.rewound[rewinds].rows if rewinds < opened.rewinds else notes.rows
        self._rows = {end: start for start, end in rows}
        self._notes = Notes()
        for back in opened.rewound[:rewinds]:
            self._notes = self._notes.by(back.position)
            self._notes.take_back(back.position, back.seat)
        self._telling = Telling()

    def is_past(self, moment: Moment) -> bool:
        """Whether that moment is in another log, or before the last one asked for."""
        return moment.rewinds != self._rewinds or moment.position < len(self._now.log)

    def picture(self, position: int, frame: Frame, how: str) -> Json | None:
        if not 0 <= position <= len(self._log):
            return None
        while len(self._now.log) < position:
            self._now = next(self._walk)
        match, seat = self._now, self._seat
        events, earlier = self._led(how)
        shown = compose.scenes_shown(match, seat, frame, events, earlier)[-1]
        kept = self._telling.go_on(match, self._notes, seat, sees_all=False)
        return {
            "scenes": [shown.told],
            **compose.moment(match, seat, frame),
            "log": {"keep": kept, "lines": self._telling.lines[kept:]},
        }

    def _led(self, how: str) -> tuple[Sequence[Event], Sequence[Event]]:
        """The events shown with this moment, and those before them that were not."""
        told = self._now.events
        if how == "none" or not told:
            return (), ()
        position = len(told)
        start = self._rows.get(position, position - 1) if how == "row" else position - 1
        return told[-1], [event for events in told[start : position - 1] for event in events]
