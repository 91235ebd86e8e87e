"""Promise 2: copies are independent, old copies never change, every slot is copied."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from freebooters.engine.contract import State
from tests.contract.journeys import (
    Moment,
    every_journey,
    freeze,
    quick_seeds,
    slots,
    travel,
    uniform,
)
from tests.contract.rooms import GAMES, SETTINGS, Setting, census_of


def _containers(value: Any) -> Iterator[Any]:
    """Every list, dict and set that can be reached through plain data."""
    if isinstance(value, (list, dict, set, bytearray)):
        yield value
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, (list, tuple, set, frozenset)):
        for item in value:
            yield from _containers(item)


def _containers_of(state: State) -> list[Any]:
    return [found for name in slots(type(state)) for found in _containers(getattr(state, name))]


def _deep(value: Any, seen: dict[int, str]) -> object:
    """Like `freeze`, but through every object a state shares with its copies as well."""
    if isinstance(value, (str, int, float, bool, type(None), type)):
        return value
    if id(value) in seen:
        return seen[id(value)]
    seen[id(value)] = f"object {len(seen)}"
    if isinstance(value, dict):
        return tuple((_deep(key, seen), _deep(item, seen)) for key, item in value.items())
    if isinstance(value, (list, tuple)):
        return tuple(_deep(item, seen) for item in value)
    names = [*getattr(value, "__dict__", {}), *slots(type(value))]
    return tuple((name, _deep(getattr(value, name), seen)) for name in names)


@every_journey
def test_a_copy_has_every_slot_and_is_equal(setting: Setting, seed: int) -> None:
    for moment in travel(setting, seed).moments:
        copy = moment.state.copy()

        assert type(moment.state) is type(copy)
        assert moment.snapshot == freeze(copy)
        assert moment.state == copy
        assert hash(moment.state) == hash(copy)


@every_journey
def test_a_copy_shares_nothing_that_can_change(setting: Setting, seed: int) -> None:
    for moment in travel(setting, seed).moments:
        copy = moment.state.copy()
        mine = {id(container) for container in _containers_of(moment.state)}

        assert [] == [found for found in _containers_of(copy) if id(found) in mine]


@every_journey
def test_changing_a_copy_does_not_change_the_original(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    rules, rng = journey.rules, Random(seed)
    for moment in journey.moments:
        copy = moment.state.copy()
        for _ in range(10):
            acting = rules.to_act(copy)
            if acting:
                rules.apply(copy, acting[0], uniform(rules.legal(copy, acting[0]), rng))
        twin = moment.state.copy()
        for container in _containers_of(twin):
            container.clear()

        assert moment.snapshot == freeze(moment.state)


@every_journey
def test_old_copies_never_change(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    copies = [
        (state.copy(), freeze(state)) for position, state in journey.states() if position % 8 == 0
    ]

    assert len(journey.log) // 8 + 1 == len(copies)
    assert [] == [snapshot for copy, snapshot in copies if snapshot != freeze(copy)]


@every_journey
def test_what_copies_share_never_changes_in_a_whole_game(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    middle = journey.moments[len(journey.moments) // 2].state
    before = _deep(middle, {})

    for _, state in journey.states():
        journey.rules.view(state, None)

    assert before == _deep(middle, {})


@every_journey
def test_derived_slots_follow_from_the_others_at_every_moment(setting: Setting, seed: int) -> None:
    derived = census_of(setting.folder).derived
    for position, state in travel(setting, seed).states():
        for name, value in derived(state).items():
            assert (position, name, value) == (position, name, getattr(state, name))


@cache
def _moments(setting: Setting) -> list[Moment]:
    return [moment for seed in quick_seeds(setting) for moment in travel(setting, seed).moments]


def _grafts(folder: str, name: str, rng: Random) -> Iterator[tuple[State, State]]:
    """States, and each again with the value of another in that slot: of the same setting as far as
    there is one, since a value may only make sense there.
    """
    settings = [setting for setting in SETTINGS[folder] if quick_seeds(setting)]
    everywhere = [moment for setting in settings for moment in _moments(setting)]
    frozen = {id(moment): freeze(getattr(moment.state, name)) for moment in everywhere}
    first, *others = [frozen[id(moment)] for moment in _moments(settings[0])]
    varies = any(first != other for other in others)
    for setting in settings:
        near = _moments(setting) if varies else everywhere
        for moment in _moments(setting):
            for donor in rng.choices(near, k=10):
                if frozen[id(donor)] != frozen[id(moment)]:
                    graft = moment.state.copy()
                    setattr(graft, name, getattr(donor.state, name))
                    yield moment.state, graft


@pytest.mark.native
@pytest.mark.parametrize("folder", sorted(GAMES))
def test_states_that_differ_in_a_slot_have_different_keys(folder: str) -> None:
    """Slots that follow from others are exempt: see `Census.derived`."""
    some = _moments(SETTINGS[folder][0])[0].state
    for name in sorted(set(slots(type(some))) - set(census_of(folder).derived(some))):
        grafted = 0
        for state, graft in _grafts(folder, name, Random(name)):
            grafted += 1
            assert state != graft, f"the key leaves out `{name}`"

        assert grafted > 0, f"`{name}` never differs: no state needs it"
