"""A game by post at the device that deals: which letters are out, and what becomes of what comes back.

Every letter is between this device and one friend, and waits for one answer; nothing else that comes
changes the game. A letter that was sent is the same bytes whenever it is asked for; until then it is a
draft, written anew whenever the game is another. All of it is kept with the table, in its notes.
"""

from __future__ import annotations

import hashlib
import secrets
from base64 import b64decode
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import Any

from freebooters import catalog
from freebooters.app.chairs import FRIEND, chairs_in
from freebooters.app.notes import Notes
from freebooters.app.post import UNFIT, amiss, base64_of, letter_to
from freebooters.app.table import Table
from freebooters.engine import letters, saves
from freebooters.engine.ahead import MOST_ACTIONS
from freebooters.engine.audit import Moment
from freebooters.engine.coding import Reader, Spent
from freebooters.engine.contract import Action, Seat
from freebooters.engine.letters import Back, Letter
from freebooters.engine.match import Match, Watch
from freebooters.engine.opened import nonce_of

__all__ = ["Correspondence", "Dealer"]

Json = dict[str, Any]

_BEGUN = Moment(0, 0)


@dataclass(slots=True)
class Correspondence:
    """What was written to a friend, and what has come back."""

    number: int = 0
    """That of the last letter."""
    is_open: bool = False
    """Whether it waits for its answer, or, once the game is over, to be read."""
    is_sent: bool = False
    """Whether it is out, and no draft any more."""
    is_wanted: bool = False
    """Whether it is out, and was asked for once more, whole."""
    is_asked: bool = False
    """Whether it asks for an action."""
    plain: bytes = b""
    raw: bytes = b""
    """What of it is the base of one that goes on from it."""
    at: Moment = _BEGUN
    """The moment of which it tells."""
    base: int = 0
    """The number of the letter that was answered last."""
    base_raw: bytes = b""
    since: int = 0
    """The position up to which it told."""
    counted: int = 0
    """How many actions of its answer were carried out."""
    answers: dict[int, str] = field(default_factory=dict)
    """By the numbers of letters the digests of the first answers that have come."""
    backs: list[Back] = field(default_factory=list)
    """What was taken back since."""
    away: tuple[int, int] | None = None
    """Since which moment a bot has played for the friend, who was not told so yet."""
    is_away: bool = False
    """Whether one plays now."""

    def void(self) -> None:
        """The letter that is open counts no more; a draft has never been there."""
        self.number -= self.is_open and not self.is_sent
        self.is_open = self.is_wanted = False


@dataclass(slots=True)
class _Asked:
    """Something was taken back, if all agree."""

    seat: Seat
    former: str
    """The game as it was, as a save."""
    since: dict[Seat, int]
    waits: list[Seat]
    """Who has still to agree."""
    held: dict[Seat, bytes] = field(default_factory=dict)
    """The answers of those who have, carried out once all have."""


