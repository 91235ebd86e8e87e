"""A deal played again by bots alone, in slices: what another player makes of the same cards."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from freebooters import catalog
from freebooters.app import compose
from freebooters.bots.bot import Question
from freebooters.bots.levels import LEVELS
from freebooters.engine.match import Match
from freebooters.engine.seeds import rng_at
from freebooters.engine.views import view_from_json

__all__ = ["Rerun", "question_from"]

Json = dict[str, Any]


def question_from(data: Json, seed: str) -> Question:
    """The question that `compose.question` has written down, with the bot's own randomness."""
    game = catalog.game(data["game"])
    return Question(
        game=game,
        seats=data["seats"],
        seat=data["seat"],
        view=view_from_json(game.rules.view_type, data["view"]),
        choices=tuple(tuple(action) for action in data["choices"]),
        rng=rng_at(seed, 0),
        decisions=data["decisions"] if data["purpose"] == "move" else 0,
    )


class Rerun:
    """A match played from the start, with a level for every seat.

    Bots are asked as at any table, one search each and without a time limit, so that the same deal
    is played alike on every machine.
    """

    def __init__(self, data: Json) -> None:
        """`data` as `compose.rerun_question` makes it."""
        self._players: list[str] = data["players"]
        self._seat: int = data["seat"]
        self._expected = max(1, data["entries"])
        game = catalog.game(data["game"])
        self._match = Match(game, len(self._players), data["options"], data["seed"])
        self._slices = self._play()

    def _play(self) -> Iterator[None]:
        match = self._match
        while not match.over:
            seat = match.to_act[0]
            level = self._players[seat]
            data = compose.question(match, seat, "bot", level)
            question = question_from(data, data["seed"])
            action = question.choices[0]
            for thought in LEVELS[level].think(question):
                action = thought.action
                yield
            match.act(seat, action)

    def step(self, milliseconds: float) -> Json:
        """Plays on for about that long: whether the match is over, how far it may have come, the turns
        that the seat has had, and, once it is over, how it came out.
        """
        match, began, spent = self._match, perf_counter(), 0.0
        while spent * 1000 <= milliseconds and next(self._slices, self) is not self:
            spent = perf_counter() - began
        over = match.over
        return {
            "done": over,
            "progress": 1.0 if over else min(0.99, len(match.log) / self._expected),
            "turns": match.turns(self._seat),
            "outcome": compose.outcome(match, self._seat) if over else None,
        }
