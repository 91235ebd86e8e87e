"""The steps on the agenda: questions, which somebody answers, and happenings, which nobody decides.

The agenda of a state holds steps by name. Each module of this room has a table of `Question` and
`Happening` that says what its steps do; so no module needs to know which step comes next.
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
"""An action or a step whose words are not checked yet."""

Asked = Literal["chance", "turn", "fighters"]

Happening = Callable[[MutinyState, "Emit | None"], None]
"""Carries out a step that nobody decides, after it has left the agenda; it may plan others."""


@dataclass(frozen=True, slots=True)
class Question:
    """A step that chance, the seat on turn, or everybody in a duel at once decides.

    `answer` gets the seat, the step, which has left the agenda already, and the chosen action.
    """

    asked: Asked
    legal: Callable[[MutinyState, Seat], list[Action]]
    answer: Callable[[MutinyState, Seat, Step, Words, Emit | None], None]
