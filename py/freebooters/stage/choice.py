"""Choices: a legal action as a person finds it on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from freebooters.engine.contract import Action
from freebooters.engine.messages import Message
from freebooters.stage.scene import Node

__all__ = ["Choice"]


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action, the pick tokens that together name it, and what it would do.

    All `picks` pressed, in any order, send the action; so does pressing its `target` once the
    picks so far leave no other choice with that target. A choice without picks is a button.
    `ghost` nodes preview the outcome as far as the seat can know it, `gain` says it in words.

    Choices with `short`, a few letters, stand below the table too where they are few, as buttons with
    the sprite `icon`; without `short` a button, if there has to be one, has the whole `label`.
    """

    action: Action
    label: Message
    picks: tuple[str, ...] = ()
    target: str | None = None
    ghost: tuple[Node, ...] = ()
    gain: Message | None = None
    short: Message | None = None
    icon: str = ""

    def as_json(self) -> dict[str, Any]:
        return {
            "action": list(self.action),
            "label": self.label.as_json(),
            "picks": list(self.picks),
            "target": self.target,
            "ghost": [node.as_json() for node in self.ghost],
            "gain": None if self.gain is None else self.gain.as_json(),
            "short": None if self.short is None else self.short.as_json(),
            "icon": self.icon or None,
        }
