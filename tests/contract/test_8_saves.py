"""Promise 8: save, load, save is identity, and everything survives JSON."""

from __future__ import annotations

from freebooters.promises import saves
from tests.contract.journeys import every_journey, travel
from tests.contract.kept import keeps
from tests.contract.rooms import Setting


@every_journey
def test_saving_loading_and_saving_is_identity(setting: Setting, seed: int) -> None:
    keeps(saves.saving_and_loading_is_identity(travel(setting, seed)))


@every_journey
def test_a_rewound_match_survives_a_save(setting: Setting, seed: int) -> None:
    keeps(saves.a_rewound_match_survives_a_save(travel(setting, seed)))


@every_journey
def test_a_save_goes_on_as_the_match_would_have(setting: Setting, seed: int) -> None:
    keeps(saves.a_save_goes_on_as_the_match(travel(setting, seed)))


@every_journey
def test_views_survive_json(setting: Setting, seed: int) -> None:
    keeps(saves.views_survive_json(travel(setting, seed)))


@every_journey
def test_actions_and_events_survive_json(setting: Setting, seed: int) -> None:
    keeps(saves.actions_and_events_survive_json(travel(setting, seed)))


@every_journey
def test_a_view_is_frozen(setting: Setting, seed: int) -> None:
    keeps(saves.a_view_is_frozen(travel(setting, seed)))
