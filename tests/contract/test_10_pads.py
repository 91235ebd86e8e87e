"""Promise 10, the score pad: what one writes down of a game with the box is what the game's score sheet
counts, round by round where it is scored like that.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from freebooters import catalog
from freebooters.stage import Sheet
from freebooters.stage.pad import ScorePad
from tests.contract.journeys import quick_seeds, travel
from tests.contract.rooms import ROOMS, SETTINGS

pytestmark = pytest.mark.native

every_room = pytest.mark.parametrize("folder", sorted(ROOMS))


def _final_sheets(folder: str) -> Iterator[Sheet | None]:
    """The score sheets of games that are over."""
    game = ROOMS[folder]
    for setting in SETTINGS[folder]:
        for seed in quick_seeds(setting):
            end = travel(setting, seed).moments[-1].state
            yield game.paint.sheet(game.rules.view(end, None))


@every_room
def test_what_is_written_down_is_what_the_score_sheet_counts(folder: str) -> None:
    pad: ScorePad = catalog.pad(folder)
    sheets = list(_final_sheets(folder))

    assert sheets
    for sheet in sheets if pad.parts else []:
        columns = [column.key for column in sheet.columns] if sheet else []
        assert list(pad.parts) == [key for key in columns if key in pad.parts]
        assert pad.parts[-1] == columns[-1], "what decides stands last"


@every_room
def test_there_is_room_for_every_round_where_rounds_are_scored(folder: str) -> None:
    pad: ScorePad = catalog.pad(folder)
    rounds = [len(sheet.rounds) for sheet in _final_sheets(folder) if sheet]

    if pad.rounds is not None:
        assert max(rounds) == pad.rounds


@every_room
def test_where_nothing_is_written_down_but_who_won_nobody_shares_a_win(folder: str) -> None:
    """Equal scores tell of a count."""
    if catalog.pad(folder).parts:
        return
    game = ROOMS[folder]
    for setting in SETTINGS[folder]:
        for seed in quick_seeds(setting):
            returns = game.rules.returns(travel(setting, seed).moments[-1].state)
            assert sorted(returns)[-2:] == [0.0, 1.0]
