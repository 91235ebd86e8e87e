"""How long links to whole games are, and how long one waits for what they show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import ceil, log2
from statistics import median
from typing import Any

from freebooters.app.chairs import COLOURS, Chair
from freebooters.app.sharing import Shared, link_to
from freebooters.bots.levels import LEVELS
from freebooters.catalog import games
from freebooters.engine.contract import CHANCE
from freebooters.engine.game import Game
from freebooters.engine.match import Match
from freebooters.engine.seeds import rng_at
from freebooters.trials.playing import played
from freebooters.trials.setting import Setting, settings
from tests.bench.document import table
from tests.bench.ladder import compared

__all__ = ["PLAYERS", "least", "lengths", "sample", "section"]

PLAYERS = {"flotsam": 100, "deckhand": 50, "sailor": 10}
"""Who plays the games, each more slowly than the one before, and how many of a hundred: nobody, as all
is drawn; a beginner, whose moves are half at random and many; a plain player.
"""
LIMIT = 150
"""Characters that a link should have at most, in the median of a setting."""

_RANDOM = "flotsam"
_COLUMNS = ["setting", "flotsam", "longest", "least", "deckhands", "longest", "sailors", "longest"]
_SEED = 128
"""Bits of a seed that nobody chose."""
_LETTER = 6
"""Bits of a character."""


def section(count: int, visits: Sequence[Mapping[str, Any]], machine: str) -> str:
    """The section of the benchmarks over so many games of flotsam a setting, fewer of the others, and
    the visits that `start.py` has printed.
    """
    numbers = {player: max(1, count * share // 100) for player, share in PLAYERS.items()}
    within = dict.fromkeys(PLAYERS, 0)
    rows = []
    for game in games().values():
        for setting in settings(game.info, {}, game.info.seats):
            cells = []
            for player, number in numbers.items():
                matches = _games(game, setting, player, number)
                found = lengths(matches)
                within[player] += median(found) <= LIMIT
                cells += [f"{median(found):.0f}", f"{max(found)}"]
                if player == _RANDOM:
                    cells.append(f"{median(map(least, matches)):.0f}")
            rows.append([str(setting), *cells])
    return "\n".join(
        [*_head(numbers, within, len(rows), machine), *table(_COLUMNS, rows), *_waits(visits)]
    )


def _head(
    numbers: Mapping[str, int], within: Mapping[str, int], of: int, machine: str
) -> Iterator[str]:
    played_by = ", ".join(f"{number} of {player}" for player, number in numbers.items())
    kept = ", ".join(f"{number} with {player}" for player, number in within.items())
    yield "## Links"
    yield ""
    yield f"`build.py bench -- --links`, {machine}: characters of a link to a whole game, without names,"
    yield f"with a seed of {_SEED} bits. Games a setting: {played_by}. Flotsam plays uniformly"
    yield "at random ([glossary](glossary.md#the-people)). “Least” is what the seed"
    yield "and the decisions of random play need in any code, whatever one knows of the players. The"
    yield f"median is {LIMIT} characters at most in so many of {of} settings: {kept}."
    yield ""


def _waits(visits: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    each = len(visits) // 2 // len({visit["way"] for visit in visits})
    yield "From a link to the first moment of its game, and from the home page to the first choice of a"
    yield f"new one, with everything bundled and from the snapshot: milliseconds from navigation, {each} new"
    yield "visitors for each, in turn. The median, in brackets the least; of a link, “own choices”"
    yield "means its moment."
    yield ""
    yield from compared(visits)


def lengths(matches: Sequence[Match]) -> list[int]:
    """Characters of the links to matches, which people of no name have played."""
    return [len(_link(match)) for match in matches]


def least(match: Match) -> int:
    """The fewest characters that tell a seed and every decision of a game that was drawn: each of the
    legal actions was as likely.
    """
    rules = match.game.rules
    state, bits = rules.new(match.seats, match.options), float(_SEED)
    for seat, action in match.log:
        if seat != CHANCE:
            bits += log2(len(rules.legal(state, seat)))
        rules.apply(state, seat, action)
    return ceil(bits / _LETTER)


def sample(game: Game[Any, Any]) -> str:
    """A link to a whole game of a room, at its usual setting."""
    setting = next(iter(settings(game.info, {}, (game.info.quick.seats,))))
    return _link(_games(game, setting, "sailor", 1)[0])


def _games(game: Game[Any, Any], setting: Setting, player: str, count: int) -> list[Match]:
    seeds = [rng_at("links", number).randbytes(16).hex() for number in range(count)]
    return [played(game, dict(setting.options), [player] * setting.seats, seed) for seed in seeds]


def _link(match: Match) -> str:
    level = next(iter(LEVELS))
    chairs = tuple(Chair("", COLOURS[seat], level) for seat in range(match.seats))
    return link_to(Shared(match, chairs), names=False)
