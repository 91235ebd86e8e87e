"""The searching levels judge by the room's value at depth 1, everybody else at depth 0."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from freebooters.bots.bot import Bot, Question, decide
from freebooters.bots.evaluator import Evaluator
from freebooters.bots.greedy import Greedy
from freebooters.bots.myopic import Myopic
from freebooters.bots.searcher import Searcher
from freebooters.engine.advice import Advice, Plan, SearchConfig, SecretPlans
from freebooters.engine.contract import Action, Seat
from tests.bots.toys import Toy, ToyState, asked

WORDS: list[Action] = [("stay",), ("sail",)]


class TwoMinded(Advice[ToyState]):
    """At depth 0 staying pays, at depth 1 sailing; a rollout stops at once."""

    search = SearchConfig(method="turn", rollout_moves=0)

    def value(self, s: ToyState, depth: int = 0) -> list[float]:
        return _judged(s, "sail" if depth else "stay")

    def sample(self, s: ToyState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        return legal[0]


class Planning(TwoMinded):
    """The same where plans are raced."""

    def secret_plans(
        self, s: ToyState, seat: Seat, legal: Sequence[Action], rng: Random
    ) -> SecretPlans[ToyState]:
        return SecretPlans([Plan((action,), 0.5) for action in legal], lambda world, _: world)


class Racing(TwoMinded):
    """The same where turns are raced."""

    search = SearchConfig(method="race", rollout_moves=0)


def _judged(s: ToyState, word: str) -> list[float]:
    good = 0.7 if s.history and s.history[0].action == (word,) else 0.3
    return [good, 1 - good]


GAME = Toy(
    acting=lambda history: ((0,), (1,), ())[len(history)],
    offers=lambda history, seat: WORDS,
    pays=lambda history: [0.5, 0.5],
)


def question(advice: Advice[ToyState]) -> Question:
    return asked(GAME, advice=advice)


@pytest.mark.parametrize("bot", [Myopic(), Greedy()], ids=["deckhand", "sailor"])
def test_sailor_and_deckhand_judge_at_depth_0(bot: Bot) -> None:
    assert ("stay",) == decide(bot, question(TwoMinded()))


@pytest.mark.parametrize("advice", [TwoMinded(), Planning(), Racing()])
def test_a_searcher_judges_at_depth_1(advice: Advice[ToyState]) -> None:
    assert ("sail",) == decide(Searcher(400), question(advice))


def test_the_judge_judges_at_depth_0() -> None:
    assert ("stay",) == decide(Evaluator(40), question(TwoMinded()))
