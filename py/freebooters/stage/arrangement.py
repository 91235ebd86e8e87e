"""Arrangements: actions a person lays out freely, in any order, and then confirms at once."""

from __future__ import annotations

from collections.abc import Sequence
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
    again: Message | None = None
    """The label of a button that lays everything as the seat confirmed it the last time; none: there
    is no such button.
    """

    def repeated(self, done: Sequence[Action]) -> tuple[Action, ...] | None:
        """The actions that lay everything as it was the last time, by what the seat has `done`, the
        latest last; None if something was never laid, or could not be laid so again.
        """
        words = [item.word for item in self.items]
        latest = {action[:-1]: action for action in done if action[1:]}
        found = tuple(latest[place.action] for place in self.places if place.action in latest)
        taken = {action[-1] for action in found}
        is_whole = len(taken) == len(self.places) and taken <= {*words}
        return found if is_whole else None

    def as_json(self, done: Sequence[Action] = ()) -> dict[str, Any]:
        """`done`: what the seat has done before, the latest last."""
        last = self.repeated(done) if self.again is not None else None
        return {
            "places": [place.as_json() for place in self.places],
            "items": [item.as_json() for item in self.items],
            "confirm": self.confirm.as_json(),
            "rest": self.rest or None,
            "again": None
            if self.again is None or last is None
            else {"label": self.again.as_json(), "actions": [list(action) for action in last]},
        }
