"""What is kept of a table beside its match, and read from a save with every entry checked."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Any

from freebooters.app import insights
from freebooters.app.insights import Insight
from freebooters.app.origin import Origin, origin_from
from freebooters.app.taking import Taking, taking_from
from freebooters.engine.audit import Rewound, Vote
from freebooters.engine.contract import CHANCE, Seat
from freebooters.engine.match import Match
from freebooters.engine.saves import entry_of
from freebooters.engine.sealing import Opened, is_nonce
from freebooters.engine.seeds import Share

__all__ = ["Notes", "shares_from", "votes_from"]

Json = dict[str, Any]

_SEAL = re.compile("[0-9a-f]{64}")
_DAY = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
_DRAWN = re.compile("[0-9a-f]{32}")

_MOST_VOTES = 8
"""At most so many votes belong to what is taken back: there are fewer seats."""

_LONGEST = 128
"""Characters of a key or a signature, which are shorter."""

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
    since: int = 0
    """The position from which on the match's seed has decided what chance does."""
    seal: str | None = None
    """The seal that was shown when the game began; None: not yet."""
    day: str | None = None
    """The date of the deal of the day that is played, as 2026-11-25."""
    rounds: dict[int, dict[Seat, Opened]] = field(default_factory=dict)
    """How what several seats chose at the same time was sealed, by where those rounds began."""
    counts: bool = True
    """Whether it may count in somebody's record: not once it was played on from a past moment, an
    action was taken back for practice or at the coach's advice, or somebody else has sat down.
    """
    shares: tuple[Share, ...] = ()
    """Of which the seed was drawn, if several devices have drawn it."""
    rewound: list[Rewound] = field(default_factory=list)
    """In such a game all that was taken back, so that every device can check it at the end."""
    contest: Taking | None = None
    """The deal of a contest that is played."""
    told: dict[int, dict[Seat, str]] = field(default_factory=dict)
    """The seals of rounds in which several chose, by where they began and by seats, as everybody was
    told them before any choice was opened.
    """
    letters: Json | None = None
    """Of a game by post what `post_dealer` keeps of its letters."""
    sent: int = 0
    """In such a game the position up to which a letter has told, so that nothing before it is taken back
    as of right.
    """

    @property
    def is_compared(self) -> bool:
        """Whether others play the same deal, so that only what is as of right is taken back."""
        return self.day is not None or self.contest is not None

    @classmethod
    def read(cls, table: Json, match: Match) -> Notes:
        """The notes in a save; entries that cannot be notes of that match are ignored."""
        origin = origin_from(table.get("origin"), match)
        return cls(
            _undone(table.get("undone"), match),
            _rows(table.get("rows"), match),
            insights.read(table.get("insights"), match),
            origin,
            _since(table.get("since"), match, 0 if origin is None else origin.position),
            _shaped(table.get("seal"), _SEAL),
            _shaped(table.get("day"), _DAY),
            _rounds(table.get("rounds"), match),
            table.get("counts") is not False and origin is None,
            shares_from(table.get("shares")) or (),
            _rewound(table.get("rewound")),
            taking_from(table.get("contest")),
            _told(table.get("sealed"), match),
            letters if isinstance(letters := table.get("letters"), dict) else None,
            _since(table.get("sent"), match, 0),
        )

    def as_json(self) -> Json:
        """As a save holds them: `undone` always, the others if there are any."""
        others: Json = {
            "rows": [list(row) for row in self.rows],
            "insights": [insight.as_json() for insight in self.insights],
            "origin": self.origin and self.origin.as_json(),
            "since": self.since,
            "seal": self.seal,
            "day": self.day,
            "contest": self.contest and self.contest.as_json(),
            "rounds": [
                [start, seat, opened.count, opened.nonce]
                for start, seats in self.rounds.items()
                for seat, opened in seats.items()
            ],
            "sealed": [
                [start, seat, digest]
                for start, seals in self.told.items()
                for seat, digest in seals.items()
            ],
            "letters": self.letters,
            "sent": self.sent,
        }
        found = {
            "undone": [list(note) for note in self.undone],
            **{name: value for name, value in others.items() if value},
        }
        if not self.counts:
            found["counts"] = False
        if self.shares:
            found["shares"] = [list(share) for share in self.shares]
        if self.rewound:
            found["rewound"] = [_as_json(back) for back in self.rewound]
        return found

    def by(self, position: int) -> Notes:
        """The notes that remain when the match goes back to that position."""
        return replace(
            self,
            undone=[note for note in self.undone if note[0] <= position],
            rows=[row for row in self.rows if row[1] <= position],
            insights=[insight for insight in self.insights if insight.position < position],
            rounds={start: seats for start, seats in self.rounds.items() if start < position},
            told={start: seals for start, seals in self.told.items() if start < position},
            sent=min(self.sent, position),
        )

    def take_back(self, position: int, seat: Seat) -> None:
        """Adds that the seat has gone back to that position."""
        self.undone = [*self.undone, (position, seat)][-_MOST_NOTES:]

    def keep(self, match: Match, position: int, seat: Seat, votes: tuple[Vote, ...] = ()) -> None:
        """Keeps what is taken back when the match now goes back to that position for that seat, and
        the votes for it.
        """
        rows = tuple(row for row in self.rows if row[1] > position)
        self.rewound.append(Rewound(position, tuple(match.log[position:]), rows, seat, votes))

    def first(self, position: int) -> int:
        """The first of the actions that were confirmed together with that one."""
        return next((start for start, end in self.rows if start <= position < end), position)


