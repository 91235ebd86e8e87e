"""A browser in which bots do not pause before they move: the pauses are for people who watch.

With animation off each pause takes longer than the move itself.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import BrowserContext

__all__ = ["without_pauses"]

_SOURCE = Path(__file__).parents[2] / "web" / "ui" / "consulting.js"
_SKIP = """(pause) => {
  const wait = window.setTimeout;
  window.setTimeout = (act, time, ...given) => wait(act, time === pause ? 0 : time, ...given);
}"""


def without_pauses(context: BrowserContext) -> None:
    """Makes bots move at once in pages opened from now on, where animation is off."""
    found = re.search(r"const PAUSE = \{.*\boff: (\d+)", _SOURCE.read_text(encoding="utf-8"))
    assert found, "the length of the bots' pauses is written elsewhere now"
    context.add_init_script(f"({_SKIP})({found[1]})")
