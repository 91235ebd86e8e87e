"""States, observations and actions by named fields, as OpenSpiel's newer games have them.

OpenSpiel's own classes for them cannot be subclassed in Python; these have the same methods and are
made in the same way, but are not among them for `isinstance`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from freebooters.engine.outside import quoted, read_json
from freebooters.engine.saves import LONGEST

__all__ = ["ActionStruct", "ObservationStruct", "StateStruct"]


class _Struct:
    """Values of JSON, by the names that the class annotates."""

    def __init__(self, given: str | Mapping[str, Any]) -> None:
        """`given` is an object of JSON, or its text. Raises `ValueError` on anything else."""
        kind, names = type(self).__name__, tuple(type(self).__annotations__)
        fields = read_json(given, LONGEST) if isinstance(given, str) else given
        if not isinstance(fields, Mapping) or {*fields} != {*names}:
            raise ValueError(f"{kind} has exactly these fields: {', '.join(names)}")
        vars(self).update({name: fields[name] for name in names})

    def to_dict(self) -> dict[str, Any]:
        return dict(vars(self))

    def to_json(self) -> str:
        return json.dumps(vars(self), ensure_ascii=False)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({quoted(self.to_json())})"


class ActionStruct(_Struct):
    """An action of the game's own, verb first: `["play", "skull", 9]`."""

    action: Any


class ObservationStruct(_Struct):
    """What a player may know, or a spectator, who is no player: None."""

    observing_player: int | None
    current_player: int
    view: dict[str, Any]


class StateStruct(_Struct):
    """A state by all that led to it: per entry of the log the seat, -1 for chance, and its action."""

    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    current_player: int
    log: Any
