"""The searching levels: helmsman, navigator and commodore."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freebooters.bots.anti_loop import random_action
from freebooters.bots.bot import Bot, Question, Thought
from freebooters.bots.ensemble import likely, pooled
from freebooters.bots.mixed_strategy import drawn
from freebooters.bots.planner import SELDOM, Strength, planners

__all__ = ["Searcher"]


class Searcher(Bot):
    """Thinks with the planners for the moment, at the strength of its level."""

    def __init__(self, iterations: int, parallel: int = 1, lapses: float = 0.0) -> None:
        self.strength = Strength(iterations, lapses)
        self.parallel = parallel

    def think(self, question: Question) -> Iterator[Thought]:
        """As `Bot.think`; at once where there is one choice."""
        if len(question.choices) == 1:
            yield Thought(1, question.choices[0])
            return
        luck = question.rng.random()
        if escape := random_action(question, luck):
            yield Thought(1, escape)
            return
        moment = question.game.rules.imagine(question.view, question.rng)
        for planner in planners(question, moment, luck, self.strength):
            yield from planner.thoughts()

    def agree(self, question: Question, thoughts: Sequence[Thought]) -> Thought:
        """Combines what all searches have found (root parallelism)."""
        searched = [thought for thought in thoughts if thought.prospects]
        if not searched or searched[0].prospects[0].worth is None:
            return (searched or thoughts)[
                0
            ]  # found without a search, or drawn by the room's own weights
        prospects = pooled(searched)
        rules, rng = question.game.rules, question.rng
        luck, advice = rng.random(), question.game.advice
        if escape := random_action(question, luck):
            return Thought(1, escape)
        moment = rules.imagine(question.view, rng)
        raced = advice is not None and advice.search.method_for(question.seats) != "tree"
        if raced or len(rules.to_act(moment)) == 1:
            return Thought(1, prospects[0].action, prospects)
        mixture = likely(prospects, SELDOM)
        actions, often = [each.action for each in mixture], [each.share for each in mixture]
        return Thought(1, drawn(actions, often, luck), mixture)
