"""What a letter of a game by post and its answer hold, as bytes.

A letter is a view and what was told of the log since the letter that its reader answered last. Both
ends have that one, so it stands in the dictionary of the deflated text. An answer is a row of
numbers, each of one of the actions that were legal then.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from freebooters.engine.coding import Reader, Writer
from freebooters.engine.contract import Options, Seat
from freebooters.engine.game import Game
from freebooters.engine.views import view_as_json

__all__ = [
    "Back",
    "Damaged",
    "Letter",
    "Missing",
    "Request",
    "bare",
    "check_of",
    "count_in",
    "digest_of",
    "entries_in",
    "read",
    "read_request",
    "same",
    "write",
    "write_answer",
    "write_request",
]

Json = dict[str, Any]

_LONGEST = 64_000
"""Bytes of the longest text that is inflated."""

_BLOCK = 16
"""A letter's length tells no more than how many of these bytes it fills."""

_LEAST = 8
"""Bytes of the shortest answer, which then does not tell how many actions it has."""

Request = Literal["whole", "no"]
"""The letter once more, not going on from another; or that its reader does not agree to it."""

_REQUESTS: tuple[Request, ...] = ("whole", "no")

_DIGEST = 16
_SEAL = 32
_DIGITS = 3
"""Bytes of the greatest number."""

_ASKED, _OVER, _SEALED, _BACK, _SHORT, _AWAY, _DEALT, _WHOLE = (1 << bit for bit in range(8))


class Damaged(ValueError):
    """These bytes are no letter, or no answer."""


class Missing(LookupError):
    """The letter that this one goes on from is not here; the argument is its number."""


class Back(NamedTuple):
    """Something that was taken back: how often that had happened before, for which seat, and to which
    position.
    """

    rewinds: int
    seat: Seat
    position: int


@dataclass(frozen=True, slots=True)
class Letter:
    """What one seat is told: the `view` it has, who is `acting`, the `log` told since, the `position` after
    it, and how often something was `undone`; and what belongs to the correspondence alone.
    """

    told: Json
    asked: bool
    """Whether an action of its reader is wanted."""
    answered: int = 0
    """The number of the letter that was answered last; 0: none."""
    counted: int = 0
    """How many actions of that answer were carried out."""
    start: int = 0
    """Where the round began to which the seals belong."""
    seals: Mapping[Seat, str] = field(default_factory=dict)
    """Of what the seats of the device that deals have chosen, while this seat has still to choose."""
    backs: tuple[Back, ...] = ()
    """What was taken back since. Who answers agrees to it."""
    away: tuple[int, int] | None = None
    """Since which moment a bot has played for the seat: how often something was undone, and the position."""
    left_out: int = 0
    """How many entries before the first one that is told were left out, as there was no room."""
    digest: str = ""
    """Of what was left out, in hexadecimal digits."""
    deal: str = ""
    """The seal of the deal, as long as nothing was answered."""
    fresh: int | None = None
    """How many of its entries the letter of that number told first, if this one was written once more,
    whole; None: it was not.
    """

    def goes_on_at(self) -> int:
        """The position of the first entry that it tells, or leaves out."""
        told: int = self.told["position"] - len(self.told["log"]) - self.left_out
        return told


def bare(game: Game[Any, Any], seats: int, options: Options, seat: Seat) -> bytes:
    """What both ends know before the first letter: how an empty table looks to that seat."""
    rules = game.rules
    return _text(view_as_json(rules.view(rules.new(seats, options), seat)))


def check_of(view: Any) -> int:
    """A byte of what a seat sees, by which both ends know whether they are at the same moment."""
    return hashlib.sha256(_text(view_as_json(view))).digest()[0]


def same(one: Any, other: Any) -> bool:
    """Whether both are the same as JSON, which has no tuples."""
    return _text(one) == _text(other)


def digest_of(lines: Sequence[Any]) -> str:
    """By that a letter is bound to entries that it has no room to tell."""
    return hashlib.sha256(_text(lines)).digest()[:_DIGEST].hex()


def write(letter: Letter, start: bytes, base: bytes, room: int) -> tuple[bytes, bytes]:
    """The letter, of at most `room` bytes, for which its oldest entries are left out; and what of it is the
    `base` of one that goes on from it. `start`: as `bare` has it.
    """
    log = letter.told["log"]
    fewest, most = 0, len(log)
    plain, raw = _written(letter, start + base)
    if len(plain) > room:
        while fewest < most:
            left = (fewest + most) // 2
            if len(_written(_without(letter, left), start + base)[0]) > room:
                fewest = left + 1
            else:
                most = left
        plain, raw = _written(_without(letter, fewest), start + base)
    return plain, raw


def _without(letter: Letter, count: int) -> Letter:
    log = letter.told["log"]
    told = {**letter.told, "log": log[count:]}
    return replace(letter, told=told, left_out=count, digest=digest_of(log[:count]))


def _written(letter: Letter, dictionary: bytes) -> tuple[bytes, bytes]:
    told = letter.told
    held = {
        _ASKED: letter.asked,
        _OVER: not told["acting"],
        _SEALED: letter.seals,
        _BACK: letter.backs,
        _SHORT: letter.left_out,
        _AWAY: letter.away is not None,
        _DEALT: letter.deal,
        _WHOLE: letter.fresh is not None,
    }
    pen = _Pen()
    pen.raw([sum(flag for flag, is_held in held.items() if is_held)])
    pen.numbers(letter.answered, letter.counted, told["undone"], told["position"])
    if letter.seals:
        pen.numbers(letter.start, len(letter.seals))
        for seat, digest in sorted(letter.seals.items()):
            pen.numbers(seat)
            pen.raw(bytes.fromhex(digest))
    if letter.backs:
        pen.numbers(len(letter.backs), *(number for back in letter.backs for number in back))
    if letter.left_out:
        pen.numbers(letter.left_out)
        pen.raw(bytes.fromhex(letter.digest))
    if letter.away is not None:
        pen.numbers(*letter.away)
    if letter.deal:
        pen.raw(bytes.fromhex(letter.deal))
    if letter.fresh is not None:
        pen.numbers(letter.fresh)
    raw = _text([told["view"], told["acting"], told["log"]])
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=dictionary)
    pen.raw(deflate.compress(raw) + deflate.flush())
    return bytes(pen.written) + bytes(-len(pen.written) % _BLOCK), raw


