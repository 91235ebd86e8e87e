"""What authors of lessons and of the coach write as text: actions, what they mean by an action, and
where to look in a view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from freebooters.engine.contract import Action

__all__ = ["fits", "look", "parsed"]


def parsed(text: str) -> Action:
    """An action written as text; whole numbers become numbers."""
    return tuple(int(word) if word.lstrip("-").isdecimal() else word for word in text.split())


def fits(pattern: str, action: Sequence[str | int]) -> bool:
    """Whether an action is one that the pattern means. A word of a pattern means itself, `a|b` one
    of several, `*` any one, and a last `**` any number of any words.
    """
    words = pattern.split()
    if words[-1] == "**":
        words, action = words[:-1], action[: len(words) - 1]
    return len(words) == len(action) and all(
        word == "*" or str(given) in word.split("|")
        for word, given in zip(words, action, strict=True)
    )


def look(view: Any, path: str) -> Any:
    """What stands at a path in a view as JSON: `hand_sizes.0` is an index or a name after a name,
    `#` a length. Raises `LookupError` or `TypeError` where there is no such place.
    """
    for part in path.split("."):
        if part == "#":
            view = len(view)
        elif isinstance(view, list):
            view = view[int(part)]
        else:
            view = view[part]
    return view
