"""Who meets whom: the pairings of levels in every setting, and the bouts of every pairing."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from freebooters.trials.setting import Setting

__all__ = ["Bout", "Pairing", "bouts", "pairings"]


@dataclass(frozen=True, slots=True)
class Pairing:
    """One seat of the level `one` against all others of the level `many`."""

    one: str
    many: str

    @property
    def turned(self) -> Pairing:
        """The reverse pairing: one seat of `many` against all others of `one`."""
        return Pairing(self.many, self.one)

    def __str__(self) -> str:
        return f"{self.one} against {self.many}"


@dataclass(frozen=True, slots=True)
class Bout:
    """One game to be played. Numbers count the bouts of a pairing from 0; with each the one seat
    moves on round the table.
    """

    setting: Setting
    pairing: Pairing
    number: int

    @property
    def seat(self) -> int:
        """The one seat."""
        return self.number % self.setting.seats

    @property
    def players(self) -> tuple[str, ...]:
        """Level per seat."""
        one, many = self.pairing.one, self.pairing.many
        return tuple(one if seat == self.seat else many for seat in range(self.setting.seats))

    def seed(self, tournament: str) -> str:
        """The match's seed: no two bouts of a tournament share their chance."""
        return f"{tournament}/{self.setting}/{self.pairing}/{self.number}"


def pairings(
    levels: Sequence[str], seats: int, only: Collection[Pairing] | None = None
) -> list[Pairing]:
    """All pairings of the levels, which are given weakest first: one seat of the stronger against
    the weaker, and with more than two seats also the reverse. If `only` names some, those alone;
    with two seats a pairing and its reverse are the same, so either may be named.
    """
    pairs = [Pairing(stronger, weaker) for weaker, stronger in combinations(levels, 2)]
    if seats == 2:
        return [pair for pair in pairs if only is None or {pair, pair.turned} & {*only}]
    ways = [way for pair in pairs for way in (pair, pair.turned)]
    return [way for way in ways if only is None or way in only]


def bouts(
    where: Iterable[Setting],
    levels: Sequence[str],
    games: int,
    only: Collection[Pairing] | None = None,
) -> Iterator[Bout]:
    """At least `games` bouts of every pairing, or of those in `only`; more if otherwise the one
    would not sit in every seat equally often. The first bouts of all pairings come before the
    second of any, so that all pairings have come equally far when a tournament is stopped.
    """
    settings = list(where)
    most = max((_balanced(games, setting.seats) for setting in settings), default=0)
    for number in range(most):
        for setting in settings:
            if number < _balanced(games, setting.seats):
                for pairing in pairings(levels, setting.seats, only):
                    yield Bout(setting, pairing, number)


def _balanced(games: int, seats: int) -> int:
    return -(-games // seats) * seats
