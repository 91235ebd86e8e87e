"""The commands that need libraries, in any encoding and with closed streams."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.terminals import CLOSED, at_a_terminal
from tests.cli.test_streams import ENCODINGS, PLAYED, alike, whole

FEW = ("--option", "variant=basic", "--seats", "2", "--games", "1", "--jobs", "1")
LINES: dict[str, tuple[str, ...]] = {
    "arena": ("--levels", "deckhand,sailor"),
    "learn": ("--rounds", "1", "--check", "1"),
    "balance": ("--level", "flotsam"),
}


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_commands_that_need_libraries_are_these() -> None:
    assert sorted(PLAYED) == sorted(LINES)


@pytest.mark.parametrize("command", ["arena", "balance"])
def test_a_command_says_the_same_in_every_encoding(command: str) -> None:
    line = [command, "cartagena", *FEW, *LINES[command], "--language", "fr"]
    expected = at_a_terminal(line)
    assert 0 == expected.code, expected.errors
    for encoding in ENCODINGS:
        told = at_a_terminal(line, encoding)

        assert 0 == told.code, encoding
        assert alike(told.out) == alike(expected.out), encoding
        whole(told)


@pytest.mark.slow
def test_what_is_learned_is_told_in_an_encoding_without_accents() -> None:
    told = at_a_terminal(["learn", "cartagena", *FEW, *LINES["learn"], "--language", "fr"], "ascii")

    assert 0 == told.code
    assert "1 tour d'apprentissage sur 1." in told.errors


@pytest.mark.parametrize(("pipe", "code"), [("cut", 141), (CLOSED, 0)])
@pytest.mark.parametrize("command", ["arena", "balance"])
def test_nobody_has_to_read_what_is_told(command: str, pipe: str, code: int) -> None:
    told = at_a_terminal([command, "cartagena", *FEW, *LINES[command]], typed=None, pipe=pipe)

    assert code == told.code
    whole(told)


def test_a_tournament_whose_seed_nobody_chose_goes_on_where_it_was() -> None:
    line: Sequence[str] = ["arena", "cartagena", *FEW, *LINES["arena"]]
    first, second = at_a_terminal(line), at_a_terminal(line)

    assert first.errors
    assert (0, "") == (second.code, second.errors)
    assert first.out == second.out


def test_one_game_is_told_as_one() -> None:
    out = at_a_terminal(["balance", "cartagena", *FEW, *LINES["balance"]]).out

    assert "1 game a setting" in " ".join(out.split())
