"""A match as one seat knows it: what it sees now, and what it was told of the log."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from freebooters.engine.contract import CHANCE, Entry, Options, Seat
from freebooters.engine.events import Event
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.engine.views import view_as_json, view_from_json

__all__ = ["SeenMatch", "Told"]

Told = tuple[Entry, tuple[Event, ...]]
"""An entry of the log, without the action if that is not the seat's own, and what the seat was told of
it.
"""

_UNTOLD: Told = (Entry(CHANCE, ()), ())
"""An entry of which nothing is known."""


class SeenMatch(Match):
    """One moment of a match, made of what one seat may know. Whatever that seat is told of it is what
    it would be told of the match itself; all else is imagined. It goes neither on nor back.
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
    ) -> None:
        """`view` is that seat's as JSON, of a moment when a seat acts or the game is over; `told` the
        last entries before the `position`. Raises `BadSeats` or `BadOption`; `ValueError`, or
        whatever `imagine` raises, if the view is none.
        """
        self._begin(game, seats, options, "")
        rules = game.rules
        # Which world it is makes no difference, so it is always the same one.
        self._state = rules.imagine(view_from_json(rules.view_type, view), Random(0))
        if view_as_json(rules.view(self._state, seat)) != view:
            raise ValueError("no view of that seat")
        known = rules.to_act(self._state)
        if (bool(acting), seat in acting) != (bool(known), seat in known):
            raise ValueError("others act than can")
        self._acting = tuple(acting)
        self.rewinds = rewinds
        entries = [_UNTOLD] * (position - len(told)) + [*told]
        self.log = [entry for entry, _ in entries]
        self.events = [events for _, events in entries]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """As it was told, since a view need not say who of several has chosen already."""
        return self._acting
