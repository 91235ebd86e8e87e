"""The longest tasks of the page's main thread while bots play: the section of the benchmarks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import TypedDict

from tests.bench.document import table

__all__ = ["FELT", "SLOWDOWN", "Minute", "section"]

FELT = 50
"""Milliseconds from which a task is felt: what one does meanwhile is answered late."""
SLOWDOWN = 4
"""So many times as slow as this machine the page's processor is made."""


class Minute(TypedDict):
    """What was seen in one game: milliseconds of each task that was felt, by the clock and by the
    processor; and what took most of the latest frame, by whom it was called.
    """

    clock: list[float]
    processor: list[float]
    worst: str


_HEAD = [
    "game",
    "page",
    "over 50, clock",
    "longest ms",
    "worst ms",
    "over 50, processor",
    "longest ms",
    "worst ms",
    "in the latest frame",
]


def section(found: Mapping[str, Mapping[str, Sequence[Minute]]], machine: str) -> str:
    """By room and by page: `now`, and `before` where it is compared with that of another commit."""
    return "\n".join(_lines(found, machine))


def _lines(found: Mapping[str, Mapping[str, Sequence[Minute]]], machine: str) -> Iterator[str]:
    games = max(len(minutes) for pages in found.values() for minutes in pages.values())
    yield "## The main thread"
    yield ""
    yield f"`build.py bench -- --tasks`, {machine}, in Chromium: sailors play, with all motion, while the page's"
    yield f"main thread is made {SLOWDOWN} times as slow. Of {games} games each, the tasks that took more than {FELT} ms"
    yield "in a minute, the median; of the longest of each game the median and the worst. By the clock, which goes"
    yield "on where other programs have the processor, and by what the thread itself had of the processor,"
    yield "slowed down in the same way. Beside it what took most of the frame that came latest."
    yield ""
    rows = [
        _row(room, page, minutes)
        for room, pages in found.items()
        for page, minutes in pages.items()
    ]
    yield from table(_HEAD, rows)


def _row(room: str, page: str, minutes: Sequence[Minute]) -> list[str]:
    return [
        room,
        page,
        *_told([minute["clock"] for minute in minutes]),
        *_told([minute["processor"] for minute in minutes]),
        minutes[-1]["worst"],
    ]


def _told(games: Sequence[Sequence[float]]) -> list[str]:
    longest = [max(tasks, default=0.0) for tasks in games]
    count = median(len(tasks) for tasks in games)
    return [f"{count:,.0f}", f"{median(longest):,.0f}", f"{max(longest):,.0f}"]
