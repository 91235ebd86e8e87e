"""The mind in the bot worker: one question at a time, thought about in slices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import perf_counter
from typing import Any

from freebooters.bots.bot import Bot, Prospect, Question, Thought
from freebooters.bots.judge import Judge
from freebooters.bots.levels import LEVELS
from freebooters.bots.lookout import Lookout
from freebooters.engine import catalog
from freebooters.engine.contract import Action
from freebooters.engine.seeds import rng_at
from freebooters.engine.views import view_from_json

__all__ = ["ADVISERS", "Mind"]

ADVISERS: Mapping[str, Bot] = {"hint": Lookout(3000), "judge": Judge(160)}
"""Who thinks about a question that is not a bot's own move, by the question's purpose. A hint may
take about a second and a half in the browser; of judgements a whole game asks for hundreds.
"""

_SHOWN = 3
"""How many of the actions it compared a bot tells of, beside the one it takes."""


class Mind:
    """Holds the question being thought about and the best thought so far."""

    def __init__(self) -> None:
        self._question: Question | None = None
        self._thoughts: Iterator[Thought] = iter(())
        self._latest: Thought | None = None
        self._moment: Any = None
        self._reasons: dict[Action, dict[str, Any] | None] = {}

    def think(self, data: dict[str, Any]) -> None:
        """Takes up a question as `compose.bot_question` words it; an unfinished one is dropped."""
        game = catalog.game(data["game"])
        question = Question(
            game=game,
            seat=data["seat"],
            view=view_from_json(game.rules.view_type, data["view"]),
            choices=tuple(tuple(action) for action in data["choices"]),
            rng=rng_at(data["seed"], 0),
        )
        bot = ADVISERS.get(data.get("purpose", "move")) or LEVELS[data["level"]]
        self._question = question
        self._latest = None
        self._thoughts = bot.think(question)
        self._moment = game.rules.imagine(question.view, rng_at(data["seed"], 1))
        self._reasons = {}

    def step(self, milliseconds: float) -> dict[str, Any]:
        """Thinks for about that long: whether it is done, how far it is, the best action so far,
        and what that was compared with.
        """
        end = perf_counter() + milliseconds / 1000
        done = False
        while not done:
            thought = next(self._thoughts, None)
            done = thought is None
            self._latest = thought or self._latest
            if perf_counter() >= end:
                break
        latest = self._latest
        return {
            "done": done,
            "progress": latest.progress if latest else 0,
            "action": list(latest.action) if latest else None,
            "worth": latest.worth if latest else None,
            "prospects": self._told(latest) if latest else [],
        }

    def _told(self, thought: Thought) -> list[dict[str, Any]]:
        """The best prospects, and that of the action taken if it is none of them."""
        told = [*thought.prospects[:_SHOWN]]
        told += [each for each in thought.prospects[_SHOWN:] if each.action == thought.action]
        return [self._prospect_json(prospect) for prospect in told]

    def _prospect_json(self, prospect: Prospect) -> dict[str, Any]:
        return {
            "action": list(prospect.action),
            "worth": prospect.worth,
            "share": prospect.share,
            "reason": self._reason(prospect.action),
        }

    def _reason(self, action: Action) -> dict[str, Any] | None:
        question = self._question
        if question is None or question.game.advice is None:
            return None
        if action not in self._reasons:
            found = question.game.advice.reason(self._moment, question.seat, action)
            self._reasons[action] = None if found is None else found.as_json()
        return self._reasons[action]
