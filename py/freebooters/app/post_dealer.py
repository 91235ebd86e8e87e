"""A game by post at the device that deals: which letters are out, and what becomes of what comes back.

Every letter is between this device and one friend, and waits for one answer; nothing else that comes
changes the game. A letter that is out is the same bytes whenever it is asked for.
"""

from __future__ import annotations

import hashlib
from base64 import b64decode, b64encode
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import Any

from freebooters import catalog
from freebooters.app.chairs import FRIEND, chairs_in
from freebooters.app.notes import Notes
from freebooters.app.post import letter_to
from freebooters.app.table import Table
from freebooters.engine import letters, saves
from freebooters.engine.coding import Reader, Spent
from freebooters.engine.contract import Action, Seat
from freebooters.engine.letters import Letter
from freebooters.engine.match import Match, Watch

__all__ = ["Correspondence", "Dealer"]

Json = dict[str, Any]


@dataclass(slots=True)
class Correspondence:
    """What was written to a friend, and what has come back."""

    number: int = 0
    """That of the last letter."""
    is_open: bool = False
    """Whether it waits for its answer, or, once the game is over, to be read."""
    is_asked: bool = False
    """Whether it asks for an action."""
    plain: bytes = b""
    raw: bytes = b""
    """What of it is the base of one that goes on from it."""
    until: int = 0
    """The position up to which it tells."""
    base: int = 0
    """The number of the letter that was answered last."""
    base_raw: bytes = b""
    since: int = 0
    """The position up to which it told."""
    counted: int = 0
    """How many actions of its answer were carried out."""
    answers: dict[int, str] = field(default_factory=dict)
    """By the numbers of letters the digests of the first answers that have come."""
    backs: list[tuple[Seat, int]] = field(default_factory=list)
    """What was taken back since: for which seats, and to which positions."""
    away: tuple[int, int] | None = None
    """Since which moment a bot has played for the friend, who was not told so yet."""
    is_away: bool = False
    """Whether one plays now."""


@dataclass(slots=True)
class _Asked:
    """Something was taken back, if all agree."""

    former: str
    """The game as it was, as a save."""
    since: dict[Seat, int]
    waits: list[Seat]
    """Who has still to agree."""
    held: dict[Seat, bytes] = field(default_factory=dict)
    """The answers of those who have, carried out once all have."""


