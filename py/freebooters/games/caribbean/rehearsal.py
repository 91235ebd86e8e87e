"""What ships will be worth when their turn comes: rounds played through before the bids are laid.

A ship that sails late finds the chart as the others leave it. So the round is played a few times as
it may go, and every ship's prize is looked at in the moment it sails.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from freebooters.engine.contract import Seat
from freebooters.games.caribbean.components import SHIPS
from freebooters.games.caribbean.rules import CaribbeanRules
from freebooters.games.caribbean.state import NONE, CaribbeanState, spare_of
from freebooters.games.caribbean.steering import prefer_order
from freebooters.games.caribbean.voyages import Gains, gains
from freebooters.games.caribbean.worth import Stakes

__all__ = ["Layouts", "rehearsed"]

Layouts = Sequence[Sequence[Sequence[int]]]
"""Per rehearsal and seat the cards on the six ships."""

_RULES = CaribbeanRules()


def rehearsed(s: CaribbeanState, layouts: Layouts) -> list[Gains]:
    """Every ship's prize on average; `s` is the moment before any card is laid."""
    stakes = Stakes(s)
    known: dict[object, Gains] = {}
    found: list[list[Gains]] = [[] for _ in SHIPS]
    for number, cards in enumerate(layouts):
        for ship, moment in _round(s, cards, Random(number)):
            look = (ship, *moment.at, *moment.hold, *moment.lying, *moment.money)
            if look not in known:
                known[look] = gains(moment, ship, stakes)
            found[ship].append(known[look])
    return [_mean(prizes) for prizes in found]


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


def _mean(prizes: Sequence[Gains]) -> Gains:
    seats = range(len(prizes[0]))
    return tuple(
        tuple(
            tuple(
                sum(prize[controller][steps][seat] for prize in prizes) / len(prizes)
                for seat in seats
            )
            for steps in range(len(prizes[0][0]))
        )
        for controller in seats
    )
