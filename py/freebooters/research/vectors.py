"""Views as vectors of a fixed length, for any game, by feature hashing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import copysign, log1p
from typing import Any
from zlib import crc32

import numpy as np

from freebooters.engine.contract import Seat
from freebooters.engine.views import view_as_json

__all__ = ["DEFAULT_LENGTH", "Vectors", "features"]

DEFAULT_LENGTH = 2048
"""A view of Cartagena has some 190 of 2,000 possible features; 8 of them share an element with
another.
"""

Feature = tuple[str, float]


class Vectors:
    """Encodes views of any game as `length` numbers of type float32.

    Every feature adds its value, or its negative, to one element; its name alone decides element
    and sign, the same in every process and version. Two features may fall on the same element, the
    more rarely the longer the vector; because of the signs inner products are right on average.
    Source: K. Weinberger et al., Feature Hashing for Large Scale Multitask Learning, ICML 2009.
    """

    def __init__(self, length: int = DEFAULT_LENGTH) -> None:
        if length < 1:
            raise ValueError(f"a vector of {length} numbers")
        self.length = length

    def encode(self, view: Any, seat: Seat | None) -> np.ndarray:
        """The vector of a view; `seat` None is a spectator."""
        return self.hashed(features(view, seat))

    def hashed(self, found: Iterable[Feature]) -> np.ndarray:
        """The vector of some features."""
        numbers = [0.0] * self.length
        for name, value in found:
            hashed = _hashed(name)
            numbers[(hashed >> 1) % self.length] += value if hashed & 1 else -value
        return np.array(numbers, dtype=np.float32)


@lru_cache(maxsize=1 << 16)
def _hashed(name: str) -> int:
    return crc32(name.encode(errors="surrogatepass"))


def features(view: Any, seat: Seat | None) -> list[Feature]:
    """The features of a view, as names and values; a name is the path to a value in the view's
    JSON.

    * a word, a flag, a number or null: `/hands/0/2=skull` is 1
    * a number also: `/money/1` is its logarithm, log(1 + n), with its sign
    * a list also: its length, `/hands/0/#`, and how many of each value it holds, `/hands/0/*=skull`
    """
    found = [(f"seat={seat}", 1.0)]
    _walk("", view_as_json(view), found)
    return found


def _walk(path: str, value: Any, found: list[Feature]) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            _walk(f"{path}/{key}", item, found)
    elif isinstance(value, list):
        _add_number(f"{path}/#", len(value), found)
        for place, item in enumerate(value):
            _walk(f"{path}/{place}", item, found)
            if not isinstance(item, (dict, list)):
                found.append((f"{path}/*={item}", 1.0))
    else:
        found.append((f"{path}={value}", 1.0))
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            _add_number(path, value, found)


def _add_number(path: str, value: float, found: list[Feature]) -> None:
    if value:
        found.append((path, copysign(log1p(abs(value)), value)))
