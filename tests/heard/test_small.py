"""The small games, by keys and by ear alone: their shelf, and a whole game of each."""

from __future__ import annotations

from pathlib import Path

import pytest

from freebooters import catalog
from freebooters.app.chairs import COLOURS
from tests.e2e.person import chair
from tests.e2e.twin import Twin
from tests.heard.reader import Reader
from tests.heard.test_rooms import (
    Compare,
    goes_on,
    hears_the_home_page,
    plays_to_the_end,
)
from tests.words import Words

pytestmark = [pytest.mark.slow, pytest.mark.e2e]

_BOTS = ["Bartholomew", "Grace", "Edward"]
_SHORT = {"liars": "p", "race": "a", "tricks": "c"}
"""By game, a seed with which it is over soon."""


def seated(game: str) -> Twin:
    """The twin of a game of somebody without a name against bots, as the shelf deals it."""
    info = catalog.small()[game].info
    bots = [chair(name, "sailor") for name in _BOTS[: info.quick.seats - 1]]
    seats = [
        {**seat, "colour": colour}
        for seat, colour in zip([chair(""), *bots], COLOURS, strict=False)
    ]
    options = info.usual_options
    return Twin(
        {
            "game": game,
            "seats": seats,
            "options": options,
            "seed": _SHORT[game],
            "frame": "wide:620",
        }
    )


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
    goes_on(reader, twin := seated(game), tmp_path)
    plays_to_the_end(reader, twin)
    kept(f"{game}-whole", reader.told())
