"""Where they do not search, the weaker of the searching levels lapse now and then: they play as
ordinary players do (depth 0), not the answer to that (depth 1).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import LEVELS
from freebooters.bots.searcher import Searcher
from freebooters.engine.advice import Advice, SearchConfig
from freebooters.engine.contract import Action, Seat
from tests.bots.toys import Toy, ToyState, asked

USUAL: Action = ("stay",)
ANSWER: Action = ("sail",)
TIMES = 400


class Answering(Advice[ToyState]):
    """Usually one stays; the answer to that is to sail."""

    search = SearchConfig(method="turn")

    def value(self, s: ToyState, depth: int = 0) -> list[float]:
        return [0.5, 0.5]

    def sample(self, s: ToyState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        return legal[0]

    def strategy(
        self, s: ToyState, seat: Seat, legal: Sequence[Action], depth: int = 0
    ) -> Sequence[float] | None:
        return [float(action == (ANSWER if depth else USUAL)) for action in legal]


class Searched(Answering):
    """The same where the bots search."""

    search = SearchConfig(method="tree")


class Unweighed(Answering):
    """The same without a strategy at depth 0."""

    def strategy(
        self, s: ToyState, seat: Seat, legal: Sequence[Action], depth: int = 0
    ) -> Sequence[float] | None:
        return super().strategy(s, seat, legal, depth) if depth else None


GAME = Toy(
    acting=lambda history: ((0,), ())[len(history)],
    offers=lambda history, seat: [USUAL, ANSWER],
    pays=lambda history: [0.5, 0.5],
)


def forgotten(bot: Searcher, advice: Advice[ToyState]) -> int:
    """How often it does what is usual."""
    chosen = [decide(bot, question(advice, seed)) for seed in range(TIMES)]
    return chosen.count(USUAL)


def question(advice: Advice[ToyState], seed: int) -> Question:
    return asked(GAME, seed=seed, advice=advice)


@pytest.mark.parametrize("share", [0.12, 0.35])
def test_a_level_lapses_as_often_as_its_strength_says(share: float) -> None:
    assert forgotten(Searcher(400, lapses=share), Answering()) == pytest.approx(
        share * TIMES, abs=0.06 * TIMES
    )


def test_a_level_without_lapses_always_plays_the_answer() -> None:
    assert 0 == forgotten(Searcher(400), Answering())


@pytest.mark.parametrize("advice", [Searched(), Unweighed()], ids=["searched", "unweighed"])
def test_no_level_lapses_where_it_searches_or_has_no_usual_strategy(
    advice: Advice[ToyState],
) -> None:
    assert 0 == forgotten(Searcher(400, lapses=1.0), advice)


def test_the_higher_the_level_the_fewer_the_lapses() -> None:
    lapses = [bot.strength.lapses for bot in LEVELS.values() if isinstance(bot, Searcher)]

    assert lapses == sorted(set(lapses), reverse=True)
    assert 0 == lapses[-1]
