"""The sailor: looks for the best way to spend its own turn, not a step beyond it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import accumulate, count
from random import Random
from typing import Any

from freebooters.bots.bot import Bot, Question, Thought
from freebooters.engine.contract import CHANCE, Action, Rules, State
from freebooters.engine.events import Event

__all__ = ["Sailor"]

_MOST = 1200
"""Positions played on from, the most promising first. Turns with more are rare, see the bench."""


class Sailor(Bot):
    """Turn-greedy play: the first action of the turn after which the room's advice likes it best.

    A line ends where another seat acts, where the game ends, or where something was drawn or shown:
    what a card not yet seen will be cannot be planned on. Where the advice says that an action must
    not be foreseen, it is drawn by the weights given.
    """

    def think(self, question: Question) -> Iterator[Thought]:
        rules, advice = question.game.rules, question.game.advice
        best = question.choices[0]
        if advice is None or len(question.choices) == 1:
            yield Thought(1, best)
            return
        root = rules.imagine(question.view, question.rng)
        weights = advice.weigh(root, question.seat, question.choices)
        if weights is not None:
            yield Thought(1, _drawn(question.choices, weights, question.rng))
            return
        seat, whim = question.seat, str(question.rng.random())
        highest, progress = -1.0, 0.0
        order = count()
        waiting: list[tuple[float, int, State, Action | None]] = [(0.0, next(order), root, None)]
        seen: set[object] = set()
        for expanded in range(_MOST):
            if not waiting:
                break
            _, _, state, first = heappop(waiting)
            for action in rules.legal(state, seat) if first else question.choices:
                after = state.copy()
                events: list[Event] = []
                rules.apply(after, seat, action, events.append)
                key = after.key()
                if key in seen:
                    continue
                seen.add(key)
                opening = first or action
                shown = any(event.reveals for event in events)
                if not shown and rules.to_act(after) == (seat,):
                    promise = _judged(advice.guess(after)[seat])
                    heappush(waiting, (-promise, next(order), after, opening))
                    continue
                _settle(rules, after, whim)
                worth = _judged(advice.guess(after)[seat])
                if worth > highest:
                    highest, best = worth, opening
            progress = max(progress, (expanded + 1) / (expanded + 1 + len(waiting)))
            yield Thought(progress, best)


def _judged(guess: float) -> float:
    """Without the last digits: Pythons differ in how they add floats (3.12 adds them more exactly),
    and a level choice must not hang on that.
    """
    return round(guess, 9)


def _settle(rules: Rules[Any, Any], state: State, whim: str) -> None:
    """Lets chance have its say, the same wherever it is asked the same: luck recommends no line.

    A text starts the same chance everywhere; the hash of a number is another on other machines.
    """
    if rules.to_act(state) == (CHANCE,):
        luck = Random(whim)
        while rules.to_act(state) == (CHANCE,):
            rules.apply(state, CHANCE, rules.draw(state, luck))


def _drawn(choices: Sequence[Action], weights: Sequence[float], rng: Random) -> Action:
    """One of the choices, each as likely as its weight says."""
    sums = list(accumulate(weights))
    ticket = rng.random() * sums[-1]
    return next(choice for choice, upto in zip(choices, sums, strict=True) if ticket < upto)
