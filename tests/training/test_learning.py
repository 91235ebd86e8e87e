"""Weights are learned from games that bots play, and written as the room's own module."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from runpy import run_path

import pytest

from freebooters.catalog import games
from freebooters.games.cartagena.advice.weights.value import WEIGHTS
from freebooters.kit.learned import Example, Teachable, chances, weighed
from freebooters.training import cross_entropy
from freebooters.training.fitting import STIFFNESS, fitted
from freebooters.training.learning import bout, gain
from freebooters.training.recipes import Fit, recipe_of
from freebooters.training.tasks import examples, task
from freebooters.trials.missing import NotInstalled
from freebooters.trials.setting import Setting
from tests.cli.conftest import Run

BASIC = Setting("cartagena", (("variant", "basic"),), 2)


def made_up(weights: dict[str, float], seats: int, count: int) -> list[Example]:
    """Games of a moment each, that end as those weights would have it."""
    rng = Random(1)
    found = []
    for _ in range(count):
        features = tuple({name: rng.random() * 4 for name in weights} for _ in range(seats))
        odds = chances([weighed(each, weights) for each in features])
        winner = rng.choices(range(seats), odds)[0]
        shares = tuple(float(seat == winner) for seat in range(seats))
        found.append(Example("any", features, shares))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_fitting_finds_the_weights_that_made_the_games(seats: int) -> None:
    weights = {"cards": 0.8, "debts": -0.5, "weather": 0.0}

    found = fitted(made_up(weights, seats, 3000), {}, hold=STIFFNESS / 3000)

    for name, weight in weights.items():
        assert found[name] == pytest.approx(weight, abs=0.12), name


def test_with_few_games_weights_stay_near_the_known_ones() -> None:
    few, known = made_up({"cards": 2.0}, 2, 8), {"cards": -1.0}

    assert -1 < fitted(few, known, hold=1.0)["cards"] < fitted(few, known, hold=0.001)["cards"]


def test_the_same_seed_shows_the_same_examples() -> None:
    def seen(seed: str) -> list[Example]:
        return examples(BASIC, 0, "value", WEIGHTS, Fit(), Random(seed))

    first, second = seen("lesson"), seen("lesson")

    assert first == second
    assert {"basic"} == {each.kind for each in first}
    assert all(1 == sum(each.shares) for each in first)
    assert first != seen("another")


def test_a_sailor_without_weights_loses() -> None:
    blind = {kind: dict.fromkeys(table, 0.0) for kind, table in WEIGHTS.items()}

    assert 6 <= sum(
        bout(BASIC, number, "value", WEIGHTS, blind, 0, f"d/{number}") for number in range(8)
    )


def test_equals_gain_nothing_that_luck_does_not() -> None:
    found = gain(task("cartagena", None, None), WEIGHTS, [BASIC], games=6, seed="even", jobs=1)

    assert found.low < found.even == 0.5 < found.high
    assert found.games == 6


ONE_VARIANT = {"cartagena": ["--option", "variant=basic"]}


@pytest.mark.parametrize(
    ("game", "name", "way"),
    [
        # Every room and every way once; every room in every way in the long run.
        pytest.param(
            game,
            name,
            way,
            marks=[pytest.mark.slow] if way == "evolve" and game != "cartagena" else [],
        )
        for game, found in games().items()
        if isinstance(found.advice, Teachable)
        for name in found.advice.sets
        for way in recipe_of(game, name).ways
    ],
)
def test_the_command_learns_every_set_in_every_way_and_writes_its_module(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, name: str, way: str
) -> None:
    monkeypatch.setattr(cross_entropy, "_POPULATION", 6)
    monkeypatch.setattr(cross_entropy, "_ELITE", 2)
    file = tmp_path / "weights.py"
    recipe = recipe_of(game, name)
    seats = (recipe.ways[way].seats or games()[game].info.seats)[0]
    few = 4 if way == "fit" else 1
    line = ["learn", game, "--set", name, "--by", way, *ONE_VARIANT.get(game, [])]
    line += ["--seats", str(seats), "--games", str(few), "--rounds", "1", "--check", "1"]

    output = run(*line, "--seed", "x", "--jobs", "1", "--write", str(file))

    assert 0 == output.code, output.errors
    text = file.read_text(encoding="utf-8")
    assert output.lines == text.splitlines()
    before = task(game, name, way).known
    told = f"freebooters learn {game} --set {name} --by {way} "
    assert told in text
    assert f"--games {few} --rounds 1 --check 1 --seed x --seats {seats}" in text
    assert f"Weights {recipe.title}" in text
    found = run_path(str(file))["WEIGHTS"]
    assert {kind: set(table) for kind, table in before.items()} == {
        kind: set(table) for kind, table in found.items()
    }
    assert before != found


def test_variants_that_are_not_played_keep_their_weights(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "weights.py"
    line = ["learn", "cartagena", "--option", "variant=basic", "--seats", "2", "--jobs", "1"]

    run(*line, "--games", "2", "--rounds", "1", "--check", "1", "--write", str(file))

    learned = run_path(str(file))["WEIGHTS"]
    assert WEIGHTS["2000"] == learned["2000"]
    assert WEIGHTS["basic"] != learned["basic"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (["blank"], "“blank” is no game that learns; possible are caribbean, cartagena,"),
        (["atlantis"], "“atlantis” is no game that learns; possible are caribbean, cartagena,"),
        (["mutiny"], "several sets of weights; choose one with --set: careless, keen_two,"),
        (["mutiny", "--set", "x"], "no set of weights “x”; possible are careless, keen_two,"),
        (["caribbean", "--by", "x"], "set value is not learned by “x”; possible: fit, evolve."),
        (
            ["mutiny", "--set", "careless", "--by", "evolve"],
            "The set careless is not learned by “evolve”; possible: fit.",
        ),
    ],
)
def test_what_cannot_be_learned_is_refused_with_what_can(
    run: Run, line: list[str], said: str
) -> None:
    output = run("learn", *line)

    assert 1 == output.code
    assert said in output.errors


@pytest.mark.parametrize("library", ["joblib", "scipy.optimize"])
def test_without_a_library_it_is_said_which(
    run: Run, monkeypatch: pytest.MonkeyPatch, library: str
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    line = ["learn", "cartagena", "--option", "variant=basic", "--games", "1", "--jobs", "1"]

    assert 1 == run(*line, "--seats", "2").code


def test_not_installed_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "scipy.sparse", None)

    with pytest.raises(NotInstalled, match=r"freebooters\[learn\]"):
        fitted(made_up({"cards": 1.0}, 2, 2), {}, hold=1.0)
