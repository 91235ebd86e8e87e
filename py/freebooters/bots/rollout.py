"""Playing on from a moment, quickly and plausibly, to evaluate it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any

from freebooters.bots.bot import Question
from freebooters.bots.turn_search import TurnSearch, judged
from freebooters.engine.advice import Advice
from freebooters.engine.contract import CHANCE, Rules, State

__all__ = ["Rollout"]

_TRIES = 4
"""How often a world is imagined again because it was not credible."""


class Rollout:
    """Imagines worlds for a question and plays on in them; positions are evaluated at that `depth`."""

    def __init__(self, question: Question, depth: int = 0) -> None:
        self.rules: Rules[Any, Any] = question.game.rules
        self.advice: Advice[Any] | None = question.game.advice
        self.seat = question.seat
        self.rng = question.rng
        self._view = question.view
        self._moves = 0
        self._quiet: Callable[[Any], bool] | None = None
        self._evaluation: Callable[[Any], list[float]] | None = None
        if self.advice is not None:
            evaluation = self.advice.evaluation
            self._evaluation = partial(evaluation, depth=depth) if depth else evaluation
            if type(self.advice).quiet is not Advice.quiet:
                self._quiet = self.advice.quiet
            self._moves = self.advice.search.rollout_moves * (question.seats - 1)

    def imagined(self) -> State:
        """A world, drawn again a few times while it is not credible (`Advice.belief`)."""
        rules, advice, rng = self.rules, self.advice, self.rng
        world: State = rules.imagine(self._view, rng)
        if advice is not None:
            for _ in range(_TRIES):
                if rng.random() < advice.belief(world, self.seat):
                    break
                world = rules.imagine(self._view, rng)
        return world

    def turned(self, s: State, rng: Random) -> State:
        """`s` after the seat has ended its turn, changed in place: whenever something was drawn or
        shown, the rest is thought out again. Unchanged where the game has no `replan_positions`.
        """
        rules, advice, seat = self.rules, self.advice, self.seat
        if advice is None or not advice.search.replan_positions:
            return s
        luck = rng.random()
        while (acting := rules.to_act(s)) and acting[0] in {CHANCE, seat}:
            if acting[0] == CHANCE:
                rules.apply(s, CHANCE, rules.draw(s, rng))
                continue
            turn = TurnSearch(rules, advice, s, seat, tuple(rules.legal(s, seat)), luck, depth=1)
            for _ in turn.explore(advice.search.replan_positions):
                pass
            rules.apply(s, seat, turn.best)
        return s

    def outcome(self, s: State, rng: Random) -> Sequence[float]:
        """The evaluation for each seat after some more plausible moves; without advice, the returns of
        the game played to its end at random. Changes `s`.
        """
        rules, advice, quiet, left = self.rules, self.advice, self._quiet, self._moves
        to_act, legal, draw, apply = rules.to_act, rules.legal, rules.draw, rules.apply
        while acting := to_act(s):
            seat = acting[0]
            if quiet is not None and quiet(s):
                break
            if seat == CHANCE:
                apply(s, CHANCE, draw(s, rng))
            elif advice is None:
                actions = legal(s, seat)
                apply(s, seat, actions[int(rng.random() * len(actions))])
            elif left:
                left -= 1
                apply(s, seat, advice.sample(s, seat, legal(s, seat), rng))
            else:
                break
        if self._evaluation is None or not acting:
            return rules.returns(s)
        return [judged(worth) for worth in self._evaluation(s)]
