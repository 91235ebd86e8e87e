"""How far a seat can go on with nothing but what it knows, before it has to be told something."""

from __future__ import annotations

from random import Random
from typing import Any

from freebooters.engine.contract import CHANCE, Action, Seat, State
from freebooters.engine.events import Event
from freebooters.engine.game import Game
from freebooters.engine.seeds import rng_at

__all__ = ["MOST_ACTIONS", "Ahead"]

MOST_ACTIONS = 64
"""No answer has more actions."""


_WORLDS = 6
"""With so many imagined worlds that agree, one row in some 2,500 had to be broken off by the device that
deals.
"""


class Ahead:
    """The moment of a letter, from which the seat goes on action by action while every world that may be
    the true one tells it the same.
    """

    def __init__(self, game: Game[Any, Any], seat: Seat, view: Any, number: int) -> None:
        """`view`: as a letter of that number has it; the same letter imagines the same worlds."""
        self._game, self._seat = game, seat
        self._worlds: list[State] = [
            game.rules.imagine(view, rng_at(f"post/{number}", world)) for world in range(_WORLDS)
        ]
        self.view = view
        """What it sees now, or has seen last."""
        self.acting: tuple[Seat, ...] = game.rules.to_act(self._worlds[0])
        self.events: tuple[Event, ...] = ()
        """What it was told of the last action."""
        self.known = True
        """Whether it knows what it sees now."""
        self.going = seat in self.acting
        """Whether it also acts."""
        self._done = 0

    @property
    def world(self) -> State:
        """One that looks to the seat as the true one does, while it knows what it sees."""
        return self._worlds[0].copy()

    @property
    def draws(self) -> bool:
        """Whether something is drawn now, and then the seat acts again."""
        return self.known and all(self._acts_again(world.copy()) for world in self._worlds)

    def _acts_again(self, world: State) -> bool:
        rules = self._game.rules
        if rules.to_act(world) != (CHANCE,):
            return False
        while rules.to_act(world) == (CHANCE,):
            # Whatever is drawn, who acts then is the same.
            self._game.tell(world, CHANCE, rules.draw(world, Random(0)))
        return self._seat in rules.to_act(world)

    def legal(self) -> list[Action]:
        return self._game.rules.legal(self._worlds[0], self._seat) if self.going else []

    def act(self, action: Action) -> None:
        """Carries out a legal action."""
        rules, seat = self._game.rules, self._seat
        told = [self._game.tell(world, seat, action) for world in self._worlds]
        heard = [
            self._heard(world, events) for world, events in zip(self._worlds, told, strict=True)
        ]
        self.known = all(each == heard[0] for each in heard)
        self.going = False
        self._done += 1
        if self.known:
            self.events, self.view = told[0], rules.view(self._worlds[0], seat)
            self.acting = rules.to_act(self._worlds[0])
            self.going = seat in self.acting and self._done < MOST_ACTIONS and self._is_offered()

    def _is_offered(self) -> bool:
        """Whether the same is legal in all worlds."""
        first, *others = (self._game.rules.legal(world, self._seat) for world in self._worlds)
        return all(each == first for each in others)

    def _heard(self, world: State, events: tuple[Event, ...]) -> Any:
        """What the seat is told of an action that led to that world."""
        rules, seat = self._game.rules, self._seat
        seen = [(each, each.view) for each in (event.seen_by(seat) for event in events)]
        return rules.to_act(world), seen, rules.view(world, seat)
