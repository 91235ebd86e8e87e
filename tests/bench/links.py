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

__all__ = ["LEVELS", "lengths", "section"]

LEVELS = {"deckhand": 5, "sailor": 1}
"""Who plays the games: a beginner, whose moves are half at random and many, and a plain player, who
thinks longer; and for how many of the first's games there is one.
"""


def section(count: int, machine: str) -> str:
    """The section of the benchmarks over so many games a setting."""
    rows = []
    for game in games().values():
        for setting in settings(game.info, {}, game.info.seats):
            found = [
                lengths(game, setting, level, count * share // 5) for level, share in LEVELS.items()
            ]
            numbers = [f"{number:.0f}" for each in found for number in (median(each), max(each))]
            rows.append([str(setting), *numbers])
    head = [
        "## Links",
        "",
        f"`build.py bench -- --links`, {machine}: characters of a link to a whole game, without names,",
        "with a seed of 128 bits; "
        + " and ".join(f"{count * share // 5} games of {level}s" for level, share in LEVELS.items())
        + " a setting.",
        "",
    ]
    columns = [f"{level}s, {what}" for level in LEVELS for what in ("median", "longest")]
    return "\n".join([*head, *table(["setting", *columns], rows)])


def lengths(game: Game[Any, Any], setting: Setting, level: str, count: int) -> list[int]:
    """Characters of the links to so many games between bots of a level."""
    chairs = tuple(Chair("", COLOURS[seat], level) for seat in range(setting.seats))
    found = []
    for number in range(count):
        seed = rng_at("links", number).randbytes(16).hex()
        match = played(game, dict(setting.options), [level] * setting.seats, seed)
        found.append(len(link_to(Shared(match, chairs), names=False)))
    return found
