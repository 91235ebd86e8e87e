"""Every room as an OpenSpiel game: `pyspiel.load_game("freebooters_cartagena(players=2)")`.

Needs `freebooters[openspiel]`. Importing this module registers all games of the catalog. Built on
the contract alone, so a new room is an OpenSpiel game as soon as the catalog lists it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

import pyspiel

from freebooters import catalog
from freebooters.engine.contract import CHANCE, MOST_CHOICES, Action
from freebooters.engine.game import Game, Info
from freebooters.engine.options import checked_options, checked_seats
from freebooters.engine.outside import quoted
from freebooters.engine.saves import entry_of
from freebooters.engine.views import view_as_json
from freebooters.research import structs
from freebooters.research.actions import ActionNumbers, numbered
from freebooters.research.observers import Observer
from freebooters.research.positions import REGISTERED, Position

__all__ = ["RoomGame", "RoomState", "Sampler", "name_of", "register"]

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
        provides_factored_observation_string=hidden,
        parameter_specification={_PLAYERS: info.quick.seats, **options},
    )


class RoomGame(pyspiel.Game):
    """A game at one setting. Utilities are the contract's returns, in [0, 1].

    Chance is explicit, with exact odds; an outcome's number is its index among those possible.
    Seats that choose at once are asked one after the other, none seeing what the others chose.
    """

    StateStruct = structs.StateStruct
    ObservationStruct = structs.ObservationStruct
    ActionStruct = structs.ActionStruct

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

    def __reduce__(self) -> tuple[object, ...]:
        return _loaded, (name_of(self.room.info), self.get_parameters())

    def new_initial_state(
        self, given: structs.StateStruct | Mapping[str, Any] | str | None = None
    ) -> RoomState:
        """The state before anything happened, or that of a struct, with all that led to it. Raises
        `ValueError` if the struct is none of this game.
        """
        state = RoomState(self)
        if given is not None:
            struct = given if isinstance(given, structs.StateStruct) else structs.StateStruct(given)
            state.replay(self._checked(struct))
        return state

    def _checked(self, struct: structs.StateStruct) -> Sequence[object]:
        """The log of a struct of this game."""
        own = RoomState(self).to_dict()
        for name in ("game", "rules_version", "players", "options"):
            if own[name] != (found := getattr(struct, name)):
                raise ValueError(
                    f"the {name} of this state: {quoted(found)}, not {quoted(own[name])}"
                )
        if not isinstance(struct.log, list):
            raise ValueError("the log of a state is a list of entries")
        return struct.log

    def action_struct_spec(self) -> tuple[str, str]:
        """What an action is as JSON, and an example."""
        known = self.room.rules.actions(self.seats, self.options)
        example = structs.ActionStruct({"action": list(known[0])}) if known else None
        return '{"action": [verb, word or number, ...]}', example.to_json() if example else ""

    def max_chance_nodes_in_history(self) -> int:
        return self.room.info.longest if self.room.info.traits.chance else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Raises `ValueError` for parameters, and for kinds of observers that `Observer` refuses."""
        if params:
            raise ValueError(f"observers of these games have no parameters, such as {params}")
        kind = iig_obs_type if isinstance(iig_obs_type, pyspiel.IIGObservationType) else None
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False))


