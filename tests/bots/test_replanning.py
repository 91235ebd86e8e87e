"""After a draw a trial searches the rest of the turn again, where the room says so."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from freebooters.bots.bot import decide
from freebooters.bots.searcher import Searcher
from freebooters.engine.advice import Advice, SearchConfig
from freebooters.engine.contract import CHANCE, Action, Seat
from tests.bots.toys import History, Toy, ToyState, asked

DIG: Action = ("dig",)
STAY: Action = ("stay",)
FOUND: list[Action] = [("gold",), ("iron",)]


def acting(history: History) -> tuple[Seat, ...]:
    """Who digs is shown gold or iron and has to name it."""
    if not history:
        return (0,)
    if history[0].action == STAY or len(history) == 3:
        return ()
    return (CHANCE,) if len(history) == 1 else (0,)


def pays(history: History) -> list[float]:
    if history[0].action == STAY:
        return [0.7, 0.3]
    named = history[1].action == history[2].action
    return [float(named), 1.0 - named]


class Hasty(Advice[ToyState]):
    """Names gold at once, whatever there is to be seen."""

    search = SearchConfig(method="race")

    def value(self, s: ToyState, depth: int = 0) -> list[float]:
        return [0.5, 0.5] if acting(s.history) else pays(s.history)

    def sample(self, s: ToyState, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        return legal[0]


class Thoughtful(Hasty):
    """The same, once it has had another look."""

    search = SearchConfig(method="race", replan_positions=4)


GAME = Toy(
    acting=acting,
    offers=lambda history, seat: FOUND if history else [DIG, STAY],
    pays=pays,
)


@pytest.mark.parametrize(("advice", "chosen"), [(Hasty(), STAY), (Thoughtful(), DIG)])
@pytest.mark.parametrize("seed", range(4))
def test_trials_replan_after_a_draw_where_the_advice_says_so(
    advice: Advice[ToyState], chosen: Action, seed: int
) -> None:
    assert chosen == decide(Searcher(800), asked(GAME, (), seed, advice))
