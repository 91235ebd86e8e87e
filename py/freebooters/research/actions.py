"""Numbers for actions, as learners want them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from freebooters.engine.contract import MOST_CHOICES, Action, Options
from freebooters.engine.game import Game

__all__ = ["ActionNumbers", "numbered"]


class ActionNumbers:
    """Numbers from 0 up to `size` for the actions of a game at one setting.

    If the room lists all its actions, a number always means the same action (`fixed`). If it does
    not, a number is the action's index among those legal at the moment.
    """

    def __init__(self, game: Game[Any, Any], seats: int, options: Options) -> None:
        known = game.rules.actions(seats, options)
        self.fixed = known is not None
        self._actions = tuple(known or ())
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        self.size = len(self._actions) if self.fixed else MOST_CHOICES

    def of(self, legal: Sequence[Action]) -> list[int]:
        """The numbers of the legal actions, ascending."""
        if not self.fixed:
            return list(range(len(legal)))
        return sorted(self._numbers[action] for action in legal)

    def action(self, number: int, legal: Sequence[Action]) -> Action:
        """The action of that number among those legal actions. Raises `IndexError`."""
        return numbered(self._actions if self.fixed else legal, number)


def numbered(actions: Sequence[Action], number: int) -> Action:
    """The action at that place in a list. Raises `IndexError`."""
    if not 0 <= number < len(actions):
        raise IndexError(f"no action has the number {number}")
    return actions[number]