def read(plain: bytes, start: bytes, bases: Mapping[int, bytes] | None) -> tuple[Letter, bytes]:
    """The letter, and what of it is the base of one that goes on from it; nothing, if it tells too little
    for that. `bases`: of the letters that are here, by their numbers; None: it was written without one.
    Raises `Missing`, or `Damaged` if it is none; whether what it tells fits the game, who lays the table
    must see.
    """
    found = _Cursor(plain)
    (flags,) = found.raw(1)
    answered, counted, undone, position = (found.number() for _ in range(4))
    begun, left_out, digest, deal, away, fresh = 0, 0, "", "", None, None
    seals: dict[Seat, str] = {}
    backs: tuple[Back, ...] = ()
    if flags & _SEALED:
        begun = found.number()
        for _ in range(found.number()):
            seat = found.number()
            seals[seat] = found.raw(_SEAL).hex()
    if flags & _BACK:
        count = found.number()
        backs = tuple(
            Back(found.number(), found.number(), found.number())
            for _ in range(min(count, len(plain)))
        )
    if flags & _SHORT:
        left_out, digest = found.number(), found.raw(_DIGEST).hex()
    if flags & _AWAY:
        away = (found.number(), found.number())
    if flags & _DEALT:
        deal = found.raw(_SEAL).hex()
    if flags & _WHOLE:
        fresh = found.number()
    stands_alone = not answered or bases is None or fresh is not None
    base = b"" if bases is None or stands_alone else bases.get(answered)
    if base is None:
        raise Missing(answered)
    raw = _inflated(found.rest(), start + base)
    try:
        view, acting, log = json.loads(raw)
    except ValueError as wrong:
        raise Damaged from wrong
    told = {"view": view, "position": position, "undone": undone, "acting": acting, "log": log}
    letter = Letter(
        told,
        bool(flags & _ASKED),
        answered,
        counted,
        begun,
        seals,
        backs,
        away,
        left_out,
        digest,
        deal,
        fresh,
    )
    is_row = isinstance(acting, list) and isinstance(log, list)
    if not is_row or bool(flags & _OVER) == bool(acting) or letter.goes_on_at() < 0:
        raise Damaged
    return letter, raw if fresh is None else _first(view, acting, log, fresh)


def _first(view: Any, acting: Any, log: Sequence[Any], fresh: int) -> bytes:
    """What the letter was that is written once more, as the base of others."""
    return _text([view, acting, log[len(log) - fresh :]]) if fresh <= len(log) else b""


def entries_in(raw: bytes) -> int:
    """How many entries a letter tells, by what is the base of others."""
    return len(json.loads(raw)[2])


def _inflated(data: bytes, dictionary: bytes) -> bytes:
    """What was deflated; after it there is nothing but the zeros that fill the block."""
    inflate = zlib.decompressobj(-15, zdict=dictionary)
    try:
        raw = inflate.decompress(data, _LONGEST)
    except zlib.error as wrong:
        raise Damaged from wrong
    rest = inflate.unused_data
    if not inflate.eof or len(rest) >= _BLOCK or any(rest):
        raise Damaged
    return raw


def write_answer(numbers: Sequence[tuple[int, int]], checks: Sequence[int]) -> bytes:
    """An answer: of each action its number, and among how many; between two of them `check_of` what the
    seat sees then.
    """
    pen = Writer()
    pen.count(len(numbers))
    for at, (number, choices) in enumerate(numbers):
        if at:
            pen.number(checks[at - 1], 256)
        pen.number(number, choices)
    return pen.done().ljust(_LEAST, b"\0")


def count_in(answer: bytes) -> int:
    """How many actions an answer has."""
    return Reader(answer).count()


def write_request(request: Request) -> bytes:
    """Something else than an answer that a letter's reader sends back."""
    return bytes([_REQUESTS.index(request)]).ljust(_LEAST, b"\0")


def read_request(plain: bytes) -> Request:
    """Raises `Damaged` if it is none."""
    found = next((each for each in _REQUESTS if write_request(each) == plain), None)
    if found is None:
        raise Damaged
    return found


def _text(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


class _Pen:
    """Bytes, and numbers of seven bits a byte, the lowest first; the eighth says that more follow."""

    def __init__(self) -> None:
        self.written = bytearray()

    def raw(self, data: Iterable[int]) -> None:
        self.written += bytes(data)

    def numbers(self, *values: int) -> None:
        for value in values:
            left = value
            while left > 127:
                self.written.append(left & 127 | 128)
                left >>= 7
            self.written.append(left)


class _Cursor:
    """Reads what a `_Pen` wrote. Raises `Damaged` where something is missing."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def raw(self, count: int) -> bytes:
        found = self._data[self._at : self._at + count]
        if len(found) < count:
            raise Damaged
        self._at += count
        return found

    def rest(self) -> bytes:
        return self.raw(len(self._data) - self._at)

    def number(self) -> int:
        value = 0
        for place in range(_DIGITS):
            (byte,) = self.raw(1)
            value |= (byte & 127) << 7 * place
            if byte < 128:
                return value
        raise Damaged