class Dealer:
    """The match and its correspondence with each friend. `room`: bytes of the longest letter."""

    def __init__(self, table: Table, room: int) -> None:
        self.table = table
        self.room = room
        seats = (seat for seat, chair in enumerate(table.chairs) if chair.who == FRIEND)
        self.friends = {seat: Correspondence() for seat in seats}
        self.asked: _Asked | None = None

    def due(self) -> dict[Seat, tuple[int, bytes]]:
        """The letters that are out, with their numbers. Who is asked for an action gets one once all
        seats at this device have acted; everybody does who has to agree to something, and once the game
        is over.
        """
        if all(seat in self._there() for seat in self.table.match.to_act):
            for seat, kept in self.friends.items():
                if not kept.is_open and self._is_due(seat, kept):
                    self._write(seat, kept)
        return {
            seat: (kept.number, kept.plain) for seat, kept in self.friends.items() if kept.is_open
        }

    def _there(self) -> list[Seat]:
        return [seat for seat, kept in self.friends.items() if not kept.is_away]

    def _is_due(self, seat: Seat, kept: Correspondence) -> bool:
        if self.asked is not None:
            return seat in self.asked.waits
        return self.table.match.over or (seat in self.table.match.to_act and not kept.is_away)

    def _write(self, seat: Seat, kept: Correspondence, *, whole: bool = False) -> None:
        """Writes the next letter; `whole`: the last one anew, for a device that has none before it."""
        table, match = self.table, self.table.match
        asked = seat in match.to_act and not kept.is_away
        start = table.rounds.start_for(seat) if asked else None
        letter = Letter(
            letter_to(table, seat, 0 if whole else kept.since),
            asked,
            0 if whole else kept.base,
            kept.counted,
            start or 0,
            {} if start is None else table.seals({}),
            tuple(kept.backs),
            kept.away,
        )
        bare = letters.bare(match.game, match.seats, match.options, seat)
        base = b"" if whole else kept.base_raw
        kept.plain, kept.raw = letters.write(letter, bare, base, self.room)
        kept.number += not whole
        kept.is_open, kept.is_asked, kept.until = True, asked, len(match.log)

    # What comes back

    def take(self, seat: Seat, number: int, plain: bytes) -> str:
        """An answer to the letter of that number has come from a friend: what became of it. Only what is
        `played`, `part` or `agreed` changes anything: `part`, if the game parted from what the friend could
        know, and the rest is void; `agreed`, to what was taken back, and all actions wait until all have.
        Else it came `again`, or `differs` from the first one; it is `late`, `ahead` of this device, or
        `illegal`.
        """
        kept = self.friends[seat]
        digest = hashlib.sha256(plain).hexdigest()
        if number > kept.number:
            return "ahead"
        if number in kept.answers:
            return "again" if kept.answers[number] == digest else "differs"
        if number < kept.number or not kept.is_open or self._is_read_only():
            return "late"
        outcome = self._taken(seat, kept, plain)
        if outcome != "illegal":
            kept.answers[number] = digest
        return outcome

    def _is_read_only(self) -> bool:
        return self.table.match.over and self.asked is None

    def _taken(self, seat: Seat, kept: Correspondence, plain: bytes) -> str:
        if not self._fits(seat, plain):
            return "illegal"
        kept.is_open = False
        if self.asked is None:
            return self._play(seat, kept, plain)
        self.asked.waits.remove(seat)
        self.asked.held[seat] = plain
        self._go_on()
        return "agreed"

    def _fits(self, seat: Seat, plain: bytes) -> bool:
        """Whether it begins with a legal action, or agrees where none is asked for."""
        reader = Reader(plain)
        try:
            count = reader.count()
            if not self.friends[seat].is_asked:
                return count == 0
            legal = self.table.match.legal(seat)
            if not legal or not 0 < count <= letters.MOST_ACTIONS:
                return False
            reader.number(len(legal))
        except Spent:
            return False
        return True

    def _play(self, seat: Seat, kept: Correspondence, plain: bytes) -> str:
        match, reader = self.table.match, Reader(plain)
        count, start = reader.count(), len(match.log)
        kept.base, kept.base_raw, kept.since = kept.number, kept.raw, kept.until
        kept.backs, kept.away, kept.counted = [], None, 0
        while kept.counted < count and (legal := match.legal(seat)):
            try:
                if kept.counted and reader.number(256) != letters.check_of(match.view(seat)):
                    break
                action = legal[reader.number(len(legal))]
            except Spent:
                break
            self.table.change(seat, (action,), partial(_act, match, seat, action))
            kept.counted += 1
        if kept.counted > 1:
            self._note_row(seat, start)
        return "played" if kept.counted == count else "part"

    def _note_row(self, seat: Seat, start: int) -> None:
        """The actions of an answer are taken back together."""
        last = self.table.match.last_decision(seat)
        if last is not None:
            self.table.notes.rows.append((start, last + 1))

    def send_whole(self, seat: Seat, number: int) -> bool:
        """A friend's device cannot read the letter of that number, as it has not the one before it."""
        kept = self.friends[seat]
        if number != kept.number or not kept.is_open:
            return False
        self._write(seat, kept, whole=True)
        return True

    # What is agreed on

    def take_back(self, seat: Seat) -> bool:
        """Takes back the last actions of a seat, if all friends agree: each is written to, and who answers
        has agreed. Letters that were out are void.
        """
        table = self.table
        position = table.back_position(seat)
        if position is None or self.asked is not None:
            return False
        since = {each: kept.since for each, kept in self.friends.items()}
        self.asked = _Asked(table.text(table.match, table.notes), since, self._there())
        table.notes.keep(table.match, position, seat)
        table.rewind(position)
        table.notes = table.notes.by(position)
        table.notes.take_back(position, seat)
        for kept in self.friends.values():
            kept.is_open = False
            kept.since = min(kept.since, position)
            kept.backs.append((seat, position))
        self._go_on()
        return True

    def refuse(self, seat: Seat, number: int) -> bool:
        """A friend does not agree to what that letter asks: all is as it was before."""
        kept = self.friends[seat]
        if self.asked is None or number != kept.number or not kept.is_open:
            return False
        self._stay(self.asked)
        return True

    def _stay(self, asked: _Asked) -> None:
        """Nothing is taken back; letters that were out are void."""
        chairs, self.table = self.table.chairs, _restored(asked.former)
        self.table.chairs = chairs
        for seat, since in asked.since.items():
            kept = self.friends[seat]
            kept.is_open, kept.since = False, since
            kept.backs.pop()
        self.asked = None

    def _go_on(self) -> None:
        """Once all have agreed, what they have answered is carried out."""
        if self.asked is None or self.asked.waits:
            return
        held, self.asked = self.asked.held, None
        for seat, plain in sorted(held.items()):
            self._play(seat, self.friends[seat], plain)

    # Who plays a seat

    def give(self, seat: Seat, level: str) -> None:
        """A bot of that level plays for a friend, whose letter is void. What was to be taken back is not, as
        it was asked of somebody else.
        """
        if self.asked is not None:
            self._stay(self.asked)
        kept, match = self.friends[seat], self.table.match
        kept.is_open, kept.is_away = False, True
        kept.away = kept.away or (match.rewinds, len(match.log))
        self._sit(seat, level)

    def give_back(self, seat: Seat) -> None:
        """The friend plays again, and is told."""
        self.friends[seat].is_away = False
        self._sit(seat, FRIEND)

    def _sit(self, seat: Seat, who: str) -> None:
        chairs = [*self.table.chairs]
        chairs[seat] = replace(chairs[seat], who=who)
        self.table.chairs = tuple(chairs)

    # To be stored

    def as_json(self) -> Json:
        """All of it but the game, which is a save of its own."""
        asked = self.asked
        return {
            "friends": [[seat, _packed(kept)] for seat, kept in self.friends.items()],
            "asked": asked
            and {
                "former": asked.former,
                "since": [*asked.since.items()],
                "waits": asked.waits,
                "held": [[seat, _text(plain)] for seat, plain in asked.held.items()],
            },
        }

    @classmethod
    def restored(cls, save: str, stored: Json, room: int) -> Dealer:
        """As it was stored beside that save."""
        dealer = cls(_restored(save), room)
        dealer.friends = {seat: _unpacked(kept) for seat, kept in stored["friends"]}
        if asked := stored["asked"]:
            held = {seat: b64decode(text) for seat, text in asked["held"]}
            since = dict(asked["since"])
            dealer.asked = _Asked(asked["former"], since, [*asked["waits"]], held)
        return dealer


def _act(match: Match, seat: Seat, action: Action, watch: Watch) -> None:
    match.act(seat, action, watch=watch)


def _restored(save: str) -> Table:
    saved = saves.read(save)
    match = catalog.restore(saved)
    return Table(match, chairs_in(saved.table, match.seats), Notes.read(saved.table, match))


_BYTES = ("plain", "raw", "base_raw")


def _text(data: bytes) -> str:
    return b64encode(data).decode()


def _packed(kept: Correspondence) -> Json:
    found = asdict(kept)
    return {
        **found,
        **{name: _text(found[name]) for name in _BYTES},
        "answers": [*found["answers"].items()],
    }


def _unpacked(stored: Json) -> Correspondence:
    return Correspondence(
        **{
            **stored,
            **{name: b64decode(stored[name]) for name in _BYTES},
            "answers": dict(stored["answers"]),
            "backs": [(seat, position) for seat, position in stored["backs"]],
            "away": stored["away"] and tuple(stored["away"]),
        }
    )
