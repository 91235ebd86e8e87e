"""Saves: a match as one JSON text. It holds the log and no state that could contradict it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from freebooters.engine.contract import Entry, Options
from freebooters.engine.errors import BadSave, BrokenLog
from freebooters.engine.game import Info
from freebooters.engine.messages import Message, say
from freebooters.engine.outside import TooLong, quoted, read_json

__all__ = ["LONGEST", "VERSION", "Saved", "check_rules", "entry_of", "read", "write"]

VERSION = 1
"""The version of the format; the version of a game's rules is its `rules_version`."""

_FORMAT = "freebooters"
_WORDS = frozenset((str, int))

LONGEST = 4_000_000
"""The greatest number of characters of a save, ten times as many as the longest game needs. The
page checks a file's size before it reads it.
"""


@dataclass(frozen=True, slots=True)
class Saved:
    """What a save says, well-formed but not yet replayed. `table` is passed on unchecked."""

    game: str
    rules: int
    seats: int
    options: Options
    seed: str
    rewinds: int
    table: dict[str, Any]
    log: tuple[Entry, ...]


def write(saved: Saved) -> str:
    """The save as text; equal saves give equal texts."""
    return json.dumps(
        {
            "format": _FORMAT,
            "version": VERSION,
            "game": saved.game,
            "rules": saved.rules,
            "seats": saved.seats,
            "options": dict(saved.options),
            "seed": saved.seed,
            "rewinds": saved.rewinds,
            "table": saved.table,
            "log": [[seat, *action] for seat, action in saved.log],
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def read(text: str) -> Saved:
    """What the text of a save says. Raises `BadSave`: too long, not JSON, not a save of ours,
    another version, a wrong field.
    """
    try:
        data = read_json(text, LONGEST)
    except TooLong as wrong:
        raise BadSave(say("error-save-large", most=LONGEST // 1_000_000)) from wrong
    except ValueError as wrong:
        raise BadSave(say("error-save-json")) from wrong
    if not isinstance(data, dict) or data.get("format") != _FORMAT:
        raise BadSave(say("error-save-foreign"))
    if data.get("version") != VERSION:
        raise BadSave(say("error-save-version", format=quoted(data.get("version"))))
    return Saved(
        game=_field(data, "game", str),
        rules=_field(data, "rules", int),
        seats=_field(data, "seats", int),
        options=_field(data, "options", dict),
        seed=_field(data, "seed", str),
        rewinds=_count(data, "rewinds"),
        table=_field(data, "table", dict),
        log=tuple(_entry(line, at) for at, line in enumerate(_field(data, "log", list))),
    )


def check_rules(info: Info, found: int) -> None:
    """Raises `BadSave` if a save was made by another version of the game's rules. For an earlier
    one it says what has changed since, in the room's words `<game>-rules-<version>`.
    """
    known = info.rules_version
    if found == known:
        return
    if not 1 <= found < known:
        raise BadSave(say("error-save-rules", found=found, known=known))
    changed = _changed(info, found + 1)
    title = say(f"{info.id}-title")
    raise BadSave(
        say("error-save-rules-changed", game=title, found=found, known=known, changed=changed)
    )


def _changed(info: Info, version: int) -> Message:
    """The messages that say what that version of the rules and all later ones changed, in order."""
    change = say(f"{info.id}-rules-{version}")
    if version == info.rules_version:
        return change
    return say("error-save-changes", first=change, later=_changed(info, version + 1))


def _field(data: dict[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if type(value) is not kind:
        raise _amiss(name)
    return value


def _count(data: dict[str, Any], name: str) -> int:
    value: int = _field(data, name, int)
    if value < 0:
        raise _amiss(name)
    return value


def _amiss(name: str) -> BadSave:
    return BadSave(say("error-save-field", field=name))


def entry_of(line: object) -> Entry | None:
    """An entry of a log as a save holds it; None if it is none."""
    if isinstance(line, list) and len(line) >= 2 and _WORDS.issuperset(map(type, line)):
        seat, verb, *_ = line
        if type(seat) is int and type(verb) is str:
            return Entry(seat, tuple(line[1:]))
    return None


def _entry(line: object, position: int) -> Entry:
    entry = entry_of(line)
    if entry is None:
        raise BadSave(BrokenLog(position).message)
    return entry
