"""Promise 5: no card, coin or piece appears or vanishes, not even while it is told where it goes."""

from __future__ import annotations

import pytest

from freebooters.promises import conservation
from tests.contract.journeys import every_journey, every_room_journey, travel
from tests.contract.kept import keeps
from tests.contract.rooms import ROOMS, SETTINGS, Setting


@every_journey
def test_the_census_is_the_same_at_every_moment(setting: Setting, seed: int) -> None:
    keeps(conservation.nothing_appears_or_vanishes(travel(setting, seed)))


@every_journey
def test_imagining_keeps_the_census(setting: Setting, seed: int) -> None:
    keeps(conservation.imagining_keeps_the_census(travel(setting, seed)))


@every_room_journey
def test_the_state_is_whole_when_something_is_told_with_which_a_beat_may_end(
    setting: Setting, seed: int
) -> None:
    keeps(conservation.the_state_is_whole_when_something_is_told(travel(setting, seed)))


@pytest.mark.native  # where few journeys are made not all may happen
@pytest.mark.parametrize("folder", sorted(ROOMS))
def test_all_that_may_end_a_beat_happens(folder: str) -> None:
    journeys = [travel(setting, seed) for setting in SETTINGS[folder] for seed in (0, 1)]

    keeps(conservation.all_that_may_end_a_beat_happens(journeys))
