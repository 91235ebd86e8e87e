"""The weights of the advice can be fitted anew."""

from __future__ import annotations

from math import log
from random import Random
from typing import Any

import pytest

from freebooters import catalog
from freebooters.games.mutiny.advice.model import features
from freebooters.games.mutiny.advice.weight_table import (
    FEATURES,
    NEEDED,
    ROWS,
    THREAT,
    standing,
    table_of,
)
from freebooters.games.mutiny.advice.weights import KEEN, RICH, SETS
from freebooters.kit.learned import Example, Weights
from freebooters.training.fitting import fitted
from freebooters.training.learning import Gain, refitted, taking_turns
from freebooters.training.page import page
from freebooters.training.recipes import Fit
from freebooters.training.recipes.mutiny import RECIPES
from freebooters.training.tasks import examples, task
from freebooters.trials.setting import settings

EVEN = Gain(games=4, share=0.5, low=0.2, high=0.8, even=0.5)

STANDING = [standing(needed) for needed in NEEDED]

FOUND = {
    "voyage": [
        *(0.0378, 0.4292, -0.2252, 0.5403, 0.0016, -0.7101, -0.3076, 0.1672),
        *(0.3677, 0.5602, -0.1543, -0.3354, 0.2787, 0.4087, 0.0088),
    ],
    "lasting": [-1.4991, 0.8345],
    "gold": [-0.2112, 1.2844],
    "standing-3-3": [
        *(-0.0840, 0.2958, -0.1581, 0.1852, 0.0583, -0.5684, -0.1521, 0.0116),
        *(0.4806, 0.2997, -0.1381, -0.4493, 0.4737, 0.3304, 0.1683, -2.3329),
    ],
}
"""What Newton's method found for logistic regressions over 120 games, by kind, in the order of names."""


def names(kind: str) -> tuple[str, ...]:
    return ROWS.get(kind, (*FEATURES, THREAT))


def test_a_regression_finds_the_odds_it_was_shown() -> None:
    def example(extra: float, end: float) -> Example:
        return Example("any", ({"base": 1.0, "extra": extra}, {}), (end, 1 - end))

    even = [example(0, end) for end in (1.0, 0.0)] * 2000
    likely = [example(1, end) for end in (1.0, 1.0, 1.0, 0.0)] * 1000
    found = fitted([*even, *likely], {}, hold=1e-6, scaled=False)

    assert {"base": 0, "extra": log(3)} == pytest.approx(found, abs=0.01)


def games(name: str, count: int, seed: str) -> list[list[Example]]:
    taught = task("mutiny", name, "fit")
    fit, info = taught.how, catalog.game("mutiny").info
    assert isinstance(fit, Fit)
    places = taking_turns(settings(info, {}, fit.seats or info.seats), count)
    return [
        examples(place, turn, name, taught.known, fit, Random(f"{seed}/{number}"))
        for number, (place, turn) in enumerate(places)
    ]


def test_the_conditional_logit_finds_what_a_regression_of_its_own_found() -> None:
    fit = RECIPES["keen_more"].fit
    assert fit is not None
    found = refitted(games("keen_more", 120, "one"), SETS["keen_more"], fit)

    for kind, weights in FOUND.items():
        own = [found[kind][name] for name in names(kind)[: len(weights)]]
        assert weights == pytest.approx(own, abs=0.0015), kind
    assert found["rounds"] == SETS["keen_more"]["rounds"]


@pytest.mark.parametrize("name", [name for name, recipe in RECIPES.items() if recipe.fit])
def test_games_give_examples_for_every_sailor_in_the_mutiny_and_every_duel(name: str) -> None:
    found = [each for game in games(name, 16, "some") for each in game]
    count = {kind: sum(each.kind == kind for each in found) for kind in (*ROWS, *STANDING)}

    assert len(features(0, 0, 0, (), 3, ())) == len(FEATURES)
    assert count["voyage"] == count["standing-3-3"] >= 4
    assert sum(count[kind] for kind in STANDING) > 2 * count["voyage"]
    for each in found:
        assert set(each.rows[0]) <= set(names(each.kind))
        assert {} == each.rows[1]
        assert 1 == sum(each.shares)


def test_games_without_other_sailors_are_most_of_those_for_the_careless() -> None:
    played = games("careless", 24, "some")

    assert 0 < sum(map(bool, played)) < 24


def written(name: str, weights: Weights) -> str:
    return page("mutiny --games 7", task("mutiny", name, None), weights, EVEN)


def test_weights_are_written_as_a_module() -> None:
    made: Weights = {**SETS["keen_two"], "lasting": {"base": 1.5, "card": -0.25}}
    text = written("keen_two", made)
    found: dict[str, Any] = {}
    exec(compile(text, "weights", "exec"), found)  # noqa: S102

    assert made == found["WEIGHTS"]
    assert "freebooters learn mutiny --games 7" in str(found["__doc__"])
    assert "won 50.0%" in str(found["__doc__"])


@pytest.mark.parametrize("name", SETS)
def test_every_set_says_what_it_is_for(name: str) -> None:
    assert '"""Weights against' in written(name, SETS[name])


def test_weights_shared_by_two_sets_are_written_once() -> None:
    text = written("rich_two", SETS["rich_two"])
    found: dict[str, Any] = {}
    exec(compile(text, "weights", "exec"), found)  # noqa: S102

    assert "standing" not in text
    assert SETS["rich_two"] == found["WEIGHTS"]
    assert KEEN[2].standing == RICH[2].standing


def test_a_weight_that_is_missing_is_named() -> None:
    lacking = {**SETS["careless"], "lasting": {"base": 1.0}}
    with pytest.raises(KeyError, match="card"):
        table_of(lacking)
