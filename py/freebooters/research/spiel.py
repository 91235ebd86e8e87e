"""Every room as an OpenSpiel game: `pyspiel.load_game("freebooters_cartagena(players=2)")`.

Needs `freebooters[openspiel]`. Importing this module registers all games of the catalog. Built on
the contract alone, so a new room is an OpenSpiel game as soon as the catalog lists it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from freebooters import catalog
from freebooters.engine.contract import CHANCE, MOST_CHOICES, Action, Entry, Seat
from freebooters.engine.events import Event
from freebooters.engine.game import Game, Info
from freebooters.engine.options import checked_options, checked_seats
from freebooters.engine.views import view_as_json
from freebooters.research.actions import ActionNumbers
from freebooters.research.vectors import DEFAULT_LENGTH, Vectors

__all__ = ["Observer", "Position", "RoomGame", "RoomState", "name_of", "register"]

_PLAYERS = "players"
"""The parameter for the number of seats; the others are the game's options."""


def name_of(info: Info) -> str:
    """The game's short name in OpenSpiel."""
    return f"freebooters_{info.id}"


def _game_type(info: Info) -> Any:
    options = info.usual_options
    hidden = info.traits.hidden or info.traits.simultaneous
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(info),
        long_name=f"{info.id.capitalize()} (Freebooters, rules version {info.rules_version})",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.EXPLICIT_STOCHASTIC
            if info.traits.chance
            else kinds.ChanceMode.DETERMINISTIC
        ),
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if hidden
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(info.seats),
        min_num_players=min(info.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={_PLAYERS: info.quick.seats, **options},
    )


class RoomGame(pyspiel.Game):
    """A game at one setting. Utilities are the contract's returns, in [0, 1].

    Chance is explicit, with exact odds; an outcome's number is its index among those possible.
    Seats that choose at once are asked one after the other, none seeing what the others chose.
    """

    def __init__(self, room: Game[Any, Any], game_type: Any, params: Mapping[str, Any]) -> None:
        """Raises `BadSeats`, `BadOption`."""
        info = room.info
        given = dict(params)
        self.seats = checked_seats(info, given.pop(_PLAYERS, info.quick.seats))
        self.options = checked_options(info, {**info.quick.options, **given})
        self.room = room
        self.numbers = ActionNumbers(room, self.seats, self.options)
        facts = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.size,
            max_chance_outcomes=MOST_CHOICES if info.traits.chance else 0,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=info.longest,
        )
        super().__init__(game_type, facts, dict(params))

    def new_initial_state(self) -> RoomState:
        return RoomState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.room.info.longest if self.room.info.traits.chance else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type if isinstance(iig_obs_type, pyspiel.IIGObservationType) else None
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False))


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

    def seen(self, observer: Seat | None) -> str:
        """The view as JSON."""
        return _json(view_as_json(self.game.rules.view(self.state, observer)))

    def told(self, observer: Seat | None) -> str:
        """Everything that happened, as the observer saw it, as JSON: per log entry the seat, the
        action as far as it was shown, and the events.
        """
        story = self._stories.setdefault(observer, [])
        place = self._observers.index(observer)
        for number in range(len(story), len(self.log)):
            shown, events = self._happened[number]
            seen = [event.seen_by(observer).as_json() for event in events]
            story.append(_json([self.log[number].seat, shown[place], seen]))
        return f"[{', '.join(story)}]"

    @property
    def _observers(self) -> tuple[Seat | None, ...]:
        return (*range(self.seats), None)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _restored(
    game_id: str, seats: int, options: Mapping[str, Any], log: tuple[Entry, ...]
) -> Position:
    return Position(catalog.game(game_id), seats, options, log)


class RoomState(pyspiel.State):
    """A moment of a `RoomGame`."""

    def __init__(self, game: RoomGame) -> None:
        super().__init__(game)
        self.position = Position(game.room, game.seats, game.options, ())

    def current_player(self) -> int:
        acting = self.position.acting
        if acting is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if acting == CHANCE else acting

    def is_terminal(self) -> bool:
        return self.position.acting is None

    def returns(self) -> list[float]:
        """Zeros until the game is over."""
        position = self.position
        if position.acting is not None:
            return [0.0] * position.seats
        return position.game.rules.returns(position.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.chances()

    def action_of(self, player: int, number: int) -> Action:
        """The game's own action of that number, legal now. Raises `IndexError`."""
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.legal(CHANCE)[number]
        return self._numbers.action(number, self.position.legal(player))

    def _legal_actions(self, player: int) -> list[int]:
        return self._numbers.of(self.position.legal(player))

    def _apply_action(self, number: int) -> None:
        player = self.current_player()
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        self.position.apply(seat, self.action_of(player, number))

    def _action_to_string(self, player: int, number: int) -> str:
        return " ".join(map(str, self.action_of(player, number)))

    @property
    def _numbers(self) -> ActionNumbers:
        numbers: ActionNumbers = self.get_game().numbers
        return numbers

    def __str__(self) -> str:
        """The log, a line per entry."""
        return "\n".join(self.position.lines)


class Observer:
    """What a player may know. OpenSpiel's interface: `tensor`, `dict`, `set_from`, `string_from`.

    Without perfect recall: the view, as JSON, and by `Vectors` as a tensor. With perfect recall:
    the view and everything told so far, as JSON alone. Without private information: a spectator's.
    """

    def __init__(self, kind: Any) -> None:
        """Raises `ValueError` if other players' secrets or private information alone are asked for."""
        everything = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        if everything or not kind.public_info:
            raise ValueError("an observer sees what is public and at most one player's secrets")
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = kind.perfect_recall
        self._vectors = Vectors(DEFAULT_LENGTH)
        self.tensor: np.ndarray | None = None
        self.dict: dict[str, np.ndarray] = {}
        if not self._recall:
            self.tensor = np.zeros(DEFAULT_LENGTH, np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: RoomState, player: int) -> None:
        """Fills the tensor."""
        if self.tensor is not None:
            position = state.position
            seat = player if self._private else None
            view = position.game.rules.view(position.state, seat)
            self.tensor[:] = self._vectors.encode(view, seat)

    def string_from(self, state: RoomState, player: int) -> str:
        seat = player if self._private else None
        told = f', "told": {state.position.told(seat)}' if self._recall else ""
        return f'{{"seat": {_json(seat)}, "view": {state.position.seen(seat)}{told}}}'


def register(room: Game[Any, Any]) -> None:
    """Registers a game with OpenSpiel."""
    game_type = _game_type(room.info)

    # A class, as OpenSpiel's own Python games are. OpenSpiel releases it after Python has ended; an
    # object survives until then only as part of a reference cycle, which a class is.
    class Registered(RoomGame):
        def __init__(self, params: Mapping[str, Any]) -> None:
            super().__init__(room, game_type, params)

    pyspiel.register_game(game_type, Registered)


for _room in catalog.games().values():
    register(_room)
