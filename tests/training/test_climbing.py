"""Weights can be improved by what they win."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from freebooters.games.mutiny.advice.weight_table import table_of
from freebooters.games.mutiny.advice.weights import SETS
from freebooters.games.mutiny.rules.state import MutinyState
from freebooters.kit.learned import Weights
from freebooters.training.recipes.mutiny import climbing
from freebooters.training.recipes.mutiny.climbing import CLIMBS, Climb, climbed, flat, shaped, won
from freebooters.training.recipes.mutiny.players import sailor, voyager
from tests.games.mutiny.table import RULES, duelling

CARELESS = SETS["careless"]
TWO = Climb((2,), CARELESS, voyager, (sailor,))


def test_weights_flattened_to_a_row_take_their_old_shape_again() -> None:
    weights = SETS["keen_two"]
    row = flat(weights)
    moved = shaped(weights, [weight + 0.1 for weight in row])

    assert weights == shaped(weights, row)
    assert weights["standing-1-1"] == moved["standing-1-1"]
    assert weights["rounds"]["telling"] == moved["rounds"]["telling"]
    assert [weight + 0.1 for weight in row] == flat(moved)


def test_weights_that_are_shares_stay_between_0_and_1() -> None:
    weights = SETS["keen_two"]
    most, least = (shaped(weights, [weight + far for weight in flat(weights)]) for far in (9, -9))

    assert {"change": 1, "fickle": 1, "news": 1}.items() <= most["rounds"].items()
    assert {"change": 0, "fickle": 0, "news": 0}.items() <= least["rounds"].items()


def test_every_set_above_the_sailor_is_optimized_for_its_own_tables() -> None:
    assert set(SETS) - {"careless"} == set(CLIMBS)
    assert all(SETS[name] is climb.start for name, climb in CLIMBS.items())
    assert {"keen_two": (2,), "keen_more": (3, 4), "rich_two": (2,)} == {
        name: climb.tables for name, climb in CLIMBS.items()
    }


def test_the_weights_judge_the_voyage_and_not_the_duels() -> None:
    fond = shaped(CARELESS, [weight * 9 for weight in flat(CARELESS)])
    duel = duelling(["valverde", "diaz"], ["p1 p1 p3", "g1 g3"])
    legal = RULES.legal(duel, 0)

    assert [sailor(duel, 0, legal, Random(n)) for n in range(9)] == [
        voyager(table_of(fond))(duel, 0, legal, Random(n)) for n in range(9)
    ]
    assert won(fond, TWO, 12, "a") != won(CARELESS, TWO, 12, "a")


def test_every_seat_has_its_turn_at_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[tuple[int, int]] = []

    def share(s: MutinyState, one: int, *_: object) -> float:
        sat.append((len(s.coins), one))
        return 1.0

    monkeypatch.setattr(climbing, "share", share)

    assert 1.0 == won(CARELESS, TWO._replace(tables=(3, 4)), 24, "a")
    assert {(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (4, 3)} == set(sat)


def test_as_many_games_are_played_against_each_sort_of_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    met: list[object] = []

    def share(s: MutinyState, one: int, player: object, others: object, rng: Random) -> float:
        met.append(others)
        return 1.0

    monkeypatch.setattr(climbing, "share", share)
    won(CARELESS, CLIMBS["rich_two"], 50, "a")

    assert dict.fromkeys(CLIMBS["rich_two"].others, 25) == Counter(met)


def test_optimizing_finds_weights_that_win(monkeypatch: pytest.MonkeyPatch) -> None:
    start = shaped(CARELESS, [1.0] * len(flat(CARELESS)))
    goal = [1.3] * len(flat(CARELESS))

    def nearness(weights: Weights, *_: object) -> float:
        return -sum((a - b) ** 2 for a, b in zip(flat(weights), goal, strict=True))

    monkeypatch.setattr(climbing, "won", nearness)
    climb = TWO._replace(start=start)
    found = climbed(climb, 15, 1, "a")

    assert nearness(found) > 0.2 * nearness(start)
    assert flat(found) == flat(climbed(climb, 15, 1, "a"))
