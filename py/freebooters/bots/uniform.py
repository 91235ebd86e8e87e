"""Uniformly random play, called flotsam: no opponent, but something to compare with, and quick in
tests.
"""

from __future__ import annotations

from collections.abc import Iterator

from freebooters.bots.bot import Bot, Question, Thought

__all__ = ["Uniform"]


class Uniform(Bot):
    """Takes any action, each as likely as the others."""

    def think(self, question: Question) -> Iterator[Thought]:
        """One thought."""
        choices = question.choices
        yield Thought(1, choices[int(question.rng.random() * len(choices))])
