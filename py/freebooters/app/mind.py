"""The mind in the bot worker: one question at a time, thought about in slices."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from freebooters.bots.bot import Question, Thought
from freebooters.bots.levels import LEVELS
from freebooters.engine import catalog
from freebooters.engine.seeds import rng_at
from freebooters.engine.views import view_from_json

__all__ = ["Mind"]

_PATIENCE = 3.0
"""Seconds of thinking after which a mind is made up, on any machine. Budgets are counted in
iterations and take less on a laptop; this is for what is slower.
"""


class Mind:
    """Holds the question being thought about and the best thought so far."""

    def __init__(self, patience: float = _PATIENCE) -> None:
        self._patience = patience
        self._spent = 0.0
        self._hurried = False
        self._thoughts: Iterator[Thought] = iter(())
        self._latest: Thought | None = None

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
        self._latest = None
        self._spent = 0.0
        self._hurried = False
        self._thoughts = LEVELS[data["level"]].think(question)

    def step(self, milliseconds: float) -> dict[str, Any]:
        """Thinks for about that long: whether it is done, how far it is, the best action so far."""
        began, spent, done = perf_counter(), 0.0, False
        while not done and spent * 1000 <= milliseconds:
            thought = next(self._thoughts, None)
            self._latest = thought or self._latest
            spent = perf_counter() - began
            done = thought is None or self._hurried or self._spent + spent >= self._patience
        self._spent += spent
        latest = self._latest
        return {
            "done": done,
            "progress": latest.progress if latest else 0,
            "action": list(latest.action) if latest else None,
        }

    def now(self) -> None:
        """The next step is the last: as far as it has come then must be good enough."""
        self._hurried = True
