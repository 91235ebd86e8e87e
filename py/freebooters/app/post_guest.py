"""A game by post at a friend's device, which knows what its letters say and nothing else."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from freebooters.app.ahead import Ahead
from freebooters.app.chairs import default_chairs
from freebooters.app.post import UNFIT, letter_to
from freebooters.app.post_terms import Terms
from freebooters.app.table import Table
from freebooters.engine import letters
from freebooters.engine.audit import Disclosed, Grant, Moment, Sealed, Sent, Witness, logs_of
from freebooters.engine.contract import Action
from freebooters.engine.letters import Damaged, Letter, Missing
from freebooters.engine.match import Match
from freebooters.engine.views import view_from_json

__all__ = ["Guest"]


Json = dict[str, Any]


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

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.journal: list[Json] = []
        """All that was done, by which another device of the same person can go on (`again`)."""
        self.answers: dict[int, bytes] = {}
        self._letters: dict[int, _Kept] = {}
        self._rows: list[_Row] = []
        self._sealed: list[Sealed] = []
        self._granted: list[Grant] = []
        self._away: list[tuple[Moment, Moment]] = []

    @property
    def number(self) -> int:
        """That of the newest letter; 0: none has come."""
        return max(self._letters, default=0)

    @property
    def latest(self) -> Letter:
        return self._letters[self.number].letter

    def open(self, number: int, plain: bytes) -> str:
        """A letter of that number has come: whether it is `new`, the `same` as was opened last, an `older`
        one, one that tells `otherwise` than the first of its number, or one that has to be asked for
        `whole`, as this device has not the one before. Raises `Damaged` if it is none of this game.
        """
        kept, terms = self._letters.get(number), self.terms
        if kept is None and number < self.number:
            return "older"
        bare = letters.bare(terms.game, terms.seats, terms.options, terms.seat)
        bases = {each: other.raw for each, other in self._letters.items()}
        try:
            letter, raw = letters.read(plain, bare, bases)
        except Missing:
            return "whole"
        if kept is not None:
            if not _tells_the_same(kept.letter, letter):
                return "otherwise"
            return "same" if number == self.number else "older"
        self._ahead(letter, number)
        self._keep(number, letter, raw)
        self.journal.append({"number": number, "letter": b64encode(plain).decode()})
        return "new"

    def _keep(self, number: int, letter: Letter, raw: bytes) -> None:
        undone, position = letter.told["undone"], letter.told["position"]
        # Of what it asks to be taken back nothing was agreed to yet, whatever was asked before.
        self._forget(undone - len(letter.backs))
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
        self._letters[number] = _Kept(letter, raw, at)
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
        return self._ahead(self.latest, self.number)

    def _ahead(self, letter: Letter, number: int) -> Ahead:
        rules, told = self.terms.game.rules, letter.told
        try:
            view = view_from_json(rules.view_type, told["view"])
            ahead = Ahead(self.terms.game, self.terms.seat, view, number)
            is_asked = bool(ahead.legal()) if letter.asked else True
        except UNFIT as wrong:
            raise Damaged from wrong
        if letter.asked != (self.terms.seat in told["acting"]) or not is_asked:
            raise Damaged
        return ahead

    def answer(self, actions: Sequence[Action]) -> bytes:
        """The answer to the newest letter, with these actions as `ahead` allows them; none, where the letter
        asks for consent alone. It was answered already: that answer again.
        """
        number, letter = self.number, self.latest
        if number in self.answers:
            return self.answers[number]
        ahead = self.ahead()
        numbers, checks = [], []
        for action in actions:
            legal = ahead.legal()
            numbers.append((legal.index(action), len(legal)))
            ahead.act(action)
            if ahead.going:
                checks.append(letters.check_of(ahead.view))
        at = self._letters[number].at
        self._rows += [_Row(number, at, action) for action in actions]
        first = letter.told["undone"] - len(letter.backs)
        before = sum(sealed.rewinds < letter.told["undone"] for sealed in self._sealed)
        self._granted += [
            Grant(seat, first + which, position, before)
            for which, (seat, position) in enumerate(letter.backs)
        ]
        self.answers[number] = letters.write_answer(numbers, checks)
        self.journal.append({"answer": [list(action) for action in actions]})
        return self.answers[number]

    @classmethod
    def again(cls, terms: Terms, journal: Iterable[Json]) -> Guest:
        """What a device was that has kept that journal. Raises `Damaged` if it is none."""
        guest = cls(terms)
        try:
            for done in journal:
                if "letter" in done:
                    guest.open(done["number"], b64decode(done["letter"]))
                else:
                    guest.answer([tuple(action) for action in done["answer"]])
        except UNFIT as wrong:
            raise Damaged from wrong
        return guest

    # The check at the end

    def witness(self, share: str, commitments: Sequence[tuple[int, str]], seal: str) -> Witness:
        """All that this device has noted: its share of the seed, what others were committed to, the seal
        of the deal; and what it was told since.
        """
        return Witness(
            self.terms.seat,
            share,
            tuple(commitments),
            tuple(Sent(row.at, row.action, row.sure) for row in self._rows),
            tuple(self._granted),
            (),
            tuple(self._away),
            tuple(self._sealed),
            seal,
        )

    def untrue(self, opened: Disclosed) -> int | None:
        """The number of the first letter that told anything else than what has happened; None: there is
        none. Only for a game in which `audit` finds nothing wrong.
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
