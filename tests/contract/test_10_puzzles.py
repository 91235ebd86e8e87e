"""Every puzzle of every room is a moment of its game, and its answer an action of whoever acts."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from freebooters.engine.puzzles import opened, pack
from tests.contract.rooms import ROOMS

MOST = 100


def puzzles(folder: str) -> list[dict[str, Any]]:
    held = files("freebooters.games") / folder / "puzzles.json"
    return list(json.loads(held.read_text("utf-8"))["puzzles"]) if held.is_file() else []


WITH_PUZZLES = [folder for folder in ROOMS if puzzles(folder)]


@pytest.mark.parametrize("folder", WITH_PUZZLES)
def test_a_puzzle_has_one_answer_among_several_actions(folder: str) -> None:
    held = puzzles(folder)
    assert len({puzzle["id"] for puzzle in held}) == len(held) <= MOST
    for data in held:
        puzzle = opened(ROOMS[folder], data)
        legal = puzzle.match.legal(puzzle.seat)
        assert puzzle.answer in legal, data["id"]
        assert len(legal) > 2, data["id"]
        assert data["log"] == pack(puzzle.match), data["id"]
        best, second = data["chances"]
        assert 0 <= second < best <= 1, data["id"]
        assert 0 <= data["found"] <= 1, data["id"]
        assert puzzle.match.game.paint.arrangement(puzzle.match.view(puzzle.seat), 0) is None


@pytest.mark.parametrize("folder", WITH_PUZZLES)
def test_the_puzzles_are_few_enough_to_fetch(folder: str) -> None:
    held = files("freebooters.games") / folder / "puzzles.json"
    assert len(held.read_bytes()) < 30_000
