"""Games between equal bots, and how often each seat, turn order and party won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from freebooters import catalog
from freebooters.engine.contract import CHANCE
from freebooters.trials.interval import wilson
from freebooters.trials.playing import played, shares
from freebooters.trials.setting import Setting

__all__ = ["GameResult", "Group", "groups", "result_of"]


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended: each seat's share of the win, who decided first, each seat's party."""

    shares: tuple[float, ...]
    first: int
    parties: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """All seats of the games that have something in common: a seat, a turn order, or a party."""

    kind: str
    name: str
    times: int
    wins: float
    even: float
    """The average share of wins of all seats in those games."""

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


def result_of(setting: Setting, level: str, seed: str) -> GameResult:
    """One game between bots of a level: same arguments, same game."""
    game = catalog.game(setting.game)
    match = played(game, dict(setting.options), [level] * setting.seats, seed)
    first = next(entry.seat for entry in match.log if entry.seat != CHANCE)
    view = match.view(None)
    parties = tuple(game.rules.party(view, seat) for seat in range(setting.seats))
    return GameResult(tuple(shares(match)), first, parties)


def groups(results: Iterable[GameResult]) -> Iterator[Group]:
    """Every seat, every turn order, and every party if the game has some."""
    tally: dict[tuple[str, str], list[float]] = {}
    for found in results:
        seats = len(found.shares)
        for seat, share in enumerate(found.shares):
            points = [
                ("seat", str(seat + 1)),
                ("order", str((seat - found.first) % seats + 1)),
                ("party", found.parties[seat]),
            ]
            for kind, name in points:
                if name is not None:
                    tally.setdefault((kind, name), []).append(share)
    everyone = [share for (kind, _), shares in tally.items() if kind == "seat" for share in shares]
    even = sum(everyone) / len(everyone)
    for (kind, name), wins in sorted(tally.items()):
        yield Group(kind, name, len(wins), sum(wins), even)
