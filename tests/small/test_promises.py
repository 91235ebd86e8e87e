"""The small games keep the promises of all games."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from freebooters import small
from freebooters.promises import (
    Broken,
    CutShort,
    Setting,
    broken_by,
    broken_in,
    broken_over,
    settings_of,
)
from freebooters.promises.spoken import what_is_said_has_words
from freebooters.small import _blank
from tests.contract.kept import told
from tests.small.small_games import GAMES, SETTINGS, journeys

MOST_LINES = 150

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def keeps_all(found: Iterable[Broken]) -> None:
    """Fails with everything that is broken."""
    if sentences := [told(each) for each in found]:
        pytest.fail(" | ".join(sentences), pytrace=False)


def test_three_games_lie_ready() -> None:
    assert {"liars", "race", "tricks"} <= GAMES.keys()


@every_setting
def test_no_promise_is_broken(setting: Setting) -> None:
    try:
        played = journeys(setting)
    except CutShort as cut:
        keeps_all(broken_by(cut))
    else:
        for journey in played:
            keeps_all(broken_in(journey))


@pytest.mark.native
@every_setting
def test_all_that_is_said_has_words_of_the_same_parts(setting: Setting) -> None:
    from freebooters.cli.words import shelf

    for journey in journeys(setting):
        keeps_all(what_is_said_has_words(journey, shelf(setting.game)))


@pytest.mark.parametrize("name", GAMES)
def test_none_is_broken_over_all_settings(name: str) -> None:
    played = [
        journey for setting in SETTINGS if setting.folder == name for journey in journeys(setting)
    ]

    keeps_all(broken_over(played))


def test_the_template_keeps_them_too() -> None:
    for setting in settings_of("blank", _blank.game, None):
        for journey in journeys(setting):
            keeps_all(broken_in(journey))


@pytest.mark.native
@pytest.mark.parametrize("name", GAMES)
def test_rules_are_short_enough_for_an_evening(name: str) -> None:
    file = Path(small.__file__).parent / f"{name}.py"
    lines = [line for line in file.read_text("utf-8").splitlines() if line.strip()]

    assert len(lines) <= MOST_LINES
