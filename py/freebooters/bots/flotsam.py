"""Flotsam: drifts wherever the rules let it. No opponent, but a yardstick, and quick in tests."""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.bots.bot import Bot, Question, Thought

__all__ = ["Flotsam"]


class Flotsam(Bot):
    """Uniformly random play."""

    def think(self, question: Question) -> Iterator[Thought]:
        choices = question.choices
        yield Thought(1, choices[int(question.rng.random() * len(choices))])
