"""Where a game comes from that plays on from a past moment of another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeGuard

from freebooters.engine.contract import CHANCE
from freebooters.engine.match import Match

__all__ = ["Origin", "is_time", "origin_from"]

_LATEST = 8_640_000_000_000_000
"""The last millisecond a browser can put into words."""


@dataclass(frozen=True, slots=True)
class Origin:
    """From which position on a match is its own, and when the other one was last played, in
    milliseconds since 1970.
    """

    position: int
    when: int

    def as_json(self) -> dict[str, int]:
        return {"position": self.position, "when": self.when}

    def told(self, match: Match) -> dict[str, int]:
        """As people count: with which move it begins, chance's outcomes left out."""
        made = sum(entry.seat != CHANCE for entry in match.log[: self.position])
        return {"move": made + 1, "when": self.when}


def origin_from(data: Any, match: Match) -> Origin | None:
    """The origin a save tells of; what is none is passed over."""
    if not isinstance(data, dict):
        return None
    position, when = data.get("position"), data.get("when")
    if type(position) is not int or not 0 <= position <= len(match.log) or not is_time(when):
        return None
    return Origin(position, when)


def is_time(value: object) -> TypeGuard[int]:
    """Whether that is a moment a browser can name, in milliseconds since 1970."""
    return type(value) is int and 0 <= value <= _LATEST
