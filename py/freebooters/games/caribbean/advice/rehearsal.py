"""What ships will be worth when their turn comes: rounds played through before the bids are laid.

A ship that sails late finds the chart as the others leave it. So the round is played a few times as
it may go, and every ship's prize is looked at in the moment it sails.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from freebooters.engine.contract import Seat
from freebooters.games.caribbean.advice.steering import prefer_order
from freebooters.games.caribbean.advice.voyages import Gains, gains
from freebooters.games.caribbean.advice.worth import Stakes
from freebooters.games.caribbean.rules.components import SHIPS
from freebooters.games.caribbean.rules.rules import CaribbeanRules
from freebooters.games.caribbean.rules.state import NONE, CaribbeanState, spare_of

__all__ = ["Rehearsals"]

_RULES = CaribbeanRules()


class Rehearsals:
    """Rounds played through from the moment before any card is laid."""

    def __init__(self, s: CaribbeanState) -> None:
        self._start = s
        self._stakes = Stakes(s)
        self._known: dict[object, Gains] = {}
        self._played = 0
        self.prizes: list[Gains] = []
        """What every ship was worth when it sailed, on average."""

    def play(self, cards: Sequence[Sequence[int]]) -> None:
        """One more round. `cards` are those on the six ships, per seat."""
        luck = Random(self._played)
        found = [self._prize(ship, moment) for ship, moment in _round(self._start, cards, luck)]
        self._played += 1
        if self._played > 1:
            found = [
                _blend(mean, new, 1 / self._played)
                for mean, new in zip(self.prizes, found, strict=True)
            ]
        self.prizes = found

    def _prize(self, ship: int, moment: CaribbeanState) -> Gains:
        look = (ship, *moment.at, *moment.hold, *moment.lying, *moment.money)
        if look not in self._known:
            self._known[look] = gains(moment, ship, self._stakes)
        return self._known[look]


def _round(
    s: CaribbeanState, cards: Sequence[Sequence[int]], rng: Random
) -> Iterator[tuple[int, CaribbeanState]]:
    """Every ship, and the table when it is about to sail."""
    t = s.copy()
    for seat, laid in enumerate(cards):
        for name, card in zip(SHIPS, laid, strict=True):
            _RULES.apply(t, seat, ("bid", name, card))
    told = 0
    while t.sailing != NONE:
        yield from ((ship, t) for ship in range(told, t.shown))
        told = t.shown
        _go_on(t, rng)
    yield from ((ship, t) for ship in range(told, len(SHIPS)))


def _go_on(t: CaribbeanState, rng: Random) -> None:
    seat: Seat = t.acting[0]
    legal = _RULES.legal(t, seat)
    if t.tied:
        _RULES.apply(t, seat, legal[0 if spare_of(t, seat) > 0 else 1])
    else:
        _RULES.apply(t, seat, prefer_order(t, seat, legal, rng))


def _blend(mean: Gains, new: Gains, share: float) -> Gains:
    """Prizes between two, with that share of the second."""
    return tuple(
        tuple(
            tuple(old + (gain - old) * share for old, gain in zip(*worths, strict=True))
            for worths in zip(*by_steps, strict=True)
        )
        for by_steps in zip(mean, new, strict=True)
    )