class Dealer:
    """The match and its correspondence with each friend."""

    def __init__(self, table: Table) -> None:
        """What the table's notes have of it. Raises `BadLetter` if that is none."""
        self.table = table
        stored = table.notes.letters or {}
        try:
            self.room: int = stored["room"]
            """Bytes of the longest letter."""
            self._secret: str = stored["secret"]
            self.friends = {seat: _unpacked(kept) for seat, kept in stored["friends"]}
            self.asked = _asked_from(stored["asked"])
            self._check(bytes.fromhex(self._secret))
        except UNFIT as wrong:
            raise amiss("letters") from wrong

    def _check(self, secret: bytes) -> None:
        """Raises `ValueError` unless all of it may be so."""
        seats, asked = {*range(self.table.match.seats)}, self.asked
        is_known = type(self.room) is int and secret and seats.issuperset(self.friends)
        if asked is not None:
            is_known = is_known and {*self.friends}.issuperset((*asked.waits, *asked.held))
            is_known = is_known and asked.seat in seats and asked.since.keys() == {*self.friends}
            is_known = is_known and isinstance(asked.former, str)
        if not is_known or not all(map(_is_whole, self.friends.values())):
            raise ValueError("no correspondence of that table")

    @classmethod
    def begin(cls, table: Table, room: int) -> Dealer:
        """At a table at which letters are written to all friends from now on."""
        seats = (seat for seat, chair in enumerate(table.chairs) if chair.who == FRIEND)
        friends = {seat: Correspondence() for seat in seats}
        table.notes.letters = _stored(room, secrets.token_hex(16), friends, None)
        return cls(table)

    def keep(self) -> None:
        """Puts into the table's notes all that there is."""
        self.table.notes.letters = _stored(self.room, self._secret, self.friends, self.asked)

    @property
    def secret(self) -> str:
        """Of which the numbers come under which choices are sealed; it is opened with the game."""
        return self._secret

    @property
    def _now(self) -> Moment:
        return Moment(self.table.match.rewinds, len(self.table.match.log))

    def due(self) -> dict[Seat, Correspondence]:
        """The letters that are open: sent, or as they would be now. Who is asked for an action gets one
        once all seats at this device have acted; everybody does who has to agree to something, at once
        unless it is asked for an action too, and once the game is over.
        """
        for kept in self.friends.values():
            if kept.is_open and not kept.is_sent and kept.at != self._now:
                kept.void()
        have_acted = all(seat in self._there() for seat in self.table.match.to_act)
        for seat, kept in self.friends.items():
            if (
                not kept.is_open
                and (have_acted or seat not in self.table.match.to_act)
                and self._is_due(seat, kept)
            ):
                self._draft(seat, kept)
        return {seat: kept for seat, kept in self.friends.items() if kept.is_open}

    def _there(self) -> list[Seat]:
        return [seat for seat, kept in self.friends.items() if not kept.is_away]

    def _is_due(self, seat: Seat, kept: Correspondence) -> bool:
        if self.asked is not None:
            return seat in self.asked.waits
        return self.table.match.over or (seat in self.table.match.to_act and not kept.is_away)

    def _draft(self, seat: Seat, kept: Correspondence) -> None:
        kept.number += 1
        kept.is_open, kept.is_sent, kept.at = True, False, self._now
        kept.is_asked = seat in self.table.match.to_act and not kept.is_away
        self._write(seat, kept, self.table)

    def _write(self, seat: Seat, kept: Correspondence, then: Table) -> None:
        """Writes the letter of the moment that lies on the table `then`; as one that goes on from no
        other, if it is wanted so.
        """
        match = then.match
        start = then.rounds.start_for(seat) if kept.is_asked else None
        since, base_raw, fresh = kept.since, kept.base_raw, None
        if kept.is_wanted:
            since, base_raw, fresh = 0, b"", letters.entries_in(kept.raw)
        letter = Letter(
            letter_to(then, seat, since),
            kept.is_asked,
            kept.base,
            kept.counted,
            start or 0,
            {} if start is None else self._seals(start),
            tuple(kept.backs),
            kept.away,
            deal="" if base_raw else self.table.notes.seal or "",
            fresh=fresh,
        )
        bare = letters.bare(match.game, match.seats, match.options, seat)
        kept.plain, raw = letters.write(letter, bare, base_raw, self.room)
        if not kept.is_wanted:
            kept.raw = raw

    def _seals(self, start: int) -> dict[Seat, str]:
        """Of the present round, which a draft does not settle yet."""
        notes = self.table.notes
        if start in notes.told:
            return notes.told[start]
        opened = dict(notes.rounds.get(start, {}))
        seals = self._settle()
        del notes.told[start], notes.rounds[start]
        if opened:
            notes.rounds[start] = opened
        return seals

    def _settle(self) -> dict[Seat, str]:
        return self.table.seals({}, partial(nonce_of, self._secret, self.table.match.rewinds))

    def send(self, seat: Seat, number: int) -> bool:
        """The letter of that number is on its way: from now on it stays as it is, and what it tells is no
        more taken back without consent. False: there is none such.
        """
        kept = self.friends[seat]
        if number != kept.number or not kept.is_open or not (kept.is_sent or kept.at == self._now):
            return False
        if not kept.is_sent and kept.is_asked and self.table.rounds.start_for(seat) is not None:
            self._settle()
        kept.is_sent, kept.is_wanted = True, False
        self.table.notes.sent = max(self.table.notes.sent, kept.at.position)
        return True

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
        if not kept.is_sent:
            return "ahead"
        outcome = self._taken(seat, kept, plain)
        if outcome != "illegal":
            kept.answers[number] = digest
        return outcome

    def _is_read_only(self) -> bool:
        return self.table.match.over and self.asked is None

    def _taken(self, seat: Seat, kept: Correspondence, plain: bytes) -> str:
        if not self._fits(seat, plain):
            return "illegal"
        kept.is_open = kept.is_wanted = False
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
            if not legal or not 0 < count <= MOST_ACTIONS:
                return False
            reader.number(len(legal))
        except Spent:
            return False
        return True

    def _play(self, seat: Seat, kept: Correspondence, plain: bytes) -> str:
        match, reader = self.table.match, Reader(plain)
        count, start = reader.count(), len(match.log)
        kept.base, kept.base_raw, kept.since = kept.number, kept.raw, kept.at.position
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
        """A friend's device cannot read the letter of that number, as it has not the one before it. It is
        written once more, as it was, and has to be sent again. False: there is none such.
        """
        kept = self.friends[seat]
        if number != kept.number or not kept.is_open or not kept.is_sent:
            return False
        then = self.table.match.at(kept.at.position)
        then.rewinds = kept.at.rewinds
        kept.is_wanted = True
        self._write(seat, kept, Table(then, self.table.chairs))
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
        former = table.text(table.match, replace(table.notes, letters=None))
        self.asked = _Asked(seat, former, since, self._there())
        back = Back(table.match.rewinds, seat, position)
        table.notes.keep(table.match, position, seat)
        table.rewind(position)
        table.notes = table.notes.by(position)
        table.notes.take_back(position, seat)
        for kept in self.friends.values():
            kept.void()
            kept.since = min(kept.since, position)
            kept.backs.append(back)
        self._go_on()
        return True

    def refuse(self, seat: Seat, number: int) -> bool:
        """A friend does not agree to what that letter asks: all is as it was before."""
        kept = self.friends[seat]
        if self.asked is None or number != kept.number or not kept.is_open or not kept.is_sent:
            return False
        return self.stay()

    def stay(self) -> bool:
        """Nothing is taken back; letters that were out are void. False: there is nothing to be."""
        if self.asked is None:
            return False
        revision, chairs = self.table.match.revision, self.table.chairs
        self.table = _restored(self.asked.former, revision + 1)
        self.table.chairs = chairs
        for seat, since in self.asked.since.items():
            kept = self.friends[seat]
            kept.void()
            kept.since = since
            kept.backs.pop()
        self.asked = None
        return True

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
        self.stay()
        kept = self.friends[seat]
        kept.void()
        kept.is_away, kept.away = True, kept.away or (self._now.rewinds, self._now.position)
        self._sit(seat, level)

    def give_back(self, seat: Seat) -> None:
        """The friend plays again, and is told."""
        self.friends[seat].is_away = False
        self._sit(seat, FRIEND)

    def _sit(self, seat: Seat, who: str) -> None:
        chairs = [*self.table.chairs]
        chairs[seat] = replace(chairs[seat], who=who)
        self.table.chairs = tuple(chairs)


