"""Chances in words, as the page writes them."""

from __future__ import annotations

from math import floor

from freebooters.cli.words import Words

__all__ = ["change", "error", "percent"]

_MINUS = "\N{MINUS SIGN}"


def percent(words: Words, chance: float) -> str:
    """A chance in whole per cent; 0 and 100 only if it is impossible or certain."""
    rounded = _rounded(chance)
    honest = min(99, max(1, rounded)) if 0 < chance < 1 else rounded
    return words.t("terminal-percent", number=honest)


def change(difference: float) -> str:
    """A change in points of a hundred, with its sign."""
    points = _rounded(abs(difference))
    sign = "" if points == 0 else _MINUS if difference < 0 else "+"
    return f"{sign}{points}"


def error(deviation: float) -> str:
    """An error in points of a hundred, never 0: nothing here is certain."""
    return str(max(1, _rounded(deviation)))


def _rounded(share: float) -> int:
    return floor(share * 100 + 0.5)
