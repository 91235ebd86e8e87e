"""The deals of days, as the page makes them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.web.under_node import node
from tools.steps import run

__all__ = ["SCRIPT", "deals_of"]

SCRIPT = Path(__file__).with_name("days.mjs")


def deals_of(rooms: list[dict[str, Any]], dates: Iterable[str]) -> list[str]:
    """A line for each of these dates, which it begins with: the deal of the day among the tables of
    the rooms, as the engine's catalog has them, and its seed at the end.
    """
    return run([*node(), SCRIPT, json.dumps(rooms), *dates]).splitlines()
