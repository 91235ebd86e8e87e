"""Settings of games between bots: a game, its options, a number of seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from freebooters.engine.game import Info
from freebooters.engine.options import checked_options, checked_seats

__all__ = ["Setting", "settings"]


@dataclass(frozen=True, slots=True)
class Setting:
    """A game with options and a number of seats. `options` holds those that are rated and those
    that were chosen, in the order of the game's schema; all others have their defaults.
    """

    game: str
    options: tuple[tuple[str, Any], ...]
    seats: int

    @property
    def variant(self) -> str:
        """The options as on a command line: `variant=tortuga`."""
        return " ".join(f"{name}={str(value).lower()}" for name, value in self.options)

    def __str__(self) -> str:
        return " ".join(filter(None, (self.game, self.variant, f"{self.seats} seats")))


def settings(info: Info, chosen: Mapping[str, object], seats: Sequence[int]) -> list[Setting]:
    """For each rated option of the game every value, the others at their defaults, at those numbers
    of seats. Options chosen keep their value.

    Raises `BadOption`, `BadSeats`.
    """
    shown = {option.name for option in info.options if option.rated or option.name in chosen}
    checked = checked_options(info, info.usual_options | dict(chosen))
    base: dict[str, Any] = {name: value for name, value in checked.items() if name in shown}
    varied = [
        {**base, option.name: value}
        for option in info.options
        if option.rated and option.name not in chosen
        for value in option.choices
    ]
    distinct = dict.fromkeys(tuple(options.items()) for options in (varied or [base]))
    counts = [checked_seats(info, count) for count in seats]
    return [Setting(info.id, options, count) for options in distinct for count in counts]
