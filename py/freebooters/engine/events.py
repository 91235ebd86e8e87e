"""Events: what happened once, as every observer may know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

__all__ = ["Emit", "Event", "Seen"]

Args = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Seen:
    """An event as one observer saw it; `args` are JSON values, tuples for lists, as in views."""

    kind: str
    args: Args = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "args": dict(self.args)}


_NOTHING: Args = {}


class Event(NamedTuple):
    """Something that happened. Everybody sees `args`; the seats in `to` also see `secret`.

    `reveals` says that somebody learnt something new from it although chance drew nothing (a card
    turned over that had an identity already): undo as of right does not go back beyond it.
    """

    kind: str
    args: Args = _NOTHING
    secret: Args = _NOTHING
    to: tuple[int, ...] = ()
    reveals: bool = False

    def seen_by(self, observer: int | None) -> Seen:
        """The event as a seat, or a spectator (None), saw it."""
        if observer is not None and observer in self.to:
            return Seen(self.kind, {**self.args, **self.secret})
        return Seen(self.kind, self.args)

    def whole(self) -> Seen:
        """The event with all that anybody saw of it."""
        return Seen(self.kind, {**self.args, **self.secret})


Emit = Callable[[Event], None]
