"""Golden games: recorded whole, replayed action by action, compared line by line.

A difference is a bug, or a change of rules on purpose: then `rules_version` grows and
`build.py golden` records them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.contract.rooms import ROOMS, SETTINGS, Setting
from tests.golden.transcript import file_of, replayed, seat_actions, transcript

RECORDED = [
    setting
    for folder, game in ROOMS.items()
    for setting in SETTINGS[folder]
    if setting.seats in (min(game.info.seats), max(game.info.seats))
]
MOST_BYTES = 320_000


def _path(setting: Setting) -> Path:
    return file_of(setting.folder, setting.options, setting.seats)


def test_every_game_is_recorded_at_every_option_with_fewest_and_most_seats() -> None:
    files = sorted(path.name for path in Path(__file__).parent.glob("*.txt"))

    assert sorted(_path(setting).name for setting in RECORDED) == files
    assert len(ROOMS) <= len(files)


@pytest.mark.parametrize("setting", RECORDED, ids=str)
def test_a_recorded_game_plays_the_same_line_by_line(setting: Setting) -> None:
    recorded = _path(setting).read_text("utf-8")
    actions = seat_actions(recorded)
    match = replayed(setting.game, setting.options, setting.seats, actions)

    assert len(actions) > 1
    assert match.over
    assert recorded.splitlines() == transcript(match).splitlines()


@pytest.mark.parametrize("setting", RECORDED, ids=str)
def test_a_recorded_game_reaches_its_end_by_its_rules(setting: Setting) -> None:
    *_, end, _ = _path(setting).read_text("utf-8").split("\n")

    assert end.startswith("  returns [")


@pytest.mark.parametrize("folder", sorted(ROOMS))
def test_the_recordings_of_a_game_stay_small(folder: str) -> None:
    mine = [_path(setting) for setting in RECORDED if setting.folder == folder]

    assert sum(path.stat().st_size for path in mine) < MOST_BYTES
