"""Journeys: whole games at every setting, with the moments at which the promises are examined."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, wraps
from inspect import signature
from random import Random
from typing import Any, cast

import pytest

from freebooters.engine.contract import CHANCE, Action, Entry, Rules, Seat, State
from freebooters.engine.events import Event
from freebooters.engine.views import view_as_json
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
    "quick_seeds",
    "slots",
    "travel",
    "uniform",
]

SEEDS = range(8)
_SPREAD = 6


class _Dice:
    """A generator with `random()` and nothing else."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed).random


def dice(seed: object) -> Random:
    """What `Rules.draw` may use of a generator; asking for more fails."""
    return cast("Random", _Dice(str(seed)))


def uniform(actions: list[Action], rng: Random) -> Action:
    return actions[int(rng.random() * len(actions))]


@dataclass(frozen=True)
class Moment:
    """A point of a journey: `position` entries have happened, the last of them told `events`."""

    position: int
    state: Any
    events: tuple[Event, ...]
    acting: tuple[Seat, ...]
    snapshot: object
    """The state frozen when the journey came by."""

    @property
    def seats_acting(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.acting if seat != CHANCE)


@dataclass(frozen=True)
class Journey:
    """A whole game. Its states are shared by all tests: copy before you apply."""

    setting: Setting
    seed: int
    log: tuple[Entry, ...]
    events: tuple[tuple[Event, ...], ...]
    moments: tuple[Moment, ...]

    @property
    def rules(self) -> Rules[Any, Any]:
        return self.setting.game.rules

    @property
    def decisions(self) -> list[Moment]:
        """The moments at which a seat acts."""
        return [moment for moment in self.moments if moment.seats_acting]

    @property
    def draws(self) -> list[Moment]:
        """The moments at which chance acts."""
        return [moment for moment in self.moments if moment.acting == (CHANCE,)]

    @property
    def known_moments(self) -> list[Moment]:
        """The moments whose views can be imagined: a seat acts or the game is over."""
        return [moment for moment in self.moments if moment.acting != (CHANCE,)]

    @property
    def end(self) -> Moment:
        return self.moments[-1]

    def states(self) -> Iterator[tuple[int, Any]]:
        """Position and state after every entry, from the empty log on; the state goes on changing."""
        state = self.rules.new(self.setting.seats, self.setting.options)
        yield 0, state
        for position, (seat, action) in enumerate(self.log, start=1):
            self.rules.apply(state, seat, action)
            yield position, state


@cache
def travel(setting: Setting, seed: int) -> Journey:
    """The game of that setting and seed. Even seeds play at random, odd ones half by the advice."""
    log, events = _play(setting, seed)
    rules = setting.game.rules
    wanted = _remarkable(log, events)
    state = rules.new(setting.seats, setting.options)
    moments = []
    for position in range(len(log) + 1):
        if position in wanted:
            told = events[position - 1] if position else ()
            snapshot = freeze(state)
            moments.append(Moment(position, state.copy(), told, rules.to_act(state), snapshot))
        if position < len(log):
            rules.apply(state, *log[position])
    return Journey(setting, seed, tuple(log), tuple(events), tuple(moments))


def _play(setting: Setting, seed: int) -> tuple[list[Entry], list[tuple[Event, ...]]]:
    game = setting.game
    rules, advice = game.rules, game.advice if seed % 2 else None
    rng = dice(f"{setting}/{seed}")
    state = rules.new(setting.seats, setting.options)
    log: list[Entry] = []
    events: list[tuple[Event, ...]] = []
    while acting := rules.to_act(state):
        seat = acting[int(rng.random() * len(acting))]
        if seat == CHANCE:
            action = rules.draw(state, rng)
        else:
            legal = rules.legal(state, seat)
            action = uniform(legal, rng)
            if advice is not None and rng.random() < 0.5:
                action = advice.sample(state, seat, legal, rng)
        log.append(Entry(seat, action))
        events.append(game.tell(state, seat, action))
        assert len(log) <= game.info.longest, f"{setting}, seed {seed}: not over in time"
    return log, events


