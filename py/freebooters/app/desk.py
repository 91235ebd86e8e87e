"""The desk: the one match on the screen, who looks at it, and the commands of the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from freebooters import catalog
from freebooters.app import coach, compose, insights, lessons
from freebooters.app.chairs import BadChairs, Chair, chairs_from, default_chairs
from freebooters.app.compose import Json, Shown
from freebooters.app.explaining import Explaining
from freebooters.app.insights import Insight, insight_of
from freebooters.app.lessons import Learning
from freebooters.app.notes import Notes
from freebooters.app.origin import Origin, is_time
from freebooters.app.protocol import BadCommand
from freebooters.bots.levels import LEVELS
from freebooters.engine import saves
from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.engine.errors import NothingToUndo, NotOver, NotToAct
from freebooters.engine.events import Event
from freebooters.engine.lessons import sample
from freebooters.engine.match import Match, Watch
from freebooters.engine.messages import say
from freebooters.stage import WIDE, Frame

__all__ = ["Desk"]


class Desk:
    """Answers commands. A command that is refused changes nothing."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._chairs: tuple[Chair, ...] = ()
        self._frame = WIDE
        self._lifted: Seat | None = None
        self._notes = Notes()
        self._learning: Learning | None = None
        self._thoughts: dict[int, Json] = {}
        """What bots would do now, by the numbers under which they were asked."""
        self._unsaved = False
        self._told = 0
        self._explaining = Explaining()

    def answer(self, name: str, fields: dict[str, Any]) -> Json:
        """The answer to a parsed command. Raises `FreebootersError`."""
        answers: dict[str, Callable[..., Json]] = {
            "catalog": compose.catalog_json,
            "start": self._start,
            "load": self._load,
            "act": self._act,
            "acts": self._acts,
            "consult": self._consult,
            "move": self._move,
            "undo": self._undo,
            "branch": self._branch,
            "lift": self._lift,
            "sit": self._sit,
            "frame": self._reframe,
            "show": self._show,
            "explain": self._explain,
            "why": self._why,
            "hint": self._hint,
            "remark": self._remark,
            "insight": self._insight,
            "review": self._review,
            "judge": self._judge,
            "learn": self._learn,
            "demonstrate": self._demonstrate,
            "play_on": self._play_on,
        }
        before = self._moment()
        answer = answers[name](**fields)
        if before != self._moment():
            self._unsaved = True
            self._thoughts.clear()
        return answer

    def _moment(self) -> tuple[Match | None, int, tuple[Chair, ...]]:
        """A value that differs whenever the match has changed, or who plays it."""
        return self._match, self._match.revision if self._match else 0, self._chairs

    def unsaved(self) -> str | None:
        """The match and its table as text if they have changed since this was asked last.

        After a bug of ours has left something half done, nothing counts as changed.
        """
        due, self._unsaved = self._unsaved, False
        return self.save() if due else None

    def hear(self, thought: int, step: Json) -> None:
        """Keeps what a bot has decided; `move` with that number carries it out."""
        self._thoughts[thought] = step

    def save(self) -> str | None:
        """The match and its table as text, None if there is none, or only a lesson."""
        if self._match is None or self._learning is not None:
            return None
        return self._text(self._match, self._notes)

    def _text(self, match: Match, notes: Notes) -> str:
        table = {"chairs": [chair.as_json() for chair in self._chairs], **notes.as_json()}
        return match.save(table)

    def _start(
        self,
        game: str,
        seats: list[Any],
        options: dict[str, Any],
        seed: str | None,
        frame: str,
    ) -> Json:
        chairs = chairs_from(seats)
        match = Match(catalog.game(game), len(chairs), options, seed or None)
        return self._sit_down(match, chairs, Frame.parse(frame))

    def _load(self, text: str, frame: str) -> Json:
        saved = saves.read(text)
        match, table = catalog.restore(saved), saved.table
        chairs = default_chairs(match.seats)
        if isinstance(table.get("chairs"), list):
            chairs = chairs_from(table["chairs"])
        if len(chairs) != match.seats:
            raise BadChairs(say("error-chair"))
        return self._sit_down(match, chairs, Frame.parse(frame), Notes.read(table, match))

    def _sit_down(
        self,
        match: Match,
        chairs: tuple[Chair, ...],
        frame: Frame,
        notes: Notes | None = None,
        learning: Learning | None = None,
    ) -> Json:
        self._match, self._chairs, self._frame = match, chairs, frame
        self._notes, self._lifted, self._learning = notes or Notes(), None, learning
        return self._table([compose.scene_shown(match, self._viewer(), frame)])

    def _act(self, revision: int, seat: Seat, action: Sequence[str | int]) -> Json:
        return self._acts(revision, seat, [action])

    def _consult(self, revision: int, seat: Seat) -> Json:
        match = self._playing()
        match.check_revision(revision)
        if seat not in match.to_act or self._chairs[seat].who not in LEVELS:
            raise NotToAct(match.to_act)
        return {"ok": True, "think": compose.question(match, seat, "bot", self._chairs[seat].who)}

    def _move(self, revision: int, seat: Seat, thought: int, aloud: bool) -> Json:
        match, step = self._playing(), self._thoughts.get(thought)
        if step is None:
            raise BadCommand("move", "thought")
        action = step["action"]
        is_seen = match.is_seen(seat, tuple(action))
        is_open = is_seen and self._open(range(match.seats))
        insight = insight_of(len(match.log), step, is_open=is_open, is_seen=is_seen)
        motive = coach.motive(match, seat, tuple(action)) if aloud else None
        table = self._acts(revision, seat, [action], insight)
        return {**table, "motive": motive and motive.as_json()}

    def _acts(
        self,
        revision: int,
        seat: Seat,
        actions: Sequence[Sequence[str | int]],
        insight: Insight | None = None,
    ) -> Json:
        """Carries out what a seat has laid out. Scenes are shown only for its last action."""
        match, laid = self._playing(), [tuple(action) for action in actions]
        if self._learning is not None:
            return self._try(self._learning, revision, seat, laid)
        before, logged = self._viewer(), len(match.log)
        scenes = self._watched(
            seat, laid, lambda watch: match.act_all(seat, laid, revision=revision, watch=watch)
        )
        if insight is not None:
            self._notes.insights.append(insight)
        if len(actions) > 1:
            last = match.last_decision(seat)
            self._notes.rows.append((logged, len(match.log) if last is None else last + 1))
        if self._viewer() == before:
            return self._table(scenes, since=logged)
        scenes.append(compose.scene_shown(match, self._viewer(), self._frame))
        return self._table(scenes)

    def _watched(
        self, seat: Seat, actions: Sequence[Action], act: Callable[[Watch], None]
    ) -> list[Shown]:
        """The scenes of what `act` does with the match, a seat's actions first."""
        match, before = self._playing(), self._viewer()
        scenes: list[Shown] = []
        earlier: list[Event] = []
        due = len(actions)

        def watch(position: int) -> None:
            nonlocal due
            events = match.events[position - 1]
            due -= match.log[position - 1].seat == seat
            if due > 0:
                earlier.extend(events)
            elif events or earlier or not match.to_act or match.to_act[0] >= 0:
                scenes.extend(compose.scenes_shown(match, before, self._frame, events, earlier))
                earlier.clear()

        act(watch)
        return scenes

    def _learn(self, game: str, lesson: str, place: int, frame: str) -> Json:
        match, learning = lessons.begin(game, lesson, place)
        chairs = lessons.chairs_of(learning.lesson)
        return self._sit_down(match, chairs, Frame.parse(frame), learning=learning)

    def _try(
        self, learning: Learning, revision: int, seat: Seat, actions: Sequence[Action]
    ) -> Json:
        """A deed in a lesson: matched before it is done, so that no other leads astray."""
        match = self._playing()
        match.check_revision(revision)
        if learning.step is None or seat != learning.lesson.learner:
            raise NotToAct(match.to_act)
        match.at(len(match.log)).act_all(seat, actions)
        if learning.wants(actions):
            return self._follow(learning, actions)
        return self._table([compose.scene_shown(match, seat, self._frame)])

    def _follow(self, learning: Learning, actions: Sequence[Action]) -> Json:
        """Does what a lesson's step wants, and what follows it."""
        match, logged = self._playing(), len(self._playing().log)
        script = learning.script(actions)
        scenes = self._watched(
            learning.lesson.learner, actions, lambda watch: match.enter_all(script, watch=watch)
        )
        learning.go_on(len(match.log))
        return self._table(scenes, since=logged)

    def _demonstrate(self, revision: int) -> Json:
        match, learning = self._playing(), self._learning
        match.check_revision(revision)
        if learning is None or learning.step is None:
            raise BadCommand("demonstrate")
        return self._follow(learning, sample(learning.step))

    def _play_on(self, revision: int, who: str) -> Json:
        match, learning = self._playing(), self._learning
        match.check_revision(revision)
        if learning is None or learning.step is not None or match.over:
            raise BadCommand("play_on")
        if who not in LEVELS:
            raise BadCommand("play_on", "who")
        chairs = lessons.chairs_of(learning.lesson, who)
        return self._sit_down(match.branch(len(match.log)), chairs, self._frame)

    def _undo(self, revision: int) -> Json:
        found = self._undo_position()
        if found is None:
            raise NothingToUndo
        match, position = self._playing(), found[0]
        match.check_revision(revision)
        seat = match.log[position].seat
        if self._curtain() is not None:  # another person may be looking at the screen now
            self._lifted = None
        match.rewind(position)
        if self._learning is not None:
            self._learning.go_back()
            return self._table([compose.scene_shown(match, seat, self._frame)])
        self._notes = self._notes.by(position)
        self._notes.take_back(position, seat)
        return self._table([compose.scene_shown(match, self._viewer(), self._frame)])

    def _branch(self, position: int, when: int) -> Json:
        match = self._playing()
        if self._branch_position(position) != position:
            raise BadCommand("branch", "position")
        if not is_time(when):
            raise BadCommand("branch", "when")
        branch, origin = match.branch(position), Origin(position, when)
        notes = replace(self._notes.by(position), origin=origin)
        return {
            "ok": True,
            "text": self._text(branch, notes),
            "position": len(branch.log),
            "origin": origin.told(branch),
        }

    def _lift(self, revision: int, seat: Seat) -> Json:
        match = self._playing()
        match.check_revision(revision)
        if seat != self._curtain():
            raise NotToAct(match.to_act)
        self._lifted = seat
        last = match.last_decision(seat)
        if last is None:
            return self._table([compose.scene_shown(match, seat, self._frame)])
        missed = [
            moment
            for then in match.retrace(last + 1)
            if then.events[-1]
            for moment in compose.scenes_shown(then, seat, self._frame, then.events[-1])
        ]
        return self._table(missed or [compose.scene_shown(match, seat, self._frame)])

    def _sit(self, revision: int, seat: Seat, name: str, who: str) -> Json:
        match = self._playing()
        match.check_revision(revision)
        if not 0 <= seat < match.seats or self._learning is not None:
            raise BadCommand("sit", "seat")
        chairs = [chair.as_json() for chair in self._chairs]
        chairs[seat] |= {"name": name, "who": who}
        self._chairs, self._lifted = chairs_from(chairs), None
        return self._table([compose.scene_shown(match, self._viewer(), self._frame)])

    def _reframe(self, frame: str) -> Json:
        self._frame = Frame.parse(frame)
        return self._table([compose.scene_shown(self._playing(), self._viewer(), self._frame)])

    def _show(self, position: int) -> Json:
        match = self._playing()
        if not 0 <= position <= len(match.log):
            raise BadCommand("show", "position")
        then = match.at(position)
        events = then.events[-1] if then.events else ()
        shown = compose.scene_shown(then, self._viewer(), self._frame, events)
        self._explaining.show_past(shown)
        return {"ok": True, "shown": {**shown.told, "branch": self._branch_position(position)}}

    def _explain(self, position: int, node: str) -> Json:
        found = self._explaining.explanation(position, node)
        if found is None:
            raise BadCommand("explain", "node")
        return {"ok": True, "explanation": found.as_json()}

    def _why(self, picks: list[str]) -> Json:
        match, viewer = self._playing(), self._viewer()
        if viewer is None or viewer not in match.to_act:
            raise NotToAct(match.to_act)
        paint, view = compose.painter(match), match.view(viewer)
        action = paint.attempt(view, viewer, picks)
        if action is None or action in match.legal(viewer):
            useless = say("table-useless", prompt=paint.prompt(view, viewer))
            return {"ok": True, "refusal": {"message": useless.as_json(), "rule": None}}
        refusal = match.why_not(viewer, action)
        return {
            "ok": True,
            "refusal": {"message": refusal.message.as_json(), "rule": refusal.rule},
        }

    def _hint(self, revision: int) -> Json:
        match, viewer = self._playing(), self._viewer()
        match.check_revision(revision)
        if viewer is None or viewer not in match.to_act:
            raise NotToAct(match.to_act)
        return {"ok": True, "think": compose.question(match, viewer, "hint")}

    def _remark(self, revision: int, told: list[str], refused: str | None) -> Json:
        match, viewer = self._playing(), self._viewer()
        match.check_revision(revision)
        if viewer is None or viewer not in match.to_act or self._learning is not None:
            raise NotToAct(match.to_act)
        found = coach.remark(match, viewer, told, refused)
        return {"ok": True, "remark": found and coach.told(match, found)}

    def _insight(self, position: int) -> Json:
        found = [each for each in self._notes.insights if each.position == position]
        if not found or position not in self._explained():
            raise BadCommand("insight", "position")
        whole = self._playing().over or found[0].is_open
        return {"ok": True, "insight": insights.told(self._playing(), found[0], whole=whole)}

    def _explained(self) -> list[int]:
        """The positions before those moves of bots that may be explained now. Where nobody but bots
        plays, nothing is kept from anybody by what is said of a move that was made openly.
        """
        over, watched = self._playing().over, not self._humans()
        return [
            each.position
            for each in self._notes.insights
            if over or each.is_open or (watched and each.is_seen)
        ]

    def _review(self) -> Json:
        match = self._over()
        return {"ok": True, "moments": compose.moments(match), "returns": match.returns}

    def _judge(self, position: int, seat: Seat) -> Json:
        match = self._over()
        if not 0 <= position < len(match.log) or not 0 <= seat < match.seats:
            raise BadCommand("judge", "position")
        then = match.at(position)
        if then.to_act[0] == CHANCE:
            raise BadCommand("judge", "position")
        return {"ok": True, "think": compose.question(then, seat, "judge")}

    def _playing(self) -> Match:
        if self._match is None:
            raise BadCommand("table")
        return self._match

    def _over(self) -> Match:
        """The match if it is over, so that nothing of it is hidden any more; raises `NotOver`."""
        match = self._playing()
        if not match.over:
            raise NotOver
        return match

    def _humans(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self._chairs) if chair.human]

    def _alone(self) -> bool:
        """Whether one person plays against bots alone."""
        return len(self._humans()) == 1

    def _viewer(self) -> Seat | None:
        """Whose eyes are on the screen: the only human, or else the one for whom the curtain was
        lifted last, unless somebody else must look now; None for a spectator.
        """
        humans = self._humans()
        if len(humans) == 1:
            return humans[0]
        acting = [seat for seat in self._playing().to_act if seat in humans]
        if acting and self._open(acting):
            return acting[0]
        if self._lifted is not None and (not acting or self._lifted in acting):
            return self._lifted
        return None

    def _curtain(self) -> Seat | None:
        """The human who has to take the screen before going on."""
        humans = self._humans()
        acting = [seat for seat in self._playing().to_act if seat in humans]
        if len(humans) < 2 or not acting or self._open(acting) or self._viewer() in acting:
            return None
        return acting[0]

    def _open(self, acting: Sequence[Seat]) -> bool:
        """Whether those seats know no more than a spectator."""
        match = self._playing()
        spectator = match.view(None)
        return all(match.view(seat) == spectator for seat in acting)

    def _undo_position(self) -> tuple[int, bool] | None:
        """The position undo leads to, and whether as of right. A person who plays against bots
        alone may also go back farther. It never leads to before the beginning of a branch, whose
        seed has decided nothing there.
        """
        match, learning = self._playing(), self._learning
        if learning is not None:
            return (learning.starts[-2], True) if learning.place else None
        earliest = 0 if self._notes.origin is None else self._notes.origin.position
        for seat in self._humans():
            last = match.last_decision(seat)
            if last is None or self._notes.first(last) < earliest:
                continue
            start = self._notes.first(last)
            if match.undo_position(seat, start) is not None:
                return start, True
            if self._alone():
                return start, False
        return None

    def _branch_position(self, position: int) -> int | None:
        """The position from which a new game may play on that somebody wants to begin at a past
        moment: that moment, or, between actions that were confirmed together, the one before them.
        None: not allowed. While the game goes on, only a person who plays against bots alone may
        branch, so that nobody learns what others hide.
        """
        match = self._playing()
        past = 0 <= position < len(match.log) and self._learning is None
        return self._notes.first(position) if past and (match.over or self._alone()) else None

    def _table(self, scenes: list[Shown], *, since: int | None = None) -> Json:
        """Everything the page needs; with `since`, the log lines only from that entry on."""
        match, viewer = self._playing(), self._viewer()
        undo, origin, learning = self._undo_position(), self._notes.origin, self._learning
        waits = learning is not None and learning.step is None
        kept = 0 if since is None else self._told
        undone = self._notes.undone if since is None else ()
        told = compose.lines(match, viewer, since or 0, undone)
        self._told = kept + len(told)
        self._explaining.show(scenes)
        return {
            "ok": True,
            "game": match.game.info.id,
            "revision": match.revision,
            "position": len(match.log),
            "options": dict(match.options),
            "seed": match.seed if match.over else None,
            "viewer": viewer,
            "curtain": self._curtain(),
            "open": self._open(range(match.seats)),
            "acting": list(match.to_act),
            "over": match.over,
            "ranks": match.ranks,
            "standing": compose.standing(match, viewer),
            "seats": [chair.as_json() for chair in self._chairs],
            "scenes": [shown.told for shown in scenes],
            "choices": [] if waits else compose.choices(match, viewer, self._frame),
            "arrangement": None if waits else compose.arrangement(match, viewer),
            "origin": origin and origin.told(match),
            "undo": None if undo is None else {"position": undo[0], "free": undo[1]},
            "log": {"keep": kept, "lines": told},
            "think": None if learning else compose.thinking(match, self._chairs),
            "insights": self._explained(),
            "motive": None,
            "lesson": None if learning is None else learning.as_json(),
        }
