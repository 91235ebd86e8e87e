"""Promise 8, in an address: a link holds the whole match, and what is no link is refused."""

from __future__ import annotations

from freebooters.promises import saves
from tests.contract.journeys import every_journey, travel
from tests.contract.kept import keeps
from tests.contract.rooms import Setting


@every_journey
def test_a_match_survives_a_link(setting: Setting, seed: int) -> None:
    keeps(saves.a_link_holds_the_match(travel(setting, seed)))


@every_journey
def test_a_match_that_goes_on_survives_a_link_without_its_seed(setting: Setting, seed: int) -> None:
    keeps(saves.a_link_holds_what_goes_on_without_its_seed(travel(setting, seed)))


@every_journey
def test_what_the_seed_decides_takes_no_room(setting: Setting, seed: int) -> None:
    keeps(saves.what_the_seed_decides_takes_no_room(travel(setting, seed)))
