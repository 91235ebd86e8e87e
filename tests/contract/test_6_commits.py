"""Promise 6: when several seats choose at once, the order in which they commit does not matter."""

from __future__ import annotations

import pytest

from freebooters.promises import commits, leaks
from tests.contract.journeys import quick_journeys, travel
from tests.contract.kept import keeps
from tests.contract.rooms import GAMES, SETTINGS, SIMULTANEOUS, Setting


def test_some_game_has_simultaneous_choices() -> None:
    assert "secret" in SIMULTANEOUS


@pytest.mark.parametrize(
    "setting", [setting for name in SIMULTANEOUS for setting in SETTINGS[name]], ids=str
)
def test_the_order_of_simultaneous_choices_makes_no_difference(setting: Setting) -> None:
    for seed in range(4):
        keeps(commits.simultaneous_choices_commute(travel(setting, seed)))


@pytest.mark.parametrize("folder", SIMULTANEOUS)
def test_a_secret_choice_shows_in_no_other_view(folder: str) -> None:
    for setting in SETTINGS[folder]:
        keeps(leaks.a_secret_choice_shows_to_nobody_else(travel(setting, 0)))


@pytest.mark.native  # where few journeys are made they may not come to such a moment
@pytest.mark.parametrize("folder", sorted(GAMES))
def test_several_seats_choose_at_once_just_where_the_traits_say_so(folder: str) -> None:
    keeps(commits.traits_say_whether_seats_choose_at_once(quick_journeys(folder)))
