"""Promise 3: `legal` is sound, complete, stable, never empty, and depends only on what the seat
knows.
"""

from __future__ import annotations

from freebooters.promises import legal
from tests.contract.journeys import every_journey, travel
from tests.contract.kept import keeps
from tests.contract.rooms import Setting


@every_journey
def test_legal_actions_are_plain_distinct_and_never_none(setting: Setting, seed: int) -> None:
    keeps(legal.legal_actions_are_plain_and_distinct(travel(setting, seed)))


@every_journey
def test_every_action_a_seat_takes_is_in_the_list_of_all(setting: Setting, seed: int) -> None:
    keeps(legal.every_action_is_in_the_list_of_all(travel(setting, seed)))


@every_journey
def test_outcomes_are_what_is_legal_for_chance_each_with_a_whole_weight(
    setting: Setting, seed: int
) -> None:
    keeps(legal.outcomes_are_legal_for_chance(travel(setting, seed)))


@every_journey
def test_a_draw_takes_an_outcome_by_its_weight(setting: Setting, seed: int) -> None:
    keeps(legal.a_draw_takes_an_outcome_by_its_weight(travel(setting, seed)))


@every_journey
def test_a_draw_asks_the_generator_once_at_most(setting: Setting, seed: int) -> None:
    keeps(legal.a_draw_asks_the_generator_once(travel(setting, seed)))


@every_journey
def test_to_act_is_empty_or_chance_alone_or_seats(setting: Setting, seed: int) -> None:
    keeps(legal.nobody_acts_but_chance_or_seats(travel(setting, seed)))


@every_journey
def test_asking_for_legal_actions_gives_the_same_list_and_changes_nothing(
    setting: Setting, seed: int
) -> None:
    keeps(legal.asking_for_legal_actions_changes_nothing(travel(setting, seed)))


@every_journey
def test_every_legal_action_can_be_carried_out(setting: Setting, seed: int) -> None:
    keeps(legal.every_legal_action_can_be_carried_out(travel(setting, seed)))


@every_journey
def test_applying_without_a_listener_for_events_gives_the_same_state(
    setting: Setting, seed: int
) -> None:
    keeps(legal.who_listens_makes_no_difference(travel(setting, seed)))


@every_journey
def test_illegal_actions_are_refused_and_change_nothing(setting: Setting, seed: int) -> None:
    keeps(legal.illegal_actions_are_refused(travel(setting, seed)))


@every_journey
def test_legal_actions_depend_only_on_what_the_seat_knows(setting: Setting, seed: int) -> None:
    keeps(legal.legal_actions_follow_from_what_the_seat_knows(travel(setting, seed)))
