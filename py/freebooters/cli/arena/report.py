"""A tournament as a page (`arena.md`) and as data (`arena.json`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

from freebooters import __version__
from freebooters.cli.arena.schedule import Pairing
from freebooters.cli.arena.standings import Cell, pooled, ratings
from freebooters.cli.counting import counted
from freebooters.trials.interval import wilson
from freebooters.trials.setting import Setting

__all__ = ["Report"]

_INTRODUCTION = """\
# Arena

Written by `freebooters arena` on {day}; as long as nobody changes the bots, the same pairings with the
seed `{seed}` play the same {games} again. In every game one seat of one level meets all others of another, and
goes round the table from game to game. A win shared by several counts as its fraction to each.
Intervals are Wilson's at 95 %. *Even* is what equals would reach.

Ratings are Bradley-Terry strengths in Elo points, {anchor} at 0: 100 points more win 64 % of
two-seat games, 200 win 76 %, 400 win 91 %. Any two levels that met are given half a win over each
other in addition, so that a level that has never lost has a rating too; its distance to the loser is
then only a lower bound. A level that no chain of games connects to {anchor} has none."""

_DATA_FORMAT = 1


@dataclass(frozen=True)
class Report:
    """A tournament between levels (weakest first), played with a seed; `rules` versions by game."""

    seed: str
    levels: Sequence[str]
    rules: Mapping[str, int]
    cells: Sequence[Cell]

    def markdown(self) -> str:
        """The whole page."""
        games, day = sum(cell.games for cell in self.cells), datetime.now(UTC).date()
        parts = [
            _INTRODUCTION.format(
                day=day, seed=self.seed, games=counted(games, "game"), anchor=self.levels[0]
            )
        ]
        parts.append("\n".join(["## Ratings", "", *self._ratings()]))
        parts += [
            "\n".join([f"## {game.capitalize()}", "", *self._pairings(game)]) for game in self.rules
        ]
        return "\n\n".join(parts) + "\n"

    def data(self) -> dict[str, Any]:
        """What the page says, as JSON values for programs. Shares are in [0, 1]."""
        return {
            "arena": _DATA_FORMAT,
            "freebooters": __version__,
            "seed": self.seed,
            "levels": list(self.levels),
            "games": {game: self._game_data(game) for game in self.rules},
        }

    def _of(self, game: str) -> list[Cell]:
        return [cell for cell in self.cells if cell.setting.game == game]

    def _settings(self, game: str) -> dict[Setting, list[Cell]]:
        found: dict[Setting, list[Cell]] = {}
        for cell in self._of(game):
            found.setdefault(cell.setting, []).append(cell)
        return found

    def _ratings(self) -> Iterator[str]:
        rows = []
        for game in self.rules:
            rows.append([f"**{game}**", *self._points(self._of(game))])
            rows += [
                [str(key), *self._points(found)] for key, found in self._settings(game).items()
            ]
        yield from _table(["", *self.levels], rows)

    def _points(self, found: Sequence[Cell]) -> list[str]:
        points = ratings(self.levels, found)
        return [f"{points[level]:.0f}" if level in points else "none" for level in self.levels]

    def _pairings(self, game: str) -> Iterator[str]:
        rows = []
        for cell in self._of(game):
            low, high = cell.interval
            rows.append(
                [
                    _short(cell.setting),
                    str(cell.pairing),
                    f"{cell.wins:g} of {cell.games}",
                    f"{cell.share:.1%}",
                    f"{low:.1%} to {high:.1%}",
                    f"{cell.even:.0%}",
                    f"{cell.moves / cell.games:.0f}",
                ]
            )
        yield from _table(
            ["setting", "one against all others", "wins", "share", "95 %", "even", "moves a game"],
            rows,
        )

    def _game_data(self, game: str) -> dict[str, Any]:
        return {
            "rules": self.rules[game],
            "ratings": _rounded(ratings(self.levels, self._of(game))),
            "ladder": list(self._ladder(game)),
            "settings": [
                {
                    "options": dict(setting.options),
                    "seats": setting.seats,
                    "ratings": _rounded(ratings(self.levels, found)),
                    "pairings": [_cell_data(cell) for cell in found],
                }
                for setting, found in self._settings(game).items()
            ],
        }

    def _ladder(self, game: str) -> Iterator[dict[str, Any]]:
        """Each level against the one below in two seats, over all settings."""
        for below, level in pairwise(self.levels):
            wins, games = pooled(self._of(game), Pairing(level, below), 2)
            if games:
                low, high = wilson(wins, games)
                share = {"share": wins / games, "low": low, "high": high}
                yield {"level": level, "below": below, "games": games} | _shortened(share)


def _cell_data(cell: Cell) -> dict[str, Any]:
    low, high = cell.interval
    return {
        "one": cell.pairing.one,
        "many": cell.pairing.many,
        "games": cell.games,
        "moves": cell.moves,
    } | _shortened({"wins": cell.wins, "share": cell.share, "low": low, "high": high})


def _shortened(numbers: Mapping[str, float]) -> dict[str, float]:
    return {name: round(number, 4) for name, number in numbers.items()}


def _rounded(points: Mapping[str, float]) -> dict[str, int]:
    return {level: round(rating) for level, rating in points.items()}


def _short(setting: Setting) -> str:
    """The setting without the game's name."""
    return str(replace(setting, game=""))


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
