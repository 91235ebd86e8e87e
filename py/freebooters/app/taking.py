"""That somebody takes part in a contest: which of its deals is played, and for the how manieth time."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from freebooters.engine.outside import has_room

__all__ = ["LONGEST_WORD", "Taking", "taking_from"]

LONGEST_WORD = 40
"""Graphemes of the word that is said at the start."""

_KINDS = {"code": str, "number": int, "tries": int, "word": str}


@dataclass(frozen=True, slots=True)
class Taking:
    """`code`: of the contest; `number`: of the deal, from 0; `tries`: 1 for the first on this device."""

    code: str
    number: int
    tries: int
    word: str

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def taking_from(data: Any) -> Taking | None:
    """As a save or a message has it; None if it is none. Whether there is such a contest is another
    question.
    """
    if not isinstance(data, dict) or data.keys() != _KINDS.keys():
        return None
    if any(type(data[name]) is not kind for name, kind in _KINDS.items()):
        return None
    fits = has_room(data["code"], LONGEST_WORD) and has_room(data["word"], LONGEST_WORD)
    return Taking(**data) if fits and data["tries"] > 0 and data["number"] >= 0 else None
