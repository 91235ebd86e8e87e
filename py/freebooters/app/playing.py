"""The commands that go on with the match at the table, and those that change who sits there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from freebooters.app import coach, compose
from freebooters.app.chairs import chairs_from
from freebooters.app.compose import Json, Shown
from freebooters.app.insights import Insight, insight_of
from freebooters.app.protocol import BadCommand
from freebooters.app.table import Table
from freebooters.app.teaching import Teaching
from freebooters.engine.contract import Action, Seat
from freebooters.engine.errors import NothingToUndo, NotToAct
from freebooters.engine.events import Event
from freebooters.engine.match import Watch
from freebooters.stage import Frame

__all__ = ["act", "acts", "demonstrate", "lift", "move", "reframe", "sit", "undo"]


def act(table: Table, revision: int, seat: Seat, action: Sequence[str | int]) -> Json:
    return acts(table, revision, seat, [action])


def acts(
    table: Table,
    revision: int,
    seat: Seat,
    actions: Sequence[Sequence[str | int]],
    insight: Insight | None = None,
) -> Json:
    """Carries out what a seat has laid out. Scenes are shown only for its last action."""
    match, laid = table.match, [tuple(action) for action in actions]
    if table.learning is not None:
        return _try(table, table.learning, revision, seat, laid)
    before, logged = table.viewer, len(match.log)
    scenes = _watched(
        table, seat, laid, lambda watch: match.act_all(seat, laid, revision=revision, watch=watch)
    )
    if insight is not None:
        table.notes.insights.append(insight)
    if len(actions) > 1:
        last = match.last_decision(seat)
        table.notes.rows.append((logged, len(match.log) if last is None else last + 1))
    if table.viewer == before:
        return table.told(scenes, since=logged)
    return table.told([*scenes, table.shown(table.viewer)])


def move(table: Table, revision: int, seat: Seat, step: Json, *, aloud: bool) -> Json:
    """Carries out what a bot has decided at the end of its thinking, its last `step`."""
    match, action = table.match, tuple(step["action"])
    is_seen = match.is_seen(seat, action)
    is_open = is_seen and table.is_open(range(match.seats))
    insight = insight_of(len(match.log), step, is_open=is_open, is_seen=is_seen)
    motive = coach.motive(match, seat, action) if aloud else None
    told = acts(table, revision, seat, [action], insight)
    return {**told, "motive": motive and motive.as_json()}


def _watched(
    table: Table, seat: Seat, actions: Sequence[Action], act: Callable[[Watch], None]
) -> list[Shown]:
    """The scenes of what `act` does with the match, a seat's actions first."""
    match, before = table.match, table.viewer
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
            scenes.extend(compose.scenes_shown(match, before, table.frame, events, earlier))
            earlier.clear()

    act(watch)
    return scenes


def _try(
    table: Table, learning: Teaching, revision: int, seat: Seat, actions: Sequence[Action]
) -> Json:
    """A deed where something is learned: matched before it is done."""
    match = table.match
    match.check_revision(revision)
    if learning.is_over or seat != learning.learner:
        raise NotToAct(match.to_act)
    match.at(len(match.log)).act_all(seat, actions)
    if learning.wants(actions):
        return _follow(table, learning, actions)
    return table.told([table.shown(seat)])


def _follow(table: Table, learning: Teaching, actions: Sequence[Action]) -> Json:
    """Does what is asked, and what follows it."""
    match, logged = table.match, len(table.match.log)
    script = learning.script(actions)
    scenes = _watched(
        table,
        learning.learner,
        actions,
        lambda watch: match.enter_all(script, watch=watch),
    )
    learning.go_on(len(match.log))
    return table.told(scenes, since=logged)


def demonstrate(table: Table, revision: int) -> Json:
    learning = table.learning
    table.match.check_revision(revision)
    if learning is None or learning.is_over:
        raise BadCommand("demonstrate")
    return _follow(table, learning, learning.shown())


def undo(table: Table, revision: int, advised: bool | None = None) -> Json:
    match, found = table.match, table.undo_position
    if found is None:
        raise NothingToUndo
    position, free = found
    match.check_revision(revision)
    seat = match.log[position].seat
    if table.curtain is not None:  # another person may be looking at the screen now
        table.lifted = None
    match.rewind(position)
    if table.learning is not None:
        table.learning.go_back()
        return table.told([table.shown(seat)])
    table.notes = table.notes.by(position)
    table.notes.take_back(position, seat)
    table.notes.counts &= free and not advised
    return table.told()


def lift(table: Table, revision: int, seat: Seat) -> Json:
    match = table.match
    match.check_revision(revision)
    if seat != table.curtain:
        raise NotToAct(match.to_act)
    table.lifted = seat
    last = match.last_decision(seat)
    if last is None:
        return table.told()
    missed = [
        shown
        for then in match.retrace(last + 1)
        if then.events[-1]
        for shown in compose.scenes_shown(then, seat, table.frame, then.events[-1])
    ]
    return table.told(missed)


def sit(table: Table, revision: int, seat: Seat, name: str, who: str) -> Json:
    table.match.check_revision(revision)
    if not 0 <= seat < table.match.seats or table.learning is not None:
        raise BadCommand("sit", "seat")
    chairs = [chair.as_json() for chair in table.chairs]
    chairs[seat] |= {"name": name, "who": who}
    table.chairs, table.lifted = chairs_from(chairs), None
    table.notes.counts = False
    return table.told()


def reframe(table: Table, frame: str) -> Json:
    table.frame = Frame.parse(frame)
    return table.told()
