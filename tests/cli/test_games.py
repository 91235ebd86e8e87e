from __future__ import annotations

import runpy
import sys

import pytest

from freebooters import catalog
from tests.cli.conftest import Run


def test_every_game_is_listed_with_its_seats_and_options(run: Run) -> None:
    lines = run("games").lines

    for game in catalog.games().values():
        assert f"{game.info.id}: {', '.join(map(str, game.info.seats))} seats" in lines
        for option in game.info.options:
            assert any(f"--option {option.name}=" in line for line in lines)


def test_the_template_is_not_listed(run: Run) -> None:
    assert not [line for line in run("games").lines if "blank" in line]


def test_the_levels_are_listed(run: Run) -> None:
    levels = "deckhand, sailor, helmsman, navigator, commodore"
    assert run("games").lines[-1] == f"players: human, {levels}"


def test_the_package_runs_as_a_program(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["freebooters", "games"])

    with pytest.raises(SystemExit, match="0"):
        runpy.run_module("freebooters", run_name="__main__")

    assert "cartagena: 2, 3, 4, 5 seats" in capsys.readouterr().out
