from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from freebooters.bots.levels import LEVELS
from freebooters.catalog import games, room
from tests.bench import measure
from tests.bench.frames import summary
from tests.bench.measure import (
    Effort,
    commands,
    iterations,
    operations,
    random_play,
    scenes,
    settings,
    thinking,
)
from tests.bench.report import FLAGSHIP, Findings, markdown
from tests.bench.sampling import CALLS, ITSELF, shares

BLANK = room("_blank")
LEAST = Effort(games=2, piece=0.0002, rounds=1)


def test_the_fastest_of_all_rounds_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    pace = iter([5.0, 1.0, 2.0, 4.0, 3.0, 9.0])
    monkeypatch.setattr(measure, "clock", lambda: now[0])

    def work() -> None:
        now[0] += next(pace)

    assert measure.least([work, work], rounds=3) == [2.0, 1.0]


def test_every_operation_of_the_contract_takes_some_time() -> None:
    found = operations(BLANK, 3, {"copies": 2}, LEAST)

    assert set(found) == {"copy", "legal + apply", "view", "imagine", "value"}
    assert all(0 < micros < 1e6 for micros in found.values())


def test_iterations_of_the_search_are_counted() -> None:
    assert iterations(BLANK, 2, {"copies": 2}, LEAST) > 100


def test_every_level_is_asked_and_takes_its_time() -> None:
    found = thinking(games()["cartagena"], 2, {"variant": "basic"}, questions=1)

    assert list(found) == list(LEVELS)
    assert all(0 < times["median ms"] <= times["95 % ms"] for times in found.values())


def test_late_frames_are_those_that_miss_two_beats() -> None:
    found = summary([16.0] * 18 + [33.9, 34.1])

    assert (20, 16.0, 0.05) == (found["frames"], found["median ms"], found["late"])


@pytest.mark.slow
def test_shares_of_a_bots_time_add_up_to_1() -> None:
    found = shares(games()["cartagena"], questions=8)

    assert pytest.approx(1) == sum(found.values())
    assert min(found["value"], found["apply"], found[ITSELF]) > 0


def test_random_play_counts_moves_of_seats() -> None:
    assert random_play(BLANK, 2, {"copies": 2}, LEAST) > 100


def test_scenes_are_measured_in_both_frames() -> None:
    found = scenes(BLANK, 4, {"copies": 1}, LEAST)

    assert set(found) == {"wide", "narrow"}
    assert all(figure > 0 for frame in found.values() for figure in frame.values())


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_game_is_played_through_the_pages_own_door(game_id: str) -> None:
    quick = games()[game_id].info.quick
    found = commands(game_id, quick.seats, quick.options, longest=10, rounds=2)

    assert all(figure > 0 for figure in found.values())


def test_every_value_of_every_option_is_measured() -> None:
    assert settings(BLANK) == [{"copies": 1}, {"copies": 2}]


def test_an_option_that_is_not_rated_is_not_measured() -> None:
    (copies,) = BLANK.info.options
    unrated = replace(BLANK.info, options=(replace(copies, rated=False),))

    assert settings(replace(BLANK, info=unrated)) == [{"copies": 2}]


def figures(scale: float) -> dict[str, Any]:
    one = {
        "moves/s": 300_000 / scale,
        "iterations/s": 12_000 / scale,
        "µs": {"copy": 1.0 * scale, "view": 5.0 * scale},
        "scene": {
            "wide": {"ms": 2, "kB": 40, "nodes": 9},
            "narrow": {"ms": 3, "kB": 50, "nodes": 8},
        },
        "act": {"median ms": 4, "95 % ms": 5, "slowest ms": 6, "kB": 60},
    }
    return {
        "python": "3.11.7",
        "games": {FLAGSHIP: one},
        "browser": "Chromium 1",
        "thinking": {
            "cartagena": {
                "levels": {"sailor": {"median ms": 11.6, "95 % ms": 21}},
                "iterations/s": 6_000,
            }
        },
        "frames": summary([16.0] * 19 + [50.0]),
    }


PEER, WORST = ("peer 1.0", 50_000.0), ("quotes", 0.25)
SPENT = {"cartagena": dict.fromkeys(CALLS, 0.004) | {"value": 0.614, ITSELF: 0.32}}


def test_the_page_gives_native_and_browser_figures_their_ratio_and_the_peers() -> None:
    text = markdown(Findings("2-core", figures(1), figures(2), PEER, WORST, SPENT))

    assert "| Seat moves a second, native | 300,000 | at least 200,000 |" in text
    assert "| Seat moves a second, Pyodide | 150,000 | at least 100,000 |" in text
    assert "| Iterations of the search a second, native | 12,000 | at least 10,000 |" in text
    assert "| Iterations of the search a second, Pyodide | 6,000 | at least 5,000 |" in text
    assert "| The same as a multiple of peer 1.0 | 6.0 | at least 4 |" in text
    assert "| The worst 4 MB as a save (quotes), native | 0.25 s | at most 0.5 s |" in text
    assert "| Native speed as a multiple of Pyodide's | 2.00 |  |" in text
    assert f"| {FLAGSHIP} | 300,000 / 150,000 | 12,000 / 6,000 | 1.0 / 2.0 | 5.0 / 10.0 |" in text
    assert "| cartagena | 6,000 | 12 / 21 |" in text
    assert "5.0% of\n20 frames" in text
    assert "| game | the search itself | value |" in text
    assert "| cartagena | 32% | 61% |" in text


def test_without_a_browser_the_page_keeps_to_native_figures() -> None:
    text = markdown(Findings("2-core", figures(1), None, PEER, WORST, SPENT))

    assert "Pyodide (CPython" not in text
    assert "Thinking in the browser" not in text
    assert f"| {FLAGSHIP} | 300,000 | 12,000 | 1.0 | 5.0 |" in text
