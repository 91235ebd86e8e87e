"""What bots do in deals of contests, in every room at every level that is offered:
`tests/games/<id>/contests.txt`, the same natively and as WebAssembly.

Results of a deal are compared with one another for as long as bots do the same in it. Where one of
them does otherwise, `EDITION` in `bots/levels.py` has to grow before these are recorded anew:
`build.py golden --anew contests GAME`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from freebooters.app import compose
from freebooters.app.contest.contest import OFFERED
from freebooters.bots.bot import decide
from freebooters.bots.levels import EDITION, LEVELS
from freebooters.engine.match import Match
from freebooters.engine.seeds import rng_at
from freebooters.trials.playing import question
from tests.contract.rooms import SETTINGS, Setting

__all__ = ["file_of", "played", "record_contests", "recorded"]

_FIRST = 40
"""Of games in which bots search, so many entries of the log are compared."""

_SEARCHED = 1
"""Levels that search work on so many settings of a room; the others on all with the fewest seats."""


def file_of(folder: str) -> Path:
    return Path(__file__).parent.parent / "games" / folder / "contests.txt"


def recorded(folder: str) -> dict[str, str]:
    """The digests that were recorded, by setting and level, and the edition."""
    return dict(line.split(" ") for line in file_of(folder).read_text("utf-8").splitlines())


def played(
    folder: str,
    *,
    quick: bool = False,
    settings: int | None = None,
    levels: Sequence[str] = OFFERED,
) -> Iterator[tuple[str, str]]:
    """The same as they are now, and the edition as it is now; `quick`: without searches; at so many
    settings, if not at all; at those levels.
    """
    yield "edition", str(EDITION)
    least = min(setting.seats for setting in SETTINGS[folder])
    fewest = [setting for setting in SETTINGS[folder] if setting.seats == least]
    for at, setting in enumerate(fewest[:settings]):
        for level in levels:
            is_search = LEVELS[level].parallel > 0
            if not is_search or (at < _SEARCHED and not quick):
                most = _FIRST if is_search else setting.game.info.longest
                yield f"{setting}/{level}", _digest(setting, level, most)


def _digest(setting: Setting, level: str, most: int) -> str:
    match = Match(setting.game, setting.seats, setting.options, "contest")
    while not match.over and len(match.log) < most:
        seat = match.to_act[0]
        asked = compose.question(match, seat, "bot", level)
        thinks = question(match, seat, rng_at(asked["seed"], 0))
        match.act(seat, decide(LEVELS[level], thinks))
    return sha256(repr([tuple(entry) for entry in match.log]).encode()).hexdigest()[:16]


def record_contests(folder: str) -> None:
    """Writes them as they are now."""
    lines = [f"{name} {digest}\n" for name, digest in played(folder)]
    file_of(folder).write_text("".join(lines), "utf-8", newline="\n")
