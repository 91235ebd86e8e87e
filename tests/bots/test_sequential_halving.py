"""Plans of a whole turn against each other, in games whose right answers are known."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from freebooters.bots.rollout import Rollout
from freebooters.bots.sequential_halving import SequentialHalving
from freebooters.engine.advice import Plan
from freebooters.engine.contract import CHANCE, Action, State
from tests.bots.toys import History, Toy, asked

DIE: list[Action] = [(str(side),) for side in range(6)]
NAMES = ("low", "none", "high")


def pays(history: History) -> list[float]:
    word, side = str(history[0].action[0]), int(history[1].action[0])
    share = {"low": side < 2, "none": False, "high": side > 1}[word]
    return [float(share), 1 - float(share)]


BET = Toy(
    acting=lambda history: ((0,), (CHANCE,), ())[len(history)],
    offers=lambda history, seat: DIE if seat == CHANCE else [(name,) for name in NAMES],
    pays=pays,
)


def race(most: int = 1000, **opinions: float) -> SequentialHalving:
    return race_of([Plan(((name,),), opinions[name]) for name in NAMES], most)


def race_of(plans: list[Plan], most: int = 1000) -> SequentialHalving:
    return SequentialHalving(Rollout(asked(BET)), plans, most, Random(5))


def test_trials_correct_a_wrong_first_estimate() -> None:
    found = race(240, low=0.6, none=0.7, high=0.5)
    assert ("none",) == found.best
    for _ in found.run():
        pass

    assert ("high",) == found.best


def test_without_a_trial_the_rooms_estimate_decides() -> None:
    assert ("low",) == race(low=0.6, none=0.4, high=0.5).best


@pytest.mark.parametrize("most", [1, 7, 60])
def test_a_race_ends_when_trials_are_used_up_or_one_plan_is_left(most: int) -> None:
    progress = list(race(most, low=0.6, none=0.7, high=0.5).run())

    assert sorted(progress) == progress
    assert 0 < progress[0] <= progress[-1] <= 1
    assert len(progress) <= most + len(NAMES)


def test_a_single_plan_needs_no_trial() -> None:
    assert [] == list(race_of([Plan((("low",),), 0.5)]).run())


def test_a_plan_that_surely_lags_drops_out_during_a_round() -> None:
    field = race(30_000, low=0.5, none=0.5, high=0.5)

    assert len(list(field.run())) < 300
    assert [NAMES.index("high")] == field.ranked


def test_plans_with_the_same_first_action_need_no_trial() -> None:
    plans = [Plan((("low",), ("none",)), 0.5), Plan((("low",),), 0.4)]

    assert [] == list(race_of(plans).run())


@pytest.mark.parametrize(("most", "plans"), [(1, 2), (12, 3), (31, 3), (32, 4), (120, 10)])
def test_no_more_plans_are_tried_than_there_are_trials_for(most: int, plans: int) -> None:
    field = race_of([Plan(((NAMES[0],), (str(n),)), 1 - n / 100) for n in range(99)], most)

    assert list(range(plans)) == field.ranked


def test_a_race_can_be_stopped_after_a_few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    trials = 0
    outcome = Rollout.outcome

    def counted(rollout: Rollout, s: State, rng: Random) -> Sequence[float]:
        nonlocal trials
        trials += 1
        return outcome(rollout, s, rng)

    monkeypatch.setattr(Rollout, "outcome", counted)
    plans = [Plan(((name,),), 0.5) for name in NAMES for _ in range(10)]
    before = 0
    for _ in race_of(plans, 3000).run():
        assert trials - before <= 4
        before = trials
    assert trials > 1000
