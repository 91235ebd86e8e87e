"""A match as one seat knows it: what it sees now, and what it was told of the log."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from freebooters.engine.ahead import Ahead
from freebooters.engine.contract import CHANCE, Action, Entry, Options, Seat
from freebooters.engine.errors import NothingToUndo, NotToAct
from freebooters.engine.events import Event
from freebooters.engine.game import Game
from freebooters.engine.match import Match, Watch
from freebooters.engine.views import view_as_json, view_from_json

__all__ = ["SeenMatch", "Told"]

Told = tuple[Entry, tuple[Event, ...]]
"""An entry of the log, without the action if that is not the seat's own, and what the seat was told of
it.
"""

_UNTOLD: Told = (Entry(CHANCE, ()), ())
"""An entry of which nothing is known."""

_WAITS = (CHANCE,)
"""Who acts where the seat does not know it: as if chance had still to decide."""


class SeenMatch(Match):
    """A moment of a match, made of what one seat may know. Whatever that seat is told of it is what
    it would be told of the match itself; all else is imagined. From there on that seat alone acts, as far
    as it knows what it sees then.
    """

    whole = False

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Options,
        seat: Seat,
        view: dict[str, Any],
        acting: Sequence[Seat],
        told: Sequence[Told],
        position: int,
        rewinds: int = 0,
        number: int | None = None,
    ) -> None:
        """`view` is that seat's as JSON, of a moment when a seat acts or the game is over; `told` the
        last entries before the `position`; `number` that of the letter, None if nothing may be done.
        Raises `BadSeats` or `BadOption`; `ValueError`, or whatever `imagine` raises, if the view is none.
        """
        self._begin(game, seats, options, "")
        rules = game.rules
        self._seat, self._number = seat, number
        self._view = view_from_json(rules.view_type, view)
        # Which world it is makes no difference, so it is always the same one.
        self._world = rules.imagine(self._view, Random(0))
        if view_as_json(rules.view(self._world, seat)) != view:
            raise ValueError("no view of that seat")
        known = rules.to_act(self._world)
        if (bool(acting), seat in acting) != (bool(known), seat in known):
            raise ValueError("others act than can")
        self._told = tuple(acting)
        self.rewinds = rewinds
        entries = [_UNTOLD] * (position - len(told)) + [*told]
        self.log = [entry for entry, _ in entries]
        self.events = [events for _, events in entries]
        self.begun = position
        """The position of what was told."""
        self.done: list[Action] = []
        """What the seat has done since."""
        self._ahead: Ahead | None = None
        self._go_to(0)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """As it was told, since a view need not say who of several has chosen already."""
        return self._acting

    def act_all(
        self,
        seat: Seat,
        actions: Sequence[Action],
        *,
        revision: int | None = None,
        watch: Watch | None = None,
    ) -> None:
        self.check_revision(revision)
        if self._number is None or seat != self._seat:
            raise NotToAct(self.to_act)
        before = len(self.done)
        try:
            for action in actions:
                self._go_on(self._checked(seat, action).action)
                if watch is not None:
                    watch(len(self.log))
        except BaseException:
            self._go_to(before)
            raise
        self.revision += 1

    def _go_on(self, action: Action) -> None:
        if self._ahead is None:
            self._ahead = Ahead(self.game, self._seat, self._view, self._number or 0)
        ahead = self._ahead
        ahead.act(action)
        self.log.append(Entry(self._seat, action))
        self.events.append(ahead.events if ahead.known else ())
        self.done.append(action)
        self._views = {}
        if ahead.known:
            self._state = ahead.world
        self._acting = ahead.acting if self._knows_who_acts(ahead) else _WAITS

    def _knows_who_acts(self, ahead: Ahead) -> bool:
        if ahead.going or not ahead.known or self._seat in ahead.acting:
            return ahead.going
        return self._told == self.game.rules.to_act(self._world)

    def _go_to(self, count: int) -> None:
        """The moment after so many of the things that it has done."""
        done = self.done[:count]
        del self.log[self.begun :], self.events[self.begun :]
        self.done, self._views, self._ahead = [], {}, None
        self._state, self._acting = self._world.copy(), self._told
        for action in done:
            self._go_on(action)

    def settle(self) -> None:
        """From now on nothing is done."""
        self._number = None
        if self._seat in self._acting:
            self._acting = _WAITS

    def undo_position(self, seat: Seat, position: int | None = None) -> int | None:
        """Whatever the seat has done is taken back as of right until it is told to others."""
        start = max(0, len(self.log) - 1) if position is None else position
        if self._number is None or not self.begun <= start < len(self.log):
            return None
        return start

    def rewind(self, position: int, *, revision: int | None = None) -> None:
        self.check_revision(revision)
        if self.undo_position(self._seat, position) is None:
            raise NothingToUndo
        self._go_to(position - self.begun)
        self.revision += 1
        self.rewinds += 1

    @property
    def goes_on(self) -> bool:
        """Whether there is more that the seat may do."""
        return self._number is not None and self._seat in self._acting

    @property
    def draws(self) -> bool:
        """Whether something is drawn once this is told, and then the seat goes on."""
        return self._number is not None and self._ahead is not None and self._ahead.draws
