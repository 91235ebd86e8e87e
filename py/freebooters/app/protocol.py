"""The messages that come from the page: whether each is a command, and holds what it must."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from freebooters.app.commands import COMMANDS
from freebooters.app.notes import shares_from, votes_from
from freebooters.app.shapes import (
    are_actions,
    are_chances,
    are_moments,
    are_numbers,
    are_seals,
    are_texts,
    is_action,
    is_base64,
    is_day,
    is_digest,
    is_frame,
)
from freebooters.app.taking import taking_from
from freebooters.app.witness import is_witness
from freebooters.engine import saves
from freebooters.engine.errors import BadSave, FreebootersError
from freebooters.engine.messages import say
from freebooters.engine.outside import TooLong, quoted, read_json
from freebooters.engine.sealing import is_nonce

__all__ = [
    "ALL",
    "KINDS",
    "LONGEST",
    "SPECTATOR",
    "BadCommand",
    "parse",
]

SPECTATOR = "spectator"
"""The eyes of somebody who has no seat."""

ALL = "all"
"""The eyes of a spectator who sees all hands."""

LONGEST = 64_000
"""Characters of a command, without the save, the results or the log it may contain."""

_WITH_SAVE = frozenset(("load", "inspect", "preview", "audit", "hand_in", "collect"))
_WITH_KEPT = frozenset(("open_letter", "check_opened", "move_on"))

_LONGEST_WITH_SAVE = LONGEST + 2 * saves.LONGEST
"""A save inside a command is escaped, which may double its characters."""


class BadCommand(FreebootersError):
    """A message is not a command of the protocol."""

    def __init__(self, command: str, field: str = "") -> None:
        super().__init__(say("error-command", command=quoted(command), field=field))


KINDS: Mapping[str, Callable[[Any], bool]] = {
    "text": lambda value: isinstance(value, str),
    "text or null": lambda value: value is None or isinstance(value, str),
    "flag or null": lambda value: value is None or type(value) is bool,
    "date or null": lambda value: value is None or is_day(value),
    "seals": are_seals,
    "digest": is_digest,
    "bytes": is_base64,
    "nonce": is_nonce,
    "votes or null": lambda value: value is None or votes_from(value) is not None,
    "nonce or null": lambda value: value is None or is_nonce(value),
    "number": lambda value: type(value) is int,
    "number or null": lambda value: value is None or type(value) is int,
    "numbers or null": lambda value: value is None or are_numbers(value),
    "eyes": lambda value: value in (None, SPECTATOR, ALL) or type(value) is int,
    "frame": is_frame,
    "chairs": lambda value: isinstance(value, list),
    "chairs or null": lambda value: value is None or isinstance(value, list),
    "options": lambda value: isinstance(value, dict),
    "puzzle": lambda value: isinstance(value, dict),
    "flag": lambda value: type(value) is bool,
    "action": is_action,
    "action or null": lambda value: value is None or is_action(value),
    "actions": are_actions,
    "chances": are_chances,
    "picks": are_texts,
    "shares or null": lambda value: value is None or shares_from(value) is not None,
    "taking or null": lambda value: value is None or taking_from(value) is not None,
    "witness": is_witness,
    "moments": are_moments,
    "texts": are_texts,
}


def parse(text: str) -> tuple[str, dict[str, Any]]:
    """A command's name and checked fields. Raises `BadCommand`, which names command and field;
    `BadSave` if the text is longer than a command with a save can be.
    """
    try:
        data = read_json(text, _LONGEST_WITH_SAVE)
    except TooLong as wrong:
        raise BadSave(say("error-save-json")) from wrong
    except ValueError as wrong:
        raise BadCommand("") from wrong
    name = data.get("do") if isinstance(data, dict) else None
    command = COMMANDS.get(name) if isinstance(name, str) else None
    if command is None:
        raise BadCommand(quoted(name))
    if len(text) > LONGEST and name not in _WITH_SAVE | _WITH_KEPT:
        raise BadCommand(command.name)
    for field in command.fields:
        if not KINDS[field.kind](data.get(field.name)):
            raise BadCommand(command.name, field.name)
    return command.name, {field.name: data.get(field.name) for field in command.fields}
