"""How long an edit in the rules workshop takes: the section of the benchmarks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import median

from tests.bench.document import table

__all__ = ["MOST", "section"]

MOST = 200
"""Milliseconds that the median may take."""


def section(found: Mapping[str, Sequence[float]], machine: str) -> str:
    """`found`: milliseconds of edits in the order in which they were made, by browser."""
    return "\n".join(_lines(found, machine))


def _lines(found: Mapping[str, Sequence[float]], machine: str) -> Iterator[str]:
    yield "## The rules workshop"
    yield ""
    yield f"`build.py bench -- --edits`, {machine}: a number in the rules of the race is changed again and"
    yield "again. Milliseconds from the last key, without the pause of 300 ms after it, until the game was dealt by"
    yield f"the new rules and the next frame was painted; the median may be at most {MOST}. The promises of the edit"
    yield "before are still being examined meanwhile, as they are when one types on."
    yield ""
    head = ["browser", "edits", "the first", "median", "slowest"]
    yield from table(head, [_row(browser, times) for browser, times in found.items()])


def _row(browser: str, times: Sequence[float]) -> list[str]:
    figures = (times[0], median(times), max(times))
    return [browser, str(len(times)), *(f"{each:,.0f}" for each in figures)]
