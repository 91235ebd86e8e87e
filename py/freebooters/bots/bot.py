"""What a bot is: it thinks about a view in slices and can be stopped after any of them."""

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
    """What a bot is asked: an action among `choices` for `seat`, where `seats` play, from its
    `view` alone.

    `decisions` is how many the seat has made in this game so far. The same question, generator
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
    """The chance of winning with it, as the bot estimates it; None if it estimates none here."""
    share: float
    """The share of the bot's trials that the action got; where the choice is drawn, its
    probability.
    """


@dataclass(frozen=True, slots=True)
class Thought:
    """How far thinking has come, from 0 to 1, and the best action so far.

    `prospects` are what that action was compared with, itself included, the best first; their
    shares sum to 1; empty where nothing was compared. `worth` is the seat's chance of winning,
    where that was asked.
    """

    progress: float
    action: Action
    prospects: tuple[Prospect, ...] = ()
    worth: float | None = None


class Bot(ABC):
    """An opponent of one strength for every game."""

    parallel: int = 0
    """How many searches, each with another seed, are worth running at once; 0: it does not search, and
    whoever has the game can ask it without another worker.
    """

    @abstractmethod
    def think(self, question: Question) -> Iterator[Thought]:
        """Thoughts until it has decided, at least one; stopping early is always allowed.

        The work between two thoughts takes a few milliseconds at most.
        """

    def agree(self, question: Question, thoughts: Sequence[Thought]) -> Thought:
        """Combines the latest thoughts of several searches about one question into one; each search
        had its own generator, and what is drawn here is drawn by the question's.
        """
        return thoughts[0]


def decide(bot: Bot, question: Question) -> Action:
    """Thinks to the end."""
    action = question.choices[0]
    for thought in bot.think(question):
        action = thought.action
    return action
