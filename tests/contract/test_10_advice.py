"""Promise 10, advice: values are chances, strategies are usable weights, and learned values
follow from the features.
"""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from freebooters.kit.learned import LearnedAdvice, chances, weighed
from tests.contract.journeys import every_room_journey, travel
from tests.contract.rooms import Setting


@every_room_journey
def test_values_are_chances(setting: Setting, seed: int) -> None:
    advice = setting.game.advice
    if advice is None:
        pytest.skip("this room gives no advice")
    for moment in travel(setting, seed).moments:
        for told in (advice.value, advice.evaluation):
            for values in (told(moment.state), told(moment.state, 1)):
                assert setting.seats == len(values)
                assert all(0 <= worth <= 1 for worth in values)


@every_room_journey
def test_of_a_game_that_is_over_the_values_are_its_returns(setting: Setting, seed: int) -> None:
    advice, rules = setting.game.advice, setting.game.rules
    if advice is None:
        pytest.skip("this room gives no advice")
    end = travel(setting, seed).end.state
    returns = rules.returns(end)

    assert [returns] * 2 == [advice.value(end), advice.value(end, 1)]
    assert [returns] * 2 == [advice.evaluation(end), advice.evaluation(end, 1)]


@every_room_journey
def test_strategies_and_policies_are_valid_weights_and_depend_only_on_the_view(
    setting: Setting, seed: int
) -> None:
    advice, rules, rng = setting.game.advice, setting.game.rules, Random(seed)
    if advice is None:
        pytest.skip("this room gives no advice")
    for moment in travel(setting, seed).decisions:
        for seat in moment.seats_acting:
            legal = rules.legal(moment.state, seat)
            few = rng.sample(legal, min(3, len(legal)))
            world = rules.imagine(rules.view(moment.state, seat), rng)
            for opinion, actions in (
                (advice.strategy, legal),
                (partial(advice.strategy, depth=1), legal),
                (advice.policy, legal),
                (advice.policy, few),
            ):
                weights = opinion(moment.state, seat, actions)
                if weights is not None:
                    assert len(actions) == len(weights)
                    assert min(weights) >= 0 < sum(weights)
                    assert weights == opinion(world, seat, actions)


@every_room_journey
def test_a_learned_value_follows_from_the_weighted_features(setting: Setting, seed: int) -> None:
    advice = setting.game.advice
    if not isinstance(advice, LearnedAdvice):
        pytest.skip("this room's advice is not learned")
    for moment in travel(setting, seed).decisions:
        weights = advice.weights[advice.kind(moment.state)]
        merits = [
            weighed(advice.features(moment.state, seat), weights) for seat in range(setting.seats)
        ]

        assert chances(merits) == pytest.approx(advice.value(moment.state))


@every_room_journey
def test_values_that_judge_all_seats_alike_are_shares_of_one_victory(
    setting: Setting, seed: int
) -> None:
    """Where each seat is judged by what it alone knows, nothing holds these estimates together."""
    advice = setting.game.advice
    if not isinstance(advice, LearnedAdvice):
        pytest.skip("this room judges each seat by what that seat knows")
    for moment in travel(setting, seed).moments:
        assert 1 == pytest.approx(sum(advice.value(moment.state)))
