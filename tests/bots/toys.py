"""Games small enough to know their right answers, each told by a few functions of its history."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from freebooters.bots.bot import Question
from freebooters.engine.advice import Advice
from freebooters.engine.contract import CHANCE, Action, Entry, Options, Rules, Seat, State
from freebooters.engine.events import Emit, Event
from freebooters.engine.game import Game, Info, Quick, Traits
from freebooters.engine.seeds import rng_at

__all__ = ["Toy", "asked", "toy"]

History = tuple[Entry, ...]

NOTHING: tuple[Seat, ...] = ()


class ToyState(State):
    __slots__ = ("history",)

    history: History

    def copy(self) -> ToyState:
        return _state(self.history)


@dataclass(frozen=True, slots=True)
class ToyView:
    observer: int | None
    history: History


@dataclass(frozen=True)
class Toy(Rules[ToyState, ToyView]):
    """`acting` says who acts, `offers` what they may do, `pays` what each seat gets in the end;
    actions of `secret` seats are seen by themselves alone, until the game is over.
    """

    acting: Callable[[History], tuple[Seat, ...]]
    offers: Callable[[History, Seat], list[Action]]
    pays: Callable[[History], list[float]]
    secret: tuple[Seat, ...] = ()

    view_type = ToyView

    def new(self, seats: int, options: Options) -> ToyState:
        return _state(())

    def to_act(self, s: ToyState) -> tuple[Seat, ...]:
        return self.acting(s.history)

    def legal(self, s: ToyState, seat: Seat) -> list[Action]:
        return self.offers(s.history, seat)

    def outcomes(self, s: ToyState) -> list[tuple[Action, int]]:
        return [(action, 1) for action in self.offers(s.history, CHANCE)]

    def apply(self, s: ToyState, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        s.history = (*s.history, Entry(seat, action))
        if emit and not self.acting(s.history):
            emit(Event("shown", {"history": s.history}, reveals=True))

    def returns(self, s: ToyState) -> list[float]:
        return self.pays(s.history)

    def view(self, s: ToyState, seat: Seat | None) -> ToyView:
        return ToyView(seat, self._seen(s.history, seat))

    def imagine(self, v: ToyView, rng: Random) -> ToyState:
        alike = [
            history
            for history in self._histories((), len(v.history))
            if self._seen(history, v.observer) == v.history
        ]
        return _state(alike[int(rng.random() * len(alike))])

    def mask(self, s: ToyState, seat: Seat, action: Action, observer: Seat | None) -> Action:
        return () if seat in self.secret and seat != observer else action

    def _seen(self, history: History, observer: Seat | None) -> History:
        if not self.acting(history):
            return history
        state = _state(())
        return tuple(Entry(s, self.mask(state, s, a, observer)) for s, a in history)

    def _histories(self, history: History, length: int) -> Iterator[History]:
        if len(history) == length:
            yield history
            return
        for seat in self.acting(history):
            for action in self.offers(history, seat):
                yield from self._histories((*history, Entry(seat, action)), length)


def _state(history: History) -> ToyState:
    s = ToyState()
    s.history = history
    return s


def toy(rules: Toy, advice: Advice[ToyState] | None = None) -> Game[ToyState, ToyView]:
    return Game(
        info=Info(
            id="toy",
            rules_version=1,
            seats=(2, 3),
            options=(),
            traits=Traits(hidden=True, chance=True, simultaneous=True),
            rules=(),
            longest=9,
            complexity=1,
            quick=Quick(2),
            designer="",
            published="",
        ),
        rules=rules,
        paint=None,
        advice=advice,
    )


def asked(
    rules: Toy,
    history: History = (),
    seed: object = 0,
    advice: Advice[ToyState] | None = None,
    seats: int = 2,
) -> Question:
    """The question put to the first seat that acts after that history."""
    state = _state(history)
    seat = rules.to_act(state)[0]
    choices = tuple(rules.legal(state, seat))
    return Question(
        toy(rules, advice), seats, seat, rules.view(state, seat), choices, rng_at(str(seed), 0)
    )