def shares_from(data: Any) -> tuple[Share, ...] | None:
    """The shares in a save or a message; None if that is none."""
    shares = tuple(share for each in _list(data) if (share := _share(each)) is not None)
    return shares if shares and len(shares) == len(data) else None


def _share(data: Any) -> Share | None:
    if not isinstance(data, list) or [type(part) for part in data] != [int, str, str]:
        return None
    seat, committed, share = data
    fits = _SEAL.fullmatch(committed) and _DRAWN.fullmatch(share)
    return Share(seat, committed, share) if fits else None


def votes_from(data: Any) -> tuple[Vote, ...] | None:
    """The votes in a save or a message; None if they are none. Whether they are signed is another
    question, which the page answers.
    """
    rows = _list(data)
    if len(rows) > _MOST_VOTES or not isinstance(data, list) or not all(map(_is_vote, rows)):
        return None
    return tuple(Vote(*row) for row in rows)


def _is_vote(row: Any) -> bool:
    if not isinstance(row, list) or [type(part) for part in row] != [str, str, int, str, str]:
        return False
    return all(len(part) <= _LONGEST for part in row if isinstance(part, str))


def _as_json(back: Rewound) -> Json:
    found: Json = {
        "position": back.position,
        "seat": back.seat,
        "log": [[seat, *action] for seat, action in back.log],
        "rows": [list(row) for row in back.rows],
    }
    if back.votes:
        found["votes"] = [list(vote) for vote in back.votes]
    return found


def _rewound(data: Any) -> list[Rewound]:
    """All of it, or nothing where something is not what it should be."""
    found = []
    for each in _list(data):
        position = each.get("position") if isinstance(each, dict) else None
        lines = _list(each.get("log")) if isinstance(each, dict) else []
        log = [entry for line in lines if (entry := entry_of(line)) is not None]
        if type(position) is not int or position < 0 or not log or len(log) != len(lines):
            return []
        # Earlier versions kept no seat: it was the one that had acted there.
        seat = each.get("seat", log[0].seat)
        if type(seat) is not int:
            return []
        rows = tuple(_pairs(each.get("rows")))
        votes = votes_from(each.get("votes")) or ()
        found.append(Rewound(position, tuple(log), rows, seat, votes))
    return found


def _list(data: Any) -> list[Any]:
    return data if isinstance(data, list) else []


def _since(data: Any, match: Match, usual: int) -> int:
    return data if type(data) is int and 0 <= data <= len(match.log) else usual


def _shaped(data: Any, shape: re.Pattern[str]) -> str | None:
    return data if isinstance(data, str) and shape.fullmatch(data) else None


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


def _rounds(data: Any, match: Match) -> dict[int, dict[Seat, Opened]]:
    found: dict[int, dict[Seat, Opened]] = {}
    for row in data if isinstance(data, list) else []:
        if not isinstance(row, list) or len(row) != 4:
            continue
        *numbers, nonce = row
        if any(type(number) is not int for number in numbers) or not is_nonce(nonce):
            continue
        start, seat, count = numbers
        if 0 <= start < len(match.log) and 0 <= seat < match.seats and count > 0:
            found.setdefault(start, {})[seat] = Opened(count, nonce)
    return found


def _told(data: Any, match: Match) -> dict[int, dict[Seat, str]]:
    found: dict[int, dict[Seat, str]] = {}
    for row in _list(data):
        if not isinstance(row, list) or [type(part) for part in row] != [int, int, str]:
            continue
        start, seat, digest = row
        if 0 <= start <= len(match.log) and 0 <= seat < match.seats and _SEAL.fullmatch(digest):
            found.setdefault(start, {})[seat] = digest
    return found


def _pairs(data: Any) -> list[tuple[int, int]]:
    if not isinstance(data, list):
        return []
    return [
        (pair[0], pair[1])
        for pair in data
        if isinstance(pair, list) and len(pair) == 2 and all(type(part) is int for part in pair)
    ]
