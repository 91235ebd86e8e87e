"""How far a seat can go on with nothing but what it knows, before it has to be told something."""

from __future__ import annotations

from typing import Any

from freebooters.engine.contract import Action, Seat
from freebooters.engine.events import Event
from freebooters.engine.game import Game
from freebooters.engine.seeds import rng_at

__all__ = ["Ahead"]

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
        self._rules, self._seat = game.rules, seat
        self._worlds = [
            self._rules.imagine(view, rng_at(f"post/{number}", world)) for world in range(_WORLDS)
        ]
        self.view = view
        self.going = seat in self._rules.to_act(self._worlds[0])
        """Whether it knows what it sees now, and acts."""

    def legal(self) -> list[Action]:
        return self._rules.legal(self._worlds[0], self._seat) if self.going else []

    def act(self, action: Action) -> None:
        """Carries out a legal action."""
        rules, seat = self._rules, self._seat
        heard = []
        for world in self._worlds:
            events: list[Event] = []
            rules.apply(world, seat, action, events.append)
            acting = rules.to_act(world)
            told = [event.seen_by(seat) for event in events]
            heard.append((acting, told))
        first = heard[0]
        self.going = seat in first[0] and all(each == first for each in heard)
        if self.going:
            views = [rules.view(world, seat) for world in self._worlds]
            legal = [rules.legal(world, seat) for world in self._worlds]
            self.going = all(each == views[0] for each in views)
            self.going &= all(each == legal[0] for each in legal)
            self.view = views[0]
