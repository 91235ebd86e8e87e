"""What chance deals and what is legal, in which order, in random games of a hundred seeds a room:
`tests/games/<id>/deals.txt`.

Links and saves count on both: an entry of chance follows from the seed and its position, an action
may be told by its place among the legal ones. So a deal never changes under one `rules_version`. A
room that raises it records its own anew: `build.py golden --anew deals GAME`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from freebooters.engine.match import Match
from freebooters.engine.seeds import rng_at
from tests.contract.rooms import SETTINGS, Setting

__all__ = ["dealt", "file_of", "record_deals", "recorded"]

_SEEDS = 100
_CHARACTERS = 8
"""Of each digest: enough to tell that something has changed."""


def file_of(folder: str) -> Path:
    """Where a room's deals are recorded."""
    return Path(__file__).parent.parent / "games" / folder / "deals.txt"


def recorded(folder: str) -> dict[str, str]:
    """The digests that were recorded, by setting and seed."""
    lines = file_of(folder).read_text("utf-8").splitlines()
    return dict(line.rsplit(" ", 1) for line in lines)


def dealt(folder: str, seeds: Iterable[int] = range(_SEEDS)) -> Iterator[tuple[str, str]]:
    """The same as they are now, the settings in turn."""
    settings = SETTINGS[folder]
    for number in seeds:
        setting = settings[number % len(settings)]
        yield f"{setting} {number}", _digest(setting, f"deal/{number}")


def _digest(setting: Setting, seed: str) -> str:
    """Of all a random game of that seed deals, and of all that is legal on the way."""
    match, said = Match(setting.game, setting.seats, setting.options, seed), sha256()
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        said.update(repr((len(match.log), seat, legal)).encode())
        luck = rng_at(f"{seed}/moves", len(match.log)).random()
        match.act(seat, legal[int(luck * len(legal))])
    said.update(repr([tuple(entry) for entry in match.log]).encode())
    return said.hexdigest()[:_CHARACTERS]


def record_deals(folder: str) -> None:
    """Writes them as they are now."""
    lines = [f"{name} {digest}\n" for name, digest in dealt(folder)]
    file_of(folder).write_text("".join(lines), "utf-8", newline="\n")
