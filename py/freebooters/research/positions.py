"""Where a game of OpenSpiel stands: a state of the rules, and what everybody was told on the way."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from freebooters import catalog
from freebooters.engine.contract import Action, Entry, Seat
from freebooters.engine.events import Event
from freebooters.engine.game import Game

__all__ = ["REGISTERED", "Position"]

REGISTERED: dict[str, Game[Any, Any]] = {}
"""The games that OpenSpiel knows, by their ids."""


class Position:
    """A state of the rules, the log that led to it, and what everybody was told on the way.

    OpenSpiel copies and pickles it.
    """

    __slots__ = (
        "_chances",
        "_happened",
        "_stories",
        "game",
        "lines",
        "log",
        "options",
        "seats",
        "state",
    )

    def __init__(
        self, game: Game[Any, Any], seats: int, options: Mapping[str, Any], log: tuple[Entry, ...]
    ) -> None:
        """Replays the log, which must be one that was played."""
        self.game = game
        self.seats = seats
        self.options = options
        self.log: list[Entry] = []
        self.lines: list[str] = []
        self.state = game.rules.new(seats, options)
        self._happened: list[tuple[tuple[Action, ...], tuple[Event, ...]]] = []
        self._stories: dict[Seat | None, list[str]] = {}
        self._chances: list[tuple[int, float]] | None = None
        for seat, action in log:
            self.apply(seat, action)

    def __deepcopy__(self, memo: object) -> Position:
        other = Position.__new__(Position)
        other.game, other.seats, other.options = self.game, self.seats, self.options
        other.log = self.log[:]
        other.lines = self.lines[:]
        other.state = self.state.copy()
        other._happened = self._happened[:]
        other._stories = {observer: story[:] for observer, story in self._stories.items()}
        other._chances = self._chances
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.game.info.id, self.seats, dict(self.options), tuple(self.log))

    @property
    def acting(self) -> Seat | None:
        """The seat that acts next; the first of several that act at once; None when the game is
        over.
        """
        acting = self.game.rules.to_act(self.state)
        return acting[0] if acting else None

    def legal(self, seat: Seat) -> list[Action]:
        return self.game.rules.legal(self.state, seat)

    def apply(self, seat: Seat, action: Action) -> None:
        rules, state = self.game.rules, self.state
        shown = tuple(rules.mask(state, seat, action, other) for other in self._observers)
        events: list[Event] = []
        rules.apply(state, seat, action, events.append)
        self.log.append(Entry(seat, action))
        self.lines.append(" ".join(map(str, (seat, *action))))
        self._happened.append((shown, tuple(events)))
        self._chances = None

    def chances(self) -> list[tuple[int, float]]:
        """The outcomes of chance, by number, with their odds."""
        if self._chances is None:
            weights = [weight for _, weight in self.game.rules.outcomes(self.state)]
            total = sum(weights)
            self._chances = [(number, weight / total) for number, weight in enumerate(weights)]
        return self._chances

    def view(self, observer: Seat | None) -> Any:
        return self.game.rules.view(self.state, observer)

    def told(self, observer: Seat | None) -> Sequence[str]:
        """Everything that happened, as the observer saw it, as JSON: per log entry the seat, the
        action as far as it was shown, and the events.
        """
        story = self._stories.setdefault(observer, [])
        place = self._observers.index(observer)
        for number in range(len(story), len(self.log)):
            shown, events = self._happened[number]
            seen = [event.seen_by(observer).as_json() for event in events]
            story.append(_json([self.log[number].seat, shown[place], seen]))
        return story

    @property
    def _observers(self) -> tuple[Seat | None, ...]:
        return (*range(self.seats), None)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _restored(
    game_id: str, seats: int, options: Mapping[str, Any], log: tuple[Entry, ...]
) -> Position:
    game = REGISTERED.get(game_id) or catalog.game(game_id)
    return Position(game, seats, options, log)
