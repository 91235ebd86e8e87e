"""What can stand on the agenda: questions, which somebody answers, and what happens by itself.

The agenda of a state holds steps by name. The modules of this room each say what their steps do in
tables of `Question` and `Happening`; so no module needs to know who comes next.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Emit
from freebooters.games.mutiny.rules.state import MutinyState, Step

__all__ = ["Asked", "Happening", "Question", "Words"]

Words = tuple[Any, ...]
"""An action or a step, its words not yet told apart."""

Asked = Literal["chance", "turn", "fighters"]

Happening = Callable[[MutinyState, "Emit | None"], None]
"""A step nobody decides. It has left the agenda; it may plan others."""


@dataclass(frozen=True, slots=True)
class Question:
    """A step somebody decides: chance, the seat on turn, or everybody in a duel at once.

    `answer` is given the seat, the step, which has left the agenda, and the chosen action.
    """

    asked: Asked
    legal: Callable[[MutinyState, Seat], list[Action]]
    answer: Callable[[MutinyState, Seat, Step, Words, Emit | None], None]
