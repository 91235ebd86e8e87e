"""Promise 4: no leaks. What a seat cannot know changes nothing it is shown, told or offered."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from freebooters.engine.contract import CHANCE, Action, Rules, Seat
from freebooters.engine.events import Event, Seen
from freebooters.engine.game import Game
from freebooters.stage import NARROW, Beat, Painter
from tests.contract.journeys import (
    dice,
    every_journey,
    every_long_room_journey,
    freeze,
    quick_seeds,
    travel,
    uniform,
)
from tests.contract.rooms import EACH_KIND, GAMES, SETTINGS, Setting

WORLDS = 2
STEPS = 6

Observer = Seat | None


def _worlds(rules: Rules[Any, Any], state: Any, observer: Observer) -> list[Any]:
    """The true state and others that would look the same to the observer."""
    view = rules.view(state, observer)
    return [state.copy(), *(rules.imagine(view, dice(world)) for world in range(WORLDS))]


def _step(
    game: Game[Any, Any], worlds: Sequence[Any], observer: Observer, rng: Random
) -> list[tuple[Event, ...]] | None:
    """Something happens in every world that looks the same to the observer.

    The events of each world; None when there is nothing that could happen in all of them.
    """
    rules = game.rules
    acting = [
        seat
        for seat in rules.to_act(worlds[0])
        if all(seat in rules.to_act(world) for world in worlds)
    ]
    if not acting:
        return None
    seat = acting[int(rng.random() * len(acting))]
    looks = [_by_look(rules, world, seat, observer) for world in worlds]
    common = [look for look in looks[0] if all(look in other for other in looks)]
    if not common:
        return None
    look = uniform(common, rng)
    return [
        game.tell(world, seat, uniform(actions[look], rng))
        for world, actions in zip(worlds, looks, strict=True)
    ]


def _turn(setting: Setting, acting: tuple[Seat, ...], observer: Observer) -> object:
    """What an observer knows of who acts: of those who choose at the same time, only whether it is
    one of them.
    """
    if setting.game.info.traits.simultaneous:
        return bool(acting), observer in acting
    return acting


def _by_look(
    rules: Rules[Any, Any], state: Any, seat: Seat, observer: Observer
) -> dict[Action, list[Action]]:
    looks: dict[Action, list[Action]] = {}
    for action in rules.legal(state, seat):
        looks.setdefault(rules.mask(state, seat, action, observer), []).append(action)
    return looks


def _reveals(events: Sequence[Event]) -> bool:
    return any(event.reveals for event in events)


def _seen(events: Sequence[Event], observer: Observer) -> list[Seen]:
    return [event.seen_by(observer) for event in events]


@every_journey
def test_an_imagined_state_looks_the_same(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    rules = journey.rules
    for moment in journey.known_moments:
        for observer in setting.observers:
            view = rules.view(moment.state, observer)
            for world in range(WORLDS + 1):
                imagined = rules.imagine(view, dice(world))

                assert view == rules.view(imagined, observer)
                assert _turn(setting, moment.acting, observer) == _turn(
                    setting, rules.to_act(imagined), observer
                )


@every_journey
def test_imagining_needs_the_view_and_the_generator_alone(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    rules = journey.rules
    for moment in journey.known_moments:
        for observer in setting.observers:
            view = rules.view(moment.state, observer)
            imagined = rules.imagine(view, dice(0))

            assert freeze(imagined) == freeze(rules.imagine(view, dice(0)))
            assert view == rules.view(moment.state, observer)


@pytest.mark.native  # where few journeys are made they may not come to such a state
@pytest.mark.parametrize("folder", sorted(GAMES))
def test_imagined_states_differ_from_the_true_one_only_in_games_with_hidden_things(
    folder: str,
) -> None:
    differ = False
    for setting in SETTINGS[folder]:
        for seed in quick_seeds(setting):
            journey = travel(setting, seed)
            for moment in journey.decisions:
                for observer in setting.observers:
                    truth, *imagined = _worlds(journey.rules, moment.state, observer)
                    differ = differ or any(world != truth for world in imagined)

    assert GAMES[folder].info.traits.hidden == differ


@every_journey
def test_what_is_hidden_changes_no_view_event_or_choice(setting: Setting, seed: int) -> None:
    journey, rng = travel(setting, seed), Random(seed)
    rules = journey.rules
    for moment in journey.decisions:
        for observer in setting.observers:
            worlds = _worlds(rules, moment.state, observer)
            for _ in range(STEPS):
                if observer is not None and all(observer in rules.to_act(w) for w in worlds):
                    choices = [rules.legal(world, observer) for world in worlds]
                    assert choices[:1] * len(worlds) == choices
                told = _step(setting.game, worlds, observer, rng)
                if told is None or any(map(_reveals, told)):
                    break
                seen = [_seen(events, observer) for events in told]
                views = [rules.view(world, observer) for world in worlds]
                public = [rules.view(world, None) for world in worlds[1:]]

                assert seen[:1] * len(worlds) == seen
                assert views[:1] * len(worlds) == views
                assert public[:1] * len(public) == public


@every_journey
def test_an_action_looks_the_same_just_when_all_it_shows_is_the_same(
    setting: Setting, seed: int
) -> None:
    """The masked log tells an observer neither more nor less than its views and events do."""
    journey = travel(setting, seed)
    rules = journey.rules
    for moment in journey.moments:
        for seat in moment.acting:
            for observer in setting.observers:
                looks: dict[Action, object] = {}
                for action in rules.legal(moment.state, seat):
                    after = moment.state.copy()
                    told: list[Event] = []
                    rules.apply(after, seat, action, told.append)
                    if _reveals(told):
                        continue
                    shown = (rules.view(after, observer), _seen(told, observer))
                    look = rules.mask(moment.state, seat, action, observer)

                    assert shown == looks.setdefault(look, shown)
                shows = list(looks.values())
                assert [] == [shown for at, shown in enumerate(shows) if shown in shows[:at]]


@every_journey
def test_whoever_acts_sees_its_own_action_in_full(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    rules = journey.rules
    for moment in journey.decisions:
        for seat in moment.acting:
            for action in rules.legal(moment.state, seat):
                assert action == rules.mask(moment.state, seat, action, seat)


@every_journey
def test_masking_changes_nothing(setting: Setting, seed: int) -> None:
    journey = travel(setting, seed)
    for moment in journey.moments:
        for seat in moment.acting:
            for action in journey.rules.legal(moment.state, seat):
                for observer in setting.observers:
                    look = journey.rules.mask(moment.state, seat, action, observer)
                    assert action[: len(look)] == look or seat == CHANCE
        assert moment.snapshot == freeze(moment.state)


@every_long_room_journey
def test_what_is_hidden_changes_no_picture_and_no_words(setting: Setting, seed: int) -> None:
    journey, rng = travel(setting, seed), Random(seed)
    rules, paint = journey.rules, setting.game.paint
    for moment in journey.decisions[::5]:
        for observer in setting.observers:
            worlds = _worlds(rules, moment.state, observer)
            told = _step(setting.game, worlds, observer, rng)
            if told is None or any(map(_reveals, told)):
                continue
            shown = []
            for world, events in zip(worlds, told, strict=True):
                view, seen = rules.view(world, observer), _seen(events, observer)
                scenes = [paint.unfold(view, frame, seen, observer) for frame in EACH_KIND]
                lines = [paint.line(event) for event in seen]
                facts = [paint.facts(view, seat) for seat in range(setting.seats)]
                beside = paint.goal(view, observer), paint.sheet(view)
                choices = [
                    paint.choice(view, seat, action)
                    for seat in rules.to_act(world)
                    if seat == observer
                    for action in rules.legal(world, seat)
                ]
                shown.append((scenes, lines, facts, beside, choices))

            assert shown[:1] * len(worlds) == shown


@every_long_room_journey
def test_beats_give_away_nothing_that_is_told_later(setting: Setting, seed: int) -> None:
    """Where the same has been told so far, scene and facts are the same, whatever is to come."""
    journey, rng = travel(setting, seed), Random(seed)
    game, rules, paint = setting.game, journey.rules, setting.game.paint
    for moment in journey.decisions:
        seat, action = journey.log[moment.position]
        after = moment.state.copy()
        events = game.tell(after, seat, action)
        if len(events) < 2:
            continue
        for observer in setting.observers:
            seen = _seen(events, observer)
            beats = paint.unfold(rules.view(after, observer), NARROW, seen, observer)
            if len(beats) == 1:
                continue
            shown = {repr(seen[: beat.told]): _beside(paint, setting, beat) for beat in beats[:-1]}
            look = rules.mask(moment.state, seat, action, observer)
            for world in _worlds(rules, moment.state, observer)[1:]:
                alike = _by_look(rules, world, seat, observer).get(look)
                if not alike:
                    continue
                seen = _seen(game.tell(world, seat, uniform(alike, rng)), observer)
                for beat in paint.unfold(rules.view(world, observer), NARROW, seen, observer)[:-1]:
                    now = _beside(paint, setting, beat)
                    assert now == shown.setdefault(repr(seen[: beat.told]), now)


def _beside(paint: Painter[Any], setting: Setting, beat: Beat[Any]) -> tuple[object, ...]:
    """A scene on the way, and what is said beside it."""
    return beat.scene, *(paint.facts(beat.view, seat) for seat in range(setting.seats))
