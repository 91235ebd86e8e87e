"""Journeys: whole games, with the moments at which the promises are examined."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from freebooters.engine.contract import CHANCE, Action, Entry, Rules, Seat
from freebooters.engine.events import Event
from freebooters.engine.messages import Message, say
from freebooters.promises.broken import Broken, raised, spelled, who
from freebooters.promises.settings import Setting
from freebooters.promises.states import freeze

__all__ = ["CutShort", "Journey", "Moment", "dice", "travel", "uniform"]

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
    """A whole game. Its states are shared by all who examine it: copy before you apply."""

    setting: Setting
    seed: int
    text: str
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
    def commits(self) -> list[Moment]:
        """The moments at which several seats choose at once."""
        return [moment for moment in self.moments if len(moment.acting) > 1]

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


class CutShort(Exception):
    """A game that cannot be played to its end, and why; `part` is what could be played of it, if that
    can be played again.
    """

    def __init__(self, broken: Broken, part: Journey | None) -> None:
        super().__init__(broken)
        self.broken = broken
        self.part = part


class _Stopped(Exception):
    """Why a game goes no further."""

    def __init__(self, promise: int, message: Message) -> None:
        super().__init__(message)
        self.promise = promise
        self.message = message


def travel(setting: Setting, seed: int, text: str = "") -> Journey:
    """The game of that setting and seed; `text` makes others of all of them. Even seeds play at random,
    odd ones half by the advice. Raises `CutShort`.
    """
    log: list[Entry] = []
    events: list[tuple[Event, ...]] = []
    try:
        _play(setting, seed, text, log, events)
        return _journey(setting, seed, text, log, events)
    except _Stopped as stopped:
        broken = Broken(stopped.promise, stopped.message, tuple(log))
    except Exception as wrong:
        broken = Broken(3, say("promise-play-raised", **raised(wrong)), tuple(log))
    try:
        part = _journey(setting, seed, text, log, events)
    except Exception:
        part = None
    raise CutShort(broken, part)


def _play(
    setting: Setting,
    seed: int,
    text: str,
    log: list[Entry],
    events: list[tuple[Event, ...]],
) -> None:
    """Plays, and writes down the log and the events of every entry. Raises `_Stopped`."""
    game = setting.game
    rules, advice = game.rules, game.advice if seed % 2 else None
    rng = dice(f"{text}{setting}/{seed}")
    state = rules.new(setting.seats, setting.options)
    while acting := rules.to_act(state):
        seat = acting[int(rng.random() * len(acting))]
        if seat == CHANCE:
            action = rules.draw(state, rng)
        else:
            legal = rules.legal(state, seat)
            if not legal:
                raise _Stopped(3, say("promise-legal-none", who=who(seat)))
            action = uniform(legal, rng)
            if advice is not None and rng.random() < 0.5:
                action = advice.sample(state, seat, legal, rng)
        try:
            events.append(game.tell(state, seat, action))
        except Exception as wrong:
            done = say(
                "promise-legal-raised", who=who(seat), action=spelled(action), **raised(wrong)
            )
            raise _Stopped(3, done) from wrong
        log.append(Entry(seat, action))
        if len(log) > game.info.longest:
            raise _Stopped(7, say("promise-endings-late", longest=game.info.longest))


def _journey(
    setting: Setting,
    seed: int,
    text: str,
    log: list[Entry],
    events: list[tuple[Event, ...]],
) -> Journey:
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
    return Journey(setting, seed, text, tuple(log), tuple(events), tuple(moments))


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
