"""A screen at the table: whose eyes look at it, and what it has been told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from freebooters.app import compose
from freebooters.app.chairs import FRIEND, Chair, seen_from
from freebooters.app.compose import Json, Shown
from freebooters.app.explaining import Explaining
from freebooters.app.known import Known
from freebooters.app.table import MISSED, Happened, Table
from freebooters.app.telling import Telling
from freebooters.app.trails import Trails, set_up
from freebooters.engine import deals
from freebooters.engine.contract import Seat
from freebooters.engine.errors import NotToAct
from freebooters.engine.match import Match
from freebooters.stage import Frame, Scene

__all__ = ["Eyes", "Screen"]

_WAITS: Json = {"choices": [], "arrangement": None}
"""Of a table at which nobody may act."""


def _whole(shown: Sequence[Shown]) -> Json:
    """The scenes of a table that is told with all its nodes."""
    return {"scenes": [each.told for each in shown], "number": None, "base": None}


@dataclass(frozen=True, slots=True)
class Eyes:
    """The eyes of a seat, or of a spectator, lent to whoever looks at a game in which nothing is
    hidden any more; a spectator may see all hands.
    """

    seat: Seat | None
    sees_all: bool = False


class Screen:
    """What one device shows of a table: the one on which the match is, a friend's, or that of somebody
    who watches.
    """

    def __init__(
        self,
        table: Table,
        frame: Frame,
        own: Seat | None = None,
        lent: Eyes | None = None,
        *,
        watches: bool = False,
    ) -> None:
        self.table = table
        self.frame = frame
        self.own = own
        """The seat of the friend whose screen it is; None: nobody's who has one elsewhere."""
        self.watches = watches
        """Whether it is that of somebody elsewhere who has no seat."""
        self.lent = lent
        """Other eyes than those of who plays, while nothing is hidden."""
        self.lifted: Seat | None = None
        """For whom the curtain was lifted last, until it is shown to somebody else, who may be looking
        now.
        """
        self.explaining = Explaining()
        self._telling = Telling()
        self._trails = Trails()
        self._mark: str | None = None
        """Of what it was told last; None: nothing, or it is this device's, which asks for no news."""
        self._shown = (table.match.rewinds, -1)
        """How often the match had been rewound when this screen was told last, and its position."""
        self.base: int | None = None
        """The number of the last table that a page elsewhere has; None: it has none."""
        self._known = Known()
        self._stamp: int | None = None
        """The revision of the table that was told last."""

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def seal(self) -> str:
        """Of the deal."""
        return self.table.notes.seal or deals.seal_of(self.match)

    # Who looks

    @property
    def is_far(self) -> bool:
        """Whether it is on another device than the match."""
        return self.watches or self.own is not None

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where, as told at this screen."""
        chairs = self.table.chairs
        return seen_from(chairs, self.own) if self.is_far else chairs

    @property
    def seats(self) -> list[Seat]:
        """The seats of those who look at it."""
        if self.watches:
            return []
        return self.table.here if self.own is None else [self.own]

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes are on the screen: the only person's, or else those of the one for whom the
        curtain was lifted last, unless somebody else must look now; None for a spectator.
        """
        if self._lent is not None:
            return self._lent.seat
        seats = self.seats
        if len(seats) == 1:
            return seats[0]
        acting = [seat for seat in self.match.to_act if seat in seats]
        if acting and self.table.is_open(acting):
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
        return self.lent if self.table.watched or self.match.over else None

    @property
    def acting_viewer(self) -> Seat:
        """The viewer if it acts; raises `NotToAct`."""
        viewer = self.viewer
        if viewer is None or viewer not in self.match.to_act:
            raise NotToAct(self.match.to_act)
        return viewer

    @property
    def curtain(self) -> Seat | None:
        """The person who has to take the screen before going on."""
        seats = self.seats
        acting = [seat for seat in self.match.to_act if seat in seats]
        if (
            self.table.watched
            or len(seats) < 2
            or not acting
            or self.table.is_open(acting)
            or self.viewer in acting
        ):
            return None
        return acting[0]

    def check(self, revision: int) -> None:
        """Raises `StaleRevision` if what is seen here has changed since."""
        self.table.stamps.check(self.viewer, revision)

    def acts_for(self, seat: Seat) -> bool:
        """Whether that seat's actions may come from here: a friend's only from its own screen, and
        nobody else's from there; none from that of somebody who watches.
        """
        if self.watches:
            return False
        if self.own is not None:
            return seat == self.own
        chairs = self.table.chairs
        return not 0 <= seat < len(chairs) or chairs[seat].who != FRIEND

    @property
    def undo_position(self) -> tuple[int, bool] | None:
        """The position undo leads to, and whether as of right. A person who plays against bots
        alone may also go back farther, but not in a deal that others play too.
        """
        table, match, learning = self.table, self.match, self.table.learning
        if table.watched:
            return None
        if learning is not None:
            return None if learning.back is None else (learning.back, True)
        for seat in self.seats:
            start = table.row_start(seat)
            if start is None or start < table.notes.sent or table.unsealed(start) is not None:
                continue
            if match.undo_position(seat, start) is not None:
                return start, True
            if table.is_alone and not table.notes.is_compared:
                return start, False
        return None

    @property
    def _round(self) -> int | None:
        """Where the round began in which choices are sealed for a friend's sake; None: there is none."""
        if self.table.is_by_post:
            return None
        rounds, chairs = self.table.rounds, self.table.chairs
        if self.own is not None:
            return self.table.unopened(self.own)
        if self.watches or not self.table.has_friends:
            return None
        return rounds.start if any(chairs[seat].who == FRIEND for seat in rounds.waiting) else None

    def branch_position(self, position: int) -> int | None:
        """As of the table; None on another device's screen, as what is branched off is played on this one."""
        return None if self.is_far else self.table.branch_position(position)

    # What it is told

    @property
    def revision(self) -> int:
        """What is to be sent back with the next command; it moves with every change of the match, or,
        on another device's screen, of what is seen there.
        """
        return self.table.stamps.of(self.own) if self.is_far else self.match.revision

    def shown(self, viewer: Seat | None) -> Shown:
        """This moment as a viewer sees it."""
        return compose.scene_shown(self.match, viewer, self.frame, sees_all=self.sees_all)

    def trails(self, then: Match, scene: Scene, shown: Sequence[Shown] = ()) -> Json:
        """What had moved at a moment of the match, which looks so, since the viewer had acted last.
        `shown`: scenes that led there, as the viewer sees them.
        """
        if not then.whole:
            return {"since": len(then.log), "moves": []}
        learning, rewinds = self.table.learning, self.match.rewinds
        least = 0 if learning is None else learning.first
        return self._trails.since(then, self.viewer, self.frame, rewinds, scene, shown, least)

    def missed(self, viewer: Seat | None) -> list[Shown]:
        """The scenes of what has happened since this screen was told last, as that viewer saw them."""
        rewinds, position = self._shown
        since = position if rewinds == self.match.rewinds else -1
        return self._scenes([each for each in self.table.happened if each.position > since], viewer)

    def _scenes(self, happened: Sequence[Happened], viewer: Seat | None) -> list[Shown]:
        """Of the last change all scenes, of what was before it no more than there may be in all."""
        scenes: list[Shown] = []
        for each in reversed(happened):
            shown = compose.scenes_shown(each.match, viewer, self.frame, each.events, each.earlier)
            is_last = each.match.revision == happened[-1].match.revision
            if len(shown) + len(scenes) > MISSED and not is_last:
                break
            scenes[:0] = shown
        return scenes

    def retold(self) -> list[Json]:
        """All lines of the log, as the viewer reads them now."""
        self._go_on()
        return self._telling.lines

    @property
    def lines(self) -> Sequence[Json]:
        """The lines of the log as this screen was told them last."""
        return self._telling.lines

    def _go_on(self) -> int:
        table = self.table
        return self._telling.go_on(self.match, table.notes, self.viewer, sees_all=self.sees_all)

    def news(self) -> Json:
        """The table with what this screen was not told yet."""
        return self.told(self.missed(self.viewer), keeps=True)

    def has_all(self, mark: str | None) -> bool:
        """Whether a page elsewhere that has the last table told, and so its `mark`, has missed nothing."""
        shown = (self.match.rewinds, len(self.match.log))
        return (self.base, mark, self._shown, self._stamp) == (
            *(self._known.number, self._mark),
            *(shown, self.revision),
        )

    def news_since(self, mark: str | None) -> Json:
        """The table with what has happened since it had the `mark`; None: since nothing is known of
        it. Whatever does not fit is answered by the present alone.
        """
        if mark is not None and mark == self._mark:
            return self.news()
        self._go_on()
        found = None if mark is None else self._telling.found(mark)
        if found is None:
            return self.told()
        position, kept = found
        return self.told(self._scenes(self.table.retraced(position), self.viewer), kept=kept)

    def told(self, scenes: Sequence[Shown] = (), *, keeps: bool = False, kept: int = 0) -> Json:
        """Everything the page needs; the scenes to be shown, by default this moment as its viewer
        sees it. The screen has the first `kept` lines of the log, or, if it `keeps` them, all that it
        was told.
        """
        table, match, viewer, learning = self.table, self.match, self.viewer, self.table.learning
        notes, is_far = table.notes, self.is_far
        shown = [*scenes] or [self.shown(viewer)]
        if learning is not None and learning.aside:
            shown[-1] = replace(shown[-1], scene=shown[-1].scene.dimmed(learning.aside))
        undo, origin = self.undo_position, notes.origin
        waits = table.watched or (learning is not None and learning.is_over)
        had = self._go_on()
        kept = had if keeps else kept
        self._mark = self._telling.mark if is_far else None
        self._shown = (match.rewinds, len(match.log))
        self._stamp = self.revision
        self.explaining.show(shown)
        if self.curtain is not None:
            self.lifted = None
        asks_bots = learning is None and not table.watched and not is_far
        return {
            "ok": True,
            "game": match.game.info.id,
            "revision": self._stamp,
            "mark": self._mark,
            "position": len(match.log),
            "undone": match.rewinds,
            "frame": str(self.frame),
            "options": dict(match.options),
            "seed": match.seed if match.over and match.whole else None,
            "viewer": viewer,
            "all": self.sees_all,
            "curtain": self.curtain,
            "open": match.over if is_far else table.is_open(range(match.seats)),
            "round": self._round,
            **compose.moment(match, viewer, self.frame),
            **(_WAITS if waits else {}),
            "seal": self.seal,
            "day": notes.day,
            "contest": notes.contest and notes.contest.as_json(),
            "counts": notes.counts and not table.watched and learning is None,
            "seats": [chair.as_json() for chair in self.chairs],
            **(self._known.tell(shown, self.base) if is_far else _whole(shown)),
            "origin": origin and origin.told(),
            "undo": None if undo is None else {"position": undo[0], "free": undo[1]},
            "log": {"keep": kept, "lines": self._telling.lines[kept:]},
            "think": compose.thinking(match, table.chairs, table.stamps) if asks_bots else None,
            "setup": set_up(match),
            "trails": self.trails(match, shown[-1].scene, scenes if keeps else ()),
            "insights": table.insights,
            "motive": None,
            "watched": table.watched,
            "post": table.is_by_post,
            "moment": None,
            "lesson": learning and learning.as_json(match.legal(learning.learner)),
        }
