"""The commands that go on with the match at the table, and those that change who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from freebooters.app import coach, compose
from freebooters.app.chairs import chairs_from
from freebooters.app.compose import Json
from freebooters.app.guide import Guide
from freebooters.app.insights import Insight, insight_of
from freebooters.app.notes import votes_from
from freebooters.app.protocol import BadCommand
from freebooters.app.screen import Screen
from freebooters.engine.contract import Action, Seat
from freebooters.engine.errors import NothingToUndo, NotToAct
from freebooters.stage import Frame

__all__ = ["act", "acts", "back", "demonstrate", "lift", "move", "reframe", "sit", "undo"]


def act(screen: Screen, revision: int, seat: Seat, action: Sequence[str | int]) -> Json:
    _check_comes_from(screen, "act", seat)
    return acts(screen, revision, seat, [action])


def acts(
    screen: Screen,
    revision: int,
    seat: Seat,
    actions: Sequence[Sequence[str | int]],
    insight: Insight | None = None,
) -> Json:
    """Carries out what a seat has laid out. Scenes are shown only for its last action."""
    table, match, laid = screen.table, screen.match, [tuple(action) for action in actions]
    _check_comes_from(screen, "acts", seat)
    table.stamps.check(seat, revision)
    if table.learning is not None:
        return _try(screen, table.learning, seat, laid)
    before, logged = screen.viewer, len(match.log)
    table.change(seat, laid, lambda watch: match.act_all(seat, laid, watch=watch))
    if insight is not None:
        table.notes.insights.append(insight)
    if len(actions) > 1:
        last = match.last_decision(seat)
        table.notes.rows.append((logged, len(match.log) if last is None else last + 1))
    return _gone_on(screen, before)


def _check_comes_from(screen: Screen, command: str, seat: Seat) -> None:
    if not screen.acts_for(seat):
        raise BadCommand(command, "seat")


def _gone_on(screen: Screen, before: Seat | None) -> Json:
    """The table after a change, seen as by `before`; if somebody else looks now, also as by them."""
    if screen.viewer == before:
        return screen.news()
    return screen.told([*screen.missed(before), screen.shown(screen.viewer)])


def move(screen: Screen, revision: int, seat: Seat, step: Json, *, aloud: bool) -> Json:
    """Carries out what a bot has decided at the end of its thinking, its last `step`."""
    table, match, action = screen.table, screen.match, tuple(step["action"])
    is_seen = match.is_seen(seat, action)
    is_open = is_seen and table.is_open(range(match.seats))
    insight = insight_of(len(match.log), step, is_open=is_open, is_seen=is_seen)
    motive = coach.motive(match, seat, action) if aloud else None
    told = acts(screen, revision, seat, [action], insight)
    return {**told, "motive": motive and motive.as_json()}


def _try(screen: Screen, learning: Guide, seat: Seat, actions: Sequence[Action]) -> Json:
    """A deed where something is learned: matched before it is done."""
    match = screen.match
    if learning.is_over or seat != learning.learner:
        raise NotToAct(match.to_act)
    match.copy().act_all(seat, actions)
    if learning.wants(actions):
        return _follow(screen, learning, actions)
    return screen.told([screen.shown(seat)])


def _follow(screen: Screen, learning: Guide, actions: Sequence[Action]) -> Json:
    """Does what is asked, and what follows it."""
    match, script = screen.match, learning.script(actions)
    screen.table.change(
        learning.learner, actions, lambda watch: match.enter_all(script, watch=watch)
    )
    learning.go_on(len(match.log))
    return screen.news()


def demonstrate(screen: Screen, revision: int) -> Json:
    learning = screen.table.learning
    screen.check(revision)
    if learning is None or learning.is_over:
        raise BadCommand("demonstrate")
    return _follow(screen, learning, learning.shown())


def undo(
    screen: Screen,
    revision: int,
    advised: bool | None = None,
    seat: Seat | None = None,
    votes: list[Any] | None = None,
) -> Json:
    table, match = screen.table, screen.match
    found = screen.undo_position if seat is None else _asked_back(screen, seat)
    if found is None:
        raise NothingToUndo
    position, free = found
    screen.check(revision)
    actor = match.log[position].seat if seat is None else seat
    if table.notes.shares:
        signed = votes_from(votes) if votes and seat is not None else None
        table.notes.keep(match, position, actor, signed or ())
    table.rewind(position)
    if table.learning is not None:
        table.learning.go_back()
        return screen.told([screen.shown(actor)])
    table.notes = table.notes.by(position)
    table.notes.take_back(position, actor)
    table.notes.counts &= free and not advised
    return screen.told()


def _asked_back(screen: Screen, seat: Seat) -> tuple[int, bool] | None:
    """The position before a seat's last actions, whatever has happened since: among friends who have
    all agreed. If they are in a round in which all have sealed their choices, its beginning: one cannot
    be made anew without the others.
    """
    table = screen.table
    if screen.is_far or not table.has_friends or not 0 <= seat < table.match.seats:
        raise BadCommand("undo", "seat")
    start = table.back_position(seat)
    return None if start is None else (start, False)


def back(screen: Screen, seat: Seat) -> Json:
    """Where everybody would go back to for that seat; raises `NothingToUndo`."""
    found = _asked_back(screen, seat)
    if found is None:
        raise NothingToUndo
    return {
        "ok": True,
        "revision": screen.revision,
        "undone": screen.match.rewinds,
        "position": found[0],
        "seal": screen.seal,
    }


def lift(screen: Screen, revision: int, seat: Seat) -> Json:
    match = screen.match
    screen.check(revision)
    if seat != screen.curtain:
        raise NotToAct(match.to_act)
    screen.lifted = seat
    last = match.last_decision(seat)
    if last is None:
        return screen.told()
    missed = [
        shown
        for then in match.retrace(last + 1)
        if then.events[-1]
        for shown in compose.scenes_shown(then, seat, screen.frame, then.events[-1])
    ]
    return screen.told(missed)


def sit(screen: Screen, revision: int, seat: Seat, name: str, who: str) -> Json:
    table = screen.table
    screen.check(revision)
    fixed = table.learning is not None or table.notes.contest is not None
    if not 0 <= seat < table.match.seats or fixed:
        raise BadCommand("sit", "seat")
    chairs = [chair.as_json() for chair in table.chairs]
    chairs[seat] |= {"name": name, "who": who}
    table.chairs, screen.lifted = chairs_from(chairs), None
    table.notes.counts = False
    return screen.told()


def reframe(screen: Screen, frame: str) -> Json:
    screen.frame = Frame.parse(frame)
    return screen.told()
