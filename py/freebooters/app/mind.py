"""The mind in the bot worker: one question at a time, thought about in slices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
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

__all__ = ["ADVISERS", "PATIENCE", "Mind"]

ADVISERS: Mapping[str, Bot] = {"hint": Lookout(3000), "judge": Judge(160)}
"""Who thinks about a question that is not a bot's own move, by the question's purpose. A hint may
take about a second and a half in the browser; of judgements a whole game asks for hundreds.
"""

_SHOWN = 3
"""How many of the actions it compared a bot tells of, beside the one it takes."""

PATIENCE = 3.0
"""Seconds of thinking after which a mind is made up, on any machine. Budgets are counted in
iterations and take less on a laptop; this is for what is slower.
"""


class Mind:
    """Holds the question being thought about and the best thought so far."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._spent = 0.0
        self._hurried = False
        self._bot: Bot = LEVELS["deckhand"]
        self._question: Question | None = None
        self._seed = ""
        self._thoughts: Iterator[Thought] = iter(())
        self._latest: Thought | None = None
        self._moment: Any = None
        self._reasons: dict[Action, dict[str, Any] | None] = {}

    def think(self, data: dict[str, Any], part: int = 0) -> None:
        """Takes up a question as `compose.bot_question` words it; an unfinished one is dropped.

        Of several minds each has a `part` of its own, by which its seed differs.
        """
        self._seed = f"{data['seed']}/{part}" if part else data["seed"]
        game = catalog.game(data["game"])
        question = Question(
            game=game,
            seat=data["seat"],
            view=view_from_json(game.rules.view_type, data["view"]),
            choices=tuple(tuple(action) for action in data["choices"]),
            rng=rng_at(self._seed, 0),
        )
        self._bot = ADVISERS.get(data.get("purpose", "move")) or LEVELS[data["level"]]
        self._question = question
        self._latest = None
        self._spent = 0.0
        self._hurried = False
        self._thoughts = self._bot.think(question)
        self._moment = game.rules.imagine(question.view, rng_at(data["seed"], 1))
        self._reasons = {}

    def step(self, milliseconds: float) -> dict[str, Any]:
        """Thinks for about that long: whether it is done, how far it is, the best action so far,
        and what that was compared with.
        """
        began, spent, done = perf_counter(), 0.0, False
        while not done and spent * 1000 <= milliseconds:
            thought = next(self._thoughts, None)
            self._latest = thought or self._latest
            spent = perf_counter() - began
            done = thought is None or self._hurried or self._spent + spent >= self._patience
        self._spent += spent
        return self._said(done=done)

    def now(self) -> None:
        """The next step is the last: as far as it has come then must be good enough."""
        self._hurried = True

    def found(self) -> dict[str, Any]:
        """What another mind needs to know of this one's thoughts, to `agree` with them."""
        latest = self._latest or Thought(0, ())
        return {
            "progress": latest.progress,
            "action": list(latest.action),
            "prospects": [[list(action), *rest] for action, *rest in latest.prospects],
        }

    def agree(self, found: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """Makes one thought of the latest and of what other minds have found about the same
        question; says what `step` would.
        """
        if self._question is not None and self._latest is not None:
            question = replace(self._question, rng=rng_at(self._seed, 2))
            thoughts = [self._latest, *map(_thought, found)]
            self._latest = self._bot.agree(question, thoughts)
        return self._said(done=True)

    def _said(self, *, done: bool) -> dict[str, Any]:
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


def _thought(found: dict[str, Any]) -> Thought:
    return Thought(
        found["progress"],
        tuple(found["action"]),
        tuple(Prospect(tuple(action), worth, share) for action, worth, share in found["prospects"]),
    )
