"""How the seats stand: wealth as part of a lead that decides, by how far the game has come."""

from __future__ import annotations

import pytest

from freebooters.games.caribbean.advice import CaribbeanAdvice
from freebooters.games.caribbean.advice.value import features, left, spread
from freebooters.games.caribbean.rules.chart import TOWNS
from tests.games.caribbean.states import table


@pytest.mark.parametrize("out", range(TOWNS + 1))
def test_wealth_features_add_up_to_all_of_the_wealth_at_every_stage(out: int) -> None:
    s = table(money=[9000, 0])
    s.secured = (1 << out) - 1
    found = features(s, 0)

    assert 1 <= len(found) <= 2
    assert min(found.values()) > 0
    assert 9000 / spread(s.secured) == pytest.approx(sum(found.values()))


def test_the_main_wealth_feature_moves_from_1_to_3_as_towns_are_secured() -> None:
    s = table(money=[9000, 0])
    seen = []
    for out in range(TOWNS + 1):
        s.secured = (1 << out) - 1
        seen.append((left(s.secured), max(features(s, 0), key=lambda name: features(s, 0)[name])))

    assert sorted(seen, reverse=True) == seen
    assert ["wealth-1", "wealth-2", "wealth-3"] == list(dict.fromkeys(name for _, name in seen))


def test_a_larger_weight_of_wealth_makes_a_lead_surer() -> None:
    s = table(money=[9000, 0])
    s.secured = (1 << TOWNS) - 1
    even = {"wealth-1": 1.0, "wealth-2": 1.0, "wealth-3": 1.0}
    chances = [
        CaribbeanAdvice({str(seats): {**even, "wealth-3": last} for seats in (2, 3, 4)}).value(s)[0]
        for last in (0.5, 1.0, 1.5)
    ]

    assert sorted(chances) == chances
    assert chances[0] < chances[-1]
