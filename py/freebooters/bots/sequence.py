"""Several actions of one seat in a row, between which it learns nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from freebooters.bots.bot import Bot, Prospect, Question
from freebooters.engine.contract import State

__all__ = ["Step", "lay"]


class Step(NamedTuple):
    """One action of a row, and a state in which it is legal."""

    state: State
    prospect: Prospect


def lay(bot: Bot, question: Question, count: int) -> Iterator[list[Step]]:
    """Yields the row as far as it has been thought out, after every thought; in the end it has
    `count` actions.

    Each action is the one the bot would take at that point.
    """
    rules, seat = question.game.rules, question.seat
    state = rules.imagine(question.view, question.rng)
    row: list[Step] = []
    while len(row) < count and seat in rules.to_act(state):
        action = question.choices[0]
        prospects: tuple[Prospect, ...] = ()
        for thought in bot.think(question):
            action, prospects = thought.action, thought.prospects
            yield row
        found = (prospect for prospect in prospects if prospect.action == action)
        row = [*row, Step(state.copy(), next(found, Prospect(action, None, 1.0)))]
        rules.apply(state, seat, action)
        question = replace(
            question,
            view=rules.view(state, seat),
            choices=tuple(rules.legal(state, seat)) if seat in rules.to_act(state) else (),
        )
    yield row
