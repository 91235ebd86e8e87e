"""Secret choices of several actions: compared as whole plans, by what the others may well choose."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

from freebooters.bots.bot import Prospect, Question, Thought, decide
from freebooters.bots.searcher import Searcher
from freebooters.engine.advice import Advice, Plan, SearchConfig, SecretPlans
from freebooters.engine.contract import Action, Entry, Seat
from tests.bots.toys import History, Toy, ToyState, asked

WORDS: list[Action] = [("stay",), ("sail",), ("sink",)]
PLAN: list[Action] = [("sail",), ("sink",)]


class Foreseeing(Advice[ToyState]):
    """Takes the other seat to sink, and compares all ways to say two words."""

    search = SearchConfig(method="race")

    def value(self, s: ToyState, depth: int = 0) -> list[float]:
        return [0.5, 0.5]

    def sample(self, s: ToyState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        return legal[0]

    def secret_plans(
        self, s: ToyState, seat: Seat, legal: Sequence[Action], rng: Random
    ) -> SecretPlans[ToyState]:
        said = words(s.history, 0)
        plans = [
            Plan(plan[len(said) :], 0.5)
            for plan in product(WORDS, WORDS)
            if list(plan[: len(said)]) == said
        ]
        return SecretPlans(plans, sunk)


def sunk(s: ToyState, rng: Random) -> ToyState:
    """`s` once the other seat has said its word."""
    s.history = (*s.history, Entry(1, ("sink",)))
    return s


def words(history: History, seat: Seat) -> list[Action]:
    return [action for other, action in history if other == seat]


def acting(history: History) -> tuple[Seat, ...]:
    return tuple(seat for seat, due in enumerate((2, 1)) if len(words(history, seat)) < due)


def pays(history: History) -> list[float]:
    """The first seat wins if it says one word that the other does not, then the other's."""
    met = words(history, 0) == [("sail",), *words(history, 1)]
    return [float(met), 1 - float(met)]


GAME = Toy(acting=acting, offers=lambda history, seat: WORDS, pays=pays, secret=(0, 1))


def question(history: History = (), seed: int = 0) -> Question:
    return asked(GAME, history, seed, Foreseeing())


@pytest.mark.parametrize("seed", range(4))
def test_the_secret_plan_that_pays_best_against_expected_plans_is_carried_out(seed: int) -> None:
    said: tuple[Entry, ...] = ()
    for word in PLAN:
        chosen: Any = decide(Searcher(400), question(said, seed))
        assert word == chosen
        said = (*said, Entry(0, chosen))


def test_the_best_of_pooled_secret_plans_is_taken_not_drawn() -> None:
    found = tuple(
        Prospect(word, 0.5, share) for word, share in zip(WORDS, (0.4, 0.3, 0.3), strict=True)
    )
    thoughts = [Thought(1, word, found) for word in WORDS]
    agreed = {Searcher(80).agree(question(seed=seed), thoughts).action for seed in range(20)}

    assert {WORDS[0]} == agreed
