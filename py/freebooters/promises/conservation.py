"""Promise 5: no card, coin or piece appears or vanishes, not even while it is told where it goes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Event
from freebooters.engine.messages import Message, say
from freebooters.promises.broken import shown, who
from freebooters.promises.checks import at_each, in_a_game, over_games
from freebooters.promises.journeys import Journey, Moment, dice
from freebooters.promises.settings import Census
from freebooters.promises.states import differing, freeze

__all__ = [
    "all_that_may_end_a_beat_happens",
    "imagining_keeps_the_census",
    "nothing_appears_or_vanishes",
    "the_state_is_whole_when_something_is_told",
]


def _changed(first: Mapping[str, int], now: Mapping[str, int]) -> dict[str, str | int] | None:
    """What is counted differently, as arguments of a message."""
    for name in {**first, **now}:
        if first.get(name, 0) != now.get(name, 0):
            return {"what": name, "before": first.get(name, 0), "now": now.get(name, 0)}
    return None


@in_a_game(5)
def nothing_appears_or_vanishes(journey: Journey) -> Iterator[tuple[int, Message]]:
    counts = journey.setting.counts
    if counts is None:
        return
    first: dict[str, int] = {}
    for position, state in journey.states():
        now = dict(counts.census(state))
        if not position:
            first = now
            if not first or any(count <= 0 for count in first.values()):
                yield 0, say("promise-census-empty")
        if changed := _changed(first, now):
            yield position, say("promise-census", **changed)
            return


@at_each(5, lambda journey: journey.known_moments)
def imagining_keeps_the_census(journey: Journey, moment: Moment) -> Iterator[Message]:
    counts, rules = journey.setting.counts, journey.rules
    for observer in journey.setting.observers if counts is not None else ():
        assert counts is not None
        imagined = rules.imagine(rules.view(moment.state, observer), dice(0))
        if changed := _changed(counts.census(moment.state), counts.census(imagined)):
            yield say("promise-census-imagined", who=who(observer), **changed)
            return


@in_a_game(5)
def the_state_is_whole_when_something_is_told(
    journey: Journey,
) -> Iterator[tuple[int, Message]]:
    """What an action did is done before an event is told with which a beat may end: nothing is missing
    then, what follows from the rest follows, and what is told last is told of the state to which the
    action led.
    """
    setting, rules = journey.setting, journey.rules
    counts, paint = setting.counts, setting.game.paint
    if counts is None or paint is None:
        return
    state = rules.new(setting.seats, setting.options)
    first = dict(counts.census(state))
    for position, (seat, action) in enumerate(journey.log, start=1):
        told = _told(journey, state, seat, action)
        for kind, then in told:
            found = None if then is None else _unfinished(counts, first, kind, then)
            if found is not None:
                yield position, found
                return
        kind, then = told[-1] if told else ("", None)
        if then is not None and state != then:
            slot = differing(freeze(state), freeze(then))
            yield position, say("promise-told-last", kind=kind, slot=slot)
            return


def _told(journey: Journey, state: Any, seat: Seat, action: Action) -> list[tuple[str, Any]]:
    """Carries out an action; the kinds of its events, with the state then if a beat may end there."""
    told: list[tuple[str, Any]] = []
    beats = journey.setting.game.paint.beats

    def hear(event: Event) -> None:
        told.append((event.kind, state.copy() if event.kind in beats else None))

    journey.rules.apply(state, seat, action, hear)
    return told


def _unfinished(counts: Census, first: Mapping[str, int], kind: str, then: Any) -> Message | None:
    if changed := _changed(first, dict(counts.census(then))):
        return say("promise-told-census", kind=kind, **changed)
    for slot, wanted in counts.derived(then).items():
        found = getattr(then, slot)
        if found != wanted:
            values = {"found": shown(found), "wanted": shown(wanted)}
            return say("promise-told-derived", kind=kind, slot=slot, **values)
    return None


@over_games(5)
def all_that_may_end_a_beat_happens(journeys: Sequence[Journey]) -> Iterator[Message]:
    paint = journeys[0].setting.game.paint
    kinds = {event.kind for each in journeys for events in each.events for event in events}
    for kind in sorted({*paint.beats} - kinds) if paint is not None else ():
        yield say("promise-beat-never", kind=kind)
