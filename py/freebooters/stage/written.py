"""JSON text that is there already, so that what is told again and again is written once."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, zip_longest
from json import JSONEncoder
from typing import Any

__all__ = ["Written", "text_of"]


@dataclass(frozen=True, slots=True)
class Written:
    """A part of an answer as JSON text."""

    text: str


_HOLE, _HOLE_TEXT = {"": None}, '{"":null}'
"""Stands in a text for what is written already. No other object has an empty key, and inside a string
its quotes would be escaped.
"""


def text_of(value: Any) -> str:
    """A value as compact JSON, of which any part may be `Written`. Raises `TypeError` if it is none."""
    parts: list[str] = []

    def fill(part: Any) -> dict[str, None]:
        if not isinstance(part, Written):
            raise TypeError(f"no JSON: {type(part).__name__}")
        parts.append(part.text)
        return _HOLE

    encoder = JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=fill)
    woven = zip_longest(encoder.encode(value).split(_HOLE_TEXT), parts, fillvalue="")
    return "".join(chain.from_iterable(woven))
