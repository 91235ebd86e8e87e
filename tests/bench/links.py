"""How long links to whole games are."""

from __future__ import annotations

from statistics import median
from typing import Any

from freebooters.app.chairs import COLOURS, Chair
from freebooters.app.sharing import Shared, link_to
from freebooters.catalog import games
from freebooters.engine.game import Game
from freebooters.engine.seeds import rng_at
from freebooters.trials.playing import played
from freebooters.trials.setting import Setting, settings
from tests.bench.document import table

__all__ = ["LEVEL", "lengths", "section"]

LEVEL = "deckhand"
"""Who plays the games."""


def section(count: int, machine: str) -> str:
    """The section of the benchmarks over so many games a setting."""
    rows = [
        [str(setting), str(setting.seats), f"{median(found):.0f}", str(max(found))]
        for game in games().values()
        for setting in settings(game.info, {}, game.info.seats)
        for found in [lengths(game, setting, count)]
    ]
    head = [
        "## Links",
        "",
        f"`build.py bench -- --links`, {machine}: characters of a link to a whole game, without names,",
        f"with a seed of 128 bits. {count} games of {LEVEL}s a setting.",
        "",
    ]
    return "\n".join([*head, *table(["setting", "seats", "median", "longest"], rows)])


def lengths(game: Game[Any, Any], setting: Setting, count: int) -> list[int]:
    """Characters of the links to so many games between bots."""
    chairs = tuple(Chair("", COLOURS[seat], LEVEL) for seat in range(setting.seats))
    found = []
    for number in range(count):
        seed = rng_at("links", number).randbytes(16).hex()
        match = played(game, dict(setting.options), [LEVEL] * setting.seats, seed)
        found.append(len(link_to(Shared(match, chairs), names=False)))
    return found
