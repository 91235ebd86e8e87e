"""Facts: an amount or a state in words, and as it is shown where there is no room for words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from freebooters.engine.messages import Message

__all__ = ["Fact", "Value"]

Value = str | int
"""What is shown of an amount: a number as the reader's language writes it, or a text as it is."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact: its words, and what is shown of it where there is no room for words, a sprite and the
    bare `value`. Of a seat, a fact with a value stands beside its name; one with a sprite alone is a
    mark on it; one with neither is only told.
    """

    message: Message
    icon: str | None = None
    value: Value = ""

    def as_json(self) -> dict[str, Any]:
        return {"icon": self.icon, "value": self.value, "message": self.message.as_json()}
