"""Promise 5: no card, coin or piece appears or vanishes."""

from __future__ import annotations

from tests.contract.journeys import dice, every_journey, travel
from tests.contract.rooms import Setting, census_of


@every_journey
def test_the_census_is_the_same_at_every_moment(setting: Setting, seed: int) -> None:
    census = census_of(setting.folder).census
    journey = travel(setting, seed)
    first = dict(census(journey.moments[0].state))
    moments = 0
    for position, state in journey.states():
        moments += 1
        assert (position, first) == (position, dict(census(state)))

    assert len(journey.log) + 1 == moments
    assert first
    assert all(count > 0 for count in first.values())


@every_journey
def test_imagining_keeps_the_census(setting: Setting, seed: int) -> None:
    census = census_of(setting.folder).census
    journey = travel(setting, seed)
    for moment in journey.known_moments:
        for observer in setting.observers:
            imagined = journey.rules.imagine(journey.rules.view(moment.state, observer), dice(0))

            assert census(moment.state) == census(imagined)
