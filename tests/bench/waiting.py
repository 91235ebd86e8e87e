"""How long a person waits in a game against bots: the section of the benchmarks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tests.bench.document import table

__all__ = ["section"]

Waited = Mapping[str, float]
"""Milliseconds by what happened (`clock.js`), and how many `turns` and `lines` there were."""

_HEAD = ["game", "lines", "own turns", "waited s", "moving s", "still s", "computed s", "ratio"]


def section(found: Mapping[str, Mapping[str, Waited]], machine: str) -> str:
    """By room and by page: `now`, and `before` where it is compared with that of another commit."""
    return "\n".join(_lines(found, machine))


def _lines(found: Mapping[str, Mapping[str, Waited]], machine: str) -> Iterator[str]:
    yield "## Waiting for bots"
    yield ""
    yield f"`build.py bench -- --waiting`, {machine}, in Chromium: a whole game against two helmsmen at"
    yield "*Fast*, each game as it is offered first. From when the person is asked first to the result, the seconds"
    yield "in which nobody is asked: while something moves, and while nothing does. The person does the first"
    yield "thing that can be done as soon as everything has been seen. The page's clock stands while bots and the"
    yield "engine compute, so that these seconds hang little on the machine; what that takes is told beside it, and most"
    yield "of it passes while something moves. After a stroke: before, with the same moves."
    yield ""
    yield from table(_HEAD, [_row(room, pages) for room, pages in found.items()])


def _row(room: str, pages: Mapping[str, Waited]) -> list[str]:
    whole = {name: page["moved"] + page["still"] for name, page in pages.items()}
    told = {name: {**page, "waited": whole[name]} for name, page in pages.items()}
    now = told["now"]
    seconds = [
        " / ".join(f"{told[name][kind] / 1000:.1f}" for name in ("now", "before") if name in told)
        for kind in ("waited", "moved", "still", "computed")
    ]
    ratio = f"{whole['now'] / whole['before']:.2f}" if "before" in whole else ""
    return [room, f"{now['lines']:,.0f}", f"{now['turns']:,.0f}", *seconds, ratio]
