"""A game that can be undone for ever ends all the same, and no other game is played differently."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from freebooters.bots.anti_loop import RANDOM_AFTER, random_action
from freebooters.bots.bot import Question, decide
from freebooters.bots.levels import LEVELS
from freebooters.bots.searcher import Searcher
from freebooters.engine.advice import Advice
from freebooters.engine.contract import CHANCE, Action, Seat
from freebooters.games.cartagena import game as cartagena
from tests.bots.toys import NOTHING, History, Toy, ToyState, asked
from tests.games.cartagena.states import RULES, position

STAY: Action = ("stay",)
SAIL: Action = ("sail",)


class Homesick(Advice[ToyState]):
    """Likes nothing better than to stay."""

    def value(self, s: ToyState, depth: int = 0) -> list[float]:
        stayed = sum(entry.action == STAY for entry in s.history)
        return [stayed / 1000] * 2

    def sample(self, s: ToyState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        return STAY


def turns(history: History) -> tuple[Seat, ...]:
    return NOTHING if history and history[-1].action == SAIL else (len(history) % 2,)


FOR_EVER = Toy(turns, lambda history, seat: [STAY, SAIL], lambda history: [0.0, 0.0])
"""Whoever sails, ends the game, to nobody's gain."""


def homesick(decisions: int, seed: object = 0) -> Question:
    question = asked(FOR_EVER, seed=seed)
    return replace(question, game=replace(question.game, advice=Homesick()), decisions=decisions)


@pytest.mark.parametrize(
    "level", ["deckhand", "sailor", pytest.param("helmsman", marks=pytest.mark.slow)]
)
def test_only_a_long_game_has_random_actions(level: str) -> None:
    before = {decide(LEVELS[level], homesick(RANDOM_AFTER - 1, seed)) for seed in range(100)}
    after = [decide(LEVELS[level], homesick(RANDOM_AFTER, seed)) for seed in range(400)]

    assert {STAY} == before
    assert 10 <= after.count(SAIL) <= 45


def test_in_a_long_game_one_action_in_eight_is_uniformly_random() -> None:
    question = homesick(RANDOM_AFTER)
    found = [random_action(question, step / 1600) for step in range(1600)]

    assert (100, 100, 1400) == (found.count(STAY), found.count(SAIL), found.count(None))


def test_without_advice_a_long_game_has_random_actions_too() -> None:
    question = asked(FOR_EVER)

    assert random_action(replace(question, decisions=RANDOM_AFTER - 1), 0.0) is None
    assert STAY == random_action(replace(question, decisions=RANDOM_AFTER), 0.0)


def test_searches_in_parallel_take_one_random_action() -> None:
    bot = Searcher(40, parallel=3)
    found = []
    for seed in range(400):
        (*_, thought) = bot.think(homesick(0, seed))
        found.append(bot.agree(homesick(RANDOM_AFTER, seed), [thought] * 3).action)

    assert 10 <= found.count(SAIL) <= 45


def test_two_sailors_who_board_again_and_again_come_to_an_end() -> None:
    s = position("basic", [[0, 0, 0, 31], [0, 0, 30, 31]], ["bottle"])
    rng, decisions = Random(333), [0, 0]
    while acting := RULES.to_act(s):
        (seat,) = acting
        if seat == CHANCE:
            RULES.apply(s, CHANCE, RULES.draw(s, rng))
            continue
        choices, whims = tuple(RULES.legal(s, seat)), Random(rng.random())
        view = RULES.view(s, seat)
        question = Question(cartagena, 2, seat, view, choices, whims, decisions[seat])
        RULES.apply(s, seat, decide(LEVELS["sailor"], question))
        decisions[seat] += 1
        assert decisions[seat] < 2000

    assert max(decisions) > RANDOM_AFTER
