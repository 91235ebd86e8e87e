"""Promise 7: random play ends within `info.longest`, with a result for every seat."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from freebooters.promises import endings
from tests.contract.journeys import every_journey, travel
from tests.contract.kept import keeps
from tests.contract.rooms import GAMES, SETTINGS, Setting

EVERY_SETTING = [
    pytest.param(setting, id=str(setting)) for folder in GAMES for setting in SETTINGS[folder]
]


def _ends(setting: Setting, seeds: Iterable[int]) -> None:
    for seed in seeds:
        keeps(endings.random_play_ends(setting, seed))


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_random_play_ends_in_time(setting: Setting) -> None:
    _ends(setting, range(4))


@pytest.mark.slow
@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_much_random_play_ends_in_time(setting: Setting) -> None:
    _ends(setting, range(4, 200))


@every_journey
def test_an_ended_game_has_a_result_for_every_seat(setting: Setting, seed: int) -> None:
    keeps(endings.an_ended_game_has_a_result_for_every_seat(travel(setting, seed)))
