"""Events: what happened once, as every observer may know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

__all__ = ["Emit", "Event", "Seen", "Viewed"]

Args = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Seen:
    """An event as one observer saw it; `args` are JSON values, tuples for lists, as in views.

    `view` is what that observer knew when it was told; None for most kinds.
    """

    kind: str
    args: Args = field(default_factory=dict)
    view: Any = field(default=None, compare=False, repr=False)

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


class Viewed(Event):
    """An event together with what every observer knew when it was told. It equals the event alone."""

    view: Callable[[int | None], Any]

    @classmethod
    def of(cls, event: Event, view: Callable[[int | None], Any]) -> Viewed:
        viewed = cls(*event)
        viewed.view = view
        return viewed

    def seen_by(self, observer: int | None) -> Seen:
        return replace(super().seen_by(observer), view=self.view(observer))


Emit = Callable[[Event], None]
