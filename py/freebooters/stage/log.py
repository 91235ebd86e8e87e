"""Log lines, from events: what most of them have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from freebooters.engine.events import Seen
from freebooters.engine.messages import Message, SeatName

__all__ = ["Arg", "Args", "Log", "Told", "listed"]

Arg = int | float | str | SeatName | Message
Args = Mapping[str, Any]
Told = tuple[str, Mapping[str, Arg]] | None
"""What distinguishes a line from the usual one of its kind: an ending of its key, and more words;
None if there is no line.
"""

_ORDER = ("first", "second", "third", "fourth", "fifth")


class Log:
    """A game's lines: for each kind of event the message `<game>-log-<kind>`.

    Its words are the event's arguments: `words` tells how those of some names, written in a row, are
    called; further numbers and texts stay as they are, of numbers only those named by `numbers`
    unless that is None. There are no lines of `silent` kinds. `special` tells of other kinds what
    their lines have beside or instead.
    """

    def __init__(
        self,
        game: str,
        words: Mapping[str, Callable[[Any], Arg]],
        special: Mapping[str, Callable[[Args], Told]],
        silent: str = "",
        numbers: str | None = None,
    ) -> None:
        self.game = game
        self.words = {name: call for row, call in words.items() for name in row.split()}
        self.special = special
        self.silent = frozenset(silent.split())
        self.numbers = None if numbers is None else frozenset(numbers.split())

    def told(self, event: Seen) -> Message | None:
        """The line of an event; None if the log leaves it out."""
        if event.kind in self.silent:
            return None
        special = self.special.get(event.kind)
        found = ("", {}) if special is None else special(event.args)
        if found is None:
            return None
        ending, more = found
        return Message(f"{self.game}-log-{event.kind}{ending}", {**self.called(event.args), **more})

    def called(self, args: Args) -> dict[str, Arg]:
        """An event's arguments as arguments of a message."""
        found: dict[str, Arg] = {}
        for name, value in args.items():
            if name in self.words:
                found[name] = self.words[name](value)
            elif isinstance(value, str) or (isinstance(value, int) and self._counts(name)):
                found[name] = value
        return found

    def _counts(self, name: str) -> bool:
        return self.numbers is None or name in self.numbers


def listed(parts: Sequence[Message | SeatName]) -> dict[str, Arg]:
    """Messages or names by their place, and how many there are; raises `ValueError` for more than
    five.
    """
    return {"count": len(parts), **dict(zip(_ORDER[: len(parts)], parts, strict=True))}
