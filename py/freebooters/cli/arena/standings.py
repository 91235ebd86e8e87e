"""The standings of a tournament: per pairing a share of wins with its interval, and ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log

from freebooters.cli.arena.results import Played
from freebooters.cli.arena.schedule import Pairing
from freebooters.trials.interval import wilson
from freebooters.trials.missing import NotInstalled
from freebooters.trials.setting import Setting

__all__ = ["Cell", "cells", "pooled", "ratings"]

_ELO = 400 / log(10)
"""Rating points per unit of the natural logarithm of strength: 400 points are odds of ten to one."""

_PRIOR_WINS = 0.5
"""Wins over each other that are added for any two levels that met."""

_ROUNDS = 10_000
"""Iterations allowed for the fit; it needs far fewer."""


@dataclass(frozen=True, slots=True)
class Cell:
    """All games of one pairing in one setting; `wins` of the one, shared wins as fractions."""

    setting: Setting
    pairing: Pairing
    games: int
    wins: float
    moves: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The share's 95 % interval by Wilson."""
        return wilson(self.wins, self.games)

    @property
    def even(self) -> float:
        """The share that equal players would reach."""
        return 1 / self.setting.seats


def cells(played: Iterable[Played]) -> list[Cell]:
    """The games added up by setting and pairing, in the order of their first bouts."""
    found: dict[tuple[Setting, Pairing], list[Played]] = {}
    for game in sorted(played, key=lambda game: game.bout.number):
        found.setdefault((game.bout.setting, game.bout.pairing), []).append(game)
    return [
        Cell(
            setting,
            pairing,
            len(games),
            sum(game.share for game in games),
            sum(game.moves for game in games),
        )
        for (setting, pairing), games in found.items()
    ]


def pooled(found: Iterable[Cell], pairing: Pairing, seats: int) -> tuple[float, int]:
    """A pairing's wins of the one and its games at that number of seats, over all settings."""
    same = [cell for cell in found if cell.pairing == pairing and cell.setting.seats == seats]
    return sum(cell.wins for cell in same), sum(cell.games for cell in same)


def ratings(levels: Sequence[str], found: Sequence[Cell]) -> dict[str, float]:
    """Bradley-Terry ratings in Elo points, the first of the levels at 0.

    The winner counts as having beaten every other seat: under Luce's axiom, which extends
    Bradley-Terry to more than two players, this gives the right strengths from pairs alone, at any
    number of seats. Levels that met each get half a win over the other in addition, so that a level
    that has never lost has a rating too. A level that no chain of games connects to the first one
    has none. Raises `NotInstalled`.
    """
    try:
        import numpy as np
        from choix import ilsr_pairwise_dense
    except ImportError as missing:
        raise NotInstalled("The arena needs choix: pip install 'freebooters[arena]'") from missing
    joined = _joined(levels, found)
    if len(joined) < 2:
        return {}
    place = {level: index for index, level in enumerate(joined)}
    beaten = np.zeros((len(joined), len(joined)))
    for cell in found:
        if cell.pairing.one in place:
            one, many = place[cell.pairing.one], place[cell.pairing.many]
            beaten[one, many] += cell.wins * (cell.setting.seats - 1)
            beaten[many, one] += cell.games - cell.wins
    beaten += _PRIOR_WINS * (beaten + beaten.T > 0)
    strengths = ilsr_pairwise_dense(beaten, max_iter=_ROUNDS)
    return {level: float(_ELO * (strengths[at] - strengths[0])) for level, at in place.items()}


def _joined(levels: Sequence[str], found: Sequence[Cell]) -> list[str]:
    """The levels that a chain of games connects to the first one, including it."""
    known = {levels[0]}
    for _ in levels:
        for cell in found:
            met = {cell.pairing.one, cell.pairing.many}
            if met & known:
                known |= met
    return [level for level in levels if level in known]
