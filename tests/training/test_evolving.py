"""Weights can be improved by what they win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from freebooters import catalog
from freebooters.games.mutiny.advice import MutinyAdvice
from freebooters.games.mutiny.advice.weights import SETS
from freebooters.kit.learned import Weights
from freebooters.training import learning
from freebooters.training.cross_entropy import climbed, flat, shaped
from freebooters.training.evolving import won
from freebooters.training.recipes import Evolve
from freebooters.training.recipes.mutiny import RECIPES, sailor
from freebooters.training.tasks import Task, player_by, task
from freebooters.trials.setting import Setting, settings
from tests.games.mutiny.states import RULES, duelling

EVOLVE = RECIPES["keen_two"].evolve or Evolve()
NAMES, BOUNDS = EVOLVE.names, EVOLVE.bounds
WEIGHTS = SETS["keen_two"]


def tables(seats: Sequence[int]) -> list[Setting]:
    return settings(catalog.game("mutiny").info, {}, seats)


def wins(taught: Task, weights: Weights, games: int, seats: Sequence[int]) -> float:
    how = taught.how
    assert isinstance(how, Evolve)
    few = replace(how, games=games)
    return won(taught, few, weights, tables(seats), seed="a", jobs=1)


def test_weights_flattened_to_a_row_take_their_old_shape_again() -> None:
    row = flat(WEIGHTS, NAMES)
    moved = shaped(WEIGHTS, [weight + 0.1 for weight in row], NAMES, BOUNDS)

    assert WEIGHTS == shaped(WEIGHTS, row, NAMES, BOUNDS)
    assert WEIGHTS["standing-1-1"] == moved["standing-1-1"]
    assert WEIGHTS["rounds"]["telling"] == moved["rounds"]["telling"]
    assert [weight + 0.1 for weight in row] == flat(moved, NAMES)


def test_without_names_everything_changes_by_sorted_kind() -> None:
    weights = {"z": {"b": 1.0, "a": 2.0}, "m": {"c": 3.0}}

    assert [3, 2, 1] == flat(weights, {})
    assert {"z": {"b": 6, "a": 5}, "m": {"c": 4}} == shaped(weights, [4, 5, 6], {}, {})


def test_weights_that_are_shares_stay_between_0_and_1() -> None:
    row = flat(WEIGHTS, NAMES)
    most, least = (
        shaped(WEIGHTS, [weight + far for weight in row], NAMES, BOUNDS) for far in (9, -9)
    )

    assert {"change": 1, "fickle": 1, "news": 1}.items() <= most["rounds"].items()
    assert {"change": 0, "fickle": 0, "news": 0}.items() <= least["rounds"].items()
    assert least["voyage"]["base"] < 0


def test_every_set_above_the_sailor_is_optimized_for_its_own_tables() -> None:
    bred = {name: recipe.evolve.seats for name, recipe in RECIPES.items() if recipe.evolve}

    assert {"keen_two": (2,), "keen_more": (3, 4), "rich_two": (2,)} == bred
    assert set(SETS) == set(RECIPES)


def test_the_weights_judge_the_voyage_and_not_the_duels() -> None:
    fond = shaped(WEIGHTS, [weight * 9 for weight in flat(WEIGHTS, NAMES)], NAMES, BOUNDS)
    duel = duelling(["valverde", "diaz"], ["p1 p1 p3", "g1 g3"])
    legal = RULES.legal(duel, 0)
    voyager, taught = player_by("mutiny", "keen_two", fond), task("mutiny", "keen_two", "evolve")

    assert [sailor(duel, 0, legal, Random(n)) for n in range(9)] == [
        voyager(duel, 0, legal, Random(n)) for n in range(9)
    ]
    assert wins(taught, fond, 12, [2]) != wins(taught, WEIGHTS, 12, [2])


@pytest.mark.parametrize("name", SETS)
def test_advice_that_is_taught_a_set_judges_by_it(name: str) -> None:
    state = duelling(["valverde", "diaz"], ["p1 p1 p3", "g1 g3"])
    strange = {kind: dict.fromkeys(table, 0.5) for kind, table in SETS[name].items()}
    depth = RECIPES[name].depth
    as_ever = MutinyAdvice().taught(name, SETS[name]).taught(name, strange)
    again = as_ever.taught(name, SETS[name])

    if name != "rich_two":
        assert MutinyAdvice().value(state, depth) != as_ever.value(state, depth)
    assert again.value(state, depth) == MutinyAdvice().taught(name, SETS[name]).value(state, depth)
    assert (name == "careless") == (MutinyAdvice().value(state) != as_ever.value(state))


def test_every_seat_has_its_turn_at_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[tuple[int, int]] = []

    def share(rules: Any, s: Any, one: int, *_: object) -> float:
        sat.append((len(s.coins), one))
        return 1.0

    monkeypatch.setattr(learning, "share", share)

    assert 1.0 == wins(task("mutiny", "keen_more", "evolve"), WEIGHTS, 24, (3, 4))
    assert {(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (4, 3)} == set(sat)


def test_as_many_games_are_played_against_each_sort_of_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    met: list[object] = []

    def share(
        rules: object, s: object, one: int, player: object, others: object, rng: Random
    ) -> float:
        met.append(others)
        return 1.0

    monkeypatch.setattr(learning, "share", share)
    rich = task("mutiny", "rich_two", None)
    wins(rich, SETS["rich_two"], 50, [2])

    assert isinstance(rich.how, Evolve)
    assert dict.fromkeys(rich.how.opponents, 25) == Counter(met)


def test_optimizing_finds_weights_that_win() -> None:
    count = len(flat(WEIGHTS, NAMES))
    start = shaped(WEIGHTS, [1.0] * count, NAMES, {})

    def nearness(weights: Weights, _: str) -> float:
        return -sum((weight - 1.3) ** 2 for weight in flat(weights, NAMES))

    def found() -> Weights:
        return climbed(
            start,
            nearness,
            generations=15,
            seed="a",
            names=NAMES,
            bounds={},
            digits=3,
            watch=seen.append,
        )

    seen: list[int] = []
    weights = found()

    assert nearness(weights, "") > 0.2 * nearness(start, "")
    assert weights == found()
    assert [*range(1, 16)] * 2 == seen
