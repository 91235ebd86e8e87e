"""Explanations: what a thing on the table is, as the card beside it says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from freebooters.engine.messages import Message
from freebooters.stage.fact import Fact

__all__ = ["Explanation"]


@dataclass(frozen=True, slots=True)
class Explanation:
    """What the card of a thing says: its name, what it does as things stand, its numbers with what
    each means, what else there is to know, and the id of the rule that says more.

    `icon` is the picture on the card, a sprite.
    """

    name: Message
    now: Message | None = None
    numbers: tuple[Fact, ...] = ()
    more: Message | None = None
    rule: str = ""
    icon: str = ""

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.name.as_json(),
            "now": None if self.now is None else self.now.as_json(),
            "numbers": [number.as_json() for number in self.numbers],
            "more": None if self.more is None else self.more.as_json(),
            "rule": self.rule or None,
            "icon": self.icon or None,
        }
