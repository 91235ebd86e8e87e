"""A deal played again by bots alone, in slices: what another player makes of the same cards."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from freebooters import catalog
from freebooters.app import compose
from freebooters.bots.bot import Question
from freebooters.bots.levels import LEVELS
from freebooters.engine.contract import Action
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
    is played alike on every machine. What they have decided is told, so that a run that was broken
    off can go on from there; if that does not fit the deal, the run begins anew.
    """

    def __init__(self, data: Json) -> None:
        """`data` as `compose.rerun_question` makes it."""
        self._players: list[str] = data["players"]
        self._seat: int = data["seat"]
        self._expected = max(1, data["entries"])
        game = catalog.game(data["game"])
        self._played: list[int] = []
        """Every decision so far, as its number among the legal actions."""
        self._match = Match(game, len(self._players), data["options"], data["seed"])
        for number in data["played"]:
            if self._match.over or not 0 <= number < len(self._legal()):
                self._match = Match(game, len(self._players), data["options"], data["seed"])
                self._played = []
                break
            self._act(number)
        self._slices = self._play()

    def _legal(self) -> list[Action]:
        return self._match.legal(self._match.to_act[0])

    def _act(self, number: int) -> None:
        self._match.act(self._match.to_act[0], self._legal()[number])
        self._played.append(number)

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
            self._act(self._legal().index(action))

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
            "played": [*self._played],
            "outcome": compose.outcome(match, self._seat) if over else None,
        }
