"""Whom the promises are tested for: every room in the folder, with everything one can choose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import product, zip_longest
from pathlib import Path
from typing import Any

import freebooters
from freebooters import catalog
from freebooters.engine.contract import Options, Seat
from freebooters.engine.events import Event
from freebooters.engine.game import Game, Info
from freebooters.stage import NARROW, SHORT, WIDE
from tests.contract import secret

__all__ = [
    "EACH_KIND",
    "GAMES",
    "LANGUAGES",
    "PACKAGE",
    "ROOMS",
    "ROOT",
    "SETTINGS",
    "SIMULTANEOUS",
    "Setting",
    "census_of",
    "combinations",
    "is_plainest_or_fullest",
]

PACKAGE = Path(freebooters.__file__).parent
ROOT = PACKAGE.parent.parent
LANGUAGES = ("en", "fr", "de", "nl")
EACH_KIND = (WIDE, NARROW, SHORT)
"""A frame of each kind."""

ROOMS: Mapping[str, Game[Any, Any]] = {
    folder.name: catalog.room(folder.name)
    for folder in sorted((PACKAGE / "games").iterdir())
    if (folder / "__init__.py").is_file()
}
"""Folder name to game, the template included."""

GAMES: Mapping[str, Game[Any, Any]] = {**ROOMS, "secret": secret.game}
"""The rooms, and a game of secret choices for the promises that need no pictures."""

SIMULTANEOUS = [name for name, game in GAMES.items() if game.info.traits.simultaneous]
"""Those of them in which several seats choose at the same time."""


@dataclass(frozen=True)
class Setting:
    """One way to sit down: a game, a number of seats, a value for every option."""

    folder: str
    seats: int
    chosen: tuple[tuple[str, Any], ...]

    @property
    def game(self) -> Game[Any, Any]:
        return GAMES[self.folder]

    @property
    def options(self) -> Options:
        return dict(self.chosen)

    @property
    def observers(self) -> tuple[Seat | None, ...]:
        """Every seat, and a spectator."""
        return (*range(self.seats), None)

    def __str__(self) -> str:
        return "-".join([self.folder, *(str(value) for _, value in self.chosen), str(self.seats)])


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


def _settings(folder: str) -> list[Setting]:
    info = GAMES[folder].info
    return [
        Setting(folder, seats, tuple(options.items()))
        for options in combinations(info)
        for seats in info.seats
    ]


SETTINGS: Mapping[str, list[Setting]] = {folder: _settings(folder) for folder in GAMES}


@dataclass(frozen=True)
class Census:
    """What a room's tests say of its states.

    `census` counts what can neither appear nor vanish. Where a room has them: `derived` works out
    the slots that follow from the others, which a state's key may leave out; `rare` makes states
    too rare to be met in the journeys, in which something of its own is said, each with the number
    of seats and the events that led there.
    """

    census: Callable[[Any], Mapping[str, int]]
    derived: Callable[[Any], Mapping[str, Any]]
    rare: Callable[[], Iterable[tuple[int, Any, Sequence[Event]]]]


def census_of(folder: str) -> Census:
    """The room's `tests/games/<folder>/census.py`; a room without one fails here."""
    module = secret if folder == "secret" else import_module(f"tests.games.{folder}.census")
    return Census(
        module.census, getattr(module, "derived", _nothing), getattr(module, "rare", tuple)
    )


def is_plainest_or_fullest(setting: Setting) -> bool:
    """Whether a setting is a room's first, with the fewest seats and the usual options, or its last,
    with the most seats and all that can be chosen: where a test is long, these stand for the rest.
    """
    settings = SETTINGS[setting.folder]
    return setting in (settings[0], settings[-1])


def _nothing(state: object) -> Mapping[str, Any]:
    return {}
