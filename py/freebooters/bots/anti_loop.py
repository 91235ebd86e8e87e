"""The way out of a game that goes round in circles."""

from __future__ import annotations

from freebooters.bots.bot import Question
from freebooters.engine.advice import SearchConfig
from freebooters.engine.contract import Action

__all__ = ["random_action"]

_RATE = 1 / 8


def random_action(question: Question, luck: float) -> Action | None:
    """Any action at all, one time in eight, once a seat has decided more often than a game gives
    reason to: a bot that knows no past would else do for ever what looks best, and two of them can
    undo it for one another. `luck` is from [0, 1), by chance.
    """
    advice = question.game.advice
    config = SearchConfig() if advice is None else advice.search
    if question.decisions < config.random_after or luck >= _RATE:
        return None
    return question.choices[int(luck / _RATE * len(question.choices))]
