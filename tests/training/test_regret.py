from __future__ import annotations

from random import Random

import pytest

from freebooters.training.regret import gain, moments, outcomes
from tests.games.mutiny.states import RULES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moments_are_choices_of_one_seat_on_the_voyage(seats: int) -> None:
    found = moments(seats, Random(seats))

    assert {"voyage"} == {s.phase for s, _ in found}
    assert {1} == {len(s.acting) for s, _ in found}
    assert all(len(RULES.legal(s, seat)) > 1 for s, seat in found)


def test_every_choice_is_played_on_in_the_same_worlds() -> None:
    moment = moments(2, Random(2))[5]
    before = moment[0].key()
    found = outcomes(moment, 12, Random(0))

    assert 12 == len(found)
    assert {len(found[0])} == {len(row) for row in found}
    assert 1 < len(found[0]) <= 6
    assert {0.0, 0.5, 1.0} >= {won for row in found for won in row}
    assert found == outcomes(moment, 12, Random(0))
    assert before == moment[0].key()


def test_a_better_choice_counts_as_a_gain_and_luck_does_not() -> None:
    better = [[0.0, 1.0]] * 6
    worse = [[1.0, 0.0]] * 6
    lucky = [[0.0, 1.0], [1.0, 0.0]] * 3

    assert 1.0 == gain(better, 2)
    assert 0.0 == gain(worse, 2)
    assert 0.0 == gain(lucky, 2)
    assert gain(lucky, 1) < 0
