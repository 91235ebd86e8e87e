"""Who acts next of several seats is expected as it has been so far."""

from __future__ import annotations

from collections.abc import Iterator
from math import log2

import pytest

from freebooters.engine.turns import Turns

SEATS, ACTIONS, ROUNDS = 4, 6, 20


def _row_by_row() -> Iterator[int]:
    for seat in range(SEATS):
        yield from [seat] * ACTIONS


def _in_turn() -> Iterator[int]:
    for _ in range(ACTIONS):
        yield from range(SEATS)


@pytest.mark.parametrize("habit", [_row_by_row, _in_turn])
def test_a_habit_takes_less_than_a_tenth_of_the_room(habit: type[Iterator[int]]) -> None:
    turns, spent, free = Turns(), 0.0, 0.0
    for _ in range(ROUNDS):
        left = [ACTIONS] * SEATS
        for seat in habit():
            acting = tuple(each for each in range(SEATS) if left[each])
            weights = turns.weights(acting)
            assert sorted(turns.order(acting)) == list(acting)
            assert len(weights) == len(acting)
            assert min(weights) >= 1
            assert sum(weights) < 1 << 16
            spent -= log2(weights[turns.order(acting).index(seat)] / sum(weights))
            free += log2(len(acting))
            turns.note(acting, seat)
            left[seat] -= 1
    assert spent < free / 10
