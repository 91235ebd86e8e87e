"""The words of a room in two files: what is said of a game, and what only its rules page says."""

from __future__ import annotations

import re

__all__ = ["parted", "shell_parts"]

_ENTRY = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
_RULES = ("rule-", "primer-", "figure-", "box ", "pad ")
"""How the messages of the rules page, and of what is printed from there, go on after the room's name."""

_LATER = {
    "club": ("contest-", "error-contest", "error-code-", "error-result-"),
    "workshop": ("workshop-",),
    "post": ("post-",),
}
"""How the shell's messages begin that come with the screens that say them; as in i18n/words.ts."""


def parted(text: str, room: str) -> tuple[str, str]:
    """The entries of a Fluent file that a table needs, and those of the rules page; without comments."""
    return _split(text, tuple(f"{room}-{name}" for name in _RULES))


def shell_parts(text: str) -> dict[str, str]:
    """The entries of the shell's Fluent file in the files of the page: what it starts with, by "",
    and what comes later, by the names of its parts; without comments.
    """
    found: dict[str, str] = {}
    for name, starts in _LATER.items():
        text, found[name] = _split(text, starts)
    return {"": text, **found}


def _split(text: str, starts: tuple[str, ...]) -> tuple[str, str]:
    """The entries whose names do not begin so, and those that do."""
    rest: list[str] = []
    found: list[str] = []
    for entry in _ENTRY.split(text):
        if entry.strip() and not entry.startswith("#"):
            (found if entry.startswith(starts) else rest).append(entry.strip("\n"))
    return "\n".join([*rest, ""]), "\n".join([*found, ""])
