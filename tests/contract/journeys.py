"""Journeys: whole games at every setting, with the moments at which the promises are examined."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, wraps
from inspect import signature
from random import Random
from typing import Any

import pytest

from freebooters.engine.contract import Action
from freebooters.engine.views import view_as_json
from freebooters.promises import CutShort, broken_by, journeys
from freebooters.promises import legal as promised
from freebooters.promises.journeys import Journey, Moment, dice, uniform
from freebooters.promises.states import freeze, slots
from tests.contract.kept import keeps, what_fails_is_told_with
from tests.contract.rooms import GAMES, ROOMS, SETTINGS, Setting, is_plainest_or_fullest

__all__ = [
    "SEEDS",
    "Journey",
    "Moment",
    "dice",
    "digest",
    "every_journey",
    "every_long_room_journey",
    "every_room_journey",
    "freeze",
    "illegal",
    "quick_journeys",
    "quick_seeds",
    "slots",
    "travel",
    "uniform",
]

SEEDS = range(8)


@cache
def travel(setting: Setting, seed: int) -> Journey:
    """The game of that setting and seed, played once for all tests."""
    try:
        return journeys.travel(setting, seed)
    except CutShort as cut:
        keeps(broken_by(cut))
        raise


def illegal(journey: Journey, legal: list[Action], rng: Random, most: int) -> list[Action]:
    """Actions one might try that are not legal."""
    return promised.illegal(_met(journey.setting, journey.seed), legal, rng, most)


@cache
def _met(setting: Setting, seed: int) -> list[Action]:
    return promised.actions_met(travel(setting, seed))


def digest() -> str:
    """A fingerprint of the first journey of every game: log, legal actions, views, events."""
    total = hashlib.sha256()
    for folder in GAMES:
        journey = travel(SETTINGS[folder][0], 0)
        rules = journey.rules
        for entry, told in zip(journey.log, journey.events, strict=True):
            seen = [event.seen_by(None).as_json() for event in told]
            total.update(json.dumps([entry, seen]).encode())
        for moment in journey.moments:
            legal = [rules.legal(moment.state, seat) for seat in moment.acting]
            views = [view_as_json(rules.view(moment.state, o)) for o in journey.setting.observers]
            total.update(json.dumps([legal, views]).encode())
    return total.hexdigest()


def quick_seeds(setting: Setting) -> tuple[int, ...]:
    """The seeds swept in every run: a game by chance with the fewest seats, one half by the advice
    with the most. The games between differ in nothing but the number of seats.

    In WebAssembly one game a room, with most of its options: there the question is only whether
    all is as it was natively.
    """
    seats, settings = setting.game.info.seats, SETTINGS[setting.folder]
    if sys.platform == "emscripten":
        return (0,) if setting == settings[-len(seats)] else ()
    return {min(seats): (0,), max(seats): (1,)}.get(setting.seats, ())


def quick_journeys(folder: str) -> list[Journey]:
    """Those of every run, setting by setting."""
    return [travel(setting, seed) for setting in SETTINGS[folder] for seed in quick_seeds(setting)]


Test = Callable[..., None]


def _sweep(
    folders: Iterable[str], *, is_long: bool = False, by_room: bool = False
) -> Callable[[Test], Test]:
    """Makes a test of one journey, `(setting, seed)`, one of all journeys of a setting, or `by_room` of all
    of a room, where they share nothing that is made for one setting.

    The quick seeds are one test, the further ones a slow one. What fails names its setting and its
    seed. Where that `is_long`, only the plainest and the fullest setting of a room have a quick one.
    """
    cases = [
        pytest.param(found, id=f"{name}{more}", marks=marks)
        for more, marks in (("", ()), ("-more", pytest.mark.slow))
        for folder in folders
        for name, settings in _groups(folder, by_room=by_room).items()
        if (found := [*_journeys(settings, further=bool(more), is_long=is_long)])
    ]

    def swept(test: Test) -> Test:
        @wraps(test)
        def over_journeys(*, each_journey: Sequence[tuple[Setting, int]], **others: Any) -> None:
            for setting, seed in each_journey:
                with what_fails_is_told_with(f"in {setting} with seed {seed}"):
                    test(setting=setting, seed=seed, **others)

        asked = signature(test)
        parameters = [
            each.replace(name="each_journey" if name == "seed" else name)
            for name, each in asked.parameters.items()
            if name != "setting"
        ]
        over_journeys.__signature__ = asked.replace(parameters=parameters)  # type: ignore[attr-defined]
        whole: Test = pytest.mark.parametrize("each_journey", cases, scope="module")(over_journeys)
        return whole

    return swept


def _groups(folder: str, *, by_room: bool) -> Mapping[str, Sequence[Setting]]:
    """The settings that are tested together, by what that test is called."""
    settings = SETTINGS[folder]
    return {folder: settings} if by_room else {str(setting): [setting] for setting in settings}


def _journeys(
    settings: Iterable[Setting], *, further: bool, is_long: bool
) -> Iterator[tuple[Setting, int]]:
    for setting in settings:
        quick = () if is_long and not is_plainest_or_fullest(setting) else quick_seeds(setting)
        seeds = tuple(seed for seed in SEEDS if seed not in quick) if further else quick
        yield from ((setting, seed) for seed in seeds)


every_journey = _sweep(GAMES, by_room=True)
every_room_journey = _sweep(ROOMS)
every_long_room_journey = _sweep(ROOMS, is_long=True)
