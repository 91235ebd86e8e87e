"""What ships are worth to every seat: now, considering all ways a turn can go, and when their turn
comes.

A ship that sails late finds the chart as the others leave it. So the round is played a few times in
plausible ways, and every ship's worth is taken at the moment it sails.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import add, gt, mul, sub
from random import Random
from typing import Any

from freebooters.engine.contract import Seat
from freebooters.games.caribbean.advice.policy import sample_order
from freebooters.games.caribbean.advice.value import Stakes, merits
from freebooters.games.caribbean.rules.chart import BORDERS
from freebooters.games.caribbean.rules.components import CARDS, SHIPS
from freebooters.games.caribbean.rules.rules import CaribbeanRules
from freebooters.games.caribbean.rules.state import NONE, CaribbeanState, spare_of
from freebooters.games.caribbean.rules.turn import ACTS, acts

__all__ = ["STEPS", "Gains", "Rehearsals", "gains"]

STEPS = max(CARDS)
"""Steps of the longest voyage considered."""
_MOST = 400
"""At most so many ways are considered; with many ships and chests close together the last few
matter little.
"""

_CLOSE = 0.001
"""More doubloons than sums can differ by when they are added in another order."""

Gains = tuple[tuple[tuple[float, ...], ...], ...]
"""Per controller and steps available (0 to 5): what its best voyage brings each seat."""


def gains(s: CaribbeanState, ship: int, stakes: Stakes) -> Gains:
    """What a turn of that ship would bring now, if whoever controls it does its best."""
    table, rivals, pulls = stakes.table, stakes.rivals, stakes.pulls
    seats = range(len(rivals))
    before = merits(s, table)
    highest = [0.0 for _ in seats]
    best = [[0.0 for _ in seats] for _ in seats]
    found: list[list[tuple[float, ...]]] = [[] for _ in seats]
    done = 0
    for steps, area, state, look in _voyages(s, ship):
        while done < steps:
            _close(found, best, rivals)
            done += 1
        pull = pulls[look.chest][area]
        if look.rest and not look.may_beat(highest, pull):
            continue
        change, booty = list(map(sub, merits(state, table), before)), state.money[-1]
        reached = [booty + sum(map(mul, weights, change)) for weights in rivals]
        look.rest = [gain - own + _CLOSE for gain, own in zip(reached, pull, strict=True)]
        for seat in seats:
            if reached[seat] > highest[seat]:
                highest[seat] = reached[seat]
                best[seat] = change[:]
                best[seat][seat] += booty
    while done <= STEPS:
        _close(found, best, rivals)
        done += 1
    return tuple(tuple(by_steps) for by_steps in found)


def _close(
    found: list[list[tuple[float, ...]]],
    best: Sequence[Sequence[float]],
    rivals: Sequence[Sequence[float]],
) -> None:
    """Records what the best voyages so far bring each seat."""
    for by_steps, change in zip(found, best, strict=True):
        by_steps.append(tuple(sum(map(mul, weights, change)) for weights in rivals))


class _Look:
    """Where all chests and all money are after the ship in turn has done something."""

    __slots__ = ("been", "chest", "rest")

    def __init__(self, s: CaribbeanState, closed: Iterable[int]) -> None:
        self.chest = s.hold[s.sailing]
        """The one aboard, or `NONE`."""
        self.been = set(closed)
        """Areas the ship has been to like this, or cannot enter."""
        self.rest: list[float] = []
        """What all else comes to for each controller, at most; empty until it has been counted."""

    def may_beat(self, highest: Sequence[float], pull: Sequence[float]) -> bool:
        """Whether this may be worth more to any controller if the chest aboard counts for so much;
        without a chest it is worth the same wherever the ship is.
        """
        return self.chest != NONE and any(map(gt, map(add, self.rest, pull), highest))


def _voyages(s: CaribbeanState, ship: int) -> Iterator[tuple[int, int, CaribbeanState, _Look]]:
    """Every way the table may look after that ship's turn, ordered by the fewest steps it takes:
    the steps, where the ship is, and everything else. What raids bring is kept in an extra entry
    after the seats' own money.
    """
    root = s.copy()
    root.sailing, root.left = ship, 0
    root.money.append(0)
    purse = len(s.money)
    closed = [area for other, area in enumerate(s.at) if other != ship]
    looks: dict[object, _Look] = {}

    def look_of(state: CaribbeanState) -> _Look:
        key = (*state.hold, *state.lying, *state.money)
        look = looks.get(key)
        if look is None:
            look = looks[key] = _Look(state, closed)
        return look

    layer = [(s.at[ship], root, look_of(root))]
    ways = 1
    for steps in range(STEPS + 1):
        if steps:
            ashore, layer = layer, []
            for area, state, look in ashore:
                for there in BORDERS[area]:
                    if there not in look.been and ways < _MOST:
                        ways += 1
                        look.been.add(there)
                        layer.append((there, state, look))
        for area, state, look in layer:
            look.been.add(area)
            state.at[ship] = area
            yield steps, area, state, look
            for action in acts(state):
                after = state.copy()
                words: tuple[Any, ...] = action
                ACTS[words[0]](after, purse, words, None)
                other = look_of(after)
                if area not in other.been and ways < _MOST:
                    ways += 1
                    other.been.add(area)
                    layer.append((area, after, other))


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
        """Plays one more round. `cards` are those on the six ships, per seat."""
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
    """Yields every ship, with the state when it is about to sail."""
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
        _RULES.apply(t, seat, sample_order(t, seat, legal, rng))


def _blend(mean: Gains, new: Gains, share: float) -> Gains:
    """Prizes between the two, with that share of the second."""
    return tuple(
        tuple(
            tuple(old + (gain - old) * share for old, gain in zip(*worths, strict=True))
            for worths in zip(*by_steps, strict=True)
        )
        for by_steps in zip(mean, new, strict=True)
    )
