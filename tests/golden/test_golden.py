"""Golden games: recorded whole, replayed action by action, compared line by line.

A difference is a bug, or a change of rules on purpose: then `rules_version` grows and
`build.py golden GAME` records that game's anew.
"""

from __future__ import annotations

import pytest

from tests.contract.journeys import quick_seeds
from tests.contract.rooms import ROOMS, Setting
from tests.golden.transcript import (
    file_of,
    folder_of,
    recorded,
    replayed,
    seat_actions,
    transcript,
)

MOST_BYTES = 344_000
FOLDERS = sorted(ROOMS)
every_recording = pytest.mark.parametrize(
    "setting",
    [
        setting
        for folder in FOLDERS
        for setting in recorded(folder)
        if quick_seeds(setting)  # all of them, but one a room in WebAssembly
    ],
    ids=str,
)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_game_is_recorded_at_every_option_with_fewest_and_most_seats(folder: str) -> None:
    files = sorted(path.name for path in folder_of(folder).iterdir())

    assert sorted(file_of(setting).name for setting in recorded(folder)) == files
    assert files


@every_recording
def test_a_recorded_game_plays_the_same_line_by_line(setting: Setting) -> None:
    text = file_of(setting).read_text("utf-8")
    actions = seat_actions(text)
    match = replayed(setting, actions)

    assert len(actions) > 1
    assert match.over
    assert text.splitlines() == transcript(match).splitlines()


@every_recording
def test_a_recorded_game_reaches_its_end_by_its_rules(setting: Setting) -> None:
    *_, end, _ = file_of(setting).read_text("utf-8").split("\n")

    assert end.startswith("  returns [")


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_recordings_of_a_game_stay_small(folder: str) -> None:
    mine = [file_of(setting) for setting in recorded(folder)]

    assert sum(path.stat().st_size for path in mine) < MOST_BYTES
