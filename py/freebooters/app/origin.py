"""The origin of a branch: a game that plays on from a past moment of another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeGuard

from freebooters.engine.contract import CHANCE
from freebooters.engine.match import Match

__all__ = ["Origin", "is_time", "move_at", "origin_from"]

_LATEST = 8_640_000_000_000_000
"""The last millisecond that a browser's `Date` can represent."""


@dataclass(frozen=True, slots=True)
class Origin:
    """The position at which a branch begins, its number for people, and when the game it comes from
    was last played, in milliseconds since 1970.
    """

    position: int
    move: int
    when: int

    def as_json(self) -> dict[str, int]:
        return {"position": self.position, "move": self.move, "when": self.when}

    def told(self) -> dict[str, int]:
        """For people."""
        return {"move": self.move, "when": self.when}


def move_at(lines: Iterable[Mapping[str, Any]], position: int) -> int:
    """The number of a move as the player of past moments shows it: of the moments that the `lines`
    of the log tell of.
    """
    return max(1, len({line["position"] for line in lines if line["position"] <= position}))


def origin_from(data: Any, match: Match) -> Origin | None:
    """The origin in a save, None if there is none or it is malformed. One that has no `move` counts
    what the seats have done.
    """
    if not isinstance(data, dict):
        return None
    position, when = data.get("position"), data.get("when")
    if type(position) is not int or not 0 <= position <= len(match.log) or not is_time(when):
        return None
    done = sum(entry.seat != CHANCE for entry in match.log[:position])
    move = data.get("move", done + 1)
    if type(move) is not int or not 1 <= move <= position + 1:
        return None
    return Origin(position, move, when)


def is_time(value: object) -> TypeGuard[int]:
    """Whether that is a time a browser can represent, in milliseconds since 1970."""
    return type(value) is int and 0 <= value <= _LATEST
