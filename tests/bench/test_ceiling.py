from __future__ import annotations

from random import Random

import pytest

from freebooters.bots.lookout import Lookout
from freebooters.bots.sailor import Sailor
from freebooters.engine.catalog import games
from freebooters.engine.contract import CHANCE
from tests.bench.ceiling import seeing, shares

JAMAICA = {"variant": "jamaica"}


def test_the_cheat_is_told_every_card() -> None:
    game, rng = games()["cartagena"], Random(1)
    s = game.rules.new(2, JAMAICA)
    while game.rules.to_act(s) == (CHANCE,):
        game.rules.apply(s, CHANCE, game.rules.draw(s, rng))
    view = game.rules.view(s, 0)

    assert all(s == seeing(game, s).rules.imagine(view, Random(seed)) for seed in range(5))
    assert any(s != game.rules.imagine(view, Random(seed)) for seed in range(5))


def test_the_cheat_searches_where_others_answer_at_once() -> None:
    game, rng = games()["caribbean"], Random(1)
    s = game.rules.new(2, {"surcharge": False})
    while game.rules.to_act(s) == (CHANCE,):
        game.rules.apply(s, CHANCE, game.rules.draw(s, rng))
    legal = game.rules.legal(s, 0)
    told = seeing(game, s).advice

    assert told
    assert told.answer(s, 0, legal) is None
    assert game.advice
    assert game.advice.answer(s, 0, legal) is not None


@pytest.mark.parametrize("cheat", [None, 0])
def test_a_game_is_won_by_somebody_and_the_same_twice(cheat: int | None) -> None:
    def played() -> list[float]:
        bots = [Lookout(4), Sailor(20)]
        return shares(games()["cartagena"], JAMAICA, bots, "twice", cheat)

    assert pytest.approx(1) == sum(played())
    assert played() == played()
