"""The small games, by keys and by ear alone: their shelf, and a whole game of each."""

from __future__ import annotations

from pathlib import Path

import pytest

from freebooters import catalog
from tests.heard.reader import Reader
from tests.heard.test_rooms import (
    Compare,
    goes_on,
    hears_the_home_page,
    plays_to_the_end,
    seated,
)
from tests.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.e2e]

_SHORT = {"liars": "p", "race": "a", "tricks": "c"}
"""By game, a seed with which it is over soon."""


def test_the_shelf_of_small_games_is_heard(reader: Reader, kept: Compare) -> None:
    words = Words("en")
    hears_the_home_page(reader)
    reader.until("k", f"{words.plain('small-title')} link")
    reader.press("Return", loads=True)
    reader.hears(f"{words.plain('small-title')} panel")
    for game in catalog.small():
        title = Words("en", game).plain(f"{game}-title")
        reader.until("h", f"{title} heading level")
        reader.until("Tab", f"{words.plain('home-play')} {title}")
    kept("small", reader.told())


@pytest.mark.parametrize("game", catalog.small())
def test_a_whole_small_game_is_heard(
    reader: Reader, kept: Compare, tmp_path: Path, game: str
) -> None:
    goes_on(reader, twin := seated(game, _SHORT[game]), tmp_path)
    plays_to_the_end(reader, twin)
    kept(f"{game}-whole", reader.told())
