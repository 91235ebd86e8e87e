"""A promise that is not kept, in a sentence."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath

from freebooters.engine.contract import CHANCE, Action, Entry, Seat
from freebooters.engine.messages import Message, SeatName, say

__all__ = ["Broken", "moves", "raised", "shown", "spelled", "who"]

_LAST = 8
"""So many moves are told of those after which something was found."""
_LONGEST = 60
"""Letters of a value that a sentence quotes."""


@dataclass(frozen=True)
class Broken:
    """What is broken, and the log after which that was found; None where several games show it."""

    promise: int
    message: Message
    log: tuple[Entry, ...] | None = None


def who(seat: Seat | None) -> Message | SeatName:
    """Somebody at the table, None for a spectator, as a sentence calls them."""
    if seat is None:
        return say("promise-spectator")
    return say("promise-chance") if seat == CHANCE else SeatName(seat)


def spelled(action: Action) -> str:
    """An action as it is typed: `play skull 9`."""
    return " ".join(map(str, action))


def shown(value: object) -> str:
    """A value as code has it, cut where it is long."""
    text = repr(value)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def raised(wrong: Exception) -> Mapping[str, str]:
    """What an exception said and where it was raised, as arguments of a message."""
    frames = traceback.extract_tb(wrong.__traceback__)
    place = f"{PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    text = f"{type(wrong).__name__}: {wrong}".removesuffix(": ")
    return {
        "error": text if len(text) <= 2 * _LONGEST else f"{text[: 2 * _LONGEST]}…",
        "place": place,
    }


def moves(broken: Broken) -> Sequence[Message]:
    """After which moves something was found: how to begin to say it, and the last of them."""
    if broken.log is None:
        return ()
    last = [
        say("promise-move", who=who(seat), action=spelled(action))
        for seat, action in broken.log[-_LAST:]
    ]
    if not last:
        return (say("promise-after-none"),)
    heading = "promise-after-all" if len(last) == len(broken.log) else "promise-after-last"
    return (say(heading, count=len(broken.log)), *last)
