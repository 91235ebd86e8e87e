"""Solving a puzzle at the table: one deed, which is asked for until it is done or shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from freebooters import catalog
from freebooters.app import compose
from freebooters.app.chairs import COLOURS, HUMAN, Chair
from freebooters.app.guide import SCRIPTED, Guide
from freebooters.engine.contract import Action, Entry, Seat
from freebooters.engine.match import Match
from freebooters.engine.messages import Message, say
from freebooters.engine.puzzles import Puzzle, opened
from freebooters.engine.seeds import rng_at
from freebooters.stage import Frame

__all__ = ["Solving", "begin", "posed"]


@dataclass
class Solving(Guide):
    """A puzzle at the table: how often it was missed, and what was tried last."""

    puzzle: Puzzle
    moment: Any
    """A world in which the seat knows what it knows; reasons are given for it alone."""
    missed: int = 0
    tried: Action | None = None
    is_done: bool = False

    @property
    def learner(self) -> Seat:
        return self.puzzle.seat

    @property
    def is_over(self) -> bool:
        return self.is_done

    @property
    def first(self) -> int:
        return len(self.puzzle.match.log)

    @property
    def back(self) -> None:
        return None

    def wants(self, actions: Sequence[Action]) -> bool:
        if list(actions) == [self.puzzle.answer]:
            return True
        self.missed, self.tried = self.missed + 1, actions[0]
        return False

    def script(self, actions: Sequence[Action]) -> list[Entry]:
        return [Entry(self.learner, action) for action in actions]

    def shown(self) -> list[Action]:
        return [self.puzzle.answer]

    def go_on(self, position: int) -> None:
        self.is_done = True

    def go_back(self) -> None:
        raise AssertionError("a puzzle has nothing before it")

    def chairs(self, others: str = SCRIPTED) -> tuple[Chair, ...]:
        return tuple(
            Chair("", COLOURS[seat], HUMAN if seat == self.learner else others)
            for seat in range(self.puzzle.match.seats)
        )

    def as_json(self, legal: Sequence[Action]) -> dict[str, Any]:
        match, tried = self.puzzle.match, None if self.is_done else self.tried
        goal = match.game.paint.goal(match.view(self.learner), self.learner)
        return {
            "id": None,
            "title": say("puzzle-name").as_json(),
            "goal": goal.as_json(),
            "place": int(self.is_done),
            "steps": 1,
            "say": None if self.is_done else say("puzzle-say").as_json(),
            "done": None,
            "point": [],
            "parts": [],
            "orders": [],
            "wanted": [],
            "answer": tried and {"message": self._worse(tried), "rule": None},
            "missed": self.missed,
            "on": self.best() if self.is_done else None,
            "next": None,
            "anew": False,
        }

    def _worse(self, tried: Action) -> dict[str, Any]:
        label, reason = self._words(tried)
        if reason is None:
            return say("puzzle-worse", label=label).as_json()
        return say("puzzle-worse-why", label=label, reason=reason).as_json()

    def best(self) -> dict[str, Any]:
        """What should be done, and why, as a message."""
        label, reason = self._words(self.puzzle.answer)
        if reason is None:
            return say("puzzle-best", label=label).as_json()
        return say("puzzle-best-why", label=label, reason=reason).as_json()

    def _words(self, action: Action) -> tuple[Message, Message | None]:
        """An action in words, and what speaks for it."""
        game, seat = self.puzzle.match.game, self.learner
        choice = game.paint.choice(game.rules.view(self.moment, seat), seat, action)
        reason = game.advice.reason(self.moment, seat, action) if game.advice else None
        return choice.label, reason


def begin(game: str, data: Mapping[str, Any]) -> tuple[Match, Solving]:
    """The puzzle that a room holds as `data`, at the table. Raises `UnknownGame` or `BadPuzzle`."""
    room = catalog.game(game)
    puzzle = opened(room, data)
    match = puzzle.match
    moment = room.rules.imagine(match.view(puzzle.seat), rng_at(match.seed, len(match.log)))
    return match.at(len(match.log)), Solving(puzzle, moment)


def posed(game: str, data: Mapping[str, Any], frame: Frame) -> dict[str, Any]:
    """A puzzle as it is printed: the moment, seen by the seat that acts, and the answer. Raises
    `UnknownGame` or `BadPuzzle`.
    """
    match, solving = begin(game, data)
    shown = compose.scene_shown(match, solving.learner, frame)
    return {
        "ok": True,
        "viewer": solving.learner,
        "seats": [chair.as_json() for chair in solving.chairs()],
        "shown": shown.told,
        "best": solving.best(),
    }
