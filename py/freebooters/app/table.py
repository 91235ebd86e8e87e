"""The table on the screen: a match, who sits at it, whose eyes look, and what the page is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from freebooters.app import compose
from freebooters.app.chairs import Chair
from freebooters.app.compose import Json, Shown
from freebooters.app.explaining import Explaining
from freebooters.app.notes import Notes
from freebooters.app.teaching import Teaching
from freebooters.engine import deals
from freebooters.engine.contract import Seat
from freebooters.engine.errors import NotOver, NotToAct
from freebooters.engine.match import Match
from freebooters.stage import Frame

__all__ = ["Eyes", "Table"]


@dataclass(frozen=True, slots=True)
class Eyes:
    """The eyes of a seat, or of a spectator, lent to whoever looks at a game in which nothing is
    hidden any more; a spectator may see all hands.
    """

    seat: Seat | None
    sees_all: bool = False


class Table:
    """A match and everything about it that is not in its log."""

    def __init__(
        self,
        match: Match,
        chairs: tuple[Chair, ...],
        frame: Frame,
        notes: Notes | None = None,
        learning: Teaching | None = None,
        watched: Eyes | None = None,
    ) -> None:
        self.match = match
        self.chairs = chairs
        self.frame = frame
        self.notes = notes or Notes()
        self.learning = learning
        self.watched = watched is not None
        """Whether it is only shown: nobody plays it, and it is not stored."""
        self.lent = watched
        """Other eyes than those of who plays, while nothing is hidden."""
        self.lifted: Seat | None = None
        """For whom the curtain was lifted last."""
        self.explaining = Explaining()
        self._lines = 0
        """How many lines of the log the page has."""

    # Who looks

    @property
    def humans(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.human]

    @property
    def is_alone(self) -> bool:
        """Whether one person plays against bots alone."""
        return len(self.humans) == 1

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes are on the screen: the only human, or else the one for whom the curtain was
        lifted last, unless somebody else must look now; None for a spectator.
        """
        if self._lent is not None:
            return self._lent.seat
        humans = self.humans
        if len(humans) == 1:
            return humans[0]
        acting = [seat for seat in self.match.to_act if seat in humans]
        if acting and self.is_open(acting):
            return acting[0]
        if self.lifted is not None and (not acting or self.lifted in acting):
            return self.lifted
        return None

    @property
    def sees_all(self) -> bool:
        """Whether whoever looks sees what every seat sees."""
        return self._lent is not None and self._lent.sees_all

    @property
    def _lent(self) -> Eyes | None:
        """The eyes lent, while nothing is hidden."""
        return self.lent if self.watched or self.match.over else None

    @property
    def acting_viewer(self) -> Seat:
        """The viewer if it acts; raises `NotToAct`."""
        viewer = self.viewer
        if viewer is None or viewer not in self.match.to_act:
            raise NotToAct(self.match.to_act)
        return viewer

    @property
    def curtain(self) -> Seat | None:
        """The human who has to take the screen before going on."""
        humans = self.humans
        acting = [seat for seat in self.match.to_act if seat in humans]
        if (
            self.watched
            or len(humans) < 2
            or not acting
            or self.is_open(acting)
            or self.viewer in acting
        ):
            return None
        return acting[0]

    def is_open(self, seats: Iterable[Seat]) -> bool:
        """Whether those seats know no more than a spectator."""
        spectator = self.match.view(None)
        return all(self.match.view(seat) == spectator for seat in seats)

    # What may be done beside the game's actions

    @property
    def undo_position(self) -> tuple[int, bool] | None:
        """The position undo leads to, and whether as of right. A person who plays against bots
        alone may also go back farther, but not in the deal of the day. It never leads to before the beginning of a branch, whose
        seed has decided nothing there.
        """
        match, notes, learning = self.match, self.notes, self.learning
        if self.watched:
            return None
        if learning is not None:
            return None if learning.back is None else (learning.back, True)
        earliest = 0 if notes.origin is None else notes.origin.position
        for seat in self.humans:
            last = match.last_decision(seat)
            if last is None or notes.first(last) < earliest:
                continue
            start = notes.first(last)
            if match.undo_position(seat, start) is not None:
                return start, True
            if self.is_alone and notes.day is None:
                return start, False
        return None

    def branch_position(self, position: int) -> int | None:
        """The position from which a new game may play on that somebody wants to begin at a past
        moment: that moment, or, between actions that were confirmed together, the one before them.
        None: not allowed. While the game goes on, only a person who plays against bots alone may
        branch, so that nobody learns what others hide.
        """
        past = 0 <= position < len(self.match.log) and self.learning is None
        free = self.match.over or self.is_alone or self.watched
        return self.notes.first(position) if past and free else None

    @property
    def insights(self) -> list[int]:
        """The positions before those moves of bots that may be explained now. Where nobody but bots
        plays, nothing is kept from anybody by what is said of a move that was made openly.
        """
        over, watched = self.match.over, not self.humans
        return [
            each.position
            for each in self.notes.insights
            if over or each.is_open or (watched and each.is_seen)
        ]

    def finished(self) -> Match:
        """The match if it is over, so that nothing of it is hidden any more; raises `NotOver`."""
        if not self.match.over:
            raise NotOver
        return self.match

    # What the page is told

    def shown(self, viewer: Seat | None) -> Shown:
        """This moment as a viewer sees it."""
        return compose.scene_shown(self.match, viewer, self.frame, sees_all=self.sees_all)

    def retold(self) -> list[Json]:
        """All lines of the log, as the viewer reads them now."""
        lines = compose.lines(self.match, self.viewer, 0, self.notes.undone, sees_all=self.sees_all)
        self._lines = len(lines)
        return lines

    def text(self, match: Match, notes: Notes, chairs: Sequence[Chair] = ()) -> str:
        """As a save: a match at this table, with its notes; with other `chairs`, if given."""
        seated = [chair.as_json() for chair in chairs or self.chairs]
        return match.save({"chairs": seated, **notes.as_json()})

    def told(self, scenes: Sequence[Shown] = (), *, since: int | None = None) -> Json:
        """Everything the page needs; the scenes to be shown, by default this moment as its viewer
        sees it; with `since`, the log lines only from that entry on.
        """
        match, viewer, learning, notes = self.match, self.viewer, self.learning, self.notes
        shown = scenes or [self.shown(viewer)]
        undo, origin = self.undo_position, notes.origin
        waits = self.watched or (learning is not None and learning.is_over)
        kept = 0 if since is None else self._lines
        undone = notes.undone if since is None else ()
        lines = compose.lines(match, viewer, since or 0, undone, sees_all=self.sees_all)
        self._lines = kept + len(lines)
        self.explaining.show(shown)
        return {
            "ok": True,
            "game": match.game.info.id,
            "revision": match.revision,
            "position": len(match.log),
            "options": dict(match.options),
            "seed": match.seed if match.over else None,
            "viewer": viewer,
            "all": self.sees_all,
            "curtain": self.curtain,
            "open": self.is_open(range(match.seats)),
            "acting": list(match.to_act),
            "over": match.over,
            "ranks": match.ranks,
            "outcome": compose.outcome(match, viewer) if match.over else None,
            "seal": notes.seal or deals.seal_of(match),
            "day": notes.day,
            "counts": notes.counts and not self.watched and learning is None,
            "seats": [chair.as_json() for chair in self.chairs],
            "scenes": [each.told for each in shown],
            "choices": [] if waits else compose.choices(match, viewer, self.frame),
            "arrangement": None if waits else compose.arrangement(match, viewer),
            "origin": origin and origin.told(match),
            "undo": None if undo is None else {"position": undo[0], "free": undo[1]},
            "log": {"keep": kept, "lines": lines},
            "think": None if learning or self.watched else compose.thinking(match, self.chairs),
            "insights": self.insights,
            "motive": None,
            "watched": self.watched,
            "moment": None,
            "lesson": learning and learning.as_json(match.legal(learning.learner)),
        }
