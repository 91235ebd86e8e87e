"""The way out of a game that goes round in circles."""

from __future__ import annotations

from freebooters.bots.bot import Question
from freebooters.engine.contract import Action

__all__ = ["RANDOM_AFTER", "random_action"]

RANDOM_AFTER = 1000
"""Decisions of one seat after which one action in eight is random: twice as many as the longest games
take in which everybody makes headway.
"""
_RATE = 1 / 8


def random_action(question: Question, luck: float) -> Action | None:
    """Any action at all, one time in eight, once a seat has decided more often than a game gives
    reason to: a bot that knows no past would else do for ever what looks best, and two of them can
    undo it for one another. `luck` is from [0, 1), by chance.
    """
    if question.decisions < RANDOM_AFTER or luck >= _RATE:
        return None
    return question.choices[int(luck / _RATE * len(question.choices))]
