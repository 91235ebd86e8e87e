"""The commands that ask something about the table and leave it as it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from freebooters.app import coach, compose, insights, luck, sharing
from freebooters.app.chairs import HUMAN, Chair
from freebooters.app.compose import Json
from freebooters.app.origin import Origin, is_time
from freebooters.app.protocol import ALL, BadCommand
from freebooters.app.table import Eyes, Table
from freebooters.bots.levels import LEVELS
from freebooters.engine import deals
from freebooters.engine.contract import CHANCE, Seat
from freebooters.engine.errors import NotOver, NotToAct
from freebooters.engine.messages import Message, say

__all__ = [
    "assess",
    "branch",
    "check",
    "consult",
    "explain",
    "hint",
    "insight",
    "judge",
    "measure",
    "remark",
    "rerun",
    "review",
    "share",
    "show",
    "why",
]


def show(table: Table, position: int, eyes: Seat | str | None) -> Json:
    match = table.match
    if not 0 <= position <= len(match.log):
        raise BadCommand("show", "position")
    before = (table.viewer, table.sees_all)
    if eyes is not None:
        _look_through(table, eyes)
    lines = None if (table.viewer, table.sees_all) == before else table.retold()
    then = match.at(position)
    events = then.events[-1] if then.events else ()
    shown = compose.scene_shown(then, table.viewer, table.frame, events, sees_all=table.sees_all)
    table.explaining.show_past(shown)
    return {
        "ok": True,
        "shown": {**shown.told, "branch": table.branch_position(position)},
        "viewer": table.viewer,
        "all": table.sees_all,
        "lines": lines,
    }


def _look_through(table: Table, eyes: Seat | str) -> None:
    """Lends the table other eyes. Raises `BadCommand`, or `NotOver` where they would see what is
    hidden.
    """
    if isinstance(eyes, int) and not 0 <= eyes < table.match.seats:
        raise BadCommand("show", "eyes")
    sharing.check_open(table.match)
    table.lent = Eyes(None if isinstance(eyes, str) else eyes, sees_all=eyes == ALL)


def share(table: Table, position: int | None, names: bool) -> Json:
    match = table.match
    if table.learning is not None:
        raise NotOver
    if position is not None and not 0 <= position <= len(match.log):
        raise BadCommand("share", "position")
    viewer, sees_all = table.viewer, table.sees_all
    given = sharing.Shared(match, table.chairs, position, viewer, sees_all=sees_all)
    return {"ok": True, "link": sharing.link_to(given, names=names)}


def explain(table: Table, position: int, node: str) -> Json:
    found = table.explaining.explanation(position, node)
    if found is None:
        raise BadCommand("explain", "node")
    return {"ok": True, "explanation": found.as_json()}


def why(table: Table, picks: list[str]) -> Json:
    match, viewer = table.match, table.acting_viewer
    paint, view = compose.painter(match), match.view(viewer)
    action = paint.attempt(view, viewer, picks)
    if action is None:
        rule = table.explaining.rule(picks[-1]) if picks else None
        return _refusal(say("table-useless", prompt=paint.prompt(view, viewer)), rule)
    if action in match.legal(viewer):
        label = paint.choice(view, viewer, action).label
        return _refusal(say("table-elsewhere", label=label), None)
    refusal = match.why_not(viewer, action)
    return _refusal(refusal.message, refusal.rule)


def _refusal(message: Message, rule: str | None) -> Json:
    return {"ok": True, "refusal": {"message": message.as_json(), "rule": rule}}


def consult(table: Table, revision: int, seat: Seat) -> Json:
    match = table.match
    match.check_revision(revision)
    if seat not in match.to_act or table.chairs[seat].who not in LEVELS:
        raise NotToAct(match.to_act)
    return {"ok": True, "think": compose.question(match, seat, "bot", table.chairs[seat].who)}


def hint(table: Table, revision: int) -> Json:
    table.match.check_revision(revision)
    return {"ok": True, "think": compose.question(table.match, table.acting_viewer, "hint")}


def assess(table: Table, position: int, action: Sequence[str | int] | None, look: int) -> Json:
    match = table.match
    if not table.is_alone or table.learning is not None or table.notes.day is not None:
        raise BadCommand("assess")
    if not 0 <= position <= len(match.log):
        raise BadCommand("assess", "position")
    if look < 0:
        raise BadCommand("assess", "look")
    (seat,), then = table.humans, match.at(position)
    is_made = position == len(match.log) or match.log[position].seat == seat
    if seat not in then.to_act or not is_made:
        raise BadCommand("assess", "position")
    if action is None:
        return {"ok": True, "think": compose.question(then, seat, "assess", look=look)}
    only = tuple(action)
    if only not in then.legal(seat):
        raise BadCommand("assess", "action")
    return {"ok": True, "think": compose.question(then, seat, "compare", look=look, only=only)}


def remark(table: Table, revision: int, told: list[str], refused: str | None) -> Json:
    match = table.match
    match.check_revision(revision)
    viewer = table.acting_viewer
    if table.learning is not None:
        raise NotToAct(match.to_act)
    found = coach.remark(match, viewer, told, refused)
    return {"ok": True, "remark": found and coach.told(match, found)}


def insight(table: Table, position: int) -> Json:
    found = [each for each in table.notes.insights if each.position == position]
    if not found or position not in table.insights:
        raise BadCommand("insight", "position")
    whole = table.match.over or found[0].is_open
    return {"ok": True, "insight": insights.told(table.match, found[0], whole=whole)}


def review(table: Table) -> Json:
    match = table.finished()
    return {"ok": True, "moments": compose.moments(match), "returns": match.returns}


def judge(table: Table, position: int, seat: Seat, look: int) -> Json:
    match = table.finished()
    if not 0 <= position < len(match.log) or not 0 <= seat < match.seats:
        raise BadCommand("judge", "position")
    if look < 0:
        raise BadCommand("judge", "look")
    then = match.at(position)
    if then.to_act[0] == CHANCE:
        raise BadCommand("judge", "position")
    entry = match.log[position]
    taken = entry.action if entry.seat == seat else None
    purpose: compose.Purpose = "weigh" if look else "judge"
    think = compose.question(then, seat, purpose, taken=taken, look=look)
    return {"ok": True, "think": think}


def measure(table: Table) -> Json:
    return {"ok": True, "think": luck.question(table.finished())}


def check(table: Table) -> Json:
    match, notes = table.finished(), table.notes
    chance = deals.chance_of(match, notes.since)
    return {
        "ok": True,
        "deal": deals.text_of(match),
        "since": notes.since,
        "drawn": chance.drawn,
        "wrong": chance.wrong,
    }


def rerun(table: Table, seat: Seat, who: str) -> Json:
    match = table.finished()
    if not 0 <= seat < match.seats or table.notes.since:
        raise BadCommand("rerun", "seat")
    players = [who if at == seat else chair.who for at, chair in enumerate(table.chairs)]
    if not LEVELS.keys() >= set(players):
        raise BadCommand("rerun", "who")
    return {"ok": True, "think": compose.rerun_question(match, seat, players)}


def branch(table: Table, position: int, when: int, seat: Seat | None, who: str | None) -> Json:
    if table.branch_position(position) != position:
        raise BadCommand("branch", "position")
    if not is_time(when):
        raise BadCommand("branch", "when")
    chairs = table.chairs if seat is None else _resat(table, seat, who)
    match, origin = table.match.branch(position), Origin(position, when)
    notes = replace(
        table.notes.by(position),
        origin=origin,
        since=position,
        seal=deals.seal_of(match),
        day=None,
        counts=False,
    )
    return {
        "ok": True,
        "text": table.text(match, notes, chairs),
        "position": len(match.log),
        "origin": origin.told(match),
        "seats": [chair.as_json() for chair in chairs],
    }


def _resat(table: Table, seat: Seat, who: str | None) -> tuple[Chair, ...]:
    """The chairs with a person on that seat alone, and that level where other people sat."""
    sharing.check_open(table.match)
    if not 0 <= seat < table.match.seats:
        raise BadCommand("branch", "seat")
    if who is None or who not in LEVELS:
        raise BadCommand("branch", "who")
    return tuple(
        replace(chair, who=HUMAN if at == seat else who if chair.human else chair.who)
        for at, chair in enumerate(table.chairs)
    )
