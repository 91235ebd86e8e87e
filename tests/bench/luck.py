"""How long it takes to split whole games into luck and play, and how sure the parts are."""

from __future__ import annotations

from itertools import pairwise
from statistics import median
from typing import Any

from freebooters.app.analysis.luck import Share, share_json, shares
from freebooters.catalog import games
from freebooters.engine.game import Game
from freebooters.engine.seeds import rng_at
from freebooters.trials.playing import played
from freebooters.trials.setting import Setting, settings
from tests.bench.document import table
from tests.bench.measure import clock

__all__ = ["section", "splits"]

LEVEL = "sailor"
"""Who plays the games."""
_PARTS = ("luck", "play")
_HEAD = ["setting", "entries", "ms", "slowest", "luck ±", "told", "play ±", "told"]

Split = tuple[int, float, float, list[dict[str, Any]]]
"""Entries of the log, milliseconds in all, those of the slowest entry, every seat's share."""


def section(count: int, machine: str) -> str:
    """The section of the benchmarks over so many games a setting."""
    rows = [
        _row(setting, splits(game, setting, count))
        for game in games().values()
        for setting in settings(game.info, {}, (game.info.quick.seats,))
    ]
    head = [
        "## Luck and play",
        "",
        f"`build.py bench -- --luck`, {machine}, native: a whole game split into luck and play. Medians",
        f"of {count} games of {LEVEL}s a setting: the log's entries, milliseconds, those of the slowest",
        "entry, and in points of a hundred how sure a seat's luck and play are; beside it, of how",
        "many seats they are told, as they are larger than that.",
        "",
    ]
    return "\n".join([*head, *table(_HEAD, rows)])


def _row(setting: Setting, found: list[Split]) -> list[str]:
    told_of = [share for split in found for share in split[3]]
    times = zip(*[split[:3] for split in found], strict=True)
    numbers = [f"{median(each):,.0f}" for each in times]
    for part in _PARTS:
        told = sum(abs(share[part][0]) >= share[part][1] for share in told_of)
        errors = median(share[part][1] for share in told_of)
        numbers += [f"{errors * 100:.0f}", f"{told / len(told_of):.0%}"]
    return [str(setting), *numbers]


def splits(game: Game[Any, Any], setting: Setting, count: int) -> list[Split]:
    """So many games between bots, split."""
    found = []
    for number in range(count):
        seed = rng_at("luck", number).randbytes(16).hex()
        match = played(game, dict(setting.options), [LEVEL] * setting.seats, seed)
        times: list[float] = [clock()]
        split: list[Share] = []
        for _, found_so_far in shares(match):
            split = found_so_far
            times.append(clock())
        slowest = max(after - before for before, after in pairwise(times))
        whole = times[-1] - times[0]
        found.append(
            (len(match.log), whole * 1000, slowest * 1000, [share_json(each) for each in split])
        )
    return found
