"""The origin of a branch: a game that plays on from a past moment of another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeGuard

from freebooters.engine.match import Match

__all__ = ["Origin", "is_time", "origin_from"]

_LATEST = 8_640_000_000_000_000
"""The last millisecond that a browser's `Date` can represent."""


@dataclass(frozen=True, slots=True)
class Origin:
    """The position at which a branch begins, and when the game it comes from was last played, in
    milliseconds since 1970.
    """

    position: int
    when: int

    def as_json(self) -> dict[str, int]:
        return {"position": self.position, "when": self.when}

    def told(self, lines: Iterable[Mapping[str, Any]]) -> dict[str, int]:
        """For people: the move after which it begins, counted as the player of past moments counts
        the moments that the `lines` of the log tell of.
        """
        moments = {line["position"] for line in lines if line["position"] <= self.position}
        return {"move": max(1, len(moments)), "when": self.when}


def origin_from(data: Any, match: Match) -> Origin | None:
    """The origin in a save, None if there is none or it is malformed."""
    if not isinstance(data, dict):
        return None
    position, when = data.get("position"), data.get("when")
    if type(position) is not int or not 0 <= position <= len(match.log) or not is_time(when):
        return None
    return Origin(position, when)


def is_time(value: object) -> TypeGuard[int]:
    """Whether that is a time a browser can represent, in milliseconds since 1970."""
    return type(value) is int and 0 <= value <= _LATEST
