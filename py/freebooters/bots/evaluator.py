"""The evaluator: estimates how likely a seat is to win, from what that seat knows."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.bots.bot import Bot, Question, Thought
from freebooters.bots.ismcts import ISMCTS
from freebooters.bots.turn_search import TurnSearch

__all__ = ["Evaluator"]

_SLICE = 8
"""Iterations between two thoughts."""
_POSITIONS = 60
"""Positions that the search of the own turn expands before the tree search begins."""


class Evaluator(Bot):
    """A search for a seat's chance of winning instead of an action. It can be asked of any seat at
    any moment from whose view a world can be imagined, also if the seat has only one choice, or
    none because others act.
    """

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations

    def think(self, question: Question) -> Iterator[Thought]:
        rules, advice = question.game.rules, question.game.advice
        seat, choices, rng = question.seat, question.choices, question.rng
        search = ISMCTS(question)
        moment = rules.imagine(question.view, rng)
        if advice is not None and rules.to_act(moment) == (seat,):
            turn = TurnSearch(rules, advice, moment, seat, choices, rng.random())
            for _ in turn.explore(_POSITIONS):
                yield _told(search, 0)
            search.suggest(turn.worths)
        most = max(1, round(self.iterations * (advice.search.budget if advice else 1.0)))
        for done in range(1, most + 1):
            search.iterate()
            if done % _SLICE == 0 or done == most:
                yield _told(search, done / most)


def _told(search: ISMCTS, progress: float) -> Thought:
    action = search.favourite() if search.question.choices else ()
    return Thought(progress, action, search.prospects(), search.worth())
