"""Games between equal bots: how often each seat, turn order and side won."""

from __future__ import annotations

from pathlib import Path

import pytest

from freebooters.cli.balance.groups import GameResult, Group, groups, result_of
from freebooters.trials.setting import Setting
from tests.cli.conftest import Run

ENDED = [
    GameResult((1.0, 0.0, 0.0), 0, ("red", "blue", "blue")),
    GameResult((0.0, 0.5, 0.5), 2, ("red", "blue", "blue")),
    GameResult((0.0, 0.0, 0.0), 1, (None, "blue", None)),
]


def test_wins_are_counted_by_seat_turn_order_and_party() -> None:
    found = {(group.kind, group.name): (group.times, group.wins) for group in groups(ENDED)}

    assert {
        ("seat", "1"): (3, 1.0),
        ("seat", "2"): (3, 0.5),
        ("seat", "3"): (3, 0.5),
        ("order", "1"): (3, 1.5),
        ("order", "2"): (3, 0.0),
        ("order", "3"): (3, 0.5),
        ("party", "red"): (2, 1.0),
        ("party", "blue"): (5, 1.0),
    } == found


def test_the_even_share_is_what_all_seats_won_on_average() -> None:
    (even,) = {group.even for group in groups(ENDED)}

    assert even == pytest.approx(2 / 9)


@pytest.mark.parametrize(("wins", "off"), [(50, False), (60, False), (72, True), (30, True)])
def test_only_shares_that_are_surely_uneven_are_marked(wins: int, off: bool) -> None:
    assert off is Group("seat", "1", 100, wins, 0.5).is_off(5)


def test_a_game_of_sides_tells_them() -> None:
    found = result_of(Setting("mutiny", (), 2), "flotsam", "sides")

    assert found == result_of(Setting("mutiny", (), 2), "flotsam", "sides")
    assert {*found.parties} <= {"valverde", "diaz", None}
    assert {*found.parties} != {None}


def test_the_command_writes_a_page(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "balance.md"
    line = ["balance", "cartagena", "--option", "variant=basic", "--seats", "2", "--jobs", "1"]

    output = run(*line, "--level", "flotsam", "--games", "6", "--write", str(file))

    assert 0 == output.code, output.errors
    assert output.lines == file.read_text(encoding="utf-8").splitlines()
    assert 4 == sum("cartagena variant=basic 2 seats" in row for row in output.lines)
    assert "`freebooters balance cartagena --level flotsam --games 6 --seats 2" in "".join(
        output.lines
    )


def test_nothing_is_written_where_there_is_nothing_to_play(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "balance.md"

    output = run("balance", "cartagena", "--seats", "9", "--write", str(file))

    assert output.code == 1
    assert "that many players" in output.errors
    assert not file.exists()
