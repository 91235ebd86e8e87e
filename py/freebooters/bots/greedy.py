"""The sailor: looks for the best way to spend its own turn, and no farther."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.bots.anti_loop import random_action
from freebooters.bots.bot import Bot, Question, Thought
from freebooters.bots.planner import Mixed, OwnTurn, Planner
from freebooters.bots.searcher import Searcher
from freebooters.bots.turn_search import TurnSearch

__all__ = ["Greedy"]

_POSITIONS = 1200
"""Positions expanded at most, the most promising first. Turns with more positions are rare."""
_UNADVISED = Searcher(40)
"""Where no advice says what a position is worth, a short search by chance tells some of it."""


class Greedy(Bot):
    """Greedy over whole turns: plays the first action of the turn at whose end the advice's value
    is highest, expanding at most that many `positions` (turns of several actions: Justesen,
    Mahlmann and Togelius, 2016). Where an action must not be foreseen, it is drawn by the room's
    mixed strategy.
    """

    def __init__(self, positions: int = _POSITIONS) -> None:
        self.positions = positions

    def think(self, question: Question) -> Iterator[Thought]:
        """As `Bot.think`; at once where there is one choice."""
        rules, advice = question.game.rules, question.game.advice
        seat, choices, rng = question.seat, question.choices, question.rng
        if advice is None:
            yield from _UNADVISED.think(question)
            return
        if len(choices) == 1:
            yield Thought(1, choices[0])
            return
        luck = rng.random()
        if escape := random_action(question, luck):
            yield Thought(1, escape)
            return
        moment = rules.imagine(question.view, rng)
        weights = advice.strategy(moment, seat, choices)
        planner: Planner
        if weights is not None:
            planner = Mixed(choices, weights, luck)
        else:
            turn = TurnSearch(rules, advice, moment, seat, choices, rng.random())
            planner = OwnTurn(turn, self.positions)
        yield from planner.thoughts()
