"""What a bot is: something that thinks in slices about a view and can be stopped at any of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from freebooters.engine.contract import Action, Seat
from freebooters.engine.game import Game

__all__ = ["Bot", "Prospect", "Question", "Thought", "decide"]


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a bot: an action among `choices` for `seat`, one of `seats`, from its `view`
    alone.

    `decisions` are those the seat has made in this game so far. The same question, generator
    included, always gets the same answer.
    """

    game: Game[Any, Any]
    seats: int
    seat: Seat
    view: Any
    choices: tuple[Action, ...]
    rng: Random
    decisions: int = 0


class Prospect(NamedTuple):
    """An action a bot has compared with others."""

    action: Action
    worth: float | None
    """The chance of winning with it, as the bot estimates it; None if it weighs no chances here."""
    share: float
    """How much of its attention the action got; where the choice is drawn, how likely it was."""


@dataclass(frozen=True, slots=True)
class Thought:
    """How far thinking has come, from 0 to 1, and the best action so far.

    `prospects` are what that action was compared with, itself included, the best first; shares of
    the whole comparison, empty where nothing was compared. `worth` is the asking seat's chance of
    winning as a whole, where that is what was asked.
    """

    progress: float
    action: Action
    prospects: tuple[Prospect, ...] = ()
    worth: float | None = None


class Bot(ABC):
    """An opponent of one strength for every game."""

    parallel: int = 1
    """How many searches of it, from a seed each, are worth running at once."""

    @abstractmethod
    def think(self, question: Question) -> Iterator[Thought]:
        """Thoughts until it has decided, at least one; stopping early is always allowed.

        The work between two thoughts takes a few milliseconds at most.
        """

    def agree(self, question: Question, thoughts: Sequence[Thought]) -> Thought:
        """One thought out of the latest of several searches for one question, at least one; each had a
        generator of its own, and what is left to chance follows the question's.
        """
        return thoughts[0]


def decide(bot: Bot, question: Question) -> Action:
    """Thinks to the end."""
    action = question.choices[0]
    for thought in bot.think(question):
        action = thought.action
    return action
