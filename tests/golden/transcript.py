"""Transcripts: a whole game in text, everything every seat saw at every step."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from freebooters.engine.contract import CHANCE, Action, Entry, Seat
from freebooters.engine.match import Match
from freebooters.engine.views import view_as_json
from tests.contract.rooms import ROOMS, ROOT, SETTINGS, Setting

__all__ = [
    "SEED",
    "file_of",
    "folder_of",
    "recorded",
    "replayed",
    "seat_actions",
    "transcript",
]

SEED = "golden"
_WHOLE_EVERY = 60
"""Steps from one moment told in full to the next."""


def recorded(folder: str) -> list[Setting]:
    """The settings a room is recorded at: all that is swept, with the fewest and the most seats."""
    seats = ROOMS[folder].info.seats
    return [s for s in SETTINGS[folder] if s.seats in (min(seats), max(seats))]


def folder_of(folder: str) -> Path:
    """Where a room's recordings lie: among its own tests."""
    return ROOT / "tests" / "games" / folder / "golden"


def file_of(setting: Setting) -> Path:
    """A setting's recording: the values of its options, its seats."""
    chosen = [str(value).lower() for _, value in setting.chosen] or ["plain"]
    return folder_of(setting.folder) / f"{'-'.join(chosen)}-{setting.seats}.txt"


def transcript(match: Match) -> str:
    """The whole match, line by line.

    A step is `number seat action | events | views | who acts next`: events as a spectator saw
    them, a fingerprint of every seat's view and of the spectator's, and per acting seat the number
    of its legal actions. Now and then, and at the end, the views are told in full.
    """
    game, seats = match.game.info.id, match.seats
    head = f"{game} {json.dumps(dict(match.options))} {seats} seats, seed {match.seed}"
    return "\n".join([head, *_moment(match.at(0), whole=True), *_steps(match), ""])


def _steps(match: Match) -> Iterator[str]:
    for then in match.retrace(0):
        yield _step(then)
        yield from _moment(then, whole=len(then.log) % _WHOLE_EVERY == 0 or then.over)


def _step(match: Match) -> str:
    seat, action = match.log[-1]
    events = [event.seen_by(None) for event in match.events[-1]]
    told = "; ".join(f"{seen.kind} {_json(seen.args)}" for seen in events)
    views = " ".join(_fingerprint(match.view(observer)) for observer in _observers(match))
    following = " ".join(f"{_name(seat)}:{len(match.legal(seat))}" for seat in match.to_act)
    return f"{len(match.log)} {_name(seat)} {_json(action)} | {told} | {views} | {following}"


def _moment(match: Match, *, whole: bool) -> Iterator[str]:
    """The spectator's view, and of each seat's what differs from it."""
    if not whole:
        return
    public = view_as_json(match.view(None))
    yield f"  all {_json(public)}"
    for seat in range(match.seats):
        own = view_as_json(match.view(seat))
        differing = {name: value for name, value in own.items() if value != public[name]}
        if differing:
            yield f"  seat {seat} {_json(differing)}"
    if match.over:
        yield f"  returns {_json(match.returns)} ranks {_json(match.ranks)}"


def _observers(match: Match) -> Sequence[Seat | None]:
    return (*range(match.seats), None)


def _name(seat: Seat) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def _fingerprint(view: Any) -> str:
    return hashlib.sha256(_json(view_as_json(view)).encode()).hexdigest()[:6]


def seat_actions(text: str) -> list[Entry]:
    """What the seats did, read from a transcript; chance is left to the seed."""
    entries = []
    for line in text.splitlines():
        words = line.split(" ", 3)
        if words[0].isdecimal() and words[1] == "seat":
            action: Action = tuple(json.loads(words[3].split(" | ")[0]))
            entries.append(Entry(int(words[2]), action))
    return entries


def replayed(setting: Setting, actions: Sequence[Entry]) -> Match:
    """The match in which the seats did that and chance was drawn from the seed."""
    match = Match(setting.game, setting.seats, setting.options, SEED)
    for seat, action in actions:
        match.act(seat, action)
    return match
