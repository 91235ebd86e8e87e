"""What is so in Race to Tortuga: what its sentences assert is compared with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from freebooters.engine.messages import Message
from tests.contract.assertions import Told, one_more

__all__ = ["LIES", "TRUTHS"]

_TORTUGA = 30
_HARBOURS = (0, 10, 20)


def _place(told: Told) -> int:
    return int(told.state.places[told.args["seat"]])


def _rolled(told: Told) -> int | None:
    """What was rolled, by how far the ship has come; None where Tortuga has cut it short."""
    place = _place(told)
    return None if place == _TORTUGA else place - told.before.places[told.args["seat"]]


TRUTHS: Mapping[str, Callable[[Told], Any]] = {
    "arrived": lambda told: told.state.places.count(_TORTUGA),
    "began": lambda told: told.before.began,
    "harbour": lambda told: _place(told) in _HARBOURS,
    "place": _place,
    "rolled": lambda told: told.args["number"] if _rolled(told) is None else _rolled(told),
    "there": lambda told: _place(told) == _TORTUGA,
    "was-ahead": lambda told: told.before.places[told.args["seat"]] > _place(told),
}


LIES: Mapping[str, Callable[[Message], Message | None]] = {
    "a ship has sailed farther than it has": one_more("race-log-sailed", "place"),
    "the storm blows back to where no ship lay": one_more("race-log-stormed", "place"),
    "a ship drifts back to where no harbour is": one_more("race-log-drifted", "place"),
}
