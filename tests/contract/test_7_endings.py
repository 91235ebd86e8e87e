"""Promise 7: random play ends within `info.longest`, with a result for every seat."""

from __future__ import annotations

from random import Random

import pytest

from freebooters.engine.contract import CHANCE
from tests.contract.journeys import every_journey, travel, uniform
from tests.contract.rooms import GAMES, SETTINGS, Setting

EVERY_SETTING = [
    pytest.param(setting, id=str(setting)) for folder in GAMES for setting in SETTINGS[folder]
]


def _length(setting: Setting, seed: int) -> int:
    """Entries in the log of a game of uniformly random play, stopped when it takes too long."""
    rules, longest = setting.game.rules, setting.game.info.longest
    rng = Random(f"{setting}/{seed}/length")
    state = rules.new(setting.seats, setting.options)
    entries = 0
    while (acting := rules.to_act(state)) and entries <= longest:
        seat = acting[int(rng.random() * len(acting))]
        chance = seat == CHANCE
        action = rules.draw(state, rng) if chance else uniform(rules.legal(state, seat), rng)
        rules.apply(state, seat, action)
        entries += 1
    return entries


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_random_play_ends_in_time(setting: Setting) -> None:
    longest = setting.game.info.longest

    assert [] == [seed for seed in range(4) if _length(setting, seed) > longest]


@pytest.mark.slow
@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_much_random_play_ends_in_time(setting: Setting) -> None:
    longest = setting.game.info.longest

    assert [] == [seed for seed in range(4, 200) if _length(setting, seed) > longest]


@every_journey
def test_an_ended_game_has_a_result_for_every_seat(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    rules, end = journey.rules, journey.end.state
    returns, ranks = rules.returns(end), rules.ranks(end)

    assert () == rules.to_act(end)
    assert [setting.seats] * 2 == [len(returns), len(ranks)]
    assert all(0 <= utility <= 1 for utility in returns)
    best = 1 if any(returns) else 2
    assert all(best + sum(rank < mine for rank in ranks) == mine for mine in ranks)
    assert all(
        (one > other) <= (rank < behind)
        for one, rank in zip(returns, ranks, strict=True)
        for other, behind in zip(returns, ranks, strict=True)
    )
