"""Promise 2: copies are independent, old copies never change, every slot is copied."""

from __future__ import annotations

import pytest

from freebooters.promises import copies
from tests.contract.journeys import every_journey, quick_journeys, travel
from tests.contract.kept import keeps
from tests.contract.rooms import GAMES, Setting


@every_journey
def test_a_copy_has_every_slot_and_is_equal(setting: Setting, seed: int) -> None:
    keeps(copies.a_copy_has_every_slot(travel(setting, seed)))


@every_journey
def test_a_copy_shares_nothing_that_can_change(setting: Setting, seed: int) -> None:
    keeps(copies.a_copy_shares_nothing_that_can_change(travel(setting, seed)))


@every_journey
def test_changing_a_copy_does_not_change_the_original(setting: Setting, seed: int) -> None:
    keeps(copies.changing_a_copy_leaves_the_original(travel(setting, seed)))


@every_journey
def test_old_copies_never_change(setting: Setting, seed: int) -> None:
    keeps(copies.old_copies_never_change(travel(setting, seed)))


@every_journey
def test_what_copies_share_never_changes_in_a_whole_game(setting: Setting, seed: int) -> None:
    keeps(copies.what_copies_share_never_changes(travel(setting, seed)))


@every_journey
def test_derived_slots_follow_from_the_others_at_every_moment(setting: Setting, seed: int) -> None:
    keeps(copies.derived_slots_follow_from_the_others(travel(setting, seed)))


@pytest.mark.native
@pytest.mark.parametrize("folder", sorted(GAMES))
def test_states_that_differ_in_a_slot_have_different_keys(folder: str) -> None:
    keeps(copies.every_slot_is_in_the_key(quick_journeys(folder)))
