"""Explanations: what a thing on the table is, as the card beside it says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from freebooters.engine.messages import Message, SeatName, say
from freebooters.stage.fact import Fact, Value

__all__ = ["Explainer", "Explanation"]


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


class Explainer:
    """Makes the explanations of a game's things: `rules` has the rule that says more of each kind."""

    def __init__(self, game: str, rules: Mapping[str, str]) -> None:
        self.game = game
        self.rules = rules

    def explained(
        self,
        kind: str,
        name: Message,
        now: Message | None = None,
        *numbers: Fact,
        more: Message | None = None,
        icon: str = "",
    ) -> Explanation:
        """What the card of a thing of that kind says; `icon` is a sprite of the game's, by its bare
        name. Raises `KeyError` for a kind that has no rule.
        """
        return Explanation(name, now, numbers, more, self.rules[kind], self._sprite(icon))

    def number(self, key: str, icon: str, value: Value, **args: str | Message | SeatName) -> Fact:
        """A number on a card, with a sprite, called by the message `<game>-<key>`."""
        return Fact(say(f"{self.game}-{key}", **args), self._sprite(icon) or None, value)

    def _sprite(self, icon: str) -> str:
        return icon and f"{self.game}/{icon}"
