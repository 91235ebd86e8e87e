"""The ladder of the start: what each way to start the page takes, as a section of Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from statistics import median
from typing import Any

from tests.bench.document import table

__all__ = ["EARLY", "compared", "ladder"]

EARLY = "Early tables"
"""The title of what is measured with `--early`."""

_STEPS = {
    "paint": "first paint",
    "play": "“Play now”",
    "board": "table",
    "choices": "own choices",
    "engine": "the engine's table",
}
"""What is measured, in milliseconds from navigation."""
_VISITS = {
    "cold": "First visit",
    "warm": "Second visit",
    "again": "Third visit, to the game of the second",
}


def ladder(
    visits: Iterable[Mapping[str, Any]],
    machine: str,
    megabits: float | None,
    cores: float | None = None,
    what: str = "Start",
) -> str:
    """The section for the visits that `start.py` has printed; its first visitor takes the ways from
    the last to the first. `what`: its title.
    """
    return "\n".join(_lines(list(visits), machine, megabits, cores, what))


def _lines(
    visits: Sequence[Mapping[str, Any]],
    machine: str,
    megabits: float | None,
    cores: float | None,
    what: str,
) -> Iterator[str]:
    ways = _ways(visits)
    counts = {
        way: sum((each["way"], each["visit"]) == (way, "cold") for each in visits) for way in ways
    }
    each = max(counts.values())
    fewer = [f" ({count} for “{way}”)" for way, count in counts.items() if count < each]
    line = f"a line of {megabits:g} Mbit/s" if megabits else "this machine's own speed"
    line += f", with {cores:g} processors" if cores else ""
    yield f"## {what} over {line}" if megabits or cores else f"## {what}"
    yield ""
    command = "--early" if what == EARLY else "--start"
    yield f"`build.py bench -- {command}` on {datetime.now(UTC).date()}, {machine}: milliseconds from"
    yield f"navigation, {each} new visitors for each way{''.join(fewer)}, the ways in turn, over"
    yield f"{line}. The median, in brackets the least and the most; the ratio is that of the medians of own"
    yield f"choices to “{ways[0]}”."
    yield ""
    yield from compared(visits)


def _ways(visits: Iterable[Mapping[str, Any]]) -> list[str]:
    return list(dict.fromkeys(visit["way"] for visit in visits))[::-1]


def compared(visits: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """A table of first visits and one of second visits, each way compared with the first one."""
    ways = _ways(visits)
    for visit, title in _VISITS.items():
        found = {
            way: [each for each in visits if (each["way"], each["visit"]) == (way, visit)]
            for way in ways
        }
        found = {way: times for way, times in found.items() if times}
        if not found:
            continue
        yield f"{title}:"
        yield ""
        yield from table(["way", "requests", *_STEPS.values(), "ratio"], list(_rows(found)))


def _rows(found: Mapping[str, Sequence[Mapping[str, Any]]]) -> Iterator[list[str]]:
    first: float | None = None
    for way, times in found.items():
        own = median(each["choices"] for each in times)
        first = first or own
        steps = [[each[step] for each in times if each.get(step)] for step in _STEPS]
        cells = [
            f"{median(step):,.0f} [{min(step):,.0f} to {max(step):,.0f}]" if step else ""
            for step in steps
        ]
        requests = f"{median(each['requests'] for each in times):.0f}"
        yield [way, requests, *cells, f"{own / first:.2f}"]
