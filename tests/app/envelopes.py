"""Letters as texts of links, as `web/post` has them, with a stand-in for the browser's cryptography: it
keeps apart what is under one key and under another, and hides nothing.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import dataclass

__all__ = [
    "ABC",
    "ACCEPTANCE",
    "ANSWER",
    "DEVICE",
    "LETTER",
    "REQUEST",
    "Fault",
    "Head",
    "close",
    "found_in",
    "opened",
    "read",
    "room_in",
    "written",
]

ABC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_BLOCK, _CHARS = 32, 43

VERSION = 1
ACCEPTANCE, LETTER, ANSWER, DEVICE, REQUEST = 1, 2, 3, 5, 6
_BEFORE = 2 + 4 + 8 + 16
"""Bytes before what is under a key: length, check, head, tag."""

_SHAPE = re.compile(r"([a-z_]{1,40})\.([0-9A-Za-z]{40,4000})")


class Fault(ValueError):
    """Why a text is not read; the argument says it in a word."""


@dataclass(frozen=True)
class Head:
    game: str
    kind: int
    table: bytes
    seat: int
    number: int

    @property
    def raw(self) -> bytes:
        kind = VERSION << 4 | self.kind
        return bytes([kind, *self.table, self.seat]) + self.number.to_bytes(2, "big")


def _signs(count: int) -> int:
    """How many signs so many bytes take, which are no more than a block."""
    signs = 0
    while 62**signs < 256**count:
        signs += 1
    return signs


_SIZES = {_signs(count): count for count in range(1, _BLOCK + 1)}


def _text(data: bytes) -> str:
    found = []
    for at in range(0, len(data), _BLOCK):
        part = data[at : at + _BLOCK]
        value, signs = int.from_bytes(part, "big"), ""
        for _ in range(_signs(len(part))):
            value, sign = divmod(value, 62)
            signs = ABC[sign] + signs
        found.append(signs)
    return "".join(found)


def _bytes(text: str) -> bytes | None:
    found = bytearray()
    for at in range(0, len(text), _CHARS):
        part = text[at : at + _CHARS]
        value, size = 0, _SIZES.get(len(part))
        for sign in part:
            value = value * 62 + ABC.index(sign)
        if size is None or value >= 256**size:
            return None
        found += value.to_bytes(size, "big")
    return bytes(found)


def _length(count: int) -> int:
    """How many signs so many bytes take."""
    blocks, rest = divmod(count, _BLOCK)
    return blocks * _CHARS + (_signs(rest) if rest else 0)


def room_in(characters: int, game: str) -> int:
    """Bytes of the longest letter whose text has no more characters."""
    left = characters - len(game) - 1
    return max(count for count in range(0, 1000, 16) if _length(_BEFORE + count) <= left)


def close(head: Head, plain: bytes, key: bytes) -> str:
    tag = hmac.digest(key, head.game.encode() + head.raw + plain, "sha256")[:16]
    body = bytes(a ^ b for a, b in zip(plain, _stream(key, tag, len(plain)), strict=True))
    return written(head, tag + body)


def written(head: Head, rest: bytes) -> str:
    """A text that nothing hides."""
    data = head.raw + rest
    length = (len(data) + 4).to_bytes(2, "big")
    return f"{head.game}.{_text(length + _check(head.game, length + data) + data)}"


def _check(game: str, data: bytes) -> bytes:
    return hashlib.sha256(f"{game}.".encode() + data).digest()[:4]


def _stream(key: bytes, tag: bytes, count: int) -> bytes:
    return hashlib.shake_256(key + tag).digest(count)


def found_in(text: str) -> list[str]:
    """Whatever may be a letter in a text."""
    return [found.group() for found in _SHAPE.finditer(text)]


def read(text: str) -> tuple[Head, bytes]:
    """What everybody can read, and the rest."""
    shape = _SHAPE.fullmatch(text)
    if shape is None:
        raise Fault("altered")
    game, signs = shape.groups()
    if len(signs) < _CHARS:
        raise Fault("cut")
    first = _bytes(signs[:_CHARS])
    if first is None:
        raise Fault("altered")
    wanted = _length(int.from_bytes(first[:2], "big") + 2)
    if len(signs) < wanted:
        raise Fault("cut")
    data = _bytes(signs[:wanted])
    if data is None or _check(game, data[:2] + data[6:]) != data[2:6]:
        raise Fault("altered")
    kind, table, seat, number = data[6], data[7:11], data[11], data[12:14]
    if kind >> 4 != VERSION:
        raise Fault("version")
    return Head(game, kind & 15, table, seat, int.from_bytes(number, "big")), data[14:]


def opened(head: Head, rest: bytes, key: bytes) -> bytes:
    tag, body = rest[:16], rest[16:]
    plain = bytes(a ^ b for a, b in zip(body, _stream(key, tag, len(body)), strict=True))
    if hmac.digest(key, head.game.encode() + head.raw + plain, "sha256")[:16] != tag:
        raise Fault("stranger")
    return plain
