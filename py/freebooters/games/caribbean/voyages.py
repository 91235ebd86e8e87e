"""What every seat could make of a ship if it controlled it: all ways its turn can go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from freebooters.engine.contract import Action
from freebooters.games.caribbean.components import CARDS
from freebooters.games.caribbean.state import CaribbeanState
from freebooters.games.caribbean.turn import ACTS, ANCHOR, orders
from freebooters.games.caribbean.worth import Shares, merits

__all__ = ["STEPS", "Gains", "gains"]

STEPS = max(CARDS)
"""The longest voyage looked at."""
_MOST = 400
"""Ways looked at: with many ships and chests close together the last few matter little."""

Gains = tuple[tuple[tuple[float, ...], ...], ...]
"""Per controller and steps available (0 to 5): what its best voyage brings each seat."""


def gains(s: CaribbeanState, ship: int, table: Shares, rivals: Sequence[Sequence[float]]) -> Gains:
    """What a turn of that ship would bring, as things lie now, each controller doing its best.

    `rivals` says how a doubloon for each seat counts for each (see `worth.rivalry`); so are the
    gains counted.
    """
    seats = range(len(rivals))
    before = merits(s, table)
    highest = [0.0 for _ in seats]
    best = [[0.0 for _ in seats] for _ in seats]
    found: list[list[tuple[float, ...]]] = [[] for _ in seats]
    done = 0
    for steps, state in _voyages(s, ship):
        while done < steps:
            _close(found, best, rivals)
            done += 1
        *after, booty = merits(state, table)
        change = [after[seat] - before[seat] for seat in seats]
        for seat in seats:
            weights = rivals[seat]
            gain = booty + sum(map(float.__mul__, weights, change))
            if gain > highest[seat]:
                highest[seat] = gain
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
        by_steps.append(tuple(sum(map(float.__mul__, weights, change)) for weights in rivals))


def _voyages(s: CaribbeanState, ship: int) -> Iterator[tuple[int, CaribbeanState]]:
    """Every way the table may look after that ship's turn, with the fewest steps it takes, in that
    order. Raids are paid into a purse of nobody's, after the seats' own money.
    """
    root = s.copy()
    root.sailing, root.steps, root.left = ship, STEPS, 0
    root.money.append(0)
    purse = len(s.money)
    seen: set[object] = set()
    _is_new(root, ship, seen)
    layer = [root]
    for steps in range(STEPS + 1):
        outward: list[CaribbeanState] = []
        for state in layer:
            yield steps, state
            for action in orders(state):
                if action == ANCHOR:
                    continue
                after = state.copy()
                _carry_out(after, purse, action)
                if after.steps < state.steps:
                    outward.append(after)
                elif _is_new(after, ship, seen):
                    layer.append(after)
        layer = [state for state in outward if _is_new(state, ship, seen)]


def _is_new(s: CaribbeanState, ship: int, seen: set[object]) -> bool:
    look = (s.at[ship], *s.hold, *s.lying, *s.money)
    if look in seen or len(seen) >= _MOST:
        return False
    seen.add(look)
    return True


def _carry_out(s: CaribbeanState, purse: int, action: Action) -> None:
    words: tuple[Any, ...] = action
    ACTS[words[0]](s, purse, words, None)
