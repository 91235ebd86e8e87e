"""At what the promises are examined: a game with everything one can choose, at every number of seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from itertools import product, zip_longest
from typing import Any

from freebooters.engine.contract import Options, Seat
from freebooters.engine.game import Game, Info

__all__ = ["Census", "Setting", "census_of", "combinations", "room_of", "settings_of"]

_ROOMS = "freebooters.games"
_SMALL = "freebooters.small"
_ROOM = 2
"""The index of the room in a dotted name: freebooters.games.<room>."""


@dataclass(frozen=True)
class Census:
    """What a room says of its states: `census` counts what can neither appear nor vanish, `derived`
    works out the slots that follow from the others, which a state's key may leave out.
    """

    census: Callable[[Any], Mapping[str, int]]
    derived: Callable[[Any], Mapping[str, Any]]


@dataclass(frozen=True)
class Setting:
    """One way to sit down: a game, a number of seats, a value for every option. `counts` is None where
    nobody has said what to count.
    """

    folder: str
    seats: int
    chosen: tuple[tuple[str, Any], ...]
    game: Game[Any, Any] = field(repr=False, compare=False)
    counts: Census | None = field(default=None, repr=False, compare=False)

    @property
    def options(self) -> Options:
        return dict(self.chosen)

    @property
    def observers(self) -> tuple[Seat | None, ...]:
        """Every seat, and a spectator."""
        return (*range(self.seats), None)

    def __str__(self) -> str:
        return "-".join([self.folder, *(str(value) for _, value in self.chosen), str(self.seats)])


def room_of(game: Game[Any, Any]) -> str:
    """The room in which the rules of a game are written, or the module of a small game."""
    return type(game.rules).__module__.split(".")[_ROOM]


def census_of(room: str) -> Census | None:
    """What a room's `census.py` counts, or a small game beside its rules; None if nobody does."""
    for name in (f"{_SMALL}.{room}", f"{_ROOMS}.{room}.census"):
        module = import_module(name) if _is_there(name) else None
        if census := getattr(module, "census", None):
            return Census(census, getattr(module, "derived", _nothing))
    return None


def _is_there(name: str) -> bool:
    package = name.rpartition(".")[0]
    return find_spec(package) is not None and find_spec(name) is not None


def _nothing(state: object) -> Mapping[str, Any]:
    return {}


def combinations(info: Info) -> list[Options]:
    """What is chosen in the sweeps: every combination of the choices that are rated, the other
    options being as usual; then, lest every one of those doubles all sweeps, their further choices,
    of all of them at once, with the last of these combinations.
    """
    rated = [option for option in info.options if option.rated]
    others = [option for option in info.options if not option.rated]
    names = [option.name for option in info.options]
    usual = {option.name: option.default for option in others}
    chosen = [
        usual | dict(zip([option.name for option in rated], choices, strict=True))
        for choices in product(*(option.choices for option in rated))
    ]
    further = [
        [choice for choice in option.choices if choice != option.default] for option in others
    ]
    chosen += [
        chosen[-1]
        | {
            option.name: choice
            for option, choice in zip(others, choices, strict=True)
            if choice is not None
        }
        for choices in zip_longest(*further)
    ]
    return [{name: options[name] for name in names} for options in chosen]


def settings_of(folder: str, game: Game[Any, Any], counts: Census | None) -> list[Setting]:
    """Every combination of options at every number of seats."""
    return [
        Setting(folder, seats, tuple(options.items()), game, counts)
        for options in combinations(game.info)
        for seats in game.info.seats
    ]
