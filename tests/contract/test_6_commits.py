"""Promise 6: when several seats choose at once, the order in which they commit does not matter."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from freebooters.engine.contract import Action, Seat
from tests.contract.journeys import Journey, freeze, travel, uniform
from tests.contract.rooms import SETTINGS, SIMULTANEOUS, Setting

MOST_ORDERS = 24


def _orders(acting: tuple[Seat, ...]) -> list[tuple[Seat, ...]]:
    return list(permutations(acting))[:MOST_ORDERS]


def test_some_game_has_simultaneous_choices() -> None:
    assert "secret" in SIMULTANEOUS


@pytest.mark.parametrize(
    "setting", [setting for name in SIMULTANEOUS for setting in SETTINGS[name]], ids=str
)
def test_the_order_of_simultaneous_choices_makes_no_difference(setting: Setting) -> None:
    for seed in range(4):
        _commute(travel(setting, seed), Random(seed))


def _commute(journey: Journey, rng: Random) -> None:
    together = [moment for moment in journey.moments if len(moment.acting) > 1]
    for moment in together:
        commits = {
            seat: uniform(journey.rules.legal(moment.state, seat), rng) for seat in moment.acting
        }
        outcomes = [
            _outcome(journey, moment.state, order, commits) for order in _orders(moment.acting)
        ]

        assert len(outcomes) >= 2
        assert outcomes[:1] * len(outcomes) == outcomes, f"seed {journey.seed}"


def _outcome(
    journey: Journey, state: object, order: tuple[Seat, ...], commits: dict[Seat, Action]
) -> object:
    """Everything there is after those commits, which stay legal whoever was first."""
    after = state.copy()  # type: ignore[attr-defined]
    for seat in order:
        assert commits[seat] in journey.rules.legal(after, seat)
        journey.rules.apply(after, seat, commits[seat])
    views = [journey.rules.view(after, observer) for observer in journey.setting.observers]
    return freeze(after), views, journey.rules.to_act(after)


@pytest.mark.parametrize("folder", SIMULTANEOUS)
def test_a_secret_choice_shows_in_no_other_view(folder: str) -> None:
    for setting in SETTINGS[folder]:
        journey = travel(setting, 0)
        for moment in (moment for moment in journey.moments if len(moment.acting) > 1):
            seat = moment.acting[0]
            others = [observer for observer in setting.observers if observer != seat]
            shown = []
            for action in journey.rules.legal(moment.state, seat):
                after = moment.state.copy()
                journey.rules.apply(after, seat, action)
                shown.append([journey.rules.view(after, observer) for observer in others])

            assert shown[:1] * len(shown) == shown
