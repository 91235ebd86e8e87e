"""The words of a room in two files: what is said of a game, and what only its rules page says."""

from __future__ import annotations

import re

__all__ = ["parted"]

_ENTRY = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
_RULES = ("rule-", "primer-", "figure-", "box ", "pad ")
"""How the messages of the rules page, and of what is printed from there, go on after the room's name."""


def without_comments(text: str) -> str:
    """A Fluent file with its entries alone."""
    return "".join(
        f"{line}\n" for line in text.splitlines() if line.strip() and not line.startswith("#")
    )


def parted(text: str, room: str) -> tuple[str, str]:
    """The entries of a Fluent file that a table needs, and those of the rules page; without comments."""
    starts = tuple(f"{room}-{name}" for name in _RULES)
    table: list[str] = []
    rules: list[str] = []
    for entry in _ENTRY.split(text):
        if entry.strip() and not entry.startswith("#"):
            (rules if entry.startswith(starts) else table).append(entry.strip("\n"))
    return "\n".join([*table, ""]), "\n".join([*rules, ""])
