"""What a person will read, before it has a language: a key and its arguments.

Python never holds a sentence. It names a Fluent message (`words/*.ftl`) and gives the arguments;
the browser and the terminal format it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Message", "SeatName", "names_of", "say"]


@dataclass(frozen=True, slots=True)
class SeatName:
    """Stands for the name that seat goes by at this table."""

    seat: int

    def as_json(self) -> dict[str, int]:
        return {"seat": self.seat}


@dataclass(frozen=True, slots=True)
class Message:
    """A Fluent message id with arguments: numbers, strings, seat names or nested messages."""

    key: str
    args: Mapping[str, int | float | str | SeatName | Message] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.key, frozenset(self.args.items())))

    def as_json(self) -> dict[str, Any]:
        """`{"key": ..., "args": {...}}`, `args` left out when there are none."""
        if not self.args:
            return {"key": self.key}
        return {
            "key": self.key,
            "args": {
                name: value.as_json() if isinstance(value, (Message, SeatName)) else value
                for name, value in self.args.items()
            },
        }


def say(key: str, **args: int | float | str | SeatName | Message) -> Message:
    """Short for `Message(key, args)`."""
    return Message(key, args)


def names_of(seats: Sequence[int]) -> SeatName | Message:
    """The names of these seats, one or more, as they are listed in a sentence."""
    names: SeatName | Message = SeatName(seats[0])
    for seat in seats[1:-1]:
        names = say("seats-more", first=names, next=SeatName(seat))
    return say("seats-and", first=names, last=SeatName(seats[-1])) if len(seats) > 1 else names
