"""One test a setting sweeps all its seeds, and names the one it fails with."""

from __future__ import annotations

import pytest

from tests.contract.journeys import SEEDS, every_journey, quick_seeds
from tests.contract.rooms import GAMES, SETTINGS, Setting

pytestmark = pytest.mark.native


@every_journey
def looked_at(setting: Setting, seed: int, found: list[int]) -> None:
    found.append(seed)
    assert seed < 3, setting


def _cases() -> list[tuple[Setting, tuple[int, ...], bool]]:
    (mark,) = looked_at.pytestmark  # type: ignore[attr-defined]
    return [(*case.values, bool(case.marks)) for case in mark.args[1]]


def test_a_setting_is_one_test_of_its_quick_seeds_and_one_slow_test_of_the_others() -> None:
    everywhere = [setting for folder in GAMES for setting in SETTINGS[folder]]
    seeds = {
        setting: [(found, slow) for each, found, slow in _cases() if each == setting]
        for setting in everywhere
    }

    for setting, cases in seeds.items():
        quick = quick_seeds(setting)
        further = (tuple(sorted(set(SEEDS) - set(quick))), True)
        assert cases == ([(quick, False), further] if quick else [further])
    for folder in GAMES:
        options = {setting.chosen for setting in SETTINGS[folder]}
        assert options == {each.chosen for each, _, slow in _cases() if not slow} & options


def test_a_failing_sweep_names_its_seed_and_has_tried_those_before() -> None:
    found: list[int] = []

    with pytest.raises(AssertionError) as failed:
        looked_at(setting=SETTINGS["secret"][0], seeds=(0, 2, 5, 7), found=found)

    assert [0, 2, 5] == found
    assert ["with seed 5"] == failed.value.__notes__
