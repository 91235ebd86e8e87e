"""Evenings: whole games to be played in the browser, as every room's tests list them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Literal

from freebooters import games

__all__ = ["Evening", "Way", "evenings"]

Way = Literal["clicks", "clicks_the_canvas", "keys", "taps", "drags"]


@dataclass(frozen=True)
class Evening:
    """A game, who sits down, in seat order, and in which way the people play."""

    players: tuple[str, ...]
    """Names of people, or bots' levels."""
    way: Way
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    offline: bool = False
    seldom: bool = False
    """Only where all tests are run. In every run each game is played once to its end, and one game
    in each way: what else the games have in common shows there.
    """


def evenings() -> Iterator[tuple[str, Evening]]:
    """Every game's evenings, from `EVENINGS` in `tests/games/<id>/evenings.py`."""
    for game in games():
        for evening in import_module(f"tests.games.{game}.evenings").EVENINGS:
            yield game, evening
