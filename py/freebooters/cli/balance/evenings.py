"""Games between equals, and who won them from where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from freebooters import catalog
from freebooters.engine.contract import CHANCE
from freebooters.trials.interval import wilson
from freebooters.trials.playing import played, shares
from freebooters.trials.setting import Setting

__all__ = ["Evening", "Standpoint", "evening", "standpoints"]


@dataclass(frozen=True, slots=True)
class Evening:
    """How a game ended: each seat's share of the win, who decided first, each seat's party."""

    shares: tuple[float, ...]
    first: int
    parties: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Standpoint:
    """Everybody who played from the same point: a seat, a place after the first, or a party."""

    kind: str
    name: str
    times: int
    wins: float
    even: float
    """The share of wins of all seats of those games, whoever they were."""

    @property
    def share(self) -> float:
        return self.wins / self.times

    @property
    def interval(self) -> tuple[float, float]:
        """The share's 95 % interval by Wilson."""
        return wilson(self.wins, self.times)

    def is_off(self, points: float) -> bool:
        """Whether it is surely better or worse off than even by more than that, in hundredths."""
        low, high = self.interval
        return low > self.even + points / 100 or high < self.even - points / 100


def evening(setting: Setting, level: str, seed: str) -> Evening:
    """One game between bots of a level: same arguments, same game."""
    game = catalog.game(setting.game)
    match = played(game, dict(setting.options), [level] * setting.seats, seed)
    first = next(entry.seat for entry in match.log if entry.seat != CHANCE)
    view = match.view(None)
    parties = tuple(game.rules.party(view, seat) for seat in range(setting.seats))
    return Evening(tuple(shares(match)), first, parties)


def standpoints(evenings: Iterable[Evening]) -> Iterator[Standpoint]:
    """Every seat, every place, and every party if the game has some."""
    tally: dict[tuple[str, str], list[float]] = {}
    for found in evenings:
        seats = len(found.shares)
        for seat, share in enumerate(found.shares):
            points = [
                ("seat", str(seat + 1)),
                ("place", str((seat - found.first) % seats + 1)),
                ("party", found.parties[seat]),
            ]
            for kind, name in points:
                if name is not None:
                    tally.setdefault((kind, name), []).append(share)
    everyone = [share for (kind, _), shares in tally.items() if kind == "seat" for share in shares]
    even = sum(everyone) / len(everyone)
    for (kind, name), wins in sorted(tally.items()):
        yield Standpoint(kind, name, len(wins), sum(wins), even)
