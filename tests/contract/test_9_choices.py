"""Promise 9, choices: every legal action can be found on the table and is told apart."""

from __future__ import annotations

from freebooters.promises import choices
from tests.contract.journeys import every_room_journey, travel
from tests.contract.kept import keeps
from tests.contract.rooms import Setting


@every_room_journey
def test_every_choice_can_be_picked_on_the_table(setting: Setting, seed: int) -> None:
    keeps(choices.every_choice_can_be_picked(travel(setting, seed)))


@every_room_journey
def test_picks_tell_choices_apart(setting: Setting, seed: int) -> None:
    keeps(choices.picks_tell_choices_apart(travel(setting, seed)))


@every_room_journey
def test_the_picks_of_a_choice_are_read_back_as_its_action(setting: Setting, seed: int) -> None:
    keeps(choices.picks_are_read_back_as_their_action(travel(setting, seed)))


@every_room_journey
def test_any_picks_are_read_as_an_action_or_none(setting: Setting, seed: int) -> None:
    keeps(choices.any_picks_are_read_as_an_action_or_none(travel(setting, seed)))
