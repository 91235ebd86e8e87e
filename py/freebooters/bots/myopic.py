"""The deckhand: a beginner, who notices few actions and takes the one that looks best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from freebooters.bots.anti_loop import random_action
from freebooters.bots.bot import Bot, Prospect, Question, Thought
from freebooters.bots.mixed_strategy import drawn, odds
from freebooters.bots.turn_search import chance, judged
from freebooters.engine.contract import Action, State

__all__ = ["Myopic"]

_NOTICED = 3


class Myopic(Bot):
    """Makes the errors of a beginner: overlooks most actions, judges the rest by the value just
    afterwards, and has no plan.

    Where actions pay only later (`method="turn"`), the value just afterwards would tell a beginner
    nothing. There it draws among the actions it has noticed by the room's `policy`.
    """

    def think(self, question: Question) -> Iterator[Thought]:
        rules, advice, rng = question.game.rules, question.game.advice, question.rng
        overlooked = list(question.choices)
        lucks = [rng.random() for _ in overlooked[:_NOTICED]]
        if escape := random_action(question, lucks[0]):
            yield Thought(1, escape)
            return
        noticed = [overlooked.pop(int(luck * len(overlooked))) for luck in lucks]
        near = advice is not None and advice.search.method == "turn"
        whim = rng.random() if near else 0.0
        moment = rules.imagine(question.view, rng)
        ratings = advice.policy(moment, question.seat, noticed) if advice and near else None
        if ratings is None:
            yield _looked_at(question, moment, noticed)
        else:
            yield Thought(1, drawn(noticed, ratings, whim), odds(noticed, ratings))


def _looked_at(question: Question, moment: State, noticed: Sequence[Action]) -> Thought:
    """The first of those actions after which the seat's value is highest."""
    rules, advice = question.game.rules, question.game.advice
    best, chosen = -1.0, noticed[0]
    compared = []
    for action in noticed:
        after = moment.copy()
        rules.apply(after, question.seat, action)
        values = advice.evaluation(after) if advice else [0.0] * (question.seat + 1)
        worth = judged(values[question.seat])
        hope = chance(worth, sum(values)) if advice else None
        compared.append(Prospect(action, hope, 1 / len(noticed)))
        if worth > best:
            best, chosen = worth, action
    compared.sort(key=lambda prospect: -(prospect.worth or 0.0))
    return Thought(1, chosen, tuple(compared))
