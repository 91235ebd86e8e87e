"""Saves written by earlier versions still play; those by earlier rules are refused by name."""

from __future__ import annotations

import json

import pytest

import freebooters
from freebooters.app.desk import Desk
from freebooters.engine.errors import BadSave
from tests.saves.kept import OldSave, old_saves, outcome, outdated_saves
from tests.words import LANGUAGES, Words

KEPT = old_saves()
OUTDATED = outdated_saves()
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
    answer = desk.answer("load", {"text": old.text, "frame": "wide:620"})
    saved = json.loads(old.text)["table"]

    assert saved["chairs"] == [
        {key: seat[key] for key in ("name", "colour", "who")} for seat in answer["seats"]
    ]
    assert old.text == desk.save()
    told = sum(line["message"]["key"] == "log-undo" for line in answer["log"]["lines"])
    assert told == len(saved["undone"])


def test_in_some_old_saves_something_was_taken_back() -> None:
    assert any(json.loads(old.text)["table"]["undone"] for old in KEPT)


def test_a_save_by_every_earlier_version_of_the_rules_is_kept() -> None:
    assert {
        (name, f"rules-{version}", version)
        for name, game in freebooters.games().items()
        for version in range(1, game.info.rules_version)
    } == {(old.game, old.name, json.loads(old.text)["rules"]) for old in OUTDATED}


@pytest.mark.parametrize("old", OUTDATED, ids=lambda old: f"{old.game}-{old.name}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_save_by_earlier_rules_is_refused_with_what_has_changed(
    old: OldSave, language: str
) -> None:
    with pytest.raises(BadSave) as refused:
        freebooters.load(old.text)
    words = Words(language, old.game)
    told = words.text(refused.value.message.as_json())
    version = json.loads(old.text)["rules"]

    assert words.plain(f"{old.game}-title") in told
    assert words.plain(f"{old.game}-rules-{version + 1}") in told
