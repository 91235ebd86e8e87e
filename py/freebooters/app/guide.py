"""A guide stands between a person and the match where something is learned: in lessons and puzzles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from freebooters.app.chairs import Chair
from freebooters.engine.contract import Action, Entry, Seat

__all__ = ["SCRIPTED", "Guide"]

SCRIPTED = "scripted"
"""Who sits on the other chairs: what they do is written down, so they never think."""


class Guide(ABC):
    """Asks one seat for deeds, one after the other. A deed is matched before it is done, so that
    none leads astray.
    """

    @property
    @abstractmethod
    def learner(self) -> Seat:
        """The seat that is asked."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether nothing is asked any more."""

    @property
    @abstractmethod
    def first(self) -> int:
        """The position at which it asked for the first deed: what came before, nobody has watched."""

    @property
    @abstractmethod
    def back(self) -> int | None:
        """The position at which what was asked before began; None: there is no way back."""

    @property
    def aside(self) -> Sequence[str]:
        """Parts of the ids of nodes that do not matter now."""
        return ()

    @abstractmethod
    def wants(self, actions: Sequence[Action]) -> bool:
        """Whether those legal actions are what is asked. If not, notes what is answered. Raises
        `BadCommand` where there is nothing to say of them.
        """

    @abstractmethod
    def script(self, actions: Sequence[Action]) -> list[Entry]:
        """A deed that is wanted, and what follows it."""

    @abstractmethod
    def shown(self) -> list[Action]:
        """The deed for whoever asks to be shown; not once it is over."""

    @abstractmethod
    def go_on(self, position: int) -> None:
        """What was asked is done, and the match at that position."""

    @abstractmethod
    def go_back(self) -> None:
        """To what was asked before."""

    @abstractmethod
    def chairs(self, others: str = SCRIPTED) -> tuple[Chair, ...]:
        """Who sits there, with `others` on all chairs but the learner's."""

    @abstractmethod
    def as_json(self, legal: Sequence[Action]) -> dict[str, Any]:
        """As the page is told it; `legal` is what the learner may do now."""
