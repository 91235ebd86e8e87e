"""A game by post as it is opened at its end: all that decides it, in few bytes, the same for everybody.

The shares of the seed, the secret of which the numbers come that hid what was chosen at once, and every
log there was, without what the seed decides.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from freebooters.engine.audit import Disclosed, Rewound, logs_of
from freebooters.engine.coding import Reader, Spent, Writer
from freebooters.engine.contract import CHANCE, Entry, Options, Seat
from freebooters.engine.errors import BadLetter, BadLink
from freebooters.engine.game import Game
from freebooters.engine.links import read_entry, step_of
from freebooters.engine.messages import say
from freebooters.engine.saves import check_rules
from freebooters.engine.sealing import Opened
from freebooters.engine.seeds import Share, commitment, joint_seed, rng_at
from freebooters.engine.turns import Turns

__all__ = ["Ended", "nonce_of", "read_opened", "write_opened"]

_SHARE = 16
"""Bytes of a share, of the secret, and of a nonce."""

_MOST = 1000
"""No game has so many rounds, nor is as often gone back in it."""


@dataclass(frozen=True, slots=True)
class Ended:
    """What was opened."""

    seed: str
    log: tuple[Entry, ...]
    shares: tuple[Share, ...]
    rewound: tuple[Rewound, ...] = ()
    rounds: dict[int, dict[Seat, Opened]] = field(default_factory=dict)


def nonce_of(secret: str, rewinds: int, start: int, seat: Seat) -> str:
    """The number under which a choice is sealed in the round that began there, after so many rewinds."""
    text = f"freebooters post 1: nonce/{rewinds}/{start}/{seat}"
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256")[:_SHARE].hex()


def write_opened(opened: Disclosed, secret: str) -> bytes:
    """The game, whose shares are in the order of their seats."""
    pen = Writer()
    pen.count(opened.game.info.rules_version)
    for share in sorted(opened.shares):
        _write_bytes(pen, share.share)
    pen.count(len(opened.rewound))
    start, turns = 0, Turns()
    for back, log in zip((*opened.rewound, None), logs_of(opened), strict=True):
        if back is not None:
            pen.count(sum(entry.seat != CHANCE for entry in log[start:]))
        _write_log(pen, opened, turns, log, start)
        if back is not None:
            _write_back(pen, back, len(log), opened.seats)
            start = back.position
    _write_rounds(pen, opened, secret)
    return pen.done()


def _write_bytes(pen: Writer, digits: str) -> None:
    for byte in bytes.fromhex(digits):
        pen.number(byte, 256)


def _read_bytes(reader: Reader) -> str:
    return bytes(reader.number(256) for _ in range(_SHARE)).hex()


def _write_log(
    pen: Writer, opened: Disclosed, turns: Turns, log: Sequence[Entry], start: int
) -> None:
    """What seats have done from that position on."""
    rules = opened.game.rules
    state = rules.new(opened.seats, opened.options)
    for position, (seat, action) in enumerate(log):
        if position >= start and seat != CHANCE:
            step = step_of(opened.game, state, turns, seat, action)
            pen.weighed(step.turn, step.weights)
            pen.number(step.choice, step.choices)
        rules.apply(state, seat, action)


def _write_back(pen: Writer, back: Rewound, length: int, seats: int) -> None:
    pen.number(back.position, length + 1)
    pen.number(back.seat, seats)
    pen.count(len(back.rows))
    for begun, end in back.rows:
        pen.number(begun, length + 1)
        pen.number(end, length + 1)


def _write_rounds(pen: Writer, opened: Disclosed, secret: str) -> None:
    """How choices were sealed: all of them under numbers that come of the secret."""
    sealed = [
        (start, seat, each)
        for start, seats in opened.rounds.items()
        for seat, each in seats.items()
    ]
    pen.count(len(sealed))
    if sealed:
        _write_bytes(pen, secret)
    last = 0
    for start, seat, each in sorted(sealed, key=lambda one: one[:2]):
        rewinds = (
            rewinds
            for rewinds in range(opened.rewinds + 1)
            if nonce_of(secret, rewinds, start, seat) == each.nonce
        )
        pen.count(start - last)
        pen.number(seat, opened.seats)
        pen.count(each.count - 1)
        pen.number(next(rewinds, opened.rewinds), opened.rewinds + 1)
        last = start


def read_opened(
    plain: bytes, game: Game[Any, Any], seats: int, options: Options, drawers: Iterable[Seat]
) -> Ended:
    """What was written of such a game, for whose seed these have drawn. Raises `BadLetter` if that is
    none, or what is raised where this version has other rules.
    """
    reader = Reader(plain)
    try:
        check_rules(game.info, reader.count())
        drawn = [(seat, _read_bytes(reader)) for seat in sorted(drawers)]
        shares = tuple(Share(seat, commitment(seat, share), share) for seat, share in drawn)
        walk = _Walk(game, seats, options, joint_seed(shares))
        rewound = tuple(walk.back(reader) for _ in range(_bounded(reader)))
        walk.go_on(reader, None)
        rounds = _read_rounds(reader, seats, len(rewound))
        reader.end()
    except (Spent, BadLink) as wrong:
        raise BadLetter(say("error-letter", field="opened")) from wrong
    return Ended(walk.seed, tuple(walk.played), shares, rewound, rounds)


class _Walk:
    """Reads the logs one after the other, each from where the one before it was gone back to."""

    def __init__(self, game: Game[Any, Any], seats: int, options: Options, seed: str) -> None:
        self.seed = seed
        self.played: list[Entry] = []
        self._game, self._seats, self._options = game, seats, options
        self._turns = Turns()

    def go_on(self, reader: Reader, decisions: int | None) -> None:
        """So many decisions of seats more, with what chance decides after them; None: to the end."""
        rules, log, left = self._game.rules, self.played, decisions
        state = rules.new(self._seats, self._options)
        for seat, action in log:
            rules.apply(state, seat, action)
        while acting := rules.to_act(state):
            if len(log) == self._game.info.longest:
                raise Spent
            if acting == (CHANCE,):
                entry = Entry(CHANCE, rules.draw(state, rng_at(self.seed, len(log))))
            elif left == 0:
                break
            else:
                entry = read_entry(reader, self._game, state, self._turns, len(log))
                left = None if left is None else left - 1
            rules.apply(state, entry.seat, entry.action)
            log.append(entry)
        if left:
            raise Spent

    def back(self, reader: Reader) -> Rewound:
        self.go_on(reader, reader.count())
        length = len(self.played)
        position, seat = reader.number(length + 1), reader.number(self._seats)
        rows = tuple(
            (reader.number(length + 1), reader.number(length + 1)) for _ in range(_bounded(reader))
        )
        lost = tuple(self.played[position:])
        if not lost:
            raise Spent
        del self.played[position:]
        return Rewound(position, lost, rows, seat)


def _read_rounds(reader: Reader, seats: int, rewinds: int) -> dict[int, dict[Seat, Opened]]:
    count = _bounded(reader)
    secret = _read_bytes(reader) if count else ""
    found: dict[int, dict[Seat, Opened]] = {}
    start = 0
    for _ in range(count):
        start += reader.count()
        seat, actions = reader.number(seats), reader.count() + 1
        nonce = nonce_of(secret, reader.number(rewinds + 1), start, seat)
        found.setdefault(start, {})[seat] = Opened(actions, nonce)
    return found


def _bounded(reader: Reader) -> int:
    """How many of something follow; no game has as many as would take long."""
    count = reader.count()
    if count > _MOST:
        raise Spent
    return count
