"""Weights are learned from games that bots play, and written as the room's own module."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from runpy import run_path

import pytest

from freebooters.games.cartagena.advice.weights.value import WEIGHTS
from freebooters.kit.learned import chances, weighed
from freebooters.training.examples import Example
from freebooters.training.fitting import STIFFNESS, fitted
from freebooters.training.selfplay import duel, examples
from freebooters.trials.missing import NotInstalled
from freebooters.trials.setting import Setting
from tests.cli.conftest import Run

BASIC = Setting("cartagena", (("variant", "basic"),), 2)


def made_up(weights: dict[str, float], seats: int, games: int) -> list[Example]:
    """Games of a moment each, that end as those weights would have it."""
    rng = Random(1)
    found = []
    for _ in range(games):
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
    first, second = (examples(BASIC, WEIGHTS, "lesson") for _ in range(2))

    assert first == second
    assert {"basic"} == {each.kind for each in first}
    assert all(1 == sum(each.shares) for each in first)
    assert first != examples(BASIC, WEIGHTS, "another")


def test_a_sailor_without_weights_loses() -> None:
    blind = {kind: dict.fromkeys(table, 0.0) for kind, table in WEIGHTS.items()}

    assert 6 <= sum(duel(BASIC, WEIGHTS, blind, number, f"d/{number}") for number in range(8))


def test_the_command_writes_a_module(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "weights.py"
    line = ["learn", "cartagena", "--option", "variant=basic", "--seats", "2", "--jobs", "1"]
    line += ["--games", "4", "--rounds", "1", "--check", "2", "--seed", "x"]

    output = run(*line, "--write", str(file))

    assert 0 == output.code, output.errors
    text = file.read_text(encoding="utf-8")
    assert output.lines == text.splitlines()
    assert (
        "    freebooters learn cartagena --option variant=basic "
        "--games 4 --rounds 1 --check 2 --seed x --seats 2" in output.lines
    )
    learned = run_path(str(file))["WEIGHTS"]
    assert set(WEIGHTS) == set(learned)
    assert WEIGHTS["2000"] == learned["2000"]
    assert WEIGHTS["basic"] != learned["basic"]


def test_a_game_without_weights_cannot_be_taught(run: Run) -> None:
    output = run("learn", "blank")

    assert 1 == output.code
    assert "does not judge by weights" in output.errors


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
