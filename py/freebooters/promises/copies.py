"""Promise 2: copies are independent, old copies never change, every slot is copied."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from random import Random
from typing import Any

from freebooters.engine.contract import Action, State
from freebooters.engine.messages import Message, say
from freebooters.promises.broken import shown
from freebooters.promises.checks import at_each, in_a_game, over_games
from freebooters.promises.journeys import Journey, Moment, uniform
from freebooters.promises.states import containers, deep, differing, freeze, slots

__all__ = [
    "a_copy_has_every_slot",
    "a_copy_shares_nothing_that_can_change",
    "changing_a_copy_leaves_the_original",
    "derived_slots_follow_from_the_others",
    "every_slot_is_in_the_key",
    "old_copies_never_change",
    "what_copies_share_never_changes",
]

_PLAYED_ON = 10
_EVERY = 8
_DONORS = 10


@at_each(2, lambda journey: journey.moments)
def a_copy_has_every_slot(journey: Journey, moment: Moment) -> Iterator[Message]:
    state = moment.state
    copy = state.copy()
    if type(copy) is not type(state):
        yield say("promise-copy-type", found=type(copy).__name__, wanted=type(state).__name__)
        return
    missing = [name for name in slots(type(state)) if not hasattr(copy, name)]
    for name in missing:
        yield say("promise-copy-loses", slot=name)
    if missing:
        return
    if slot := differing(freeze(copy), moment.snapshot):
        yield say("promise-copy-differs", slot=slot)
    elif copy != state or hash(copy) != hash(state):
        yield say("promise-copy-unequal")


@at_each(2, lambda journey: journey.moments)
def a_copy_shares_nothing_that_can_change(journey: Journey, moment: Moment) -> Iterator[Message]:
    state = moment.state
    copy = state.copy()
    mine = {id(found) for name in slots(type(state)) for found in containers(getattr(state, name))}
    for name in slots(type(copy)):
        if any(id(found) in mine for found in containers(getattr(copy, name))):
            yield say("promise-copy-shares", slot=name)


@at_each(2, lambda journey: journey.moments)
def changing_a_copy_leaves_the_original(journey: Journey, moment: Moment) -> Iterator[Message]:
    rules, rng = journey.rules, Random(f"{journey.seed}/{moment.position}")
    copy = moment.state.copy()
    for _ in range(_PLAYED_ON):
        for seat in rules.to_act(copy)[:1]:
            for action in _any(rules.legal(copy, seat), rng):
                rules.apply(copy, seat, action)
    twin = moment.state.copy()
    for name in slots(type(twin)):
        for container in [*containers(getattr(twin, name))]:
            container.clear()
    if slot := differing(freeze(moment.state), moment.snapshot):
        yield say("promise-copy-changes", slot=slot)


def _any(actions: list[Action], rng: Random) -> list[Action]:
    """One of the actions at random, if there is any."""
    return [uniform(actions, rng)] if actions else []


@in_a_game(2)
def old_copies_never_change(journey: Journey) -> Iterator[tuple[int, Message]]:
    copies = [
        (position, state.copy(), freeze(state))
        for position, state in journey.states()
        if position % _EVERY == 0
    ]
    for position, copy, snapshot in copies:
        if slot := differing(freeze(copy), snapshot):
            yield position, say("promise-copy-changes", slot=slot)
            return


@in_a_game(2)
def what_copies_share_never_changes(journey: Journey) -> Iterator[tuple[int, Message]]:
    middle = journey.moments[len(journey.moments) // 2].state
    before = deep(middle, {})
    for _, state in journey.states():
        journey.rules.view(state, None)
    if slot := differing(deep(middle, {}), before):
        yield len(journey.log), say("promise-copy-shared", slot=slot)


@in_a_game(2)
def derived_slots_follow_from_the_others(journey: Journey) -> Iterator[tuple[int, Message]]:
    counts = journey.setting.counts
    for position, state in journey.states() if counts is not None else ():
        assert counts is not None
        for slot, wanted in counts.derived(state).items():
            found = getattr(state, slot)
            if found != wanted:
                yield position, _not_derived(slot, found, wanted)
                return


def _not_derived(slot: str, found: object, wanted: object) -> Message:
    return say("promise-derived", slot=slot, found=shown(found), wanted=shown(wanted))


@over_games(2)
def every_slot_is_in_the_key(journeys: Sequence[Journey]) -> Iterator[Message]:
    """States that differ in a slot have different keys; slots that follow from others are exempt.
    `journeys` come setting by setting, the plainest setting first.
    """
    settings = [
        [moment for journey in found for moment in journey.moments]
        for _, found in groupby(journeys, lambda journey: journey.setting)
    ]
    some, counts = settings[0][0].state, journeys[0].setting.counts
    exempt = set(counts.derived(some)) if counts is not None else set()
    for slot in sorted(set(slots(type(some))) - exempt):
        grafts = [*_grafts(settings, slot, Random(slot))]
        if any(state == graft for state, graft in grafts):
            yield say("promise-key-leaves-out", slot=slot)
        if not grafts:
            yield say("promise-key-idle", slot=slot)


def _grafts(
    settings: Sequence[Sequence[Moment]], slot: str, rng: Random
) -> Iterator[tuple[State, State]]:
    """States, and each again with the value of another in that slot: of the same setting as far as
    there is one, since a value may only make sense there.
    """
    everywhere = [moment for moments in settings for moment in moments]
    frozen = {id(moment): freeze(getattr(moment.state, slot)) for moment in everywhere}
    first, *others = [frozen[id(moment)] for moment in settings[0]]
    varies = any(first != other for other in others)
    for moments in settings:
        near = moments if varies else everywhere
        for moment in moments:
            for donor in rng.choices(near, k=_DONORS):
                if frozen[id(donor)] != frozen[id(moment)]:
                    graft: Any = moment.state.copy()
                    setattr(graft, slot, getattr(donor.state, slot))
                    yield moment.state, graft
