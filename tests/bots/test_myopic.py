"""The deckhand draws by the room's policy where the method is `turn`; elsewhere it takes the best
value just afterwards. It overlooks some actions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from freebooters.bots.bot import Thought, decide
from freebooters.bots.myopic import Myopic
from freebooters.engine.advice import Advice, SearchConfig
from freebooters.engine.contract import Action, Seat
from tests.bots.toys import Toy, ToyState, asked

BOT = Myopic()
TIMES = 400
FEW: list[Action] = [("stay",), ("drift",), ("sail",)]
MANY: list[Action] = [*FEW, ("row",), ("sink",), ("moor",)]


class Near(Advice[ToyState]):
    """The value is best after sailing; the policy prefers to stay and never sails."""

    search = SearchConfig(method="turn")

    def value(self, s: ToyState, depth: int = 0) -> list[float]:
        good = s.history and s.history[0].action == ("sail",)
        return [0.7, 0.3] if good else [0.3, 0.7]

    def sample(self, s: ToyState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        return legal[0]

    def policy(self, s: ToyState, seat: Seat, legal: Sequence[Action]) -> Sequence[float] | None:
        return [{"stay": 3.0, "sail": 0.0}.get(str(action[0]), 1.0) for action in legal]


class Far(Near):
    """The same with another method."""

    search = SearchConfig(method="tree")


class Silent(Near):
    """The same without a policy."""

    def policy(self, s: ToyState, seat: Seat, legal: Sequence[Action]) -> None:
        return None


def sea(words: list[Action]) -> Toy:
    return Toy(
        acting=lambda history: ((0,), ())[len(history)],
        offers=lambda history, seat: words,
        pays=lambda history: [0.5, 0.5],
    )


def chosen(words: list[Action]) -> Counter[Action]:
    return Counter(decide(BOT, asked(sea(words), seed=n, advice=Near())) for n in range(TIMES))


def test_a_deckhand_draws_by_the_rooms_policy_where_the_method_is_turn() -> None:
    found = chosen(FEW)

    assert 0 == found["sail",]
    assert found["stay",] == pytest.approx(0.75 * TIMES, abs=0.08 * TIMES)


def test_a_deckhand_never_plays_an_action_it_overlooks() -> None:
    assert chosen(MANY)["stay",] < 0.5 * TIMES  # it notices staying every second time


def test_a_deckhand_reports_the_probability_of_each_action() -> None:
    (thought,) = BOT.think(asked(sea(FEW), advice=Near()))

    assert isinstance(thought, Thought)
    assert [(("stay",), None, 0.75), (("drift",), None, 0.25)] == [*thought.prospects]


@pytest.mark.parametrize("advice", [Far(), Silent()], ids=["far", "silent"])
def test_with_other_methods_a_deckhand_takes_the_best_value_just_afterwards(
    advice: Advice[ToyState],
) -> None:
    assert ("sail",) == decide(BOT, asked(sea(FEW), advice=advice))