def _act(match: Match, seat: Seat, action: Action, watch: Watch) -> None:
    match.act(seat, action, watch=watch)


def _restored(save: str, revision: int) -> Table:
    saved = saves.read(save)
    match = catalog.restore(saved)
    match.revision = revision
    return Table(match, chairs_in(saved.table, match.seats), Notes.read(saved.table, match))


# To be stored


def _is_whole(kept: Correspondence) -> bool:
    """Whether it holds what it says, as far as that shows."""
    pairs = [kept.at, *kept.backs, kept.away or _BEGUN]
    numbers = [kept.number, kept.base, kept.since, kept.counted, *kept.answers]
    flags = (kept.is_open, kept.is_sent, kept.is_wanted, kept.is_asked, kept.is_away)
    return (
        all(type(number) is int and number >= 0 for number in numbers)
        and all(type(number) is int and number >= 0 for pair in pairs for number in pair)
        and all(type(flag) is bool for flag in flags)
        and all(isinstance(digest, str) for digest in kept.answers.values())
    )


_BYTES = ("plain", "raw", "base_raw")


def _stored(
    room: int, secret: str, friends: dict[Seat, Correspondence], asked: _Asked | None
) -> Json:
    return {
        "room": room,
        "secret": secret,
        "friends": [[seat, _packed(kept)] for seat, kept in friends.items()],
        "asked": asked and _asked_as_json(asked),
    }


def _packed(kept: Correspondence) -> Json:
    found = asdict(kept)
    return {
        **found,
        **{name: base64_of(found[name]) for name in _BYTES},
        "at": [*kept.at],
        "answers": [[number, digest] for number, digest in kept.answers.items()],
        "backs": [[*back] for back in kept.backs],
        "away": kept.away and [*kept.away],
    }


def _unpacked(stored: Json) -> Correspondence:
    return Correspondence(
        **{
            **stored,
            **{name: b64decode(stored[name]) for name in _BYTES},
            "at": Moment(*stored["at"]),
            "answers": dict(stored["answers"]),
            "backs": [Back(*back) for back in stored["backs"]],
            "away": stored["away"] and tuple(stored["away"]),
        }
    )


def _asked_as_json(asked: _Asked) -> Json:
    return {
        "seat": asked.seat,
        "former": asked.former,
        "since": [[seat, position] for seat, position in asked.since.items()],
        "waits": [*asked.waits],
        "held": [[seat, base64_of(plain)] for seat, plain in asked.held.items()],
    }


def _asked_from(stored: Json | None) -> _Asked | None:
    if stored is None:
        return None
    held = {seat: b64decode(text) for seat, text in stored["held"]}
    since = dict(stored["since"])
    return _Asked(stored["seat"], stored["former"], since, [*stored["waits"]], held)
