"""The commands that ask something about the table and leave it as it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from freebooters.app import coach, compose, insights, sharing
from freebooters.app.analysis import analysis
from freebooters.app.analysis.decisions import decisions
from freebooters.app.analysis.glance import glances
from freebooters.app.chairs import HUMAN, Chair, learners
from freebooters.app.compose import Json
from freebooters.app.notes import Notes
from freebooters.app.origin import Origin, is_time, move_at
from freebooters.app.protocol import ALL, BadCommand
from freebooters.app.screen import Eyes, Screen
from freebooters.app.table import Table
from freebooters.bots.levels import LEVELS
from freebooters.engine import deals
from freebooters.engine.contract import CHANCE, Seat
from freebooters.engine.errors import NotOver, NotToAct
from freebooters.engine.messages import Message, say

__all__ = [
    "analyse",
    "assess",
    "branch",
    "check",
    "consult",
    "copy",
    "disclose",
    "explain",
    "hint",
    "insight",
    "judge",
    "remark",
    "rerun",
    "review",
    "share",
    "show",
    "why",
]


def show(screen: Screen, position: int, eyes: Seat | str | None) -> Json:
    match = screen.match
    if not 0 <= position <= len(match.log):
        raise BadCommand("show", "position")
    before = (screen.viewer, screen.sees_all)
    if eyes is not None:
        _look_through(screen, eyes)
    lines = None if (screen.viewer, screen.sees_all) == before else screen.retold()
    then = match.at(position)
    events = then.events[-1] if then.events else ()
    shown = compose.scene_shown(then, screen.viewer, screen.frame, events, sees_all=screen.sees_all)
    screen.explaining.show_past(shown)
    return {
        "ok": True,
        "shown": {
            **shown.told,
            "branch": screen.branch_position(position),
            "trails": screen.trails(then, shown.scene, [shown]),
        },
        "viewer": screen.viewer,
        "all": screen.sees_all,
        "lines": lines,
    }


def _look_through(screen: Screen, eyes: Seat | str) -> None:
    """Lends the table other eyes. Raises `BadCommand`, or `NotOver` where they would see what is
    hidden.
    """
    if isinstance(eyes, int) and not 0 <= eyes < screen.match.seats:
        raise BadCommand("show", "eyes")
    sharing.check_open(screen.match)
    screen.lent = Eyes(None if isinstance(eyes, str) else eyes, sees_all=eyes == ALL)


def share(screen: Screen, position: int | None, names: bool) -> Json:
    match = screen.match
    if screen.table.learning is not None:
        raise NotOver
    if position is not None and not 0 <= position <= len(match.log):
        raise BadCommand("share", "position")
    viewer, sees_all = screen.viewer, screen.sees_all
    given = sharing.Shared(match, screen.table.chairs, position, viewer, sees_all=sees_all)
    return {"ok": True, "link": sharing.link_to(given, names=names)}


def copy(screen: Screen) -> Json:
    table = screen.table
    if not table.watched:
        raise BadCommand("copy")
    notes = Notes(seal=deals.seal_of(table.match), counts=False)
    return {"ok": True, "text": table.text(table.match, notes)}


def explain(screen: Screen, position: int, node: str) -> Json:
    found = screen.explaining.explanation(position, node)
    if found is None:
        raise BadCommand("explain", "node")
    return {"ok": True, "explanation": found.as_json()}


def why(screen: Screen, picks: list[str]) -> Json:
    match, viewer = screen.match, screen.acting_viewer
    paint, view = compose.painter(match), match.view(viewer)
    action = paint.attempt(view, viewer, picks)
    if action is None:
        rule = screen.explaining.rule(picks[-1]) if picks else None
        return _refusal(say("table-useless", prompt=paint.prompt(view, viewer)), rule)
    if action in match.legal(viewer):
        label = paint.choice(view, viewer, action).label
        return _refusal(say("table-elsewhere", label=label), None)
    refusal = match.why_not(viewer, action)
    return _refusal(refusal.message, refusal.rule)


def _refusal(message: Message, rule: str | None) -> Json:
    return {"ok": True, "refusal": {"message": message.as_json(), "rule": rule}}


def consult(screen: Screen, revision: int, seat: Seat) -> Json:
    table, match = screen.table, screen.match
    table.stamps.check(seat, revision)
    if seat not in match.to_act or table.chairs[seat].who not in LEVELS:
        raise NotToAct(match.to_act)
    think = compose.question(match, seat, "bot", table.chairs[seat].who)
    # On every device it must come to the same.
    return {"ok": True, "think": {**think, "limited": table.notes.contest is None}}


def hint(screen: Screen, revision: int) -> Json:
    screen.check(revision)
    if screen.table.notes.contest is not None:
        raise BadCommand("hint")
    think = compose.question(screen.match, screen.acting_viewer, "hint")
    return {"ok": True, "think": {**think, "revision": screen.revision}}


def assess(
    screen: Screen,
    position: int,
    action: Sequence[str | int] | None,
    least: int,
    gaps: Sequence[float],
) -> Json:
    table, match = screen.table, screen.match
    if not table.is_alone or table.learning is not None or table.notes.is_compared:
        raise BadCommand("assess")
    if not 0 <= position <= len(match.log):
        raise BadCommand("assess", "position")
    if not 0 < least <= 100:
        raise BadCommand("assess", "least")
    (seat,), then = table.people, match.at(position)
    is_made = position == len(match.log) or match.log[position].seat == seat
    if seat not in then.to_act or not is_made:
        raise BadCommand("assess", "position")
    taken = None if action is None else tuple(action)
    if taken is not None and taken not in then.legal(seat):
        raise BadCommand("assess", "action")
    return {"ok": True, "think": compose.assessment(then, seat, taken, least, gaps)}


def remark(screen: Screen, revision: int, told: list[str], refused: str | None) -> Json:
    match = screen.match
    screen.check(revision)
    viewer = screen.acting_viewer
    if screen.table.learning is not None:
        raise NotToAct(match.to_act)
    found = coach.remark(match, viewer, told, refused)
    return {"ok": True, "remark": found and coach.told(match, found)}


def insight(screen: Screen, position: int) -> Json:
    found = [each for each in screen.table.notes.insights if each.position == position]
    if not found or position not in screen.table.insights:
        raise BadCommand("insight", "position")
    whole = screen.match.over or found[0].is_open
    return {"ok": True, "insight": insights.told(screen.match, found[0], whole=whole)}


def review(screen: Screen) -> Json:
    match = screen.table.finished()
    found = decisions(match)
    moments = [
        {
            "position": each.position,
            "seat": each.seat,
            "action": list(each.action),
            "glance": glance,
        }
        for each, glance in zip(found, glances(match, found), strict=True)
    ]
    return {"ok": True, "moments": moments, "returns": match.returns}


def judge(screen: Screen, position: int, seat: Seat, look: int) -> Json:
    match = screen.table.finished()
    if not 0 <= position < len(match.log) or not 0 <= seat < match.seats:
        raise BadCommand("judge", "position")
    if look < 0:
        raise BadCommand("judge", "look")
    then = match.at(position)
    if then.to_act[0] == CHANCE:
        raise BadCommand("judge", "position")
    entry = match.log[position]
    taken = entry.action if entry.seat == seat else None
    return {"ok": True, "think": compose.judgement(then, seat, taken, look)}


def analyse(screen: Screen) -> Json:
    match = screen.table.finished()
    who = [chair.who for chair in screen.chairs]
    return {"ok": True, "think": analysis.question(match, learners(who))}


def disclose(screen: Screen) -> Json:
    match, table = screen.table.finished(), screen.table
    return {"ok": True, "text": table.text(match, replace(table.notes, letters=None))}


def check(screen: Screen) -> Json:
    match, notes = screen.table.finished(), screen.table.notes
    chance = deals.chance_of(match, notes.since)
    return {
        "ok": True,
        "deal": deals.text_of(match),
        "since": notes.since,
        "drawn": chance.drawn,
        "wrong": chance.wrong,
    }


def rerun(screen: Screen, seat: Seat, who: str, played: list[int] | None = None) -> Json:
    match = screen.table.finished()
    if not 0 <= seat < match.seats or screen.table.notes.since:
        raise BadCommand("rerun", "seat")
    players = [who if at == seat else chair.who for at, chair in enumerate(screen.table.chairs)]
    if not LEVELS.keys() >= set(players):
        raise BadCommand("rerun", "who")
    return {"ok": True, "think": compose.rerun_question(match, seat, players, played or ())}


def branch(screen: Screen, position: int, when: int, seat: Seat | None, who: str | None) -> Json:
    table = screen.table
    if screen.branch_position(position) != position:
        raise BadCommand("branch", "position")
    if not is_time(when):
        raise BadCommand("branch", "when")
    chairs = _gathered(table) if seat is None else _resat(table, seat, who)
    match, origin = (
        table.match.branch(position),
        Origin(position, move_at(screen.lines, position), when),
    )
    notes = replace(
        table.notes.by(position),
        origin=origin,
        since=position,
        seal=deals.seal_of(match),
        day=None,
        contest=None,
        counts=False,
        shares=(),
        rewound=[],
        rounds={},
        told={},
        letters=None,
        sent=0,
    )
    return {
        "ok": True,
        "text": table.text(match, notes, chairs),
        "position": len(match.log),
        "origin": origin.told(),
        "seats": [chair.as_json() for chair in chairs],
    }


def _gathered(table: Table) -> tuple[Chair, ...]:
    """The chairs with all people at this screen."""
    return tuple(replace(chair, who=HUMAN) if chair.person else chair for chair in table.chairs)


def _resat(table: Table, seat: Seat, who: str | None) -> tuple[Chair, ...]:
    """The chairs with a person on that seat alone, and that level where other people sat."""
    sharing.check_open(table.match)
    if not 0 <= seat < table.match.seats:
        raise BadCommand("branch", "seat")
    if who is None or who not in LEVELS:
        raise BadCommand("branch", "who")
    return tuple(
        replace(chair, who=HUMAN if at == seat else who if chair.person else chair.who)
        for at, chair in enumerate(table.chairs)
    )
