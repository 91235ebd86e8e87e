"""Texts from outside inside sentences of ours, handled as in the page's `plain.js`."""

from __future__ import annotations

import re

__all__ = ["isolated", "on_one_line"]

_FOREIGN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066\u2067\ud800-\udfff]"
)
"""Characters that must not occur in a sentence: terminals obey some of them, and lone surrogates
cannot be written. The isolates that `isolated` adds are not among them.
"""

_ISOLATES = re.compile("[\u2068\u2069]")
_ISOLATED = re.compile("\u2068[^\u2068\u2069]*\u2069")
_LEFTWARD = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""The blocks whose letters are written from right to left."""


def isolated(text: str) -> str:
    """The text in a form that does not change the direction of its surroundings. Most stay as they
    are; one with letters written from right to left gets invisible marks, unless it has them
    already.
    """
    kept = _FOREIGN.sub("", text)
    bare, count = kept, 1
    while count:
        bare, count = _ISOLATED.subn("", bare)
    if _ISOLATES.search(bare):
        return isolated(_ISOLATES.sub("", kept))
    return f"\u2068{kept}\u2069" if _LEFTWARD.search(bare) else kept


def on_one_line(text: str) -> str:
    """`isolated`, without ends of lines: a name that has some, as a file's may, is no line of ours."""
    return isolated(" ".join(text.splitlines()))
