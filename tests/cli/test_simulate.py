from __future__ import annotations

import re

import pytest

from freebooters.catalog import room
from freebooters.cli.simulate import report, simulate
from freebooters.trials.interval import wilson
from tests.cli.conftest import Run

BLANK = room("_blank")


def test_the_same_seed_gives_the_same_wins() -> None:
    one, two = (simulate(BLANK, {}, ["deckhand", "sailor"], 30, "reef") for _ in range(2))

    assert one.wins == two.wins
    assert one.moves == two.moves


def test_another_seed_gives_other_games() -> None:
    wins = {simulate(BLANK, {}, ["deckhand"] * 3, 30, seed).wins for seed in "abcd"}

    assert len(wins) > 1


def test_every_game_has_one_win_to_give_however_it_is_shared() -> None:
    result = simulate(BLANK, {"copies": 2}, ["deckhand"] * 4, 50, "reef")

    assert sum(result.wins) == pytest.approx(50)
    assert any(wins % 1 for wins in result.wins)


def test_moves_are_those_of_the_seats_alone() -> None:
    assert simulate(BLANK, {}, ["deckhand"] * 3, 10, "reef").moves == 30


def test_with_swap_every_player_sits_in_every_seat() -> None:
    class Listener:
        def __init__(self) -> None:
            self.heard: list[tuple[int, str]] = []

        def __call__(self, match: object, seat: int, level: str) -> tuple[str]:
            self.heard.append((seat, level))
            return ("keep",)

    listener = Listener()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("freebooters.trials.playing.answer", listener)
        simulate(BLANK, {}, ["deckhand", "sailor"], 2, "reef", swap=True)

    assert listener.heard == [(0, "deckhand"), (1, "sailor"), (0, "sailor"), (1, "deckhand")]


def test_the_report_names_every_player_with_share_and_interval() -> None:
    result = simulate(BLANK, {}, ["deckhand", "sailor"], 20, "reef")
    lines = list(report(result))

    low, high = wilson(result.wins[1], 20)
    assert lines[2].split()[0] == "sailor"
    assert f"{low:.1%} to {high:.1%}" in lines[2]
    assert re.match(r"20 games, 2\.0 moves a game, \d+\.\d\d s, \d+\.\d{4} s a game", lines[3])


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_one_game_is_told_as_one() -> None:
    assert [*report(simulate(BLANK, {}, ["deckhand", "sailor"], 1, "reef"))][-1].startswith(
        "1 game, "
    )


def test_the_command_prints_the_table_and_the_seed(run: Run) -> None:
    output = run("simulate", "blank", "--option", "copies=1", "--games", "5", "--seed", "reef")

    assert output.code == 0
    assert [line.split()[0] for line in output.lines[1:3]] == ["deckhand", "sailor"]
    assert output.lines[-1] == "seed reef"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["catan"], "catan"),
        (["blank", "--option", "copies=3"], "copies"),
        (["blank", "--option", "wind=high"], "wind"),
        (["blank", "--seats", "sailor"], "1"),
        (["blank", "--seats", "human,sailor"], "human"),
        (["cartagena"], "variant"),
    ],
)
def test_impossible_simulations_are_refused_by_name(
    run: Run, arguments: list[str], said: str
) -> None:
    output = run("simulate", *arguments)

    assert output.code == 1
    assert output.lines == []
    assert said in output.errors


@pytest.mark.parametrize(
    "arguments",
    [["blank", "--games", "0"], ["blank", "--games", "many"], ["blank", "--option", "x"]],
)
def test_a_wrong_command_line_says_so_and_how_it_should_be(
    arguments: list[str], capsys: pytest.CaptureFixture[str], run: Run
) -> None:
    with pytest.raises(SystemExit, match="2"):
        run("simulate", *arguments)

    assert "usage: freebooters simulate" in capsys.readouterr().err
