"""What comes from outside: JSON, read strictly and in linear time, and texts that a person will
read.
"""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn

__all__ = [
    "DEEPEST",
    "MOST_CONTAINERS",
    "POINTS",
    "TooLong",
    "has_room",
    "plain",
    "quoted",
    "read_json",
]

DEEPEST = 20
"""The greatest depth of nested lists and objects. Python's parser recurses, and as WebAssembly a
few thousand nested brackets crash the whole runtime instead of raising.
"""

MOST_CONTAINERS = 200_000
"""The greatest number of lists and objects, ten times that of the longest game; each takes thirty
times as many bytes in memory as in the text.
"""

_MOST_DIGITS = 22
"""Digits in a row: as many as Python or JavaScript write before they use an exponent."""

_CLASSES = bytes.maketrans(b"123456789E{}", b"000000000e[]")
_ENDLESS = (b"0" * (_MOST_DIGITS + 1), b"0e000", b"0e+000")
_NO_BRACKETS = bytes(set(range(256)) - {*b"[]"})

_PAIR = re.compile(rb"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}")
_SURROGATE = re.compile(rb"\\u[dD][89a-fA-F]")

_UNSEEN = re.compile(
    "[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\xad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f"
    "\ufeff\ufff9-\ufffb\ud800-\udfff]"
)
"""Control characters, characters that change the direction of writing or have no width, lone
surrogates. Blanks are not among them, nor characters that join the letters of a word or the parts
of an emoji. The page has the same.
"""

_EDGES = " \u200c\u200d"

_LONGEST_QUOTE = 60

POINTS = 4
"""Code points that a text may have for each grapheme. The page cuts names by graphemes, what people
take for characters, so that no emoji is halved; Python has no tables of these, and browsers' tables
differ. Every grapheme has a code point at least, and the page cuts by this number too, so whatever it
keeps has room here, and nothing is longer than this. The page has the same.
"""


class TooLong(ValueError):
    """A text has more characters than allowed."""


def read_json(text: str, longest: int) -> Any:
    """The value of a JSON text of at most `longest` characters.

    Raises `TooLong`, else `ValueError`: no JSON; nested too deeply or with too many parts; a number
    with too many digits, or infinite; a duplicate name in an object; a lone surrogate.
    """
    if len(text) > longest:
        raise TooLong(f"longer than {longest}")
    # Every step is one pass of a built-in. Text that is not JSON is left to the parser, which then
    # stops at an error.
    bare = text.encode().replace(rb"\\", b"")
    if _SURROGATE.search(_PAIR.sub(b"", bare)):
        raise ValueError("half a character")
    outside = b" ".join(bare.replace(rb"\"", b"").split(b'"')[::2])
    shape = outside.translate(_CLASSES)
    if any(number in shape for number in _ENDLESS):
        raise ValueError("a number that is none of ours")
    _check_nesting(shape.translate(None, _NO_BRACKETS))
    return json.loads(text, parse_constant=_refuse, object_pairs_hook=_distinct)


def _check_nesting(brackets: bytes) -> None:
    if brackets.count(b"[") > MOST_CONTAINERS:
        raise ValueError(f"more than {MOST_CONTAINERS} lists and objects")
    for _ in range(DEEPEST):
        brackets = brackets.replace(b"[]", b"")
    if brackets:
        raise ValueError(f"nested deeper than {DEEPEST}, or not closed")


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no JSON")


def _distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name twice in one object")
    return found


def plain(text: str) -> str:
    """The text on one line, without invisible characters and without any that would change the
    direction of the text beside it.
    """
    return " ".join(_UNSEEN.sub("", text).split()).strip(_EDGES)


def has_room(text: str, longest: int) -> bool:
    """Whether the text may be a name, or the like, of at most so many graphemes."""
    return len(text) <= POINTS * longest


def quoted(value: object) -> str:
    """Something from outside, made plain and short so that a message can quote it."""
    text = plain(str(value))
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"
