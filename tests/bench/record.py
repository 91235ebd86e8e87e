"""How long the record of many names, and days in a row, take to be worked out."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tests.bench.document import table
from tests.web.under_node import node
from tools.layout import TESTS
from tools.steps import run

__all__ = ["section"]

_SCRIPT = TESTS / "bench" / "record.mjs"


def section(machine: str) -> str:
    """The section of the benchmarks."""
    told = run([*node(document=True), _SCRIPT])
    found: dict[str, list[dict[str, float]]] = json.loads(told)
    return "\n".join(_lines(found, machine))


def _lines(found: dict[str, list[dict[str, float]]], machine: str) -> Iterator[str]:
    yield "## The record"
    yield ""
    yield f"`build.py bench -- --record`, {machine}, under Node: milliseconds until the lines and"
    yield "ratings of all in four games are worked out, of names with two results each, which are read strictly"
    yield "first; and until the days in a row are counted. The fastest of five times."
    yield ""
    yield from table(["names", "ms"], _rows(found["record"]))
    yield from table(["days", "ms"], _rows(found["days"]))


def _rows(found: list[dict[str, float]]) -> list[list[str]]:
    return [[f"{each['count']:,.0f}", f"{each['time']:.1f}"] for each in found]
