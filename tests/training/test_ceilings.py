from __future__ import annotations

from random import Random
from typing import Any

import pytest

from freebooters.bots.greedy import Greedy
from freebooters.bots.searcher import Searcher
from freebooters.catalog import games
from freebooters.engine.contract import CHANCE, Options, State
from freebooters.engine.game import Game
from freebooters.training.ceilings import seeing, shares

JAMAICA = {"variant": "jamaica"}


def dealt(game: Game[Any, Any], options: Options) -> State:
    """A table of two once nothing is left to chance before the first decision."""
    rules, rng = game.rules, Random(1)
    s: State = rules.new(2, options)
    while rules.to_act(s) == (CHANCE,):
        rules.apply(s, CHANCE, rules.draw(s, rng))
    return s


def test_the_cheat_is_told_every_card() -> None:
    game = games()["cartagena"]
    s = dealt(game, JAMAICA)
    view = game.rules.view(s, 0)

    assert all(s == seeing(game, s).rules.imagine(view, Random(seed)) for seed in range(5))
    assert any(s != game.rules.imagine(view, Random(seed)) for seed in range(5))


def test_the_cheat_searches_where_others_answer_at_once() -> None:
    game = games()["mutiny"]
    s = dealt(game, {})
    (seat,) = game.rules.to_act(s)
    legal = game.rules.legal(s, seat)
    told = seeing(game, s).advice

    assert told
    assert told.strategy(s, seat, legal, 1) is None
    assert game.advice
    assert game.advice.strategy(s, seat, legal, 1) is not None


def test_the_cheat_foresees_nothing_that_is_not_so() -> None:
    game = games()["caribbean"]
    s = dealt(game, {"surcharge": False})
    told = seeing(game, s).advice

    assert told
    plans = told.secret_plans(s, 0, game.rules.legal(s, 0), Random(1))
    assert plans
    assert s is plans.opponents(s, Random(1))
    assert dealt(game, {"surcharge": False}) == s


@pytest.mark.parametrize("cheat", [None, 0])
def test_a_game_is_won_by_somebody_and_the_same_twice(cheat: int | None) -> None:
    def played() -> list[float]:
        bots = [Searcher(4), Greedy(20)]
        return shares(games()["cartagena"], JAMAICA, bots, "twice", cheat)

    first = played()
    assert pytest.approx(1) == sum(first)
    assert played() == first