def _loaded(name: str, params: Mapping[str, Any]) -> Any:
    return pyspiel.load_game(name, dict(params))


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
            return numbered(self.position.legal(CHANCE), number)
        return self._numbers.action(number, self.position.legal(player))

    def _legal_actions(self, player: int) -> list[int]:
        return self._numbers.of(self.position.legal(player))

    def _apply_action(self, number: int) -> None:
        player = self.current_player()
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        self.position.apply(seat, self.action_of(player, number))

    def _action_to_string(self, player: int, number: int) -> str:
        try:
            return " ".join(map(str, self.action_of(player, number)))
        except IndexError as none:
            return str(none)

    def replay(self, log: Iterable[object]) -> None:
        """Applies entries of a log as a struct has them. Raises `ValueError` at the first that could
        not happen then.
        """
        for number, line in enumerate(log):
            entry, player = entry_of(line), self.current_player()
            acting = self.position.acting
            if entry is None or acting is None or entry.seat != acting:
                raise ValueError(
                    f"entry {number} of the log: {quoted(line)}, not of player {player}"
                )
            self.apply_action(self._number(entry.action))

    def _number(self, action: Action) -> int:
        """The number of a legal action. Raises `ValueError`."""
        player = self.current_player()
        for number in self.legal_actions():
            if self.action_of(player, number) == action:
                return int(number)
        raise ValueError(f"{quoted(' '.join(map(str, action)))} is not legal for player {player}")

    def to_struct(self) -> structs.StateStruct:
        position = self.position
        info = position.game.info
        return structs.StateStruct(
            {
                "game": info.id,
                "rules_version": info.rules_version,
                "players": position.seats,
                "options": dict(position.options),
                "current_player": int(self.current_player()),
                "log": [[seat, *action] for seat, action in position.log],
            }
        )

    def to_dict(self) -> dict[str, Any]:
        return self.to_struct().to_dict()

    def to_json(self) -> str:
        return self.to_struct().to_json()

    def to_observation_struct(self, player: int | None = None) -> structs.ObservationStruct:
        """What a player may know, without one who acts, and a spectator if nobody does."""
        current = int(self.current_player())
        seat = current if player is None else player
        observer = seat if seat >= 0 else None
        return structs.ObservationStruct(
            {
                "observing_player": observer,
                "current_player": current,
                "view": view_as_json(self.position.view(observer)),
            }
        )

    def action_to_struct(self, *given: int) -> structs.ActionStruct:
        """The action of that number, or of that player and number, legal now."""
        player, number = given if len(given) == 2 else (self.current_player(), *given)
        return structs.ActionStruct({"action": [*self.action_of(player, number)]})

    def actions_to_struct(
        self, player: int | Sequence[int], actions: Sequence[int] | None = None
    ) -> structs.ActionStruct:
        """The same for a list of numbers, which is always of one. Raises `ValueError`."""
        numbers = player if isinstance(player, Sequence) else actions or ()
        whose = self.current_player() if isinstance(player, Sequence) else player
        if len(numbers) != 1:
            raise ValueError("an action of these games has one number")
        return self.action_to_struct(whose, numbers[0])

    def struct_to_actions(self, struct: structs.ActionStruct) -> list[int]:
        """The number of an action that is legal now. Raises `ValueError`."""
        entry = entry_of([0, *struct.action]) if isinstance(struct.action, list) else None
        if entry is None:
            raise ValueError(
                f"{quoted(struct.action)} is no action: a verb, words and whole numbers"
            )
        return [self._number(entry.action)]

    def validate_action_struct(self, struct: structs.ActionStruct) -> Any:
        try:
            self.struct_to_actions(struct)
        except ValueError as wrong:
            return pyspiel.error_status(str(wrong))
        return pyspiel.ok_status()

    def apply_action_struct(self, struct: structs.ActionStruct) -> Any:
        """Carries the action out if it is legal; the status says why it is not."""
        status = self.validate_action_struct(struct)
        if status.ok():
            self.apply_action(*self.struct_to_actions(struct))
        return status

    def get_action_struct_sampler(self, seed: int) -> Sampler:
        return Sampler(self, seed)

    @property
    def _numbers(self) -> ActionNumbers:
        numbers: ActionNumbers = self.get_game().numbers
        return numbers

    def __str__(self) -> str:
        """The log, a line per entry."""
        return "\n".join(self.position.lines)


class Sampler:
    """Legal actions of a state, each as likely as the others, as structs."""

    def __init__(self, state: RoomState, seed: int) -> None:
        self._state = state
        self._rng = Random(seed)

    def sample_action_struct(self) -> structs.ActionStruct:
        return self._state.action_to_struct(self._rng.choice(self._state.legal_actions()))


def register(room: Game[Any, Any]) -> None:
    """Registers a game with OpenSpiel."""
    game_type = _game_type(room.info)

    # A class, as OpenSpiel's own Python games are. OpenSpiel releases it after Python has ended; an
    # object survives until then only as part of a reference cycle, which a class is.
    class Registered(RoomGame):
        def __init__(self, params: Mapping[str, Any]) -> None:
            super().__init__(room, game_type, params)

    pyspiel.register_game(game_type, Registered)
    REGISTERED[room.info.id] = room


for _room in catalog.games().values():
    register(_room)
