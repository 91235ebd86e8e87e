"""Codes that people type and read aloud: twelve of Crockford's 32 signs, which lack I, L, O and U.

They hold a number and a checksum, which one wrong sign or two neighbours that changed places always
change.
"""

from __future__ import annotations

import binascii
import unicodedata

from freebooters.engine.errors import FreebootersError
from freebooters.engine.messages import say
from freebooters.engine.outside import quoted

__all__ = ["ROOM", "SIGNS", "BadCode", "code_of", "grouped", "number_in", "signs_in"]

SIGNS = 12
_ABC = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE = str.maketrans("OIL", "011")
"""What is read in place of a sign that there is."""

_BITS = 44
ROOM = 1 << _BITS
"""Numbers below it have a code."""

_CHECKS = 1 << 16
_GROUP = 4


class BadCode(FreebootersError):
    """What was typed is no such code."""


def code_of(number: int, key: int) -> str:
    """The code of a number from 0 to below `ROOM`, without gaps. `key`, of 16 bits: whoever reads it
    must have the same.
    """
    rest, signs = number * _CHECKS + _checksum(number, key), []
    for _ in range(SIGNS):
        rest, sign = divmod(rest, len(_ABC))
        signs.append(_ABC[sign])
    return "".join(reversed(signs))


def grouped(code: str) -> str:
    """A code as it is shown."""
    return "-".join(code[at : at + _GROUP] for at in range(0, len(code), _GROUP))


def signs_in(typed: str) -> str:
    """The signs of a code as somebody typed it, in the form in which codes are kept: wide letters are
    letters, and what looks like a sign is that sign. They need not be a code's.
    """
    letters = unicodedata.normalize("NFKC", typed)
    return "".join(filter(str.isalnum, letters)).upper().translate(_ALIKE)


def number_in(typed: str, *keys: int) -> tuple[int, int]:
    """The number of a code as somebody typed it, in capitals or not, with whatever between the
    groups; and which of the keys it fits. Raises `BadCode`, which says what is wrong.
    """
    signs = signs_in(typed)
    if len(signs) != SIGNS:
        raise BadCode(say("error-code-length", found=len(signs), signs=SIGNS))
    whole = 0
    for sign in signs:
        if sign not in _ABC:
            raise BadCode(say("error-code-sign", sign=quoted(sign)))
        whole = whole * len(_ABC) + _ABC.index(sign)
    number, check = divmod(whole, _CHECKS)
    for which, key in enumerate(keys):
        if check == _checksum(number, key):
            return number, which
    raise BadCode(say("error-code-wrong"))


def _checksum(number: int, key: int) -> int:
    """CRC-16, which no change within 16 bits in a row leaves as it is."""
    return binascii.crc_hqx(number.to_bytes(-(-_BITS // 8), "big"), key)
