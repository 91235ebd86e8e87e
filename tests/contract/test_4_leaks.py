"""Promise 4: no leaks. What a seat cannot know changes nothing it is shown, told or offered."""

from __future__ import annotations

import pytest

from freebooters.promises import leaks, pictures
from tests.contract.journeys import (
    every_journey,
    every_long_room_journey,
    quick_journeys,
    travel,
)
from tests.contract.kept import keeps
from tests.contract.rooms import GAMES, Setting


@every_journey
def test_an_imagined_state_looks_the_same(setting: Setting, seed: int) -> None:
    keeps(leaks.imagined_states_look_the_same(travel(setting, seed)))


@every_journey
def test_imagining_needs_the_view_and_the_generator_alone(setting: Setting, seed: int) -> None:
    keeps(leaks.imagining_needs_the_view_and_the_generator_alone(travel(setting, seed)))


@pytest.mark.native  # where few journeys are made they may not come to such a state
@pytest.mark.parametrize("folder", sorted(GAMES))
def test_imagined_states_differ_from_the_true_one_only_in_games_with_hidden_things(
    folder: str,
) -> None:
    keeps(leaks.worlds_differ_where_things_are_hidden(quick_journeys(folder)))


@every_journey
def test_what_is_hidden_changes_no_view_event_or_choice(setting: Setting, seed: int) -> None:
    keeps(leaks.what_is_hidden_changes_nothing_seen_or_offered(travel(setting, seed)))


@every_journey
def test_an_action_looks_the_same_just_when_all_it_shows_is_the_same(
    setting: Setting, seed: int
) -> None:
    keeps(leaks.an_action_looks_the_same_when_all_it_shows_is(travel(setting, seed)))


@every_journey
def test_whoever_acts_sees_its_own_action_in_full(setting: Setting, seed: int) -> None:
    keeps(leaks.whoever_acts_sees_its_own_action(travel(setting, seed)))


@every_journey
def test_masking_changes_nothing(setting: Setting, seed: int) -> None:
    keeps(leaks.masking_changes_nothing(travel(setting, seed)))


@every_long_room_journey
def test_what_is_hidden_changes_no_picture_and_no_words(setting: Setting, seed: int) -> None:
    keeps(pictures.what_is_hidden_changes_no_picture(travel(setting, seed)))


@every_long_room_journey
def test_beats_give_away_nothing_that_is_told_later(setting: Setting, seed: int) -> None:
    keeps(pictures.beats_tell_nothing_of_what_comes_later(travel(setting, seed)))
