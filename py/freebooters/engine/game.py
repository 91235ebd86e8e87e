"""A game as a whole: its facts, and what its room gives to the rest of the program."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any, Generic, Literal

from freebooters.engine.advice import Advice
from freebooters.engine.coach import Remark
from freebooters.engine.contract import Action, Options, Rules, S, Seat, V
from freebooters.engine.events import Event, Viewed
from freebooters.engine.lessons import Lesson

__all__ = ["DayTable", "Game", "Info", "Option", "Quick", "Traits"]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose before the game. `default` None: the players must choose.

    Tournaments, the balance and benchmarks try every choice of an option that is `rated`; an option
    that is not has a default, which they keep unless told otherwise.
    """

    name: str
    kind: Literal["choice", "flag", "whole"]
    choices: tuple[Any, ...]
    default: Any = None
    rated: bool = True


@dataclass(frozen=True, slots=True)
class Traits:
    """Which kinds of uncertainty at least one variant of the game has."""

    hidden: bool
    chance: bool
    simultaneous: bool


@dataclass(frozen=True, slots=True)
class Quick:
    """The setting of the button that starts a game without asking."""

    seats: int
    options: Options = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DayTable:
    """A table at which the deal of the day may be played: how many sit at it, what is chosen, and
    the levels one of which plays all other seats.

    It takes part from the date `since` on, and no more from `until` on, both as 2026-11-25. Which
    deal a past day had must never change: so a table is never changed or removed but ended, and
    a new one begins in the future.
    """

    since: str
    seats: int
    options: Options
    levels: tuple[str, ...]
    until: str | None = None


@dataclass(frozen=True, slots=True)
class Info:
    """The facts of a game.

    `rules_version` grows when a saved log would play differently; from 2 on, the message
    `<id>-rules-<version>` says what it changed. `rules` are its rule ids.
    `longest` bounds the log of a game of uniformly random play, chance included.
    `complexity` is how much there is to learn, from 1 (a few minutes) to 5; easier games are
    offered first. `post`: whether it is over after few enough letters for a game by post.
    """

    id: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    traits: Traits
    rules: tuple[str, ...]
    longest: int
    complexity: int
    quick: Quick
    designer: str
    published: str
    post: bool = False

    @property
    def usual_options(self) -> dict[str, Any]:
        """Every option as the game is offered first: the quick setting's value, else the default."""
        return {option.name: option.default for option in self.options} | dict(self.quick.options)


@dataclass(frozen=True, slots=True)
class Game(Generic[S, V]):
    """Everything the rest of the program sees of a room: `info` the facts, `rules` the contract,
    `paint` the pictures, `advice` what bots know, `lessons` how one learns it by playing, in the
    order in which they are offered, `remarks` what the coach says in a first game, the most
    important first; `days` the tables of the deal of the day.
    """

    info: Info
    rules: Rules[S, V]
    paint: Any
    """A `freebooters.stage.Painter`; the engine does not know what a picture is."""
    advice: Advice[S] | None = None
    lessons: tuple[Lesson, ...] = ()
    remarks: tuple[Remark, ...] = ()
    days: tuple[DayTable, ...] = ()

    def tell(self, s: S, seat: Seat, action: Action) -> tuple[Event, ...]:
        """Carries out a legal action in place. Returns what happened; events with which a beat of the
        painter may end come with what was known then.
        """
        told: list[Event] = []
        beats = () if self.paint is None else self.paint.beats

        def hear(event: Event) -> None:
            if event.kind in beats:
                then: Any = s.copy()
                event = Viewed.of(event, partial(self.rules.view, then))
            told.append(event)

        self.rules.apply(s, seat, action, hear)
        return tuple(told)
