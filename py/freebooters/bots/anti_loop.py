"""Random actions that end a game which goes round in circles."""

from __future__ import annotations

from freebooters.bots.bot import Question
from freebooters.engine.contract import Action

__all__ = ["RANDOM_AFTER", "random_action"]

RANDOM_AFTER = 1000
"""Decisions of one seat after which one action in eight is random: twice as many as in the longest
games in which everybody makes progress.
"""
_RATE = 1 / 8


def random_action(question: Question, luck: float) -> Action | None:
    """One time in eight any action at all, once a seat has made more decisions than a game should
    need; else None. A bot remembers no past and would for ever do what looks best, and two bots can
    keep undoing each other's moves. `luck` is a random number from [0, 1).
    """
    if question.decisions < RANDOM_AFTER or luck >= _RATE:
        return None
    return question.choices[int(luck / _RATE * len(question.choices))]
