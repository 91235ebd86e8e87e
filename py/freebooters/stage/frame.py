"""Frames: how much room a table has on a screen, and how large letters are in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

__all__ = [
    "FRAMES",
    "LARGE",
    "LETTERS",
    "NARROW",
    "SHORT",
    "STEP",
    "WIDE",
    "Frame",
    "Kind",
    "heights",
]

Kind = Literal["narrow", "short", "wide"]

STEP = 20
"""Heights are whole multiples of this, so that few layouts have to be computed."""


_SAME = 0.5
"""Letters that differ by no more, in units, are taken to be of one size."""

LETTERS = (100, 125, 150, 175, 200)
"""How large letters may be, in hundredths of the usual."""


class _Kind(NamedTuple):
    """What frames of one kind have in common, in table units. `least` is the least height for each
    size of letters that the kind has: larger ones need a higher table.
    """

    least: tuple[int, ...]
    most: int
    small: float
    medium: float
    large: float


_KINDS: dict[Kind, _Kind] = {
    "narrow": _Kind((880, 1160, 1580, 2000, 2000), 2000, small=31.4, medium=39.8, large=62.8),
    "short": _Kind((440, 520, 780, 1060), 1060, small=19.3, medium=24.5, large=38.6),
    "wide": _Kind((500,), 900, small=13.8, medium=17.0, large=27.5),
}


def heights(kind: Kind, letters: int = 100) -> range:
    """The heights that frames of a kind have with letters of that size; none where there are no such."""
    size = LETTERS.index(letters)
    least, most, *_ = _KINDS[kind]
    return range(least[size], most + 1, STEP) if size < len(least) else range(0)


@dataclass(frozen=True, slots=True)
class Frame:
    """The room a table has: the kind of its layout, its height where it is 1000 units wide, and how
    large letters are in it, in hundredths of the usual.

    `narrow` is an upright phone or tablet, `short` a phone on its side or a small window, `wide` a
    desk. Text has one of three sizes, which belong to the kind: a narrow table is at least 352
    pixels wide, a short one 572, a wide one 940, so that the smallest letters are 11, 11 and 13
    pixels high. Where somebody wants larger text than that a page chooses the kind that has it; if
    none has, letters grow.
    """

    kind: Kind
    height: int
    letters: int = 100

    def __post_init__(self) -> None:
        if self.kind not in _KINDS:
            raise ValueError(f"no kind of frame: {self.kind}")
        if self.letters not in LETTERS or not heights(self.kind, self.letters):
            raise ValueError(f"no letters of a {self.kind} frame: {self.letters}")
        if self.height not in heights(self.kind, self.letters):
            raise ValueError(f"no height of a {self.kind} frame: {self.height}")

    @classmethod
    def parse(cls, text: str) -> Frame:
        """The frame that `str` has written, as `narrow:1180`, with larger letters `narrow:1580:150`;
        raises `ValueError` for any other text.
        """
        kind, *sizes = text.split(":")
        if kind not in _KINDS or not 1 <= len(sizes) <= 2 or not all(map(_is_size, sizes)):
            raise ValueError("not a frame")
        frame = cls(kind, *map(int, sizes))
        if str(frame) != text:
            raise ValueError("not a frame")
        return frame

    def __str__(self) -> str:
        usual = f"{self.kind}:{self.height}"
        return usual if self.letters == 100 else f"{usual}:{self.letters}"

    @property
    def small(self) -> float:
        return _KINDS[self.kind].small * (self.letters / 100)

    @property
    def medium(self) -> float:
        return _KINDS[self.kind].medium * (self.letters / 100)

    @property
    def large(self) -> float:
        return _KINDS[self.kind].large * (self.letters / 100)

    @property
    def sizes(self) -> tuple[float, float, float]:
        """The heights of letters, in units: small, medium and large."""
        return (self.small, self.medium, self.large)

    def letters_within(self, height: float) -> float:
        """The largest letters that are not higher, in units; the small ones where all are."""
        return max((size for size in self.sizes if size <= height + _SAME), default=self.small)


def _is_size(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 5


WIDE = Frame("wide", 620)
NARROW = Frame("narrow", 1180)
SHORT = Frame("short", 540)

FRAMES = (
    Frame("wide", 660),
    Frame("narrow", 1160),
    Frame("short", 520),
    Frame("narrow", 1580),
    Frame("narrow", 940),
)
"""What common screens leave for the table: 1280 by 800 pixels, 360 by 640, 844 by 390, 390 by 844,
360 by 560. A test in the browser compares them.
"""

LARGE = (
    Frame("narrow", 1160, 125),
    Frame("narrow", 1580, 150),
    Frame("narrow", 2000, 175),
    Frame("narrow", 2000, 200),
    Frame("short", 520, 125),
    Frame("short", 780, 150),
    Frame("short", 1060, 175),
)
"""What letters of each other size have on a phone. On a desk they are large enough in a kind of table
that is meant for less room.
"""
