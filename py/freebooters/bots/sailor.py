"""The sailor: looks through every sequence of actions of its own turn, not a step beyond it."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.bots.bot import Bot, Question, Thought
from freebooters.engine.contract import CHANCE, Action, State

__all__ = ["Sailor"]


class Sailor(Bot):
    """Turn-greedy play: the first action of the turn after which the room's advice likes it best.

    A line ends where another seat acts, where the game ends, or where chance has spoken: what a
    card not yet drawn will be cannot be planned on.
    """

    def think(self, question: Question) -> Iterator[Thought]:
        rules, advice = question.game.rules, question.game.advice
        best = question.choices[0]
        if advice is None or len(question.choices) == 1:
            yield Thought(1, best)
            return
        root = rules.imagine(question.view, question.rng)
        highest = -1.0
        layer: list[tuple[State, Action | None]] = [(root, None)]
        seen: set[object] = set()
        depth = 0
        while layer:
            following: list[tuple[State, Action | None]] = []
            for done, (state, first) in enumerate(layer):
                for action in rules.legal(state, question.seat) if first else question.choices:
                    after = state.copy()
                    rules.apply(after, question.seat, action)
                    key = after.key()
                    if key in seen:
                        continue
                    seen.add(key)
                    opening = first or action
                    if rules.to_act(after) == (question.seat,):
                        following.append((after, opening))
                        continue
                    while rules.to_act(after) == (CHANCE,):
                        rules.apply(after, CHANCE, rules.draw(after, question.rng))
                    worth = advice.guess(after)[question.seat]
                    if worth > highest:
                        highest, best = worth, opening
                yield Thought(1 - 0.5**depth * (1 - done / (2 * len(layer))), best)
            layer = following
            depth += 1
