"""Arrangements: actions a person lays out freely, in any order, and then confirms at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from freebooters.engine.contract import Action
from freebooters.engine.messages import Message

__all__ = ["Arrangement", "Item", "Place"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where an item may be put. `pick` is the token of the node there; `action` with the item's
    word appended is the action.
    """

    pick: str
    action: Action

    def as_json(self) -> dict[str, Any]:
        return {"pick": self.pick, "action": list(self.action)}


@dataclass(frozen=True, slots=True)
class Item:
    """What may be put on any place; each item can be used once. `pick` is the token of its node."""

    pick: str
    word: str | int

    def as_json(self) -> dict[str, Any]:
        return {"pick": self.pick, "word": self.word}


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A seat's next actions as one decision: one item for each place.

    Until it is confirmed, items may be put on places, exchanged and taken back without the engine
    knowing. It is complete when every place has an item. When it is confirmed, one action per place
    is sent, in the order of `places`; whatever items lie where, each action must be legal after
    those before it. `confirm` is the button's label.
    """

    places: tuple[Place, ...]
    items: tuple[Item, ...]
    confirm: Message
    rest: str = ""
    """The token of a node to which the last item left over is moved once every place has one; none:
    it stays where it was.
    """

    def as_json(self) -> dict[str, Any]:
        return {
            "places": [place.as_json() for place in self.places],
            "items": [item.as_json() for item in self.items],
            "confirm": self.confirm.as_json(),
            "rest": self.rest or None,
        }
