"""The sailor: looks for the best way to spend its own turn, not a step beyond it."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.bots.bot import Bot, Question, Thought
from freebooters.bots.mixing import drawn, odds
from freebooters.bots.straying import stray
from freebooters.bots.turn import Turn

__all__ = ["Sailor"]

_MOST = 1200
"""Positions played on from, the most promising first. Turns with more are rare, see the bench."""


class Sailor(Bot):
    """Turn-greedy play: the first action of the turn after which the room's advice likes it best.

    Where the advice says that an action must not be foreseen, it is drawn by the weights given.
    It plays on from at most that many `positions`.
    """

    def __init__(self, positions: int = _MOST) -> None:
        self.positions = positions

    def think(self, question: Question) -> Iterator[Thought]:
        rules, advice = question.game.rules, question.game.advice
        seat, choices, rng = question.seat, question.choices, question.rng
        if advice is None or len(choices) == 1:
            yield Thought(1, choices[0])
            return
        luck = rng.random()
        if astray := stray(question, luck):
            yield Thought(1, astray)
            return
        moment = rules.imagine(question.view, rng)
        weights = advice.strategy(moment, seat, choices)
        if weights is not None:
            yield Thought(1, drawn(choices, weights, luck), odds(choices, weights))
            return
        turn = Turn(rules, advice, moment, seat, choices, rng.random())
        for progress in turn.explore(self.positions):
            yield Thought(progress, turn.best)
        yield Thought(1, turn.best, turn.prospects())
