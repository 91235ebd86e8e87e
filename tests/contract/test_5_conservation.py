"""Promise 5: no card, coin or piece appears or vanishes, not even while it is told where it goes."""

from __future__ import annotations

from typing import Any

import pytest

from freebooters.engine.events import Event
from tests.contract.journeys import dice, every_journey, every_room_journey, travel
from tests.contract.rooms import ROOMS, SETTINGS, Setting, census_of


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


@every_room_journey
def test_the_state_is_whole_when_something_is_told_with_which_a_beat_may_end(
    setting: Setting, seed: int
) -> None:
    """What an action did is done before it is told: nothing is missing then, what follows from the
    rest follows, and what is told last is told of the state to which the action led.
    """
    of_room, beats = census_of(setting.folder), setting.game.paint.beats
    census, derived = of_room.census, of_room.derived
    journey = travel(setting, seed)
    rules = journey.rules
    state = rules.new(setting.seats, setting.options)
    first = dict(census(state))
    for seat, action in journey.log:
        told: list[tuple[str, Any]] = []

        def hear(event: Event, told: list[tuple[str, Any]] = told, state: Any = state) -> None:
            told.append((event.kind, state.copy() if event.kind in beats else None))

        rules.apply(state, seat, action, hear)
        for kind, then in told:
            if then is not None:
                assert (kind, first) == (kind, dict(census(then)))
                for slot, value in derived(then).items():
                    assert (kind, slot, value) == (kind, slot, getattr(then, slot))
        if told and told[-1][1] is not None:
            assert state == told[-1][1], told[-1][0]


@pytest.mark.native  # where few journeys are made not all may happen
@pytest.mark.parametrize("folder", sorted(ROOMS))
def test_all_that_may_end_a_beat_happens(folder: str) -> None:
    journeys = [travel(setting, seed) for setting in SETTINGS[folder] for seed in (0, 1)]
    kinds = {event.kind for each in journeys for events in each.events for event in events}

    assert {*ROOMS[folder].paint.beats} <= kinds
