"""The figures as Markdown, for people and for `docs/benchmarks.md`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from tests.bench.document import table
from tests.bench.sampling import CALLS, LEVEL

__all__ = ["FLAGSHIP", "Findings", "markdown", "thinking"]

FLAGSHIP = "cartagena tortuga 2 seats"
"""The setting the floors are set for."""

_MATTERS = 0.01
"""Shares below this are not worth a column."""


@dataclass(frozen=True)
class Findings:
    """Everything a run has found; `browser` None where it was left out."""

    machine: str
    native: Mapping[str, Any]
    browser: Mapping[str, Any] | None
    peer: tuple[str, float]
    outside: tuple[str, float]
    spent: Mapping[str, Mapping[str, float]]


def markdown(found: Findings) -> str:
    """The whole page."""
    parts = [_head(found), _floors(found), _settings(found), _spent(found.spent)]
    if found.browser is not None:
        parts.append(thinking(found.browser))
    return "\n".join(line for part in parts for line in part) + "\n"


def _head(found: Findings) -> Iterator[str]:
    yield "# Benchmarks"
    yield ""
    day = datetime.now(UTC).date()
    yield f"Written by `python3 build.py bench` on {day}; all goes through the public contract."
    yield ""
    where = [found.machine, f"CPython {found.native['python']}"]
    if found.browser is not None:
        where.append(f"Pyodide (CPython {found.browser['python']}) in {found.browser['browser']}")
    yield f"Machine: {', '.join(where)}. One core. Native times are CPU time, times in the browser"
    yield "wall-clock time. Work is cut into pieces of milliseconds that are done again and again; the"
    yield "fastest time of each counts, so that other programs disturb little."
    yield ""


def _floors(found: Findings) -> Iterator[str]:
    native = found.native["games"][FLAGSHIP]
    name, peer = found.peer
    kind, longest = found.outside
    rows = [
        ["Seat moves a second, native", f"{native['moves/s']:,.0f}", "at least 200,000"],
        [f"The same as a multiple of {name}", f"{native['moves/s'] / peer:.1f}", "at least 4"],
        [
            "Iterations of the search a second, native",
            f"{native['iterations/s']:,.0f}",
            "at least 10,000",
        ],
        ["`copy`, native", f"{native['µs']['copy']:.2f} µs", "at most 2.5 µs"],
        [f"The worst 4 MB as a save ({kind}), native", f"{longest:.2f} s", "at most 0.5 s"],
    ]
    if found.browser is not None:
        browser = found.browser["games"][FLAGSHIP]
        ratio = native["moves/s"] / browser["moves/s"]
        rows.insert(
            1, ["Seat moves a second, Pyodide", f"{browser['moves/s']:,.0f}", "at least 100,000"]
        )
        rows.append(
            [
                "Iterations of the search a second, Pyodide",
                f"{browser['iterations/s']:,.0f}",
                "at least 5,000",
            ]
        )
        rows.append(["Native speed as a multiple of Pyodide's", f"{ratio:.2f}", ""])
    yield f"## Uniformly random games, {FLAGSHIP}"
    yield ""
    yield from table(["", "measured", "floor"], rows)
    yield f"{name}, two random players, in the same run: {peer:,.0f} actions a second."
    yield ""


def _settings(found: Findings) -> Iterator[str]:
    yield "## Every setting"
    yield ""
    yield "Native and, after the stroke, in Pyodide. Seat moves of random games and iterations of the"
    yield "search a second; microseconds of one call; milliseconds of a scene"
    yield "built and written as JSON; milliseconds of a whole `act` from JSON to JSON, the median of"
    yield "100 random ones, what 95 % of them stay below, the slowest, and the greatest answer."
    yield ""
    names = list(next(iter(found.native["games"].values()))["µs"])
    operations = ["setting", "moves/s", "iterations/s", *(f"{name} µs" for name in names)]
    yield from table(
        operations,
        [
            [
                setting,
                _both(found, setting, ",.0f", "moves/s"),
                _both(found, setting, ",.0f", "iterations/s"),
                *(_both(found, setting, ".1f", "µs", name) for name in names),
            ]
            for setting in found.native["games"]
        ],
    )
    yield from table(
        [
            "setting",
            "wide ms",
            "narrow ms",
            "nodes",
            "scene kB",
            "act ms",
            "95 % ms",
            "slowest ms",
            "answer kB",
        ],
        [
            [
                setting,
                _both(found, setting, ".1f", "scene", "wide", "ms"),
                _both(found, setting, ".1f", "scene", "narrow", "ms"),
                f"{max(frame['nodes'] for frame in figures['scene'].values())}",
                f"{max(frame['kB'] for frame in figures['scene'].values()):.0f}",
                _both(found, setting, ".1f", "act", "median ms"),
                _both(found, setting, ".1f", "act", "95 % ms"),
                _both(found, setting, ".1f", "act", "slowest ms"),
                f"{figures['act']['kB']:.0f}",
            ]
            for setting, figures in found.native["games"].items()
        ],
    )


def _spent(games: Mapping[str, Mapping[str, float]]) -> Iterator[str]:
    yield "## Where the time goes"
    yield ""
    yield f"Shares of a {LEVEL}'s time, native, by the call of the contract that is under way, over"
    yield "moments from the whole length of a game; what comes to less than 1 % everywhere is left out."
    yield ""
    calls = [call for call in CALLS if any(spent[call] >= _MATTERS for spent in games.values())]
    yield from table(
        ["game", *calls],
        [[game, *(f"{spent[call]:.0%}" for call in calls)] for game, spent in games.items()],
    )


def thinking(browser: Mapping[str, Any]) -> Iterator[str]:
    """How long bots think, and whether the page stays smooth meanwhile."""
    games, frames = browser["thinking"], browser["frames"]
    levels = list(next(iter(games.values()))["levels"])
    yield "## Thinking in the browser"
    yield ""
    yield "Each game as it is offered first, in one worker: iterations of the search a second, and the"
    yield "milliseconds a level thinks about a move, the median and what 95 % stay below, over moments"
    yield "from the whole length of a game; what is drawn, or cannot turn out otherwise, takes none."
    yield "Three seconds are the most a bot may take."
    yield ""
    yield from table(
        ["game", "iterations/s", *levels],
        [
            [
                game,
                f"{figures['iterations/s']:,.0f}",
                *(
                    f"{times['median ms']:,.0f} / {times['95 % ms']:,.0f}"
                    for times in figures["levels"].values()
                ),
            ]
            for game, figures in games.items()
        ],
    )
    yield f"Meanwhile the page goes on painting: while {frames['bots']} play each other, {frames['late']:.1%} of"
    yield f"{frames['frames']} frames come later than 34 ms after the one before; the median is"
    yield f"{frames['median ms']:.1f} ms, and 95 % stay below {frames['95 % ms']:.1f} ms."
    yield ""


def _both(found: Findings, setting: str, form: str, *path: str) -> str:
    values = []
    for figures in (found.native, found.browser):
        if figures is not None:
            value = figures["games"][setting]
            for step in path:
                value = value[step]
            values.append(format(value, form))
    return " / ".join(values)
