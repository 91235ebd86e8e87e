"""The deckhand: plays for the first time, and takes what looks good of the little it notices."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.bots.bot import Bot, Prospect, Question, Thought
from freebooters.bots.straying import stray
from freebooters.bots.turn import chance, judged

__all__ = ["Deckhand"]

_NOTICED = 3


class Deckhand(Bot):
    """The errors of a beginner: overlooks most of what could be done, judges the rest by how things
    stand just afterwards, and has no plan.
    """

    def think(self, question: Question) -> Iterator[Thought]:
        rules, advice, rng = question.game.rules, question.game.advice, question.rng
        overlooked = list(question.choices)
        lucks = [rng.random() for _ in overlooked[:_NOTICED]]
        if astray := stray(question, lucks[0]):
            yield Thought(1, astray)
            return
        noticed = [overlooked.pop(int(luck * len(overlooked))) for luck in lucks]
        moment = rules.imagine(question.view, rng)
        best, chosen = -1.0, noticed[0]
        compared = []
        for action in noticed:
            after = moment.copy()
            rules.apply(after, question.seat, action)
            guesses = advice.guess(after) if advice else [0.0] * (question.seat + 1)
            worth = judged(guesses[question.seat])
            hope = chance(worth, sum(guesses)) if advice else None
            compared.append(Prospect(action, hope, 1 / len(noticed)))
            if worth > best:
                best, chosen = worth, action
        compared.sort(key=lambda prospect: -(prospect.worth or 0.0))
        yield Thought(1, chosen, tuple(compared))
