"""Standard input, output and errors, made fit for any encoding, and for those who stop listening."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from contextlib import suppress
from pathlib import Path
from typing import Literal, TextIO

__all__ = ["flush", "prepare", "readable", "silence"]

_HANDLER = "freebooters-readable"
_STRICT = ("strict", "surrogateescape", "backslashreplace")
"""How Python handles what an encoding lacks, if nobody has asked for another way."""

_PLAIN = {
    "\N{LEFT SINGLE QUOTATION MARK}": "'",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{SINGLE LOW-9 QUOTATION MARK}": "'",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{DOUBLE LOW-9 QUOTATION MARK}": '"',
    "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}": '"',
    "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}": '"',
    "\N{MINUS SIGN}": "-",
    "\N{EN DASH}": "-",
    "\N{EM DASH}": "-",
    "\N{HYPHEN}": "-",
    "\N{NON-BREAKING HYPHEN}": "-",
    "\N{FRACTION SLASH}": "/",
    "\N{MIDDLE DOT}": "-",
    "\N{BULLET}": "*",
    "\N{MULTIPLICATION SIGN}": "x",
    "\N{RIGHTWARDS ARROW}": "->",
    "\N{LEFTWARDS ARROW}": "<-",
    "\N{LATIN SMALL LETTER SHARP S}": "ss",
    "\N{LATIN SMALL LETTER AE}": "ae",
    "\N{LATIN CAPITAL LETTER AE}": "AE",
    "\N{LATIN SMALL LETTER O WITH STROKE}": "o",
    "\N{LATIN CAPITAL LETTER O WITH STROKE}": "O",
    "\N{LATIN SMALL LIGATURE OE}": "oe",
    "\N{LATIN CAPITAL LIGATURE OE}": "OE",
    "\N{LATIN SMALL LETTER L WITH STROKE}": "l",
    "\N{LATIN CAPITAL LETTER L WITH STROKE}": "L",
}
"""What stands for a character that Unicode takes apart into nothing plainer. Marks without a width
are left out.
"""


def readable(text: str) -> str:
    """The text in ASCII, as one would type it where there is nothing else; `?` for what has no like."""
    return "".join(map(_plain, text))


def _plain(character: str) -> str:
    if character in _PLAIN:
        return _PLAIN[character]
    if unicodedata.category(character) in ("Cf", "Mn"):
        return ""
    if character.isascii():
        return character
    apart = unicodedata.normalize("NFKD", character)
    return "?" if apart == character else readable(apart)


def _replaced(wrong: UnicodeError) -> tuple[str | bytes, int]:
    """Python's interface for what stands for characters that cannot be encoded."""
    if not isinstance(wrong, UnicodeEncodeError):
        raise wrong
    return readable(wrong.object[wrong.start : wrong.end]), wrong.end


codecs.register_error(_HANDLER, _replaced)


def prepare() -> None:
    """Makes the standard streams such that printing and reading raise no `UnicodeError`, and gives
    those that are closed an empty one.
    """
    if sys.stdin is None:
        sys.stdin = _nothing("r")
    if sys.stdout is None:
        sys.stdout = _nothing("w")
    if sys.stderr is None:
        sys.stderr = _nothing("w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors in _STRICT:
            stream.reconfigure(errors=_HANDLER)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def flush() -> None:
    """Writes what was printed. Raises `OSError`."""
    sys.stdout.flush()
    sys.stderr.flush()


def silence(*streams: TextIO) -> None:
    """Drops what is printed from now on, there or anywhere, and what Python would still write of it
    at its end.
    """
    for stream in streams or (sys.stdout, sys.stderr):
        with _nothing("w") as nothing, suppress(OSError):  # it has no file
            os.dup2(nothing.fileno(), stream.fileno())


def _nothing(mode: Literal["r", "w"]) -> TextIO:
    return Path(os.devnull).open(mode, encoding="utf-8")
