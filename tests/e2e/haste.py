"""A browser in which bots do not pause before they move, nor what they did stays to be looked at:
that is for people who watch. Nor is the only choice that there is played for anybody: a test makes it itself.

Each of these takes longer than the move itself. Slow and fast games have their pauses.
"""

from __future__ import annotations

import json
import re

from playwright.sync_api import BrowserContext

from tools.scripts import script

__all__ = ["UNSTORED", "without_pauses"]

UNSTORED = """
if (self.ServiceWorkerContainer) {
  ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
}
"""
"""The page itself is not stored, which takes longer than the rest of a first visit."""

_PAUSES = [
    ("table/session/bot-turns.js", "PAUSE", "off"),
    ("table/session/bot-turns.js", "PAUSE", "normal"),
]
_PAUSES += [("table/session/bot-turns.js", "GOING_ON", "normal")]
_PAUSES += [("table/session/playback.js", "BEAT", "normal")]
"""In which file, in which table and at which speed: without motion, and in lessons."""

_SKIP = """(pauses) => {
  const wait = window.setTimeout;
  window.setTimeout = (act, time, ...given) =>
    wait(act, pauses.includes(time) ? 0 : time, ...given);
}"""

_ASKS = """() => {
  try {
    localStorage["freebooters:preferences"] ??= '{"forced":false}';
  } catch {
    // A page without storage.
  }
}"""


def without_pauses(context: BrowserContext) -> None:
    """Makes bots move at once in pages opened from now on, where animation is off, and has every choice
    asked for, unless settings are stored.
    """
    context.add_init_script(f"({_ASKS})()")
    context.add_init_script(f"({_SKIP})({json.dumps([_length(*each) for each in _PAUSES])})")


def _length(file: str, table: str, speed: str) -> int:
    """Milliseconds."""
    text = script(file).read_text(encoding="utf-8")
    found = re.search(rf"const {table}\b[^=]*= \{{.*\b{speed}: (\d+)", text)
    assert found, f"{table} is written elsewhere now"
    return int(found[1])
