"""A game by post at a friend's device, which knows what its letters say and nothing else."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from freebooters.app.chairs import FRIEND, default_chairs
from freebooters.app.post import UNFIT, base64_of, letter_to, table_of
from freebooters.app.post_terms import Terms
from freebooters.app.table import Table
from freebooters.engine import letters
from freebooters.engine.ahead import Ahead
from freebooters.engine.audit import (
    Disclosed,
    Finding,
    Grant,
    Moment,
    Sealed,
    Sent,
    Witness,
    logs_of,
)
from freebooters.engine.coding import Reader, Spent
from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.engine.letters import Damaged, Letter, Missing
from freebooters.engine.match import Match
from freebooters.engine.messages import say
from freebooters.engine.seeds import DEALER, Share, commitment
from freebooters.engine.seen import SeenMatch
from freebooters.engine.views import view_from_json

__all__ = ["Guest"]


Json = dict[str, Any]

_NEVER = Moment(1_000_000, 0)
"""Later than any."""


@dataclass(slots=True)
class _Kept:
    """A letter as it was opened; `raw`: what of it is the base of others."""

    letter: Letter
    raw: bytes
    at: Moment
    is_void: bool = False
    """Whether it told of a game from which something was to be taken back, and then was not."""


@dataclass(slots=True)
class _Row:
    """An action of the answer to the letter of that number."""

    number: int
    at: Moment
    action: Action
    sure: bool = False
    """Whether a later letter says that it was carried out."""


class Guest:
    """A friend's letters, answers, and notes for the check at the end."""

    def __init__(self, terms: Terms, share: str, committed: str) -> None:
        """`share`: what this device has drawn for the seed; `committed`: to which share the device that
        deals was, before it knew that.
        """
        self.terms = terms
        self.share = share
        self.committed = committed
        self.seal = ""
        """Of the deal, as the first letter told it."""
        self.journal: list[Json] = []
        """All that was done, by which this device goes on once it is started again (`again`)."""
        self.answers: dict[int, bytes] = {}
        self.is_moved = False
        """Whether another device of the same person has gone on."""
        self._letters: dict[int, _Kept] = {}
        self._rows: list[_Row] = []
        self._sealed: list[Sealed] = []
        self._granted: list[Grant] = []
        self._away: list[tuple[Moment, Moment]] = []

        self.twice: list[int] = []
        """The numbers of letters that have come twice, and differ."""
        self._bare = letters.bare(terms.game, terms.seats, terms.options, terms.seat)

    @property
    def number(self) -> int:
        """That of the newest letter; 0: none has come."""
        return max(self._letters, default=0)

    @property
    def latest(self) -> Letter:
        return self._letters[self.number].letter

    def letter(self, number: int) -> Letter | None:
        """The letter of that number; None: it was never opened."""
        kept = self._letters.get(number)
        return None if kept is None else kept.letter

    def open(self, number: int, plain: bytes) -> str:
        """A letter of that number has come: whether it is `new`, the `same` as was opened last, an `older`
        one, one that tells `otherwise` than the first of its number, or one that has to be asked for
        `whole`, as this device has not the one before. Raises `Damaged` if it is none of this game.
        """
        kept = self._letters.get(number)
        if kept is None and number < self.number:
            return "older"
        try:
            letter, raw = self._read(plain)
        except Missing:
            return "whole"
        if kept is not None:
            if not _tells_the_same(kept.letter, letter):
                self._note_twice(number)
                return "otherwise"
            return "same" if number == self.number else "older"
        self._check(letter, number)
        self._keep(number, letter, raw)
        self.journal.append({"number": number, "letter": base64_of(plain)})
        return "new"

    def _read(self, plain: bytes) -> tuple[Letter, bytes]:
        bases = {each: other.raw for each, other in self._letters.items() if other.raw}
        return letters.read(plain, self._bare, bases)

    def _read_alone(self, plain: bytes) -> tuple[Letter, bytes]:
        """A letter that was written so that no other is needed to read it."""
        return letters.read(plain, self._bare, None)

    def _note_twice(self, number: int) -> None:
        """That letter has come twice, and differs."""
        if number not in self.twice:
            self.twice.append(number)
            self.journal.append({"twice": number})

    def newest(self, room: int) -> bytes:
        """The newest letter so that no other is needed to read it, in so many bytes; none, if there is no
        room for it, or no letter.
        """
        if not self._letters:
            return b""
        kept = self._letters[self.number]
        plain, _ = letters.write(kept.letter, self._bare, b"", room)
        is_enough = len(plain) <= room and self._read_alone(plain)[1] == kept.raw
        return plain if is_enough else b""

    def take_over(self, number: int, plain: bytes, answer: bytes) -> None:
        """Goes on from the `newest` letter of another device, and its answer, if there is one. Raises
        `Damaged`.
        """
        letter, raw = self._read_alone(plain)
        self._check(letter, number)
        self._keep(number, letter, raw)
        self.journal.append({"number": number, "begun": base64_of(plain)})
        if answer:
            self._answered(answer, self._actions_in(answer))

    @property
    def _last(self) -> Moment:
        """The latest of which a letter has told."""
        told = (kept.at for kept in self._letters.values() if not kept.is_void)
        return max(told, default=Moment(0, 0))

    def move(self) -> None:
        """From now on another device goes on; what is done there this one does not know."""
        self._away.append((self._last, _NEVER))
        self.is_moved = True
        self.journal.append({"moved": True})

    def _keep(self, number: int, letter: Letter, raw: bytes) -> None:
        undone, position = letter.told["undone"], letter.told["position"]
        # Of what it asks to be taken back nothing was agreed to yet, whatever was asked before.
        self._forget(letter.backs[0].rewinds if letter.backs else undone)
        # Answers that this letter does not name were void: the one it goes on from is the last that was not.
        heard = [row for row in self._rows if row.number == letter.answered][: letter.counted]
        for row in heard:
            row.sure = True
        self._rows = [
            row
            for row in self._rows
            if row.sure and (row in heard or row.number != letter.answered)
        ]
        at = Moment(undone, position)
        if letter.answered and letter.answered not in self._letters:
            # Another device has answered that one.
            self._away.append((self._last, at))
        self._letters[number] = _Kept(letter, raw, at)
        self.seal = self.seal or letter.deal
        for seat, seal in sorted(letter.seals.items()):
            sealed = Sealed(undone, letter.start, seat, seal, True)
            if sealed[1:] not in [each[1:] for each in self._sealed]:
                self._sealed.append(sealed)
        if letter.away is not None:
            self._away.append((Moment(*letter.away), at))

    def _forget(self, undone: int) -> None:
        """What was to be taken back after so many times was not, as somebody has not agreed."""
        for kept in self._letters.values():
            kept.is_void |= kept.at.rewinds > undone
        self._rows = [row for row in self._rows if row.at.rewinds <= undone]
        self._sealed = [sealed for sealed in self._sealed if sealed.rewinds <= undone]
        self._granted = [grant for grant in self._granted if grant.rewinds < undone]
        self._away = [pair for pair in self._away if pair[1].rewinds <= undone]

    def ahead(self) -> Ahead:
        """The moment of the newest letter, to choose from there on."""
        view = view_from_json(self.terms.game.rules.view_type, self.latest.told["view"])
        return Ahead(self.terms.game, self.terms.seat, view, self.number)

    def _check(self, letter: Letter, number: int) -> None:
        """Raises `Damaged` unless the letter asks for an action just where its reader may act."""
        rules, told, seat = self.terms.game.rules, letter.told, self.terms.seat
        try:
            view = view_from_json(rules.view_type, told["view"])
            legal = Ahead(self.terms.game, seat, view, number).legal()
        except UNFIT as wrong:
            raise Damaged from wrong
        if letter.asked != (seat in told["acting"]) or (letter.asked and not legal):
            raise Damaged

    # The table

    def table(self, number: int) -> Table:
        """The one of which the letter of that number tells: at the newest one its reader chooses, if that
        was not done yet. Raises `BadLetter` if it cannot be laid.
        """
        is_newest, answer = number == self.number, self.answers.get(number)
        letter = self._letters[number].letter
        start = letter.goes_on_at() + letter.left_out
        table = table_of(self.terms, self.seal, letter.told, self._before(letter)[:start], number)
        match = self.seen(table)
        if answer is not None:
            done = [row.action for row in self._rows if row.number == number]
            if letter.asked and done:
                match.act_all(self.terms.seat, done)
        if answer is not None or not is_newest or self.is_moved:
            match.settle()
        return table

    def _before(self, letter: Letter) -> list[Any]:
        """What is known of the log before the part that a letter tells; of what was left out, nothing."""
        base = self._letters.get(letter.answered)
        known = [] if base is None else [*self._before(base.letter), *base.letter.told["log"]]
        start = letter.goes_on_at() + letter.left_out
        known = known[: letter.goes_on_at()]
        return [*known, *[[CHANCE, [], []]] * (start - len(known))]

    @staticmethod
    def seen(table: Table) -> SeenMatch:
        """The match at a table that was made of a letter."""
        assert isinstance(table.match, SeenMatch)
        return table.match

    # Answers

    def answer(self, actions: Sequence[Action]) -> bytes:
        """The answer to the newest letter, with these actions as `ahead` allows them; none, where the letter
        asks for consent alone. It was answered already: that answer again.
        """
        if self.number in self.answers:
            return self.answers[self.number]
        ahead = self.ahead()
        numbers, checks = [], []
        for action in actions:
            legal = ahead.legal()
            numbers.append((legal.index(action), len(legal)))
            ahead.act(action)
            if ahead.going:
                checks.append(letters.check_of(ahead.view))
        plain = letters.write_answer(numbers, checks)
        self._answered(plain, actions)
        return plain

    def _answered(self, plain: bytes, actions: Sequence[Action]) -> None:
        number, letter = self.number, self.latest
        at = self._letters[number].at
        self._rows += [_Row(number, at, action) for action in actions]
        before = sum(sealed.rewinds < letter.told["undone"] for sealed in self._sealed)
        self._granted += [
            Grant(back.seat, back.rewinds, back.position, before) for back in letter.backs
        ]
        self.answers[number] = plain
        self.journal.append(
            {"answer": base64_of(plain), "actions": [list(each) for each in actions]}
        )

    def _actions_in(self, plain: bytes) -> list[Action]:
        """What was chosen in an answer to the newest letter. Raises `Damaged`."""
        reader, ahead = Reader(plain), self.ahead()
        actions: list[Action] = []
        try:
            for at in range(reader.count()):
                if at:
                    reader.number(256)
                legal = ahead.legal()
                actions.append(legal[reader.number(len(legal))])
                ahead.act(actions[-1])
        except (Spent, ArithmeticError) as wrong:
            raise Damaged from wrong
        return actions

    # To be stored

    @classmethod
    def again(cls, terms: Terms, stored: Json) -> Guest:
        """As it was stored. Raises `Damaged` if that is none."""
        try:
            guest = cls(terms, stored["share"], stored["committed"])
            guest.seal = stored["seal"]
            for done in stored["journal"]:
                guest._do_again(done)
        except (*UNFIT, Missing) as wrong:
            raise Damaged from wrong
        return guest

    def copy(self) -> Guest:
        """Another one that knows the same, and goes on by itself."""
        other = copy(self)
        other.journal, other.twice, other.answers = [*self.journal], [*self.twice], {**self.answers}
        other._letters = {number: replace(kept) for number, kept in self._letters.items()}
        other._rows = [replace(row) for row in self._rows]
        other._sealed, other._granted = [*self._sealed], [*self._granted]
        other._away = [*self._away]
        return other

    def as_json(self) -> Json:
        """All of it but the terms."""
        return {
            "share": self.share,
            "committed": self.committed,
            "seal": self.seal,
            "journal": [*self.journal],
        }

    def _do_again(self, done: Json) -> None:
        """What this device has done, without what it has checked then."""
        match done:
            case {"letter": plain, "number": number}:
                self._keep(number, *self._read(b64decode(plain)))
                self.journal.append(done)
            case {"begun": plain, "number": number}:
                self._keep(number, *self._read_alone(b64decode(plain)))
                self.journal.append(done)
            case {"answer": plain, "actions": actions}:
                self._answered(b64decode(plain), [tuple(action) for action in actions])
            case {"twice": number}:
                self._note_twice(number)
            case {"moved": True}:
                self.move()
            case _:
                raise Damaged

    # The check at the end

    @property
    def drawers(self) -> list[Seat]:
        """Whose shares the seed is made of: those of the device that deals and of all friends."""
        friends = [seat for seat, chair in enumerate(self.terms.chairs) if chair.who == FRIEND]
        return [DEALER, *friends]

    def witness(self, shares: Sequence[Share]) -> Witness:
        """All that this device has noted, and the commitments of other friends as these `shares` have them:
        it was shown none of them.
        """
        seat = self.terms.seat
        own = {DEALER: self.committed, seat: commitment(seat, self.share)}
        committed = [(each.seat, own.get(each.seat, each.commitment)) for each in shares]
        return Witness(
            seat,
            self.share,
            committed,
            tuple(Sent(row.at, row.action, row.sure) for row in self._rows),
            tuple(self._granted),
            (),
            tuple(self._away),
            tuple(self._sealed),
            self.seal or None,
        )

    def found_in(self, opened: Disclosed) -> Finding | None:
        """What is wrong with letters, in a game in which `audit` finds nothing wrong."""
        if self.twice:
            return Finding(say("audit-letter-twice", number=self.twice[0]))
        number = self._untrue(opened)
        return None if number is None else Finding(say("audit-letter", number=number))

    def _untrue(self, opened: Disclosed) -> int | None:
        """The number of the first letter that told anything else than what has happened; None: there is
        none.
        """
        kept = ((one.at, number) for number, one in self._letters.items() if not one.is_void)
        for number, match in _moments(opened, sorted(kept)):
            letter = self._letters[number].letter
            if match is None or not self._is_true(letter, match):
                return number
        return None

    def _is_true(self, letter: Letter, match: Match) -> bool:
        since = letter.goes_on_at()
        told = letter_to(Table(match, default_chairs(match.seats)), self.terms.seat, since)
        lines = told["log"]
        left, rest = lines[: letter.left_out], lines[letter.left_out :]
        is_bound = not letter.left_out or letters.digest_of(left) == letter.digest
        expected = {**told, "log": rest, "undone": letter.told["undone"]}
        return is_bound and letters.same(expected, letter.told)


def _moments(
    opened: Disclosed, wanted: Sequence[tuple[Moment, int]]
) -> Iterator[tuple[int, Match | None]]:
    """What is wanted with the match as it stood at that moment; None: there was none such."""
    logs = logs_of(opened)
    for rewinds, log in enumerate(logs):
        whole = Match.replay(
            opened.game, opened.seats, opened.options, opened.seed, log, settle=False
        )
        now, walk = whole.at(0), whole.retrace(0)
        for at, number in wanted:
            if at.rewinds == rewinds:
                while len(now.log) < min(at.position, len(log)):
                    now = next(walk)
                yield number, now if len(now.log) == at.position else None
    yield from ((number, None) for at, number in wanted if at.rewinds >= len(logs))


def _tells_the_same(one: Letter, other: Letter) -> bool:
    """Whether two letters of one number tell the same, one of them perhaps more of what was before."""
    log, others = one.told["log"], other.told["log"]
    count = min(len(log), len(others))
    same = all(
        one.told[name] == other.told[name] for name in ("view", "acting", "position", "undone")
    )
    tails = log[len(log) - count :] == others[len(others) - count :]
    return same and tails and (one.seals, one.backs) == (other.seals, other.backs)
