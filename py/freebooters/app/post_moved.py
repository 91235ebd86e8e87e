"""What another device of the same person needs to go on in a game by post."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from freebooters.app.post_guest import Guest
from freebooters.app.post_terms import read_terms
from freebooters.engine.letters import Damaged

__all__ = ["Moved", "read_moved", "write_moved"]

_SIZE = 2
"""Bytes before each part, which say how many it has."""

_PARTS = 9

_SHARE, _DIGEST = 16, 32


class Moved(NamedTuple):
    """What goes to another device: what it is to know of the game, the terms, the name that its person has
    given, and what its page needs to read letters.
    """

    guest: Guest
    terms: bytes
    name: str
    secret: bytes


def write_moved(moved: Moved, room: int) -> bytes:
    """Where there is room for it in so many bytes, with the newest letter and its answer. Another device
    that does not get that has to ask for it whole.
    """
    guest = moved.guest
    parts = [
        moved.secret,
        moved.terms,
        moved.name.encode(),
        bytes.fromhex(guest.share),
        bytes.fromhex(guest.committed),
        bytes.fromhex(guest.seal),
    ]
    left = room - len(_joined([*parts, b"", b"", b""]))
    answer = guest.answers.get(guest.number, b"")
    letter = guest.newest(left - len(answer) - _SIZE)
    number = guest.number.to_bytes(_SIZE, "big")
    return _joined([*parts, *((number, letter, answer) if letter else (b"", b"", b""))])


def read_moved(game: str, plain: bytes) -> Moved:
    """Raises `Damaged`, or what is raised where this version has other rules."""
    secret, terms, name, share, committed, seal, number, letter, answer = _parts(plain)
    if (len(share), len(committed)) != (_SHARE, _DIGEST) or len(seal) not in (0, _DIGEST):
        raise Damaged
    guest = Guest(read_terms(game, terms), share.hex(), committed.hex())
    guest.seal = seal.hex()
    if letter:
        guest.take_over(int.from_bytes(number, "big"), letter, answer)
    return Moved(guest, terms, _name(name), secret)


def _name(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as wrong:
        raise Damaged from wrong


def _joined(parts: Sequence[bytes]) -> bytes:
    return b"".join(len(part).to_bytes(_SIZE, "big") + part for part in parts)


def _parts(plain: bytes) -> list[bytes]:
    parts, at = [], 0
    while at < len(plain):
        size = int.from_bytes(plain[at : at + _SIZE], "big")
        parts.append(plain[at + _SIZE : at + _SIZE + size])
        at += _SIZE + size
    if at != len(plain) or len(parts) != _PARTS:
        raise Damaged
    return parts
