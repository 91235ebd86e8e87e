"""Who answers the questions other than a bot's own move, and how an answer is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from freebooters.app.insights import prospect_json, spoken, worded
from freebooters.bots.assessor import Assessor
from freebooters.bots.bot import Bot, Prospect, Question, Thought
from freebooters.bots.evaluator import Evaluator
from freebooters.bots.searcher import Searcher
from freebooters.engine.contract import Action
from freebooters.engine.messages import Message
from freebooters.engine.seeds import rng_at

__all__ = ["ADVISERS", "SHOWN", "Wording", "told"]

Json = dict[str, Any]

ADVISERS: Mapping[str, Bot] = {
    "hint": Searcher(3000),
    "assess": Assessor(Searcher(1500)),
    "compare": Evaluator(320),
    "judge": Evaluator(160),
    "weigh": Evaluator(640),
}
"""The bots for questions other than a bot's own move, by the question's purpose. A hint may take
about a second and a half in the browser, a first look at a person's decision half of that, a look at
one action a third of a second, since somebody may wait for two of them; an analysis asks for
hundreds of judgements, and looks again, longer, at a few of them.
"""

SHOWN = 3
"""How many of the actions it compared a bot reports, besides the one it takes."""


def told(thought: Thought, count: int, taken: Action | None) -> list[Prospect]:
    """The best prospects, and those of the action that is chosen, and of one that was `taken`, if
    they are not among them.
    """
    also = (thought.action, taken)
    rest = [each for each in thought.prospects[count:] if each.action in also]
    return [*thought.prospects[:count], *rest]


class Wording:
    """The words of what was compared, made once for each action."""

    def __init__(self, question: Question, seed: str) -> None:
        """`seed` is the question's, as written down."""
        self._question = question
        self._moment = question.game.rules.imagine(question.view, rng_at(seed, 1))
        self._words: dict[Action, Json] = {}

    def told(self, prospect: Prospect) -> Json:
        """A prospect at the moment that was asked about."""
        if prospect.action not in self._words:
            self._words[prospect.action] = self._worded(self._moment, prospect.action)
        return prospect_json(prospect, self._words[prospect.action])

    def spoken(self, action: Action) -> tuple[Message, Message | None]:
        """What a button would say of an action then, and what speaks for it."""
        return spoken(self._question.game, self._moment, self._question.seat, action)

    def told_at(self, state: Any, prospect: Prospect) -> Json:
        """A prospect at a later moment."""
        return prospect_json(prospect, self._worded(state, prospect.action))

    def _worded(self, state: Any, action: Action) -> Json:
        return worded(self._question.game, state, self._question.seat, action)
