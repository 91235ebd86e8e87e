"""Score sheets: where every seat's points come from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from freebooters.engine.contract import Seat
from freebooters.engine.messages import Message
from freebooters.stage.fact import Fact, Value
from freebooters.stage.written import Written, text_of

__all__ = ["Part", "Round", "Row", "Sheet"]


@dataclass(frozen=True, slots=True)
class Row:
    """What one seat has: a value for every column, or words; an empty one says that there is nothing."""

    seat: Seat
    values: tuple[Value | Message, ...]

    def as_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "values": [
                value.as_json() if isinstance(value, Message) else value for value in self.values
            ],
        }


@dataclass(frozen=True, slots=True)
class Part:
    """What a round brought one seat: a number, and the facts behind it, as small signs."""

    value: Value
    facts: tuple[Fact, ...] = ()

    def as_json(self) -> dict[str, Any]:
        return {"value": self.value, "facts": [fact.as_json() for fact in self.facts]}


@dataclass(frozen=True, slots=True)
class Round:
    """A round that was played: its number, what held for everybody, and a part per seat."""

    number: int
    parts: tuple[Part, ...]
    facts: tuple[Fact, ...] = ()

    def as_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "parts": [part.as_json() for part in self.parts],
            "facts": [fact.as_json() for fact in self.facts],
        }


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table with a row for each seat, whoever leads first; the last column decides, except where
    `decided` names another by its place, as after a tie.

    `why` says in one sentence who won and by what, once the game is over. `columns` are short
    names, `icons` a sprite for each of them or "". `rounds` tell the same round by round, the
    earliest first, in games that are played in rounds.
    """

    columns: tuple[Message, ...]
    rows: tuple[Row, ...]
    icons: tuple[str, ...] = ()
    why: Message | None = None
    rounds: tuple[Round, ...] = ()
    decided: int | None = None
    _text: str = field(default="", init=False, repr=False, compare=False)

    def as_json(self) -> dict[str, Any]:
        return {
            "columns": [column.as_json() for column in self.columns],
            "icons": list(self.icons) or [""] * len(self.columns),
            "rows": [row.as_json() for row in self.rows],
            "rounds": [each.as_json() for each in self.rounds],
            "why": None if self.why is None else self.why.as_json(),
            "decided": len(self.columns) - 1 if self.decided is None else self.decided,
        }

    def written(self) -> Written:
        """`as_json` as JSON text, written once."""
        if not self._text:
            object.__setattr__(self, "_text", text_of(self.as_json()))
        return Written(self._text)
