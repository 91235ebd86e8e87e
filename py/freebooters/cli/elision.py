"""What French leaves out before a vowel, as in the page's `elision.ts`."""

from __future__ import annotations

import re
from collections.abc import Iterable

__all__ = ["elided"]

_APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
_SHORTENED = re.compile(r"(?i)(?<!\w)(d|qu|jusqu|lorsqu|puisqu|quoiqu)e[ \xa0]\Z")
"""The words that lose their last vowel, at the end of what is written before something put in."""

_VOWEL = re.compile(
    "(?i)\u2068?(?:à |[aeiouàâäéèêëîïôöùûüœæ](?:[^\\W\\d_]|[\u0300-\u036f'\u2019])"
    "|y[b-df-hj-np-tv-xz])"
)
"""What begins with a vowel. Not with an h, which may be sounded, nor is it a letter alone, which
names a thing. A y is a vowel before a consonant: before Yves, not before Yann.
"""


def elided(text: str, values: Iterable[object]) -> str:
    """A French text with words shortened before those of the values put into it that begin with a
    vowel.
    """
    for value in dict.fromkeys(values):
        if isinstance(value, str) and _VOWEL.match(value):
            *before, last = text.split(value)
            text = value.join(
                [*(_SHORTENED.sub(rf"\1{_APOSTROPHE}", piece) for piece in before), last]
            )
    return text
