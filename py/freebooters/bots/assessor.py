"""The assessor: compares what a seat may do where one action can be the best."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.bots.bot import Bot, Question, Thought

__all__ = ["Assessor", "has_best"]


def has_best(question: Question) -> bool:
    """Whether one action can be called the best, so that others are mistakes: not where several
    seats choose at once, nor where the choice must not be foreseen.
    """
    rules, advice = question.game.rules, question.game.advice
    seat, choices, rng = question.seat, question.choices, question.rng
    moment = rules.imagine(question.view, rng)
    if rules.to_act(moment) != (seat,):
        return False
    return advice is None or (
        advice.strategy(moment, seat, choices) is None
        and advice.secret_plans(moment, seat, choices, rng) is None
    )


class Assessor(Bot):
    """Compares as another bot does, and nothing where no action can be the best."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def think(self, question: Question) -> Iterator[Thought]:
        if has_best(question):
            yield from self.bot.think(question)
        else:
            yield Thought(1, question.choices[0])
