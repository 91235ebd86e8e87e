from __future__ import annotations

import json
from pathlib import Path

import pytest

from freebooters.catalog import room
from freebooters.engine.match import Match
from freebooters.engine.views import view_as_json
from tests.cli.conftest import Run


@pytest.fixture
def match() -> Match:
    match = Match(room("_blank"), 2, seed="reef")
    while match.to_act:
        match.act(match.to_act[0], ("keep",))
    return match


def write(folder: Path, text: str) -> str:
    file = folder / "save.json"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_save_is_told_with_positions_names_and_result(
    run: Run, match: Match, tmp_path: Path
) -> None:
    chairs = [{"name": "Anne", "colour": "red", "who": "human"}, {"name": "", "colour": "blue"}]
    output = run("replay", write(tmp_path, match.save({"chairs": chairs})))

    assert output.code == 0
    assert output.lines[0] == "    1  Anne is dealt a card."
    assert "    4  Player 2 keeps the card." in output.lines
    assert output.lines[-2].startswith("1. ")


def test_a_name_is_plain_and_leaves_the_line_alone_and_one_that_is_too_long_is_none(
    run: Run, match: Match, tmp_path: Path
) -> None:
    chairs = [{"name": "\u202eמשה\x1b[2J"}, {"name": "x" * 97}]
    output = run("replay", write(tmp_path, match.save({"chairs": chairs})))

    assert output.lines[0] == "    1  \u2068משה[2J\u2069 is dealt a card."
    assert "    4  Player 2 keeps the card." in output.lines


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="nothing here that never ends")
def test_a_file_too_large_for_a_save_is_not_read_to_its_end(run: Run) -> None:
    output = run("replay", "/dev/zero")

    assert output.code == 1
    assert "too large" in output.errors


def test_an_unfinished_save_says_so(run: Run, tmp_path: Path) -> None:
    started = Match(room("_blank"), 2, seed="reef")
    output = run("replay", write(tmp_path, started.save()))

    assert output.lines[-1] == "The game is not finished."


def test_views_are_those_of_a_match_at_every_moment(run: Run, match: Match, tmp_path: Path) -> None:
    told = [
        json.loads(line) for line in run("replay", write(tmp_path, match.save()), "--views").lines
    ]

    assert [line["position"] for line in told] == list(range(1, len(match.log) + 1))
    for line in told:
        then = match.at(line["position"])
        assert line["action"] == list(then.log[-1].action)
        assert line["spectator"] == view_as_json(then.view(None))
        assert line["seats"] == [view_as_json(then.view(seat)) for seat in range(2)]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "{",
        lambda text: "{}",
        lambda text: text.replace('"version":1', '"version":99'),
        lambda text: text.replace('"rules":1', '"rules":99'),
        lambda text: text.replace('"game":"blank"', '"game":"catan"'),
        lambda text: text.replace('[0,"keep"]', '[1,"keep"]'),
        lambda text: text.replace('"seed":"reef"', '"seed":7'),
    ],
)
def test_a_save_that_is_not_right_is_refused_and_nothing_is_told(
    run: Run, match: Match, tmp_path: Path, spoil: object
) -> None:
    assert callable(spoil)
    text = spoil(match.save())
    assert text != match.save()

    output = run("replay", write(tmp_path, text))

    assert output.code == 1
    assert output.lines == []
    assert output.errors
    assert "error-" not in output.errors


def test_a_file_that_is_not_there_is_refused_by_name(run: Run, tmp_path: Path) -> None:
    output = run("replay", str(tmp_path / "lost.json"))

    assert output.code == 1
    assert "lost.json" in output.errors


def test_a_file_of_something_else_is_refused_by_name(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(bytes(range(256)))

    assert "picture.png" in run("replay", str(file)).errors
