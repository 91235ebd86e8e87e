"""Checks what was chosen before the game against the game's own schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from freebooters.engine.contract import Options
from freebooters.engine.errors import BadOption, BadSeats, BadSeed
from freebooters.engine.game import Info
from freebooters.engine.messages import say
from freebooters.engine.outside import quoted

__all__ = ["checked_options", "checked_seats", "checked_seed"]

_LONGEST_SEED = 256
"""Characters: as many as 64 graphemes may have, which is as much as the page takes."""


def checked_seats(info: Info, seats: object) -> int:
    """`seats` if the game is for that many; raises `BadSeats`."""
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in info.seats:
        raise BadSeats(seats, info.seats)
    return seats


def checked_seed(seed: str) -> str:
    """`seed` if a save can keep it as it is; raises `BadSeed`."""
    try:
        seed.encode()
    except UnicodeEncodeError as halved:
        raise BadSeed(_LONGEST_SEED) from halved
    if len(seed) > _LONGEST_SEED:
        raise BadSeed(_LONGEST_SEED)
    return seed


def checked_options(info: Info, given: Mapping[str, Any]) -> Options:
    """The options, defaults filled in, in schema order; raises `BadOption` by name."""
    schema = {option.name: option for option in info.options}
    for name in given:
        if name not in schema:
            raise BadOption(say("error-option", option=quoted(name), value=quoted(given[name])))
    chosen: dict[str, Any] = {}
    for name, option in schema.items():
        value = given.get(name, option.default)
        if value is None:
            raise BadOption(say("error-option-missing", option=name))
        if not any(type(value) is type(choice) and value == choice for choice in option.choices):
            raise BadOption(say("error-option", option=name, value=quoted(value)))
        chosen[name] = value
    return chosen
