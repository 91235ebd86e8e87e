"""What every seat could make of a ship if it controlled it: all ways its turn can go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import add, gt, mul, sub
from typing import Any

from freebooters.games.caribbean.advice.worth import Stakes, merits
from freebooters.games.caribbean.rules.chart import BORDERS
from freebooters.games.caribbean.rules.components import CARDS
from freebooters.games.caribbean.rules.state import NONE, CaribbeanState
from freebooters.games.caribbean.rules.turn import ACTS, acts

__all__ = ["STEPS", "Gains", "gains"]

STEPS = max(CARDS)
"""The longest voyage looked at."""
_MOST = 400
"""Ways looked at: with many ships and chests close together the last few matter little."""

_CLOSE = 0.001
"""Doubloons by which sums added in another order cannot differ."""

Gains = tuple[tuple[tuple[float, ...], ...], ...]
"""Per controller and steps available (0 to 5): what its best voyage brings each seat."""


def gains(s: CaribbeanState, ship: int, stakes: Stakes) -> Gains:
    """What a turn of that ship would bring, as things lie now, each controller doing its best."""
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
    """Notes what the best voyages so far bring each seat."""
    for by_steps, change in zip(found, best, strict=True):
        by_steps.append(tuple(sum(map(mul, weights, change)) for weights in rivals))


class _Look:
    """Where all chests and all money are after something was done with the ship in turn."""

    __slots__ = ("been", "chest", "rest")

    def __init__(self, s: CaribbeanState, closed: Iterable[int]) -> None:
        self.chest = s.hold[s.sailing]
        """The one aboard, or `NONE`."""
        self.been = set(closed)
        """Areas the ship has been to like this, or cannot enter."""
        self.rest: list[float] = []
        """What all else comes to for each controller, at most; empty until it has been counted."""

    def may_beat(self, highest: Sequence[float], pull: Sequence[float]) -> bool:
        """Whether this may come to more for any controller where the chest aboard counts for so much;
        without a chest it comes to the same wherever the ship is.
        """
        return self.chest != NONE and any(map(gt, map(add, self.rest, pull), highest))


def _voyages(s: CaribbeanState, ship: int) -> Iterator[tuple[int, int, CaribbeanState, _Look]]:
    """Every way the table may look after that ship's turn, with the fewest steps it takes, in that
    order: the steps, where the ship is, and all else. Raids are paid into a purse of nobody's,
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
