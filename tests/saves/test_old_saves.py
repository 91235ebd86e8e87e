"""Saves written by earlier versions still play."""

from __future__ import annotations

import json

import pytest

import freebooters
from freebooters.app.desk import Desk
from tests.saves.kept import OldSave, old_saves, outcome

KEPT = old_saves()
every_save = pytest.mark.parametrize("old", KEPT, ids=lambda old: f"{old.game}-{old.name}")


def test_every_game_and_every_choice_has_an_old_save() -> None:
    saved = {(old.game, *json.loads(old.text)["options"].items()) for old in KEPT}
    expected = {
        (name, (option.name, choice))
        for name, game in freebooters.games().items()
        for option in game.info.options
        for choice in option.choices
    }

    assert set(freebooters.games()) == {old.game for old in KEPT}
    assert set() == expected - {(game, pair) for game, *pairs in saved for pair in pairs}


@every_save
def test_an_old_save_leads_to_the_same_table(old: OldSave) -> None:
    assert old.expected == outcome(freebooters.load(old.text))


@every_save
def test_an_old_save_is_written_as_it_was_read(old: OldSave) -> None:
    table = json.loads(old.text)["table"]

    assert old.text == freebooters.load(old.text).save(table)


@every_save
def test_an_old_save_brings_its_table_along(old: OldSave) -> None:
    desk = Desk()
    answer = desk.answer("load", {"text": old.text, "frame": "wide"})
    chairs = json.loads(old.text)["table"]["chairs"]

    assert chairs == [
        {key: seat[key] for key in ("name", "colour", "who")} for seat in answer["seats"]
    ]
    assert old.text == desk.save()
    assert 1 == sum(line["message"]["key"] == "log-undo" for line in answer["log"]["lines"])
