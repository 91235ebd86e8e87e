"""The weights of the advice can be fitted anew."""

from __future__ import annotations

from math import log
from random import Random
from typing import Any

import pytest

from freebooters.games.mutiny.advice.model import Weights, features
from freebooters.games.mutiny.advice.weights import KEEN, RICH
from freebooters.training.recipes.mutiny.climbing import CLIMBS
from freebooters.training.recipes.mutiny.fitting import (
    SETS,
    Row,
    Rows,
    Sort,
    fitted,
    play,
    weighed,
    written,
)

NEEDED = [(own, other) for own in (1, 2, 3) for other in (1, 2, 3)]


def test_a_regression_finds_the_odds_it_was_shown() -> None:
    even: list[Row] = [((1.0, 0.0), 1.0), ((1.0, 0.0), 0.0)]
    likely: list[Row] = [((1.0, 1.0), end) for end in (1.0, 1.0, 1.0, 0.0)]
    rows = even * 2000 + likely * 1000

    assert [0, log(3)] == pytest.approx(fitted(rows), abs=0.01)


@pytest.mark.parametrize("sort", SETS.values(), ids=SETS)
def test_games_give_a_row_for_every_sailor_in_the_mutiny_and_every_duel(sort: Sort) -> None:
    rows = Rows([], [], [], {needed: [] for needed in NEEDED})
    for number in range(16):
        play(number, Random(number), rows, sort)

    wide = len(features(0, 0, 0, (), 3, ()))
    assert {wide} == {len(told) for told, _ in rows.voyage}
    assert {wide + 1} == {len(told) for found in rows.standing.values() for told, _ in found}
    assert len(rows.voyage) == len(rows.standing[3, 3]) >= 4
    assert sum(map(len, rows.standing.values())) > 2 * len(rows.voyage)
    assert {0.0, 1.0} >= {end for _, end in (*rows.voyage, *rows.lasting, *rows.gold)}


def test_weights_are_written_as_a_module() -> None:
    some: list[Row] = [((1.0, 2.0), 1.0), ((1.0, -1.0), 0.0)]
    made = weighed(Rows(some, some, some, dict.fromkeys(NEEDED, some)), KEEN[2])
    text = written("keen_two", "command --games 7", "from nothing", made)
    found: dict[str, Any] = {}
    exec(compile(text, "weights", "exec"), found)  # noqa: S102

    weights = tuple(round(weight, 3) for weight in fitted(some))
    read: Weights = found["WEIGHTS"]
    assert weights == read.voyage == read.lasting
    assert (*weights, KEEN[2].gold[-1]) == read.gold
    assert later(KEEN[2]) == later(read)
    assert dict.fromkeys(NEEDED, weights) == read.standing
    assert "command --games 7" in str(found["__doc__"])
    assert "from nothing" in str(found["__doc__"])


@pytest.mark.parametrize("name", CLIMBS)
def test_every_set_says_what_it_is_for(name: str) -> None:
    assert '"""Weights against' in written(name, "command", "so", KEEN[2])


def test_what_a_set_shares_with_another_is_written_once() -> None:
    text = written("rich_two", "command", "so", RICH[2])
    found: dict[str, Any] = {}
    exec(compile(text, "weights", "exec"), found)  # noqa: S102
    read: Weights = found["WEIGHTS"]

    assert "standing" not in text
    assert KEEN[2].standing == read.standing
    assert RICH[2].voyage == read.voyage
    assert later(RICH[2]) == later(read)


def later(read: Weights) -> tuple[float, ...]:
    shares = read.change, read.fickle, read.telling, read.leaning, read.news
    return *shares, *read.growth, *read.spoils
