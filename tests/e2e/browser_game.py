"""Whole games that tests play in the browser, as the tests of every room list them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Literal

from freebooters import games

__all__ = ["BrowserGame", "Way", "browser_games"]

Way = Literal["clicks", "clicks_the_canvas", "keys", "taps", "drags"]


@dataclass(frozen=True)
class BrowserGame:
    """One game: who sits in which seat, and how the people play."""

    players: tuple[str, ...]
    """Names of people, or bots' levels."""
    way: Way
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    offline: bool = False
    left: int | None = None
    """Not played from the start, but taken up from a file when people have so many moves left."""
    slow: bool = False
    """Played only by `build.py test --all`. In every run each game is played once, and each way of
    playing is used once, but for clicks, by which most tests play.
    """


def browser_games() -> Iterator[tuple[str, BrowserGame]]:
    """Every game's id with each of its `BROWSER_GAMES` (`tests/games/<id>/browser_games.py`)."""
    for game in games():
        for case in import_module(f"tests.games.{game}.browser_games").BROWSER_GAMES:
            yield game, case
