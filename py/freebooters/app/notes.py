"""What is kept of a table beside its match, and read from a save with every entry checked."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from freebooters.app import insights
from freebooters.app.insights import Insight
from freebooters.app.origin import Origin, origin_from
from freebooters.engine.contract import CHANCE, Seat
from freebooters.engine.match import Match

__all__ = ["Notes"]

Json = dict[str, Any]

_MOST_NOTES = 1000
"""At most so many actions taken back are kept; the oldest are dropped."""


@dataclass(slots=True)
class Notes:
    """Notes kept with a match; each list is in order and refers to the log as it is now."""

    undone: list[tuple[int, Seat]] = field(default_factory=list)
    """Position and seat of actions taken back."""
    rows: list[tuple[int, int]] = field(default_factory=list)
    """From where to where in the log a seat's actions were confirmed together."""
    insights: list[Insight] = field(default_factory=list)
    """What bots compared before they moved."""
    origin: Origin | None = None
    """Where the game comes from, if it plays on from another."""

    @classmethod
    def read(cls, table: Json, match: Match) -> Notes:
        """The notes in a save; entries that cannot be notes of that match are ignored."""
        return cls(
            _undone(table.get("undone"), match),
            _rows(table.get("rows"), match),
            insights.read(table.get("insights"), match),
            origin_from(table.get("origin"), match),
        )

    def as_json(self) -> Json:
        """As a save holds them: `undone` always, the others if there are any."""
        found: Json = {"undone": [list(note) for note in self.undone]}
        if self.rows:
            found["rows"] = [list(row) for row in self.rows]
        if self.insights:
            found["insights"] = [insight.as_json() for insight in self.insights]
        if self.origin is not None:
            found["origin"] = self.origin.as_json()
        return found

    def by(self, position: int) -> Notes:
        """The notes that remain when the match goes back to that position."""
        return replace(
            self,
            undone=[note for note in self.undone if note[0] <= position],
            rows=[row for row in self.rows if row[1] <= position],
            insights=[insight for insight in self.insights if insight.position < position],
        )

    def take_back(self, position: int, seat: Seat) -> None:
        """Adds that the seat has gone back to that position."""
        self.undone = [*self.undone, (position, seat)][-_MOST_NOTES:]

    def first(self, position: int) -> int:
        """The first of the actions that were confirmed together with that one."""
        return next((start for start, end in self.rows if start <= position < end), position)


def _undone(data: Any, match: Match) -> list[tuple[int, Seat]]:
    notes = sorted(
        (position, seat)
        for position, seat in _pairs(data)
        if 0 <= position <= len(match.log) and 0 <= seat < match.seats
    )
    return notes[-_MOST_NOTES:]


def _rows(data: Any, match: Match) -> list[tuple[int, int]]:
    rows: list[tuple[int, int]] = []
    seats = [entry.seat for entry in match.log]
    for start, end in sorted(_pairs(data)):
        follows = (rows[-1][1] if rows else 0) <= start < end <= len(seats)
        if follows and seats[start] == seats[end - 1] >= 0:
            own = (seats[start], CHANCE)
            if all(seats[position] in own for position in range(start, end)):
                rows.append((start, end))
    return rows


def _pairs(data: Any) -> list[tuple[int, int]]:
    if not isinstance(data, list):
        return []
    return [
        (pair[0], pair[1])
        for pair in data
        if isinstance(pair, list) and len(pair) == 2 and all(type(part) is int for part in pair)
    ]
