"""Saves written by earlier versions still play: none of these files is ever written again."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import freebooters
from freebooters.app.desk import Desk
from freebooters.engine.views import view_as_json

FIXTURES = Path(__file__).parent / "fixtures"

OLD = {
    # name: entries in the log, winner, fingerprint of all views at the end
    "cartagena-jamaica": (196, 1, "713c414f30f87203"),
    "cartagena-tortuga": (165, 1, "edbb74bbfe1a270f"),
    "cartagena-hispaniola": (145, None, "06976d8b5b6b2360"),
    "cartagena-basic": (170, 4, "bc66920bc8e790ac"),
    "cartagena-advanced": (91, None, "7b1478d19aba5abc"),
}


def text_of(name: str) -> str:
    return (FIXTURES / f"{name}.json").read_text("utf-8").strip()


def test_every_game_and_every_choice_has_an_old_save() -> None:
    saved = {(data["game"], *data["options"].items()) for data in map(json.loads, _texts())}
    expected = {
        (name, (option.name, choice))
        for name, game in freebooters.games().items()
        for option in game.info.options
        for choice in option.choices
    }

    assert sorted(OLD) == sorted(path.stem for path in FIXTURES.iterdir())
    assert set() == expected - {(game, pair) for game, *pairs in saved for pair in pairs}


def _texts() -> list[str]:
    return [text_of(name) for name in OLD]


@pytest.mark.parametrize("name", OLD)
def test_an_old_save_leads_to_the_same_table(name: str) -> None:
    entries, winner, fingerprint = OLD[name]
    match = freebooters.load(text_of(name))
    views = [match.view(observer) for observer in (*range(match.seats), None)]
    told = json.dumps([view_as_json(view) for view in views])

    assert entries == len(match.log)
    assert winner == match.view(None).winner
    assert (winner is not None) == match.over
    assert fingerprint == hashlib.sha256(told.encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", OLD)
def test_an_old_save_is_written_as_it_was_read(name: str) -> None:
    text = text_of(name)
    table = json.loads(text)["table"]

    assert text == freebooters.load(text).save(table)


@pytest.mark.parametrize("name", OLD)
def test_an_old_save_brings_its_table_along(name: str) -> None:
    desk, text = Desk(), text_of(name)
    answer = desk.answer("load", {"text": text, "frame": "wide"})
    chairs = json.loads(text)["table"]["chairs"]

    assert chairs == [
        {key: seat[key] for key in ("name", "colour", "who")} for seat in answer["seats"]
    ]
    assert text == desk.save()
    assert 1 == sum(line["message"]["key"] == "log-undo" for line in answer["log"]["lines"])