def _remarkable(log: list[Entry], events: list[tuple[Event, ...]]) -> set[int]:
    """Start and end; before and after the first of every verb and event; some spread evenly."""
    wanted = {0, len(log)} | {len(log) * step // _SPREAD for step in range(_SPREAD)}
    news: set[object] = set()
    for position, ((seat, action), told) in enumerate(zip(log, events, strict=True)):
        fresh = {(seat == CHANCE, action[0]), *(event.kind for event in told)} - news
        if fresh:
            news |= fresh
            wanted |= {position, position + 1}
    return wanted


def slots(kind: type[State]) -> list[str]:
    """Every slot of a state, inherited ones included."""
    return [name for base in kind.__mro__ for name in base.__dict__.get("__slots__", ())]


def freeze(value: Any) -> object:
    """A snapshot that no later change can reach; things shared on purpose stay what they are."""
    if isinstance(value, State):
        return tuple((name, freeze(getattr(value, name))) for name in slots(type(value)))
    if isinstance(value, (list, tuple)):
        return (type(value), tuple(freeze(item) for item in value))
    if isinstance(value, dict):
        return (dict, tuple((key, freeze(item)) for key, item in value.items()))
    if isinstance(value, (set, bytearray)):
        return (type(value), tuple(sorted(value)))
    return value


def illegal(
    journey: Journey, seat: Seat, legal: list[Action], rng: Random, most: int
) -> list[Action]:
    """Actions one might try that are not legal: legal ones with a word changed, dropped or added,
    those of other moments and of chance, and words thrown together.
    """
    seen = _vocabulary(journey)
    words = sorted({word for action in seen for word in action}, key=repr)
    tried: list[Action] = list(seen)
    for action in legal:
        tried += _neighbours(action, words, rng)
    for action in seen:
        tried.append((action[0], *(words[int(rng.random() * len(words))] for _ in action[1:])))
    wrong = sorted(set(tried) - set(legal), key=repr)
    while len(wrong) > most:
        wrong.pop(int(rng.random() * len(wrong)))
    return wrong


@cache
def _seen_actions(setting: Setting, seed: int) -> tuple[Action, ...]:
    journey = travel(setting, seed)
    found = {
        action
        for moment in journey.moments
        for seat in moment.acting
        for action in journey.rules.legal(moment.state, seat)
    }
    return tuple(sorted(found, key=repr))


def _vocabulary(journey: Journey) -> tuple[Action, ...]:
    return _seen_actions(journey.setting, journey.seed)


def _neighbours(action: Action, words: list[str | int], rng: Random) -> Iterable[Action]:
    yield (*action, 0)
    if len(action) > 1:
        yield action[:-1]
    for place, word in enumerate(action):
        others: list[str | int] = [other for other in words if type(other) is type(word)]
        if isinstance(word, int):
            others = [word - 1, word + 1, -1, 1000]
        for _ in range(2):
            yield (*action[:place], others[int(rng.random() * len(others))], *action[place + 1 :])


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


Test = Callable[..., None]


def _sweep(folders: Iterable[str], *, is_long: bool = False) -> Callable[[Test], Test]:
    """Makes a test of one journey, `(setting, seed)`, one of all journeys of a setting.

    The quick seeds are one test, the further ones a slow one. What fails names its seed. Where that
    `is_long`, only the plainest and the fullest setting of a room have a quick one.
    """
    cases = [
        pytest.param(setting, seeds, id=f"{setting}{more}", marks=marks)
        for more, marks in (("", ()), ("-more", pytest.mark.slow))
        for folder in folders
        for setting in SETTINGS[folder]
        if (seeds := _seeds(setting, further=bool(more), is_long=is_long))
    ]

    def swept(test: Test) -> Test:
        @wraps(test)
        def over_seeds(*, seeds: tuple[int, ...], **others: Any) -> None:
            for seed in seeds:
                try:
                    test(seed=seed, **others)
                except (Exception, pytest.fail.Exception) as failure:
                    failure.add_note(f"with seed {seed}")
                    raise

        asked = signature(test)
        parameters = [
            each.replace(name="seeds" if each.name == "seed" else each.name)
            for each in asked.parameters.values()
        ]
        over_seeds.__signature__ = asked.replace(parameters=parameters)  # type: ignore[attr-defined]
        whole: Test = pytest.mark.parametrize(("setting", "seeds"), cases, scope="module")(
            over_seeds
        )
        return whole

    return swept


def _seeds(setting: Setting, *, further: bool, is_long: bool) -> tuple[int, ...]:
    quick = () if is_long and not is_plainest_or_fullest(setting) else quick_seeds(setting)
    return tuple(seed for seed in SEEDS if seed not in quick) if further else quick


every_journey = _sweep(GAMES)
every_room_journey = _sweep(ROOMS)
every_long_room_journey = _sweep(ROOMS, is_long=True)
