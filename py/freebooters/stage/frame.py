"""Frames: how much room a table has on a screen, and how large letters are in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

__all__ = ["FRAMES", "NARROW", "SHORT", "STEP", "WIDE", "Frame", "Kind"]

Kind = Literal["narrow", "short", "wide"]

STEP = 20
"""Heights are whole multiples of this, so that few layouts have to be computed."""


class _Kind(NamedTuple):
    """What frames of one kind have in common, in table units."""

    least: int
    most: int
    small: float
    medium: float
    large: float


_KINDS: dict[Kind, _Kind] = {
    "narrow": _Kind(880, 2000, small=31.4, medium=39.8, large=62.8),
    "short": _Kind(440, 1060, small=19.3, medium=24.5, large=38.6),
    "wide": _Kind(500, 900, small=13.8, medium=17.0, large=27.5),
}


@dataclass(frozen=True, slots=True)
class Frame:
    """The room a table has: the kind of its layout, and its height where it is 1000 units wide.

    `narrow` is an upright phone or tablet, `short` a phone on its side or a small window, `wide` a
    desk. Text has one of three sizes, which belong to the kind: a narrow table is at least 352
    pixels wide, a short one 572, a wide one 940, so that the smallest letters are 11, 11 and 13
    pixels high.
    """

    kind: Kind
    height: int

    def __post_init__(self) -> None:
        if self.kind not in _KINDS:
            raise ValueError(f"no kind of frame: {self.kind}")
        least, most, *_ = _KINDS[self.kind]
        if not least <= self.height <= most or self.height % STEP:
            raise ValueError(f"no height of a {self.kind} frame: {self.height}")

    @classmethod
    def parse(cls, text: str) -> Frame:
        """The frame that `str` has written, as `narrow:1180`; raises `ValueError` for any other
        text.
        """
        kind, _, height = text.partition(":")
        if kind not in _KINDS or not (height.isascii() and height.isdigit() and len(height) < 5):
            raise ValueError("not a frame")
        frame = cls(kind, int(height))
        if str(frame) != text:
            raise ValueError("not a frame")
        return frame

    def __str__(self) -> str:
        return f"{self.kind}:{self.height}"

    @property
    def small(self) -> float:
        return _KINDS[self.kind].small

    @property
    def medium(self) -> float:
        return _KINDS[self.kind].medium

    @property
    def large(self) -> float:
        return _KINDS[self.kind].large

    @property
    def sizes(self) -> tuple[float, float, float]:
        """The heights of letters, in units: small, medium and large."""
        return (self.small, self.medium, self.large)


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
